import { NONE, reachable, SHIPS } from '@quarterdeck/amerigo';
import { type ReactNode, useMemo } from 'react';
import { range } from '../../../common/range';
import { Pick } from '../../../kit';
import { ShipIcon } from '../draw/Icons';
import { moveOf, shipInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice, Face } from './Chip';

/** Which ship is in hand, and what it can reach. */
export function SailChoices(props: Props): ReactNode {
  const { view, seat, moves, owners, speaker, hand, onHand } = props;
  const inHand = shipInHand(moves, hand);
  const reach = useMemo(() => (seat === undefined ? [] : range(SHIPS).map((ship) => reachable(view, seat, ship))), [view, seat]);
  const owner = seat === undefined ? undefined : owners[seat];
  if (seat === undefined || owner === undefined) return null;
  return (
    <div className="am-row am-ships">
      {reach.map((reached, ship) => {
        const placed = (view.ships[seat * SHIPS + ship] ?? NONE) !== NONE;
        const own = moves.filter((move) => (move.kind === 'sail' || move.kind === 'place') && move.ship === ship);
        const harbours = reached.filter(({ gold, landing }) => landing && gold <= hand.gold).length;
        const can = own.length > 0;
        const note = can ? (placed ? 'board.harbours' : 'board.placeShip') : placed ? 'board.sailed' : 'board.waits';
        const face = {
          picture: <ShipIcon owner={owner} size={30} />,
          title: speaker.say({ key: 'board.ship', params: { ship: ship + 1 } }),
          note: speaker.say({ key: note, params: { n: harbours } }),
        };
        const piece = pieceIds.ship(seat, ship);
        // A ship in hand is no voyage yet: pointing at it shows none.
        return can ? (
          <Pick
            // biome-ignore lint/suspicious/noArrayIndexKey: ships have no name but their number
            key={ship}
            className="am-choice"
            selected={ship === inHand}
            label={`${face.title}: ${face.note}`}
            onPick={() => onHand({ ship, gold: 0 })}
            piece={piece}
          >
            <Face {...face} />
          </Pick>
        ) : (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: ships have no name but their number
            key={ship}
            props={props}
            move={{ kind: 'sail', ship, space: view.ships[seat * SHIPS + ship] ?? NONE }}
            legal={false}
            piece={piece}
            {...face}
          />
        );
      })}
    </div>
  );
}

/** The ship lies at an anchor with a free post space: the one button founds, the chip does without. */
export function FoundChoices(props: Props): ReactNode {
  const { moves, speaker } = props;
  const pass = moveOf(moves, 'pass');
  return (
    pass && (
      <div className="am-row">
        <Choice props={props} move={pass} legal title={speaker.say({ key: 'board.do.pass' })} />
      </div>
    )
  );
}
