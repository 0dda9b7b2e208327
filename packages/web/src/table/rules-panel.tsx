import type { GameTexts, Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../i18n/words';

interface RulesPanelProps {
  readonly texts: GameTexts;
  /** Tells each rule as it holds at the table. */
  readonly speaker: Speaker;
  readonly level?: 2 | 3;
  /** The rule that was asked for: what one would have typed to find it. */
  readonly wanted?: string | undefined;
}

/** The rules in our own words, by id, narrowed down as one types. */
export function RulesPanel({ texts, speaker, level = 3, wanted = '' }: RulesPanelProps): ReactNode {
  const { t } = useWords();
  const [query, setQuery] = useState(wanted);
  const told = useMemo(
    () => Object.fromEntries(Object.keys(texts.rules).map((id) => [id, speaker.rule(id) ?? ''])),
    [texts.rules, speaker],
  );
  const found = useMemo(() => searchRules(told, query), [told, query]);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="rules">
      <input
        type="search"
        value={query}
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="quiet" role="status">
        {t('rules.found', { n: found.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={t('rules.title')}>
        {found.map(([id, text]) => (
          <li key={id} id={id}>
            <Heading>{id}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rules that contain every word of the query, in id or text; marks and case do not matter. */
export function searchRules(rules: Readonly<Record<string, string>>, query: string): ReadonlyArray<readonly [string, string]> {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return Object.entries(rules).filter(([id, text]) => {
    const hay = plain(`${id} ${text}`);
    return words.every((word) => hay.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
