import { BONUSES, bonusOf, CAPTAIN_CARDS, captainOf, NOWHERE, reachable, SHIPS_PER_SEAT, shipOf } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { memo, type ReactNode, useMemo } from 'react';
import { reasonSaid, say, sayMove, useSteady } from '../../../kit';
import { actionOf, begin, bonusAction, keyOf, putBack, type Stage, stageOf, takeUp } from '../actions';
import { barredBonus } from '../barred';
import { heldTurning } from '../laying';
import { pieceIds } from '../pieces';
import { BonusIcon, ShipIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { Asking } from './Asking';
import { Chip } from './Chip';
import { Closing, Warned } from './Closing';
import { HandCards } from './HandCards';
import { LayChoices } from './LayChoices';

interface TacticsProps {
  readonly props: Props;
}

/** Ships, bonuses and crew; once something is in hand that asks for more, what it asks for. */
export function TacticsChoices({ props }: TacticsProps): ReactNode {
  const { view, seat, moves, hand, size } = props;
  const stage = useMemo(() => stageOf({ view, seat, moves, hand }), [view, seat, moves, hand]);
  // What can be taken in hand does not follow what is prepared with it.
  const still = useSteady(props, { draft: undefined });
  if (seat === undefined) return null;
  const tile = stage?.picked.find(({ kind }) => kind === 'tile');
  const asking = stage !== undefined && stage.action !== 'sail' && props.hand.action !== undefined;
  return (
    <>
      {asking && tile !== undefined ? (
        <LayChoices props={props} held={heldTurning(props, tile.id)} onBack={() => putBack(props)} />
      ) : asking ? (
        <Asking props={props} stage={stage} />
      ) : (
        <div className="ef-bar">
          <div className="ef-row">
            <ShipChips props={still} stage={stage} />
            {size !== 'phone' && <BonusChips props={still} />}
            <Closing props={props} />
          </div>
          <Warned props={props} />
        </div>
      )}
      {size === 'phone' && !asking && (
        <div className="ef-held">
          <BonusChips props={still} />
          <HandCards props={still} seat={seat} />
        </div>
      )}
    </>
  );
}

const ShipChips = memo(function ShipChips({ props, stage }: TacticsProps & { readonly stage: Stage | undefined }): ReactNode {
  const { view, seat = 0, moves, owners } = props;
  return Array.from({ length: SHIPS_PER_SEAT }, (_, index) => {
    const ship = shipOf(seat, index);
    const field = at(view.shipAt, ship);
    if (field === NOWHERE) return null;
    const possible = moves.some((move) => move.kind === 'sail' && move.ship === index);
    const scuttle = moves.find((move) => move.kind === 'scuttle' && move.ship === index);
    const why = possible ? undefined : props.whyNot({ kind: 'sail', ship: index, field: 0 });
    const furthest = Math.max(0, ...reachable(view, seat, index).map(({ steps }) => steps));
    return (
      <span key={ship} className="ef-row">
        <Chip
          props={props}
          picture={<ShipIcon galleon={index === 0} owner={owners[seat]} number={index} />}
          title={
            index === 0
              ? (CAPTAIN_CARDS[captainOf(view, seat)]?.galleon ?? say(props.speaker, 'ship.galleon'))
              : say(props.speaker, 'ship.frigate', { n: index })
          }
          note={
            why === undefined
              ? say(props.speaker, possible ? 'board.steps' : 'board.noWay', { n: furthest })
              : reasonSaid(props.speaker, why)
          }
          move={possible ? undefined : { kind: 'sail', ship: index, field: 0 }}
          possible={possible}
          selected={stage?.action === 'sail' && stage.picked[0]?.id === ship}
          onPick={() => takeUp(props, { action: 'sail', picks: [keyOf({ kind: 'ship', id: ship })] })}
          piece={pieceIds.ship(ship)}
          className={index === 0 ? 'ef-chip-ship' : 'ef-chip-ship ef-chip-frigate'}
        />
        {scuttle !== undefined && <Chip props={props} title={sayMove(props, scuttle)} move={scuttle} />}
      </span>
    );
  });
});

const BonusChips = memo(function BonusChips({ props }: TacticsProps): ReactNode {
  const { view, seat = 0, moves } = props;
  return BONUSES.map((name, bonus) => {
    const count = bonusOf(view, seat, bonus);
    if (count === 0) return null;
    const action = bonusAction(bonus);
    const possible = moves.some((move) => actionOf(move) === action);
    return (
      <Chip
        key={name}
        props={props}
        picture={<BonusIcon bonus={bonus} />}
        title={count > 1 ? `${say(props.speaker, `bonus.${name}`)} ×${count}` : say(props.speaker, `bonus.${name}`)}
        possible={possible}
        move={possible ? undefined : barredBonus(props, seat, bonus)}
        hint={say(props.speaker, `board.does.${name}`)}
        selected={props.hand.action === action}
        onPick={() => begin(props, action)}
        piece={pieceIds.bonus(bonus)}
        className="ef-chip-bonus"
      />
    );
  });
});
