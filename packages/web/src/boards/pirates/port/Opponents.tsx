import { HIDDEN } from '@quarterdeck/kernel';
import { NO_ROLE, ROLES } from '@quarterdeck/pirates';
import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import { CardBack, CardSlot } from '../cards/CardBack';
import { Plate } from '../cards/Plate';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { pieceIds } from '../pieces';
import { seatsOf } from '../seats';
import type { Props } from '../types';

/** Across the table: what lies before the others, face down or open. */
export const Opponents = memo(function Opponents(props: Props): ReactNode {
  const { view, viewer } = props;
  return (
    <section className="pi-opponents" aria-label={say(props.speaker, 'board.opponents')}>
      {seatsOf(view).map((seat) => (seat === viewer ? null : <Opponent key={seat} {...props} player={seat} />))}
    </section>
  );
});

/** Role cards of earlier rounds that still lie before a seat. */
export function rolesOnTable(table: readonly number[], seat: number): readonly number[] {
  return ROLES.flatMap((_, role) => (((table[seat] ?? 0) & (1 << role)) === 0 ? [] : [role]));
}

function Opponent(props: Props & { readonly player: number }): ReactNode {
  const { view, names, owners, speaker, player } = props;
  const owner = ownerOf(owners, player);
  const chosen = view.chosen[player] ?? NO_ROLE;
  const faceDown = chosen === HIDDEN || (chosen !== NO_ROLE && chosen > view.called);
  const acts = view.step !== 'choose' && view.actor === player && view.called === chosen;
  const onTable = rolesOnTable(view.table, player);
  return (
    <div className={`pi-opponent ${acts ? 'pi-acts' : ''}`}>
      <span className="pi-laid" data-piece={pieceIds.chosen(player)}>
        {chosen === NO_ROLE ? (
          <CardSlot owner={owner} label={say(speaker, 'board.chosen.none')} />
        ) : faceDown ? (
          <CardBack owner={owner} label={say(speaker, 'board.chosen.hidden')} />
        ) : (
          <Plate role={chosen} />
        )}
      </span>
      <div className="pi-opponent-name">
        <b>
          <Pennant owner={owner} />
          <span>{names[player]}</span>
          {view.starter === player && <Icon name="helm" label={say(speaker, 'piece.startMarker')} />}
        </b>
        <span>{status(props, player, chosen, faceDown)}</span>
      </div>
      <div className="pi-roles-on-table">
        {onTable.map((role) => (
          <figure key={role} data-piece={pieceIds.role(role)} title={say(speaker, `role.${ROLES[role]}`)}>
            <Plate role={role} />
            <figcaption>{say(speaker, `role.${ROLES[role]}`)}</figcaption>
          </figure>
        ))}
        {onTable.length === 0 && <em>{say(speaker, 'board.table.empty')}</em>}
      </div>
    </div>
  );
}

function status({ view, speaker }: Props, player: number, chosen: number, faceDown: boolean): string {
  if (chosen === NO_ROLE) return say(speaker, view.step === 'choose' ? 'board.status.choosing' : 'board.status.none');
  if (faceDown) return say(speaker, view.step === 'choose' ? 'board.status.chosen' : 'board.status.faceDown');
  const role = say(speaker, `role.${ROLES[chosen]}`);
  return view.actor === player && view.called === chosen ? say(speaker, 'board.status.acts', { role }) : role;
}
