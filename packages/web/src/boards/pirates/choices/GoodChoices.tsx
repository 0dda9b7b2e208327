import type { Seat } from '@quarterdeck/kernel';
import { allGoods, capacity, goodsOf, harbourDemand, LOOT_KINDS, type Move } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { seatsFrom } from '../seats';
import type { Props } from '../types';
import { Choice, Words } from './Choice';

const GOODS = [0, 1, 2];

/** The next loot card: into a hold, or onto the discard pile. What else was drawn lies beside it. */
export function KeepChoices(props: Props): ReactNode {
  const { view, seat, speaker } = props;
  const [good, ...rest] = view.drawn;
  if (seat === undefined || good === undefined) return null;
  const name = LOOT_KINDS[good] ?? '';
  const load: Move = { kind: 'load', good };
  // All at once begins with the same card.
  const loadsAll = props.following.length > 0;
  return (
    <div className="pi-keep">
      <figure className="pi-loot-card">
        <Icon name={name} />
        <figcaption>{say(speaker, `loot.${name}`)}</figcaption>
      </figure>
      {rest.map((next, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: loot cards of a kind are alike
        <figure key={i} className="pi-loot-card pi-loot-card-next">
          <Icon name={LOOT_KINDS[next] ?? ''} label={say(speaker, `loot.${LOOT_KINDS[next]}`)} />
        </figure>
      ))}
      <Choice props={props} move={load} {...(loadsAll ? { selected: false } : {})}>
        <b>{say(speaker, 'board.do.load', { good: say(speaker, `loot.${name}`) })}</b>
        <small>
          {say(speaker, 'board.keep.room', { used: allGoods(view, seat), of: capacity(view, seat), price: harbourDemand(view)[good] ?? 1 })}
        </small>
      </Choice>
      <Choice props={props} move={{ kind: 'discard', good }}>
        <b>{say(speaker, 'board.do.discard')}</b>
      </Choice>
      {rest.length > 0 && allGoods(view, seat) + rest.length < capacity(view, seat) && (
        <Choice
          props={props}
          move={load}
          following={rest.map((next) => ({ kind: 'load', good: next }))}
          label={say(speaker, 'board.do.loadAll', { n: rest.length + 1 })}
        >
          <b>{say(speaker, 'board.do.loadAll', { n: rest.length + 1 })}</b>
        </Choice>
      )}
    </div>
  );
}

/** A good to be given up: to the Tavern, or because ships are missing. */
export function GiveUpChoices(props: Props): ReactNode {
  const { view, seat, speaker } = props;
  if (seat === undefined) return null;
  return (
    <div className="pi-row">
      {GOODS.map((good) => (
        <Choice key={good} props={props} move={{ kind: 'discard', good }} className="pi-tile">
          <Icon name={LOOT_KINDS[good] ?? ''} />
          <Words title={say(speaker, `loot.${LOOT_KINDS[good]}`)}>
            {say(speaker, 'board.held', { n: goodsOf(view, seat, good), price: harbourDemand(view)[good] ?? 1 })}
          </Words>
        </Choice>
      ))}
    </div>
  );
}

/** The good the idol demands: who can pay with it, and who would lose a ship. */
export function IdolChoices(props: Props): ReactNode {
  const { speaker } = props;
  return (
    <div className="pi-row">
      {GOODS.map((good) => (
        <Choice key={good} props={props} move={{ kind: 'idol', good }} className="pi-tile pi-tile-wide">
          <Icon name={LOOT_KINDS[good] ?? ''} />
          <Words title={say(speaker, `loot.${LOOT_KINDS[good]}`)}>
            {seatsFrom(props.view, props.view.actor).map((seat) => (
              <Payer key={seat} props={props} player={seat} good={good} />
            ))}
          </Words>
        </Choice>
      ))}
    </div>
  );
}

function Payer({ props, player, good }: { readonly props: Props; readonly player: Seat; readonly good: number }): ReactNode {
  const held = goodsOf(props.view, player, good);
  return (
    <span
      className={held === 0 ? 'pi-payer pi-bad' : 'pi-payer'}
      title={say(props.speaker, held === 0 ? 'board.idol.ship' : 'board.idol.card')}
    >
      <Pennant owner={ownerOf(props.owners, player)} />
      {held === 0 ? '✕' : held}
    </span>
  );
}
