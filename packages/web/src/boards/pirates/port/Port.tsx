import { memo, type ReactNode } from 'react';
import { moveCursor } from '../../../kit';
import { rhumbs } from '../chart/sea-art';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Adventures } from './Adventures';
import { Fleet, FleetLine } from './Fleet';
import { Hand } from './Hand';
import { Harbour } from './Harbour';
import { Island } from './Island';
import { Opponents } from './Opponents';
import { Purse } from './Purse';
import { RoleRow } from './RoleRow';

/** Ashore: the others' cards, harbour, island and decks, one's own fleet and hand. */
export function Port({ caption, ...props }: Props & { readonly caption: ReactNode }): ReactNode {
  const { viewer, size } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from one legal target to the next, as on every board
    <div
      className={`pi-port pi-port-${size}`}
      onKeyDown={(event) => {
        if (moveCursor(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      <Opponents {...props} />
      <div className="pi-plate0">
        <SeaGround />
        {caption}
        <Harbour {...props} />
        <Island {...props} />
        <Adventures {...props} />
      </div>
      {viewer !== 'spectator' && size === 'phone' && <OwnLine {...props} player={viewer} />}
      {viewer !== 'spectator' && size !== 'phone' && (
        <div className="pi-mine">
          <Fleet props={props} player={viewer} />
          <Purse props={props} player={viewer} />
        </div>
      )}
      {size !== 'phone' && (
        <div className="pi-row2">
          <RoleRow {...props} />
          <Hand {...props} />
        </div>
      )}
    </div>
  );
}

/** One's own fleet and tokens in a line. */
function OwnLine({ player, ...props }: Props & { readonly player: number }): ReactNode {
  const { view } = props;
  return (
    <div className="pi-ownline">
      <FleetLine props={props} player={player} />
      <span data-piece={pieceIds.chests(player)}>
        <Icon name="chest" />
        <b>{view.chests[player]}</b>
      </span>
      <span data-piece={pieceIds.yinYang(player)}>
        <Icon name="yin-yang" />
        <b>{view.yinYang[player]}</b>
      </span>
      <span data-piece={pieceIds.marks(player)}>
        <Icon name="mark" />
        <b>{view.marks[player]}</b>
      </span>
    </div>
  );
}

const SeaGround = memo(function SeaGround(): ReactNode {
  const d = rhumbs(540, 150, 32, 0, 1300) + rhumbs(120, 300, 16, 0.1, 1300) + rhumbs(980, 40, 16, 0.1, 1300);
  return (
    <svg className="pi-seabg" viewBox="0 0 1080 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={d} />
    </svg>
  );
});
