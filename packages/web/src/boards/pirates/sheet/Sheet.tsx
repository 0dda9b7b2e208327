import { HIDDEN } from '@quarterdeck/kernel';
import { chestTile, ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { CardBack } from '../cards/CardBack';
import { Plate } from '../cards/Plate';
import { Icon } from '../draw/Icon';
import { Fleet } from '../port/Fleet';
import { HandCard } from '../port/Hand';
import { rolesOnTable } from '../port/Opponents';
import { Purse } from '../port/Purse';
import { Sprite } from '../symbols/Sprite';
import type { SeatProps } from '../types';
import '../pirates.css';

/** All that lies before a player. */
export function Sheet({ player, ...props }: SeatProps): ReactNode {
  const { view, speaker } = props;
  const onTable = rolesOnTable(view.table, player);
  const hand = view.hands[player] ?? [];
  const tile = chestTile(view.chests[player] ?? 0);
  return (
    <div className="pi pi-sheet">
      <Sprite />
      <Fleet props={props} player={player} />
      <Purse props={props} player={player} />
      <section>
        <h3>{say(speaker, 'board.sheet.chests')}</h3>
        <p className="pi-sheet-chests">
          <Icon name="chest" />
          <b>{view.chests[player]}</b>
          {tile > 0 && <span>{say(speaker, 'board.sheet.tile', { n: tile })}</span>}
          {view.starter === player && (
            <span>
              <Icon name="helm" /> {say(speaker, 'piece.startMarker')}
            </span>
          )}
        </p>
      </section>
      <section>
        <h3>{say(speaker, 'board.sheet.roles')}</h3>
        <div className="pi-roles-on-table">
          {onTable.map((role) => (
            <figure key={role}>
              <Plate role={role} />
              <figcaption>{say(speaker, `role.${ROLES[role]}`)}</figcaption>
            </figure>
          ))}
          {onTable.length === 0 && <em>{say(speaker, 'board.table.empty')}</em>}
        </div>
      </section>
      <section>
        <h3>{say(speaker, 'board.cards', { n: hand.length })}</h3>
        <div className="pi-adventures pi-adventures-open">
          {hand.map((card, i) =>
            card === HIDDEN ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
              <CardBack key={i} />
            ) : (
              <HandCard key={card} props={props} card={card} />
            ),
          )}
        </div>
      </section>
    </div>
  );
}
