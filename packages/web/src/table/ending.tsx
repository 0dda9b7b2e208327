import type { Result } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { range } from '../common/range';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';

interface EndingProps {
  readonly result: Result | undefined;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly actions: ReactNode;
}

/** How the game ended, and what can be done next. */
export function Ending({ result, names, owners, actions }: EndingProps): ReactNode {
  const { t } = useWords();
  const order = result === undefined ? [] : [...range(names.length)].sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  return (
    <div className="ending">
      {result !== undefined && result.how !== 'played' && <p className="quiet">{t(`ending.${result.how}`)}</p>}
      <ol className="ending-ranks">
        {order.map((seat) => {
          const owner = owners[seat];
          return (
            <li key={seat}>
              <span className="ending-rank">{result?.ranks[seat]}</span>
              {owner && <Emblem owner={owner} size={15} />}
              <b>{names[seat]}</b> {result?.totals[seat]}
            </li>
          );
        })}
      </ol>
      <div className="ending-actions">{actions}</div>
    </div>
  );
}
