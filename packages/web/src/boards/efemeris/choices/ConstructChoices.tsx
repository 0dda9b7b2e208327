import {
  CREW_COST_PEPPER,
  FORTRESS_COST_PEPPER,
  FORTRESS_COST_VANILLA,
  frigatePepper,
  GALLEON_COST_VANILLA,
  GUNNER,
  galleonAt,
  type Move,
  NOWHERE,
  ownerOfShip,
  PLANET_FIELD,
  PLANETS,
  savingOn,
  sideOf,
} from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say, sayMove } from '../../../kit';
import { actionOf, begin, pick, stageOf } from '../actions';
import { barredBuilding, barredRecruit } from '../barred';
import { pieceIds } from '../pieces';
import { nameOnTile } from '../sky/lettering';
import { CastleIcon, CrewIcon, GlobeIcon, ShipIcon, SpiceIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { Asking } from './Asking';
import { Chip } from './Chip';
import { Closing, Warned } from './Closing';

interface ConstructProps {
  readonly props: Props;
}

export function Cost({ pepper, vanilla }: { readonly pepper: number; readonly vanilla: number }): ReactNode {
  return (
    <span className="ef-cost">
      {pepper > 0 && (
        <span>
          {pepper}
          <SpiceIcon spice={0} size={14} />
        </span>
      )}
      {vanilla > 0 && (
        <span>
          {vanilla}
          <SpiceIcon spice={1} size={14} />
        </span>
      )}
    </span>
  );
}

/** Conquests, building, recruiting and sharing. */
export function ConstructChoices({ props }: ConstructProps): ReactNode {
  const stage = stageOf(props);
  const asking = stage !== undefined && props.hand.action !== undefined;
  if (asking) return <Asking props={props} stage={stage} />;
  return (
    <div className="ef-bar">
      <div className="ef-row">
        <Conquests props={props} />
        <Builds props={props} />
        <Closing props={props} />
      </div>
      <Warned props={props} />
    </div>
  );
}

/** Planets under the own ships that are not the own nation's. */
function Conquests({ props }: ConstructProps): ReactNode {
  const { view, seat = 0, moves } = props;
  const stage = stageOf(props);
  return PLANETS.map(({ id, pepper, vanilla }, planet) => {
    const field = at(PLANET_FIELD, planet);
    const here = view.shipAt.some((where, ship) => where === field && ownerOfShip(ship) === seat);
    const owner = at(view.planetOwner, planet);
    if (!here || (owner >= 0 && sideOf(view, owner) === sideOf(view, seat))) return null;
    const possible = moves.some((move) => move.kind === 'conquer' && move.planet === planet);
    const option = stage?.action === 'conquer' ? stage.options.find(({ spot }) => spot.kind === 'planet' && spot.id === planet) : undefined;
    const saved = savingOn(view, seat, planet);
    return (
      <Chip
        key={id}
        props={props}
        picture={<GlobeIcon planet={planet} size={36} />}
        title={nameOnTile(planet)}
        hint={say(props.speaker, 'board.toConquer')}
        note={
          <>
            {say(props.speaker, 'board.toConquer')} <Cost pepper={pepper} vanilla={vanilla} />
            {saved > 0 && <span>−{saved}</span>}
          </>
        }
        move={
          option?.move ??
          (possible
            ? undefined
            : { kind: 'conquer', planet, savedPepper: Math.min(saved, pepper), savedVanilla: Math.max(0, saved - pepper) })
        }
        possible={possible}
        onPick={() => {
          if (stage !== undefined && option !== undefined) pick(props, stage, option);
          else begin(props, 'conquer');
        }}
        piece={pieceIds.planet(planet)}
        className="ef-chip-main"
      />
    );
  });
}

interface Building {
  readonly action: string;
  readonly picture: ReactNode;
  readonly pepper: number;
  readonly vanilla: number;
  /** Stands for the action while it is not possible. */
  readonly move: Move;
}

function Builds({ props }: ConstructProps): ReactNode {
  const { view, seat = 0, moves, owners } = props;
  const owner = owners[seat];
  const buildings: readonly Building[] = [
    ...(galleonAt(view, seat) === NOWHERE
      ? [
          {
            action: 'galleon',
            picture: <ShipIcon galleon owner={owner} />,
            pepper: 0,
            vanilla: GALLEON_COST_VANILLA,
            move: barredBuilding(props, seat, 'galleon'),
          },
        ]
      : []),
    {
      action: 'frigate',
      picture: <ShipIcon galleon={false} owner={owner} />,
      pepper: frigatePepper(view, seat),
      vanilla: 0,
      move: barredBuilding(props, seat, 'frigate'),
    },
    {
      action: 'fortress',
      picture: <CastleIcon owner={owner} />,
      pepper: FORTRESS_COST_PEPPER,
      vanilla: FORTRESS_COST_VANILLA,
      move: barredBuilding(props, seat, 'fortress'),
    },
    {
      action: 'recruit',
      picture: <CrewIcon crew={GUNNER} size={32} />,
      pepper: CREW_COST_PEPPER,
      vanilla: 0,
      move: barredRecruit(props, seat),
    },
  ];
  const share = moves.filter(({ kind }) => kind === 'share');
  return (
    <>
      {buildings.map(({ action, picture, pepper, vanilla, move }) => {
        const legal = moves.filter((other) => actionOf(other) === action);
        const only = legal.length === 1 ? legal[0] : undefined;
        return (
          <Chip
            key={action}
            props={props}
            picture={picture}
            title={say(props.speaker, `board.build.${action}`)}
            note={pepper + vanilla === 0 ? say(props.speaker, 'board.free') : <Cost pepper={pepper} vanilla={vanilla} />}
            move={legal.length === 0 ? move : only}
            possible={legal.length > 0}
            className={`ef-chip-build-${action}`}
            {...(only === undefined ? { onPick: () => begin(props, action) } : {})}
          />
        );
      })}
      {share.map((move) => (
        <Chip
          key={sayMove(props, move)}
          props={props}
          picture={move.kind === 'share' ? <SpiceIcon spice={move.spice} size={22} /> : undefined}
          title={say(props.speaker, 'board.share')}
          move={move}
          className="ef-chip-share"
        />
      ))}
    </>
  );
}
