import { BONUSES, bonusOf, planetsOf, planetsToWin, SPICES, sideOf, spiceOf } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { rem, say } from '../../../kit';
import { pieceIds } from '../pieces';
import { BonusIcon, GlobeIcon, SpiceIcon } from '../symbols/Icons';
import type { SheetProps } from '../types';

/** What one has oneself in one line, for a phone, and how many tiles are left. */
export function Strip(props: SheetProps): ReactNode {
  const { view, player } = props;
  const side = sideOf(view, player);
  return (
    <span className="ef strip">
      <span title={say(props.speaker, 'board.planetsToWin', { n: planetsToWin(view) })}>
        <GlobeIcon planet={Math.max(0, view.planetOwner.indexOf(player))} size={20} />
        {planetsOf(view, side)}/{planetsToWin(view)}
      </span>
      {SPICES.map((spice, i) => (
        <span key={spice} title={say(props.speaker, `spice.${spice}`)} data-piece={pieceIds.spices(player)}>
          <SpiceIcon spice={i} size={18} />
          {spiceOf(view, player, i)}
        </span>
      ))}
      {BONUSES.map((bonus, i) => {
        const count = bonusOf(view, player, i);
        return count === 0 ? null : (
          <span key={bonus} title={say(props.speaker, `bonus.${bonus}`)} data-piece={pieceIds.bonus(i)}>
            <BonusIcon bonus={i} size={20} />
            {count > 1 && count}
          </span>
        );
      })}
      <span title={say(props.speaker, 'board.stack')} data-piece={pieceIds.stack}>
        <svg className="ef-icon" width={rem(20)} height={rem(18)} viewBox="0 0 30 26" aria-hidden="true">
          <path d="M3 13L9 5H21L27 13L21 21H9Z" className="ef-stack" />
        </svg>
        {view.stack}
      </span>
    </span>
  );
}
