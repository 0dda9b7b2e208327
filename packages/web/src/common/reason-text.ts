import type { Reason, Speaker } from '@quarterdeck/kernel';

import type { Words } from '../i18n/words';

/** Why not, in words, and the rule behind it where a rule of the game forbids it. */
export interface ReasonWords {
  readonly text: string;
  readonly rule: { readonly id: string; readonly text: string } | undefined;
}

export function reasonWords(refusal: Reason, words: Words, speaker?: Speaker): ReasonWords {
  const params = refusal.params ?? {};
  const key = `reason.${refusal.code}`;
  const own = words.maybe(key, params);
  const said = own ?? speaker?.say({ key, params });
  const rule = speaker?.rule(refusal.rule);
  return {
    text: said === undefined || said === key ? words.t('reason.unknown', { code: refusal.code }) : said,
    rule: rule === undefined ? undefined : { id: refusal.rule, text: rule },
  };
}
