import type { GameTexts, Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { RuleSearch, RulesFound, searchRules, useToldRules } from '../rulebook/rule-search';
import './rules-panel.css';

/** A rule that was asked for; asked for anew, it is another one. */
export interface WantedRule {
  readonly rule: string;
}

interface RulesPanelProps {
  /** The page of the rulebook, where there is one. */
  readonly book?: string;
  readonly texts: GameTexts;
  /** Tells each rule as it holds at the table. */
  readonly speaker: Speaker;
  readonly wanted?: WantedRule | undefined;
}

/** The rules in our own words, by id, narrowed down as one types; opens at the one that was asked for. */
export function RulesPanel({ book, texts, speaker, wanted }: RulesPanelProps): ReactNode {
  // What was typed before another rule was asked for does not hide it.
  const [typed, setTyped] = useState({ query: '', before: wanted });
  const query = typed.before === wanted ? typed.query : '';
  const told = useToldRules(texts, speaker);
  const found = useMemo(() => searchRules(told, query), [told, query]);
  return (
    <div className="rules">
      <RuleSearch query={query} onQuery={(text) => setTyped({ query: text, before: wanted })} />
      <RulesFound n={found.length} />
      <RuleList rules={found} wanted={wanted} book={book} />
    </div>
  );
}

interface RuleListProps {
  readonly rules: ReadonlyArray<readonly [string, string]>;
  readonly wanted?: WantedRule | undefined;
  /** The page of the rulebook; empty where the list is a part of it. */
  readonly book: string | undefined;
}

/** Rules by number, each with the way to where it stands in the rulebook. */
export function RuleList({ rules, wanted, book }: RuleListProps): ReactNode {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const rule = list.current?.querySelector<HTMLElement>('[aria-current]');
    // The list alone is moved, not the table around it.
    if (wanted !== undefined && rule != null) list.current?.scrollTo({ top: rule.offsetTop - list.current.offsetTop });
  }, [wanted]);
  const inPage = book === undefined || book === '';
  const Heading = inPage ? 'h2' : 'h3';
  const elsewhere = inPage ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ul ref={list} tabIndex={0} aria-label={t('rules.title')}>
      {rules.map(([id, text]) => (
        <li key={id} id={id} aria-current={id === wanted?.rule || undefined}>
          <Heading>{id}</Heading>
          <p>
            {text}{' '}
            {book !== undefined && (
              <a className="rule-link" href={`${book}#${id}`} {...elsewhere} title={id}>
                {t('rules.readOn')}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
