import type { MessageParams, Speaker } from '@quarterdeck/kernel';
import type { Refusal } from '@quarterdeck/protocol';
import type { Words } from '../i18n/words';

/** Why not, in words, and the rule behind it where a rule of the game forbids it. */
export interface ReasonWords {
  readonly text: string;
  readonly rule: { readonly id: string; readonly text: string } | undefined;
}

export function reasonWords(refusal: Refusal, words: Words, speaker?: Speaker): ReasonWords {
  // A refusal's parameters are those of the reason it came from, through JSON.
  const params = (refusal.params ?? {}) as MessageParams;
  const key = `reason.${refusal.code}`;
  const own = words.maybe(key, params);
  if (own !== undefined) return { text: own, rule: undefined };
  const said = speaker?.say({ key, params });
  const rule = speaker?.rule(refusal.rule);
  return {
    text: said === undefined || said === key ? words.t('reason.unknown', { code: refusal.code }) : said,
    rule: rule === undefined ? undefined : { id: refusal.rule, text: rule },
  };
}
