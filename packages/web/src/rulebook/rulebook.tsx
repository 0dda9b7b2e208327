import { defaultOptions, equal, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../common/icon';
import { WinPlate } from '../guide/win-plate';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideScript, stepsOf } from '../kit';
import { Picture } from '../learn/picture';
import { positionIfItFits } from '../learn/position';
import { RuleList } from '../table/rules-panel';
import { seatNumbers } from '../table/seat-names';
import { type TableKit, useSpeaker } from '../table/table-kit';
import { type Book, type BookChapter, chapterRules, type Examples, homeOf, isReading } from './book';
import { GuideExample, MoveExample } from './example-card';
import { Legend } from './legend';
import { LinkTo } from './link-to';
import { RuleSearch, RulesFound, searchRules, useToldRules } from './rule-search';
import type { Summary } from './summary';
import './rulebook.css';

interface RulebookProps {
  readonly kit: TableKit;
  readonly title: string;
  readonly book: Book;
  readonly examples: Examples;
  readonly summary: Summary;
  readonly script: GuideScript;
}

/** Pages that are not chapters of the ledger. */
type Leaf = 'winning' | 'legend' | 'page' | 'readings' | 'ledger';
const FRONT = ['winning', 'page', 'legend'] as const satisfies readonly Leaf[];
const BACK = ['readings', 'ledger'] as const satisfies readonly Leaf[];

