import type { GameTexts, Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../i18n/words';

/** Every rule by id, in words, as it holds under the options of the table. */
export function useToldRules(texts: GameTexts, speaker: Speaker): Readonly<Record<string, string>> {
  return useMemo(() => Object.fromEntries(Object.keys(texts.rules).map((id) => [id, speaker.rule(id) ?? ''])), [texts.rules, speaker]);
}

/** Where one types what one looks for. */
export function RuleSearch({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }): ReactNode {
  const { t } = useWords();
  return (
    <input
      type="search"
      value={query}
      aria-label={t('rules.search')}
      placeholder={t('rules.search')}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

/** How many there are, said also to those who do not see the list grow shorter. */
export function RulesFound({ n }: { readonly n: number }): ReactNode {
  const { t } = useWords();
  return (
    <p className="quiet" role="status">
      {t('rules.found', { n })}
    </p>
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
