import {
  CAPTAIN_CARDS,
  CREW,
  captainOf,
  crewInSlot,
  type Move,
  type MoveOf,
  ownerOfShip,
  PLANET_FIELD,
  PLANETS,
  ROSE,
  SHIPS_PER_SEAT,
  SHOT,
  SLOTS,
  SPICES,
  type State,
  sideOf,
  type Target,
  TILES,
  WIND,
} from '@quarterdeck/efemeris';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Props } from './types';

/*
 * Moves that stand for what cannot be done now, so that the engine can say why: of all that somebody may
 * mean by a card, a bonus or a building, the one whose refusal tells most.
 */

type Asking = Pick<Props, 'view' | 'whyNot'>;

/** Reasons that only say that one pointed at the wrong thing. */
const BESIDE_THE_POINT: readonly string[] = ['NO_SUCH_SHIP', 'NO_FORTRESS', 'NOT_YOUR_PLANET', 'NOT_IN_RESERVE', 'NOT_IN_HAND'];

function mostTelling({ whyNot }: Asking, moves: readonly Move[]): Move {
  const tells = (move: Move): boolean => !BESIDE_THE_POINT.includes(whyNot(move)?.code ?? '');
  return moves.find(tells) ?? at(moves, 0);
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

function ownPlanets(view: State, seat: Seat): readonly number[] {
  const own = view.planetOwner.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  return own.length === 0 ? [0] : own;
}

function enemyShips(view: State, seat: Seat): readonly number[] {
  return count(view.shipAt.length).filter((ship) => sideOf(view, ownerOfShip(ship)) !== sideOf(view, seat));
}

/** What guns could be pointed at: ships, and fortresses. */
function enemyTargets(view: State, seat: Seat): readonly Target[] {
  const planets = count(PLANETS.length).filter((planet) => {
    const owner = at(view.planetOwner, planet);
    return owner >= 0 && sideOf(view, owner) !== sideOf(view, seat);
  });
  return [
    ...enemyShips(view, seat).map((ship): Target => ({ kind: 'ship', ship })),
    ...planets.map((planet): Target => ({ kind: 'fort', planet })),
  ];
}

function crewOf(view: State, seat: Seat): readonly number[] {
  return count(SLOTS).map((slot) => crewInSlot(at(view.nation, sideOf(view, seat)), slot));
}

/** A crew card in hand that cannot be played. */
export function barredCard(props: Asking, seat: Seat, crew: number): Move {
  const { view } = props;
  const { effect } = at(CREW, crew);
  switch (effect.kind) {
    case 'attack':
      return mostTelling(
        props,
        enemyTargets(view, seat).map((target) => ({ kind: 'gunner', target })),
      );
    case 'trade':
      return mostTelling(
        props,
        SPICES.map((_, spice) => ({ kind: 'banker', spice })),
      );
    case 'ability':
      return mostTelling(props, officerMoves(view, seat));
    case 'toRose':
    case 'gain':
    case 'prepare':
      return { kind: 'play', crew };
  }
}

/** All that a First Officer may be meant for under the captain in command. */
function officerMoves(view: State, seat: Seat): readonly Move[] {
  const ability = CAPTAIN_CARDS[captainOf(view, seat)]?.ability.kind;
  switch (ability) {
    case undefined:
    case 'prepare':
      return [{ kind: 'play', crew: CREW.findIndex(({ effect }) => effect.kind === 'ability') }];
    case 'transfer':
    case 'citadel':
      return ownPlanets(view, seat).map((planet) => ({ kind: ability, planet }));
    case 'turn':
      return TILES.flatMap((_, tile) =>
        at(view.placeOf, tile) < 0 ? [] : [{ kind: 'turn' as const, tile, turn: (at(view.turnOf, tile) + 1) % 6 }],
      );
    case 'freeze':
      return enemyShips(view, seat).map((target) => ({ kind: 'freeze', target }));
    case 'raid':
      return count(view.seats).flatMap((other) =>
        sideOf(view, other) === sideOf(view, seat) ? [] : [{ kind: 'raid' as const, seat: other }],
      );
    case 'broadside':
      return enemyTargets(view, seat).flatMap((target) =>
        count(SHIPS_PER_SEAT - 1).map((index) => ({ kind: 'broadside' as const, ship: index + 1, target })),
      );
    case 'drive':
      return enemyShips(view, seat).map((target) => ({ kind: 'drive', target, field: ROSE }));
    case 'sell':
      return crewOf(view, seat).map((crew) => ({ kind: 'sell', crew }));
  }
}

/** A bonus marker that cannot be used. */
export function barredBonus(props: Asking, seat: Seat, bonus: number): Move {
  const { view } = props;
  if (bonus === WIND)
    return mostTelling(
      props,
      count(SHIPS_PER_SEAT).map((ship) => ({ kind: 'wind', ship, field: ROSE })),
    );
  if (bonus === SHOT)
    return mostTelling(
      props,
      enemyShips(view, seat).map((target) => ({ kind: 'shot', target, field: ROSE })),
    );
  return { kind: 'cargo', spice: 0 };
}

/** A building that cannot be had. */
export function barredBuilding(props: Asking, seat: Seat, kind: MoveOf<'frigate' | 'galleon' | 'fortress'>['kind']): Move {
  return mostTelling(
    props,
    ownPlanets(props.view, seat).map((planet) => (kind === 'galleon' ? { kind, field: at(PLANET_FIELD, planet) } : { kind, planet })),
  );
}

export function barredRecruit(props: Asking, seat: Seat): Move {
  return mostTelling(
    props,
    crewOf(props.view, seat).map((crew) => ({ kind: 'recruit', crew })),
  );
}