/** A rulebook to read: contents, one chapter at a time, search over all of it. A rule's id, or a chapter's, after # opens it there. */
export function Rulebook({ kit, title, book, examples, summary, script }: RulebookProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const speaker = useSpeaker(kit, seatNumbers(Math.max(...kit.game.seats), words));
  const ids = useMemo(() => Object.keys(kit.texts.rules), [kit.texts.rules]);
  const rules = useMemo(() => chapterRules(book, ids), [book, ids]);
  const [open, setOpen] = useState<string>('winning');
  const [query, setQuery] = useState('');
  const wanted = useHash();
  const contents = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that is current changes with the leaf
  useEffect(() => {
    // On a phone the contents are a row to be pushed sideways.
    const here = contents.current?.querySelector<HTMLElement>('[aria-current]');
    if (here != null) contents.current?.scrollTo({ left: here.offsetLeft - contents.current.offsetLeft - 40 });
  }, [open]);
  const home = (rule: string): string => homeOf(rules, rule) ?? 'ledger';
  const goTo = (place: string): void => {
    setOpen(ids.includes(place) ? home(place) : place);
    requestAnimationFrame(() => document.getElementById(place)?.scrollIntoView({ block: 'center' }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes where the address says, whenever it changes
  useEffect(() => {
    if (wanted !== '') goTo(wanted);
  }, [wanted]);
  const told = useToldRules(kit.texts, speaker);
  const found = query.trim() === '' ? [] : searchRules(told, query).slice(0, 40);
  const chapter = book.chapters.find(({ id }) => id === open);
  const show = (rule: string): void => {
    setQuery('');
    location.hash = rule;
    goTo(rule);
  };
  const entry = (id: string, name: string): ReactNode => (
    <li key={id}>
      <button type="button" aria-current={id === open ? 'page' : undefined} onClick={() => setOpen(id)}>
        {name}
      </button>
    </li>
  );
  return (
    <div className="book">
      <div className="book-bar">
        <RuleSearch query={query} onQuery={setQuery} />
        <button type="button" className="button button-small" onClick={() => print()}>
          {t('book.print')}
        </button>
        <a className="button button-small" href={`/guide/${kit.game.id}`}>
          <Icon name="play" />
          {t('home.guide')}
        </a>
      </div>
      <nav className="book-contents" aria-label={t('book.contents')}>
        <ol ref={contents}>
          {FRONT.map((leaf) => entry(leaf, t(`book.${leaf}`)))}
          {book.chapters.map(({ id, title: name }) => entry(id, name[locale]))}
          {BACK.map((leaf) => entry(leaf, t(`book.${leaf}`)))}
        </ol>
      </nav>
      <article className="book-leaf">
        {query.trim() !== '' ? (
          <Found found={found} onOpen={show} />
        ) : chapter !== undefined ? (
          <Chapter
            kit={kit}
            speaker={speaker}
            chapter={chapter}
            rules={rules.get(chapter.id) ?? []}
            told={told}
            examples={examples}
            script={script}
            wanted={wanted}
          />
        ) : open === 'winning' ? (
          <Winning kit={kit} title={title} script={script} speaker={speaker} />
        ) : open === 'legend' ? (
          <Legend kit={kit} speaker={speaker} script={script} told={told} />
        ) : open === 'page' ? (
          <OnePage kit={kit} title={title} summary={summary} speaker={speaker} />
        ) : open === 'readings' ? (
          <Readings kit={kit} ids={ids} told={told} speaker={speaker} wanted={wanted} />
        ) : (
          <div className="rules">
            <RuleList rules={Object.entries(told)} book="" />
          </div>
        )}
      </article>
    </div>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const read = (): void => setHash(decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}

function Found({
  found,
  onOpen,
}: {
  readonly found: ReadonlyArray<readonly [string, string]>;
  readonly onOpen: (rule: string) => void;
}): ReactNode {
  return (
    <>
      <RulesFound n={found.length} />
      <ul className="book-found">
        {found.map(([id, text]) => (
          <li key={id}>
            <button type="button" title={id} onClick={() => onOpen(id)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChapterProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly chapter: BookChapter;
  readonly rules: readonly string[];
  readonly told: Readonly<Record<string, string>>;
  readonly examples: Examples;
  readonly script: GuideScript;
  /** The rule that the address names. */
  readonly wanted: string;
}

function Chapter({ kit, speaker, chapter, rules, told, examples, script, wanted }: ChapterProps): ReactNode {
  const { t, locale } = useWords();
  const played = script.chapters.filter(({ id }) => chapter.guide.includes(id));
  const moves = chapter.moves.flatMap((kind) => {
    const example = examples[kind];
    return example === undefined ? [] : [{ kind, example }];
  });
  // A chapter that the guide does not play out opens with a move from a game.
  const [first] = played.length === 0 ? moves : [];
  const more = moves.filter((move) => move !== first);
  return (
    <>
      <h2>{chapter.title[locale]}</h2>
      {first !== undefined && <MoveExample kit={kit} speaker={speaker} example={first.example} unfolded />}
      {played.map((one) => (
        <GuideExample key={one.id} kit={kit} speaker={speaker} script={script} chapter={one} />
      ))}
      {rules.map((id) => (
        <Paragraph key={id} id={id} text={told[id]} wanted={wanted} />
      ))}
      {more.length > 0 && <h3>{t('book.examples')}</h3>}
      {more.map(({ kind, example }) => (
        <MoveExample key={kind} kit={kit} speaker={speaker} example={example} />
      ))}
    </>
  );
}

function Winning({
  kit,
  title,
  script,
  speaker,
}: {
  readonly kit: TableKit;
  readonly title: string;
  readonly script: GuideScript;
  readonly speaker: Speaker;
}): ReactNode {
  const { t } = useWords();
  const view = useMemo(
    () => positionIfItFits(kit.game, { ...script, entries: entriesBefore(script, stepsOf(script).length) }),
    [kit.game, script],
  );
  return (
    <WinPlate
      title={title}
      sources={script.sources}
      speaker={speaker}
      picture={view !== undefined && <Picture kit={kit} view={view} seats={script.seats} speaker={speaker} label={t('guide.winning')} />}
    />
  );
}

/** The game on one page, for the table: what winning means, the course of play and every action in a line, each with its rule. */
function OnePage({
  kit,
  title,
  summary,
  speaker,
}: {
  readonly kit: TableKit;
  readonly title: string;
  readonly summary: Summary;
  readonly speaker: Speaker;
}): ReactNode {
  return (
    <section className="book-page">
      <h2>{title}</h2>
      <p>
        <b>{speaker.say({ key: 'guide.plate.title' })}.</b> {speaker.say({ key: 'guide.plate.lead' })}
      </p>
      <div className="book-columns">
        {summary.map(({ head, lines }) => (
          <div key={head}>
            <h3>{head}</h3>
            <ul>
              {lines.map(({ rule, name, text }) => (
                <li key={rule} className="book-rule">
                  {name !== undefined && <b>{name}: </b>}
                  {text}
                  {'\u00a0'}
                  <LinkTo rule={rule} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="quiet">{kit.game.components === undefined ? '' : speaker.say({ key: 'components.summary' })}</p>
    </section>
  );
}

interface ParagraphProps {
  readonly id: string;
  readonly text: string | undefined;
  readonly wanted: string;
}

/** A rule, with the address by which others find it. */
function Paragraph({ id, text, wanted }: ParagraphProps): ReactNode {
  return (
    <p id={id} className={`book-rule ${isReading(id) ? 'book-reading' : ''}`} aria-current={id === wanted || undefined}>
      {text}
      {'\u00a0'}
      <LinkTo rule={id} />
    </p>
  );
}

/** What the book leaves open and how it is read here, what was reconstructed, and what a table may change. */
function Readings({
  kit: { game, texts },
  ids,
  told,
  speaker,
  wanted,
}: {
  readonly wanted: string;
  readonly kit: TableKit;
  readonly ids: readonly string[];
  readonly told: Readonly<Record<string, string>>;
  readonly speaker: Speaker;
}): ReactNode {
  const { t } = useWords();
  const usual = defaultOptions(game.options);
  return (
    <>
      <h2>{t('book.readings')}</h2>
      {game.components !== undefined && (
        <>
          <p>{speaker.say({ key: 'components.summary' })}</p>
          <table className="components">
            <tbody>
              {game.components.map(({ name, certainty }) => (
                <tr key={name}>
                  <th scope="row">{speaker.say({ key: `component.${name}` })}</th>
                  <td>{t(`certainty.${certainty}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{t('house.title')}</h3>
      <dl className="book-options">
        {Object.entries(game.options).map(([name, spec]) => (
          <div key={name}>
            <dt>{texts.messages[`option.${name}`] ?? name}</dt>
            <dd>
              {spec.kind === 'choice'
                ? spec.values.map((value) => (
                    <span key={value} className={equal(usual[name], value) ? 'book-usual' : ''}>
                      {texts.messages[`option.${name}.${value}`] ?? value}
                    </span>
                  ))
                : spec.kind === 'number'
                  ? `${spec.min}–${spec.max} (${spec.default})`
                  : t(usual[name] === true ? 'book.on' : 'book.off')}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('book.decided')}</h3>
      {ids.filter(isReading).map((id) => (
        <Paragraph key={id} id={id} text={told[id]} wanted={wanted} />
      ))}
    </>
  );
}
