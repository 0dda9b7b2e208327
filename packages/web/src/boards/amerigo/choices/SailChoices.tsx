import { NONE, reachable, SHIPS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { ShipIcon } from '../draw/Icons';
import { moveOf, pointsNow, shipInHand } from '../legal';
import { pieceIds } from '../pieces';
import { type Selection, select } from '../selection';
import type { Props } from '../types';
import { BarButton, Choice } from './Chip';

interface SailProps {
  readonly props: Props;
  readonly selection: Selection;
}

/** Which ship is in hand, and what it can reach. */
export function SailChoices({ props, selection }: SailProps): ReactNode {
  const { view, seat, moves, owners, speaker } = props;
  const inHand = shipInHand(moves, selection);
  const owner = seat === undefined ? undefined : owners[seat];
  if (seat === undefined || owner === undefined) return null;
  return (
    <>
      <div className="am-row">
        {Array.from({ length: SHIPS }, (_, ship) => {
          const placed = (view.ships[seat * SHIPS + ship] ?? NONE) !== NONE;
          const own = moves.filter((move) => (move.kind === 'sail' || move.kind === 'place') && move.ship === ship);
          const harbours = reachable(view, seat, ship).filter(({ gold, landing }) => landing && gold <= selection.gold).length;
          const first = own[0];
          const note = first === undefined ? (placed ? 'board.sailed' : 'board.waits') : placed ? 'board.harbours' : 'board.placeShip';
          return (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: ships have no name but their number
              key={ship}
              props={props}
              move={first ?? { kind: 'sail', ship, space: view.ships[seat * SHIPS + ship] ?? NONE }}
              legal={own.length > 0}
              selected={ship === inHand}
              onPick={() => select({ ship, gold: 0, aim: undefined })}
              picture={<ShipIcon owner={owner} size={30} />}
              title={speaker.say({ key: 'board.ship', params: { ship: ship + 1 } })}
              note={speaker.say({ key: note, params: { n: harbours, range: view.ap + selection.gold } })}
              piece={pieceIds.ship(seat, ship)}
            />
          );
        })}
      </div>
      <AimButton props={props} selection={selection} />
    </>
  );
}

/** Carries out what a finger aimed at. */
export function AimButton({ props, selection }: SailProps): ReactNode {
  const { aim } = selection;
  if (aim === undefined || !props.moves.includes(aim) || props.seat === undefined || props.draft !== undefined) return null;
  const points = aim.kind === 'build' ? pointsNow(props, props.foresee(aim).events, props.seat) : 0;
  return (
    <BarButton go onClick={() => props.onChoose(aim)}>
      {props.speaker.say({ key: `board.do.${aim.kind}`, params: { points } })}
    </BarButton>
  );
}

/** The ship lies at an anchor with a free post space. */
export function FoundChoices(props: Props): ReactNode {
  const { moves, seat, speaker, foresee, onChoose, onPreview } = props;
  const [found, pass] = [moveOf(moves, 'found'), moveOf(moves, 'pass')];
  if (found === undefined || pass === undefined || seat === undefined) return null;
  const points = pointsNow(props, foresee(found).events, seat);
  return (
    <div className="am-row am-plain">
      <span onPointerEnter={() => onPreview(found)} onPointerLeave={() => onPreview(undefined)}>
        <BarButton go onClick={() => onChoose(found)}>
          {speaker.say({ key: 'board.do.found', params: { points } })}
        </BarButton>
      </span>
      <BarButton onClick={() => onChoose(pass)}>{speaker.say({ key: 'board.do.pass' })}</BarButton>
    </div>
  );
}
