import { defaultOptions, type GameTexts, type OptionSpecs, type OptionValues } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../common/icon';
import { useWords, type Words } from '../i18n/words';

/** One thing that is agreed, in words. */
interface Fact {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
}

interface AgreedProps {
  readonly info: TableInfo;
  readonly specs: OptionSpecs;
  readonly texts: GameTexts;
}

/** How long something that was changed stands out. */
const STANDS_OUT = 60_000;

/** Everything that is agreed at a table, readable by somebody who comes by a link; what was just changed stands out. */
export function Agreed({ info, specs, texts }: AgreedProps): ReactNode {
  const words = useWords();
  const { t } = words;
  const facts = factsOf(info, texts, words);
  const usual = defaultOptions(specs);
  const options = Object.keys(specs).map((key) => optionFact(key, info.options, texts, words));
  const special = options.filter(({ id }) => info.options[id] !== undefined && info.options[id] !== usual[id]);
  const shown = [...facts, ...special];
  const changed = useChanged(shown);
  return (
    <div className="agreed">
      <ul>
        {shown.map(({ id, icon, title, note }) => (
          <li key={id} className={changed.has(id) ? 'agreed-changed' : undefined}>
            <Icon name={icon} />
            <b>{title}</b>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ul>
      {options.length > special.length && (
        <details>
          <summary>{t('agreed.all')}</summary>
          <ul>
            {options
              .filter((option) => !special.includes(option))
              .map(({ id, title }) => (
                <li key={id}>
                  <Icon name="compass" />
                  <span>{title}</span>
                </li>
              ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function factsOf(info: TableInfo, { messages }: GameTexts, { t }: Words): Fact[] {
  const { clock, seats, rated, hints, spectators, access, match, onExpiry } = info;
  const facts: Fact[] = [{ id: '.seats', icon: 'players', title: t('agreed.seats', { n: seats.length }) }];
  if (clock.kind === 'none') facts.push({ id: '.clock', icon: 'glass', title: t('agreed.noClock'), note: t('agreed.noClock.note') });
  else {
    const late = t(onExpiry === 'bot' ? 'agreed.late.bot' : 'agreed.late.resign');
    const title =
      clock.kind === 'live'
        ? t('agreed.live', { minutes: clock.minutes, increment: clock.increment })
        : t('agreed.slow', { hours: clock.hours });
    const holidays = clock.kind === 'slow' && (clock.holidays ?? 0) > 0 ? `. ${t('agreed.holidays', { n: clock.holidays ?? 0 })}` : '';
    facts.push({ id: '.clock', icon: 'glass', title, note: late + holidays });
  }
  facts.push({
    id: '.rated',
    icon: 'compass',
    title: t(rated ? 'agreed.rated' : 'agreed.unrated'),
    note: t(rated ? 'agreed.rated.note' : hints ? 'agreed.hints' : 'agreed.noHints'),
  });
  if (match !== undefined) facts.push({ id: '.match', icon: 'again', title: t('new.match.n', { n: match.bestOf }) });
  if (info.readyMade === true)
    facts.push({ id: '.ready', icon: 'compass', title: messages['ready.name'] ?? '', note: messages['ready.says'] ?? '' });
  facts.push({ id: '.undo', icon: 'undo', title: t('agreed.undo'), note: t('agreed.undo.note') });
  facts.push({
    id: '.spectators',
    icon: 'eye',
    title: t(spectators ? 'agreed.spectators' : 'agreed.noSpectators'),
    note: t(access === 'open' ? 'agreed.open' : 'agreed.invited'),
  });
  return facts;
}

function optionFact(key: string, values: OptionValues, { messages }: GameTexts, { t }: Words): Fact {
  const value = values[key];
  const label = messages[`option.${key}`] ?? key;
  const said = typeof value === 'boolean' ? t(value ? 'agreed.yes' : 'agreed.no') : (messages[`option.${key}.${value}`] ?? String(value));
  return { id: key, icon: 'compass', title: `${label}: ${said}` };
}

/** Which facts have become others while one looked, for a minute. */
function useChanged(facts: readonly Fact[]): ReadonlySet<string> {
  const before = useRef<ReadonlyMap<string, string> | undefined>(undefined);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const now = JSON.stringify(facts.map(({ id, title, note }) => [id, `${title} ${note ?? ''}`]));
  useEffect(() => {
    const known = before.current;
    const said = new Map(JSON.parse(now) as [string, string][]);
    before.current = said;
    if (known === undefined) return;
    const fresh = [...said].flatMap(([id, text]) => (known.get(id) === text ? [] : [id]));
    if (fresh.length === 0) return;
    setChanged((old) => new Set([...old, ...fresh]));
    const calm = setTimeout(() => setChanged((old) => new Set([...old].filter((id) => !fresh.includes(id)))), STANDS_OUT);
    return () => clearTimeout(calm);
  }, [now]);
  return changed;
}
