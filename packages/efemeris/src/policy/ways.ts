import { at, type Seat } from '@quarterdeck/kernel';
import { CREW } from '../data/crew';
import { kindOf, PLANET_FIELD, ROSE } from '../fields';
import type { Move, MoveOf } from '../move';
import { strandsPartner } from '../rules/captains/turning';
import { fieldWorth } from '../rules/tactics/voyage';
import { Reach } from '../sky';
import { type Field, GALLEON, NOWHERE, SHIPS_PER_SEAT, type Ship, type State, shipOf } from '../state';
import { searchGoals, stepsToGoal } from './goals';

/* What moves are worth by the ways to the goals: voyages of every kind, and tiles that are turned for them. */

const STEP = 4;
/** What it costs to use up a marker or a card. */
const MARKER = 4;
const CARD = 3;

function voyageWorth(s: State, ship: Ship, field: Field, ways: Reach, price: number): number {
  if (kindOf(field) === 'singularity') return -50;
  const from = at(s.shipAt, ship);
  const gain = STEP * (stepsToGoal(ways, from) - stepsToGoal(ways, field)) + 2 * (fieldWorth(field) - fieldWorth(from));
  return gain - price;
}

/** Undefined where ways say nothing about a move. */
export function wayWorth(s: State, seat: Seat, move: Move, ways: Reach): number | undefined {
  switch (move.kind) {
    case 'sail':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, ways, 0);
    case 'wind':
      return voyageWorth(s, shipOf(seat, move.ship), move.field, ways, MARKER);
    case 'transfer':
      return voyageWorth(s, shipOf(seat, GALLEON), at(PLANET_FIELD, move.planet), ways, CARD);
    case 'play':
      return at(CREW, move.crew).effect.kind === 'toRose' ? voyageWorth(s, shipOf(seat, GALLEON), ROSE, ways, CARD) : undefined;
    case 'turn':
      return turnWorth(s, seat, move, ways);
    default:
      return undefined;
  }
}

const turned = new Reach();

/** Steps that a turn spares the ships that can still sail; a partner is not set adrift for it. */
function turnWorth(s: State, seat: Seat, { tile, turn }: MoveOf<'turn'>, ways: Reach): number {
  if (strandsPartner(s, seat, tile, turn)) return -CARD;
  const before = stepsLeft(s, seat, ways);
  if (before === 0) return -CARD;
  const turnOf = s.turnOf.slice();
  turnOf[tile] = turn;
  return STEP * (before - stepsLeft(s, seat, searchGoals({ ...s, turnOf }, seat, turned))) - CARD;
}

function stepsLeft(s: State, seat: Seat, ways: Reach): number {
  let steps = 0;
  for (let own = 0; own < SHIPS_PER_SEAT; own++) {
    const ship = shipOf(seat, own);
    const field = at(s.shipAt, ship);
    if (field !== NOWHERE && s.sailed[ship] !== 1) steps += stepsToGoal(ways, field);
  }
  return steps;
}
