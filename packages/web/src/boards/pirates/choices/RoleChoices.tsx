import { ROLE_CARDS, ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { adventureFace, playsCard } from '../cards/adventure';
import { Head } from '../cards/Plate';
import { Icon } from '../draw/Icon';
import { longClass } from '../long-class';
import { pieceIds } from '../pieces';
import { HandCard } from '../port/Hand';
import { rolesOnTable } from '../port/Opponents';
import type { Props } from '../types';
import { Choice } from './Choice';

/** On a desk the cards lie on the board and the bar only reads out the role in mind; on a phone they are chosen here. */
export function RoleChoices(props: Props): ReactNode {
  const { view, seat, draft, speaker, size, hand, onHand } = props;
  if (seat === undefined) return null;
  const role = draft?.kind === 'choose' ? draft.role : hand.role;
  const cards = view.hands[seat] ?? [];
  if (size !== 'phone') return <RoleText {...props} role={role} />;
  return (
    <div className="pi-role-choice">
      <div className="pi-role-chips">
        {ROLES.map((name, i) => (
          <RoleChip key={name} props={props} role={i} used={rolesOnTable(view.table, seat).includes(i)} />
        ))}
        <button
          type="button"
          className={`pi-role-chip ${hand.cards ? 'pi-chosen' : ''}`}
          aria-pressed={hand.cards}
          onClick={() => onHand({ cards: !hand.cards })}
        >
          <span className="pi-role-chip-cards">
            {cards.slice(0, 6).map((card) => (
              <Icon key={card} name={adventureFace(view, card).icon} />
            ))}
          </span>
          <b>{say(speaker, 'board.hand.short', { n: cards.length })}</b>
        </button>
      </div>
      {hand.cards ? (
        <div className="pi-adventures pi-adventures-open">
          {cards.map((card) => (
            <HandCard key={card} props={props} card={card} />
          ))}
        </div>
      ) : (
        <RoleText {...props} role={role} />
      )}
    </div>
  );
}

interface RoleChipProps {
  readonly props: Props;
  readonly role: number;
  readonly used: boolean;
}

function RoleChip({ props, role, used }: RoleChipProps): ReactNode {
  const { speaker } = props;
  const name = say(speaker, `role.${ROLES[role]}`);
  return (
    // Not when it is pressed: its text makes the sheet higher, and a chip must not move under a finger.
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers which role is looked at; the button inside does the rest
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard's focus does the same
    <span
      onClick={() => props.onHand({ role })}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) props.onHand({ role });
      }}
    >
      <Choice props={props} move={{ kind: 'choose', role }} piece={pieceIds.role(role)} className={`pi-role-chip ${used ? 'pi-used' : ''}`}>
        <Head role={role} />
        {used && <i>{say(speaker, 'board.role.onTable')}</i>}
        <b className={longClass(name)}>{name}</b>
      </Choice>
    </span>
  );
}

/** What a role does, what it gives when one is alone in it, and what becomes of the card; and that one has nothing to do it with. */
function RoleText({ view, seat, speaker, role, size }: Props & { readonly role: number | undefined }): ReactNode {
  if (role === undefined) {
    const onPhone = size === 'phone';
    return (
      <p className={`pi-role-text ${onPhone ? 'pi-in-tools' : ''}`}>
        {say(speaker, onPhone ? 'board.roles.hint.phone' : 'board.roles.hint')}
      </p>
    );
  }
  const name = ROLES[role] ?? 'captain';
  const cards = seat === undefined ? [] : (view.hands[seat] ?? []);
  const lacksCard = playsCard(role) && !cards.some((card) => adventureFace(view, card).role === role);
  return (
    <p className="pi-role-text">
      <b>{say(speaker, `role.${name}`)}.</b> {say(speaker, `board.role.${name}.action`)}.{' '}
      {say(speaker, 'board.role.aloneGives', { gift: say(speaker, `board.role.${name}.gift`) })}{' '}
      {say(speaker, ROLE_CARDS.cards[role]?.takesBack === true ? 'board.role.takesBack' : 'board.role.rituals')}
      {lacksCard && <strong> {say(speaker, 'board.role.lacksCard')}</strong>}
    </p>
  );
}
