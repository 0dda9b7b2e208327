import { HIDDEN } from '@quarterdeck/kernel';
import { NO_ROLE, ROLE_CARDS, ROLES, type State } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { pointing, reasonSaid, say } from '../../../kit';
import { Plate } from '../cards/Plate';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { pieceIds } from '../pieces';
import { seatsOf } from '../seats';
import type { Props } from '../types';
import { rolesOnTable } from './Opponents';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** The seven roles: one's own hand while choosing, afterwards the round as it is called, role by role. */
export function RoleRow(props: Props): ReactNode {
  const { view, speaker } = props;
  const choosing = view.step === 'choose';
  const names = ROLES.map((role) => say(speaker, `role.${role}`));
  return (
    <section
      className={`pi-roles ${choosing ? '' : 'pi-roles-called'}`}
      style={{ ['--longest' as string]: Math.max(...names.map(({ length }) => length)) }}
      aria-label={say(speaker, choosing ? 'board.roles.hand' : 'board.roles.called')}
    >
      {ROLES.map((name, role) =>
        choosing ? <OwnRole key={name} {...props} role={role} /> : <CalledRole key={name} {...props} role={role} />,
      )}
    </section>
  );
}

interface RoleProps extends Props {
  readonly role: number;
}

function OwnRole(props: RoleProps): ReactNode {
  const { view, viewer, moves, draft, speaker, role, onChoose, onPreview, onHand, whyNot, seat } = props;
  const move = moves.find((one) => one.kind === 'choose' && one.role === role);
  const mine = viewer === 'spectator' ? undefined : viewer;
  const used = mine !== undefined && rolesOnTable(view.table, mine).includes(role);
  const laid = mine !== undefined && view.chosen[mine] === role;
  const chosen = move !== undefined && draft === move;
  const why = seat === undefined || move !== undefined ? undefined : whyNot({ kind: 'choose', role });
  const state = used ? 'pi-used' : chosen || laid ? 'pi-chosen' : move === undefined ? '' : 'pi-can';
  const point = (here: boolean): void => {
    onPreview(here ? move : undefined);
    onHand({ role: here ? role : undefined });
  };
  return (
    <button
      type="button"
      className={`pi-role ${state}`}
      data-piece={pieceIds.role(role)}
      data-target={move === undefined ? undefined : `role-${role}`}
      aria-disabled={move === undefined}
      aria-pressed={chosen || laid}
      title={why === undefined ? undefined : reasonSaid(speaker, why)}
      onClick={() => {
        if (seat !== undefined) onChoose(move ?? { kind: 'choose', role });
      }}
      {...pointing(point)}
    >
      <RoleFace {...props} />
      <span className="pi-role-action">{say(speaker, used ? 'board.role.used' : `board.role.${ROLES[role]}.action`)}</span>
      <span className="pi-role-gift">
        <small>{say(speaker, used ? 'board.role.onTable' : laid ? 'board.role.laid' : 'board.role.alone')}</small>
        {!used && say(speaker, `board.role.${ROLES[role]}.gift`)}
      </span>
    </button>
  );
}

function RoleFace({ role, speaker }: RoleProps): ReactNode {
  const card = ROLE_CARDS.cards[role];
  return (
    <>
      <span className="pi-role-head">
        <i>{NUMERALS[role]}</i>
        {card?.takesBack === true ? (
          <svg className="pi-back-sign" viewBox="0 0 18 18" role="img" aria-label={say(speaker, 'board.role.takesBack')}>
            <path d="M6.5 3.5L3 7l3.500 3.500M3 7h7.500a4 4 0 0 1 0 8H6" />
          </svg>
        ) : (
          <Icon name="yin-yang" label={say(speaker, 'board.role.rituals')} />
        )}
      </span>
      <Plate role={role} />
      <b>{say(speaker, `role.${ROLES[role]}`)}</b>
    </>
  );
}

/** A role while the round is called: who revealed it, whether it is past, present or still to come. */
function CalledRole(props: RoleProps): ReactNode {
  const { view, owners, names, speaker, role, viewer } = props;
  const players = seatsOf(view).flatMap((seat) => (view.chosen[seat] === role && (role <= view.called || seat === viewer) ? [seat] : []));
  const now = role === view.called;
  const past = role < view.called;
  const state = now ? 'pi-now' : past ? (players.length === 0 ? 'pi-passed pi-nobody' : 'pi-passed') : '';
  return (
    <div className={`pi-role ${state}`} data-piece={pieceIds.role(role)}>
      <RoleFace {...props} />
      <span className="pi-role-players">
        {players.map((seat) => (
          <span key={seat} className={now && seat === view.actor ? 'pi-acting' : undefined}>
            <Pennant owner={ownerOf(owners, seat)} />
            <span>{names[seat]}</span>
          </span>
        ))}
        {/* After the end no role is laid, and there is nothing to wait for. */}
        {players.length === 0 && view.chosen.some((chosen) => chosen !== NO_ROLE) && (
          <em>
            {say(
              speaker,
              past || allOpen(view) ? 'board.role.nobody' : view.chosen.includes(NO_ROLE) ? 'board.role.open' : 'board.role.still',
            )}
          </em>
        )}
      </span>
    </div>
  );
}

/** Nothing is secret any more: every card that was laid has been turned over. */
function allOpen({ chosen, called }: State): boolean {
  return chosen.every((role) => role !== HIDDEN && role !== NO_ROLE && role <= called);
}
