import type { Reason, Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { reasonWords } from '../common/reason-text';
import { useWords } from '../i18n/words';
import { RuleLink } from '../kit/rule-link';

/** Why something is not possible: the reason, the rule behind it where there is one, and the way to its paragraph. */
export function WhyNot({ reason, speaker }: { readonly reason: Reason; readonly speaker: Speaker }): ReactNode {
  const { text, rule } = reasonWords(reason, useWords(), speaker);
  return (
    <>
      {text}
      {rule !== undefined && (
        <>
          {' '}
          <span>{rule.text}</span> <RuleLink rule={rule.id} />
        </>
      )}
    </>
  );
}
