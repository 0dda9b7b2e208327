import type { Reason, Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { reasonWords } from '../common/reason-text';
import { useWords } from '../i18n/words';
import { RuleLink } from '../kit/rule-link';

/** Why something is not possible; where a rule forbids it, the reason itself is the way to its paragraph: there may be no room for more. */
export function WhyNot({ reason, speaker }: { readonly reason: Reason; readonly speaker: Speaker }): ReactNode {
  const { text, rule } = reasonWords(reason, useWords(), speaker);
  if (rule === undefined) return text;
  return (
    <>
      <RuleLink rule={rule.id}>{text}</RuleLink> <span>{rule.text}</span>
    </>
  );
}
