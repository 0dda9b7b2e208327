import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '../i18n/words';

export interface RulesHere {
  readonly game: string;
  /** Shows a rule beside the board; left out where there is no list of them: then the rulebook opens in a tab of its own. */
  readonly show?: ((rule: string) => void) | undefined;
}

const Rules = createContext<RulesHere | undefined>(undefined);

/** Where the rules are that reasons and explanations inside name. */
export const RulesHere = Rules.Provider;

interface RuleLinkProps {
  readonly rule: string;
  /** What is clicked; left out: words that say where it leads. */
  readonly children?: ReactNode;
}

/** From a reason or an explanation to the paragraph behind it. */
export function RuleLink({ rule, children }: RuleLinkProps): ReactNode {
  const { t } = useWords();
  const here = useContext(Rules);
  if (here === undefined) return children;
  const { game, show } = here;
  const words = children ?? t('rules.show');
  return show === undefined ? (
    <a className="rule-link" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer" title={rule}>
      {words}
    </a>
  ) : (
    <button type="button" className="rule-link" title={rule} onClick={() => show(rule)}>
      {words}
    </button>
  );
}
