import type { ReactNode } from 'react';
import { figure } from '../../../common/figure';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import { Fleet, FleetLine } from '../port/Fleet';
import { Purse } from '../port/Purse';
import type { SeatProps } from '../types';
import '../pirates.css';

/** All that one has oneself, for the own card: the fleet, goods, tokens and rituals. */
export function Own({ player, ...props }: SeatProps): ReactNode {
  return (
    <div className="pi pi-own">
      <Fleet props={props} player={player} />
      <Purse props={props} player={player} />
    </div>
  );
}

/** The same in one line, for a phone. */
export function Strip({ player, ...props }: SeatProps): ReactNode {
  const { view } = props;
  return (
    <span className="pi strip pi-strip">
      <FleetLine props={props} player={player} />
      <span data-piece={pieceIds.chests(player)}>
        <Icon name="chest" />
        <b>{figure(view.chests[player] ?? 0)}</b>
      </span>
      <span data-piece={pieceIds.yinYang(player)}>
        <Icon name="yin-yang" />
        <b>{view.yinYang[player]}</b>
      </span>
      <span data-piece={pieceIds.marks(player)}>
        <Icon name="mark" />
        <b>{view.marks[player]}</b>
      </span>
    </span>
  );
}
