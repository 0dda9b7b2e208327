import { harbourDemand, LOOT_KINDS } from '@quarterdeck/pirates';
import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { Fill, Fine, Line } from '../draw/ink';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** The current harbour as a price board, the dearest good first. */
export const Harbour = memo(function Harbour({ view, speaker }: Props): ReactNode {
  const demand = harbourDemand(view);
  const goods = demand.map((price, good) => ({ price, good })).sort((a, b) => b.price - a.price || a.good - b.good);
  return (
    <section className="pi-panel pi-harbour" data-piece={pieceIds.harbour} aria-label={say(speaker, 'board.harbour')}>
      <Skyline />
      <h2>{say(speaker, `harbour.${view.harbour}`)}</h2>
      <ul>
        {goods.map(({ price, good }) => (
          <li key={good} className={price === Math.max(...demand) ? 'pi-top' : undefined} data-piece={pieceIds.price(good)}>
            <Icon name={LOOT_KINDS[good] ?? ''} />
            <span>{say(speaker, `loot.${LOOT_KINDS[good]}`)}</span>
            <b>{price}</b>
          </li>
        ))}
      </ul>
      <p>{say(speaker, 'board.harbour.rule')}</p>
    </section>
  );
});

const Skyline = memo(function Skyline(): ReactNode {
  return (
    <svg className="pi-skyline" viewBox="0 0 240 44" aria-hidden="true">
      <Fine d="M0 38q6 -3.5 12 0t12 0t12 0t12 0M192 38q6 -3.5 12 0t12 0t12 0t12 0M4 43q5 -3 10 0t10 0M206 43q5 -3 10 0t10 0" />
      <Fill d="M52 41V24L62 16L72 24V41Z" tone="land" />
      <Fill d="M49 26L62 14L75 26L72 27L62 18L52 27Z" tone="wood" />
      <Fill d="M76 41V20H98V41Z" tone="paper" />
      <Fill d="M73 21L78 12H96L101 21Z" tone="wood" />
      <Fill d="M102 41V8H112V41Z" tone="land" />
      <Fill d="M99 9L107 -1L115 9Z" tone="red" />
      <Fill d="M116 41V25H142V41Z" tone="paper" />
      <Fill d="M113 26L120 17H138L145 26Z" tone="wood" />
      <Fill d="M146 41V22L157 13L168 22V41Z" tone="land" />
      <Fill d="M143 24L157 11L171 24L168 25L157 16L146 25Z" tone="wood" />
      <Fine d="M60 41V32H65V41M81 26H85V31H81ZM89 26H93V31H89ZM105 15H109V20H105ZM105 26H109V31H105ZM121 31H125V36H121ZM131 31H135V36H131ZM154 41V31H160V41" />
      <Line d="M40 41H180M178 41V14M178 16L188 19L178 22M34 41V20M34 22C28 24 28 32 34 34M34 20C40 23 40 31 34 34" />
    </svg>
  );
});
