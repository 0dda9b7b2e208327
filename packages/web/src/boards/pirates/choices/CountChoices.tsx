import { fleetLimit, fleetOf, giftAmount, isPrivateerOf, mostToSend } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { movesOf } from '../legal';
import type { Props } from '../types';
import { Choice } from './Choice';

/** How many ships to send: each number a chip, up to the caravan's limit; those one cannot send say why. */
export function SendChoices(props: Props): ReactNode {
  const { view, seat, owners, speaker, size } = props;
  if (seat === undefined) return null;
  const limit = fleetLimit(view);
  const most = mostToSend(view, seat);
  const privateer = isPrivateerOf(view, seat, view.card);
  return (
    <div className="pi-counts">
      {Array.from({ length: limit + 1 }, (_, ships) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
        <Choice key={ships} props={props} move={{ kind: 'send', ships }} className="pi-count">
          <b>{ships}</b>
          <span className="pi-count-note">
            {ships === 0 || (privateer && ships > 0) ? (
              <>
                <Icon name="mark" />
                +1
              </>
            ) : (
              <Ship owner={ownerOf(owners, seat)} />
            )}
          </span>
        </Choice>
      ))}
      {/* On a phone the strip has the free ships, and the chips the rest. */}
      {(privateer || size !== 'phone') && (
        <p className="pi-aside">
          {privateer
            ? say(speaker, 'board.send.privateer')
            : say(speaker, 'board.send.note', { n: most, limit, free: fleetOf(view, seat).free })}
        </p>
      )}
    </div>
  );
}

/** How many ships to buy: each number a chip with its price; a guard that may come home is told. */
export function BuyChoices(props: Props): ReactNode {
  const { view, seat, moves, owners, speaker, foresee } = props;
  if (seat === undefined) return null;
  const gift = Math.min(giftAmount(view), view.reserve[seat] ?? 0);
  const legal = movesOf(moves, 'buy');
  const shown = legal.length > 0 ? legal : [{ kind: 'buy' as const, ships: 1 }];
  return (
    <div className="pi-counts">
      {shown.map((move) => {
        const home = legal.length === 0 ? 0 : (view.guards[seat] ?? 0) - (foresee(move).after.guards[seat] ?? 0);
        return (
          <Choice key={move.ships} props={props} move={move} className="pi-count">
            <b>
              {move.ships}
              <Ship owner={ownerOf(owners, seat)} />
            </b>
            <span className="pi-count-note">
              −{move.ships}
              <Icon name="chest" />
              {home > 0 && <small title={say(speaker, 'board.buy.guard', { n: home })}>+{home}</small>}
            </span>
          </Choice>
        );
      })}
      {gift > 0 && <p className="pi-aside">{say(speaker, 'board.gift.shipbuilder', { n: giftAmount(view) })}</p>}
    </div>
  );
}
