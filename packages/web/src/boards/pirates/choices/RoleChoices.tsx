import { ROLE_CARDS, ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { adventureFace } from '../cards/adventure';
import { Head } from '../cards/Plate';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import { HandCard } from '../port/Hand';
import { rolesOnTable } from '../port/Opponents';
import { longClass, say, tell } from '../say';
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
    <div className="pi-rolechoice">
      <div className="pi-rolechips">
        {ROLES.map((name, i) => (
          <RoleChip key={name} props={props} role={i} used={rolesOnTable(view.table, seat).includes(i)} />
        ))}
        <button
          type="button"
          className={`pi-rc ${hand.cards ? 'pi-chosen' : ''}`}
          aria-pressed={hand.cards}
          onClick={() => onHand({ cards: !hand.cards })}
        >
          <span className="pi-rc-cards">
            {cards.slice(0, 6).map((card) => (
              <Icon key={card} name={adventureFace(view, card).icon} />
            ))}
          </span>
          <b>{say(speaker, 'hand.short', { n: cards.length })}</b>
        </button>
      </div>
      {hand.cards ? (
        <div className="pi-ah pi-ah-open">
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
  const name = tell(speaker, `role.${ROLES[role]}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers which role is looked at; the button inside does the rest
    <span onPointerDown={() => props.onHand({ role })} onFocus={() => props.onHand({ role })}>
      <Choice props={props} move={{ kind: 'choose', role }} piece={pieceIds.role(role)} className={`pi-rc ${used ? 'pi-used' : ''}`}>
        <Head role={role} />
        {used && <i>{say(speaker, 'role.onTable')}</i>}
        <b className={longClass(name)}>{name}</b>
      </Choice>
    </span>
  );
}

/** What a role does, what it gives when one is alone in it, and what becomes of the card. */
function RoleText({ speaker, role, size }: Props & { readonly role: number | undefined }): ReactNode {
  if (role === undefined) return <p className="pi-roletext">{say(speaker, size === 'phone' ? 'roles.hint.phone' : 'roles.hint')}</p>;
  const name = ROLES[role] ?? 'captain';
  return (
    <p className="pi-roletext">
      <b>{tell(speaker, `role.${name}`)}.</b> {say(speaker, `role.${name}.action`)}.{' '}
      {say(speaker, 'role.aloneGives', { gift: say(speaker, `role.${name}.gift`) })}{' '}
      {say(speaker, ROLE_CARDS.cards[role]?.takesBack === true ? 'role.takesBack' : 'role.rituals')}
    </p>
  );
}
