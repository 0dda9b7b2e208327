import { RED, type ThrownDie } from '@quarterdeck/pirates';
import type { Point } from '../draw/path';

/*
 * A die lies at a rotation of less than a quarter turn; a ship has a bow. Each ship takes, of the four
 * quarter turns its die allows, the one that keeps hulls apart and bows off the rim.
 */

/** Corners of a hull that can touch something, in millimetres. */
const PIRATE: readonly Point[] = [
  [0, -11.8],
  [4.4, -6.6],
  [6.6, 1],
  [5.6, 8.4],
  [0, 8.8],
  [-5.6, 8.4],
  [-6.6, 1],
  [-4.4, -6.6],
];
const CARAVAN: readonly Point[] = [
  [0, -9.6],
  [5.6, -6.6],
  [7.4, 0.4],
  [5.6, 7.8],
  [0, 9.2],
  [-5.6, 7.8],
  [-7.4, 0.4],
  [-5.6, -6.6],
];

const PASSES = 3;
const NEAR = 30;
/** What is farther apart than this is far enough. */
const ENOUGH = 9;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  readonly shape: readonly Point[];
  heading: number;
  outline: readonly Point[];
}

/** Heading of every die in degrees clockwise from north. */
export function headings(dice: readonly ThrownDie[]): readonly number[] {
  const ships = dice.map((die, i): Placed => {
    const [x, y] = [die.x / 100, die.y / 100];
    const shape = die.owner === RED ? CARAVAN : PIRATE;
    const heading = die.rot + 90 * ((i * 3) % 4);
    return { x, y, rot: die.rot, shape, heading, outline: turned(shape, x, y, heading) };
  });
  for (let pass = 0; pass < PASSES; pass++) for (const [i, ship] of ships.entries()) settle(ship, i, ships);
  return ships.map((ship) => ship.heading);
}

function settle(ship: Placed, i: number, ships: readonly Placed[]): void {
  const around = ships.filter((other) => other !== ship && Math.hypot(other.x - ship.x, other.y - ship.y) < NEAR);
  let best = Number.NEGATIVE_INFINITY;
  for (let quarter = 0; quarter < 4; quarter++) {
    const heading = ship.rot + 90 * quarter;
    const outline = turned(ship.shape, ship.x, ship.y, heading);
    // A little chance of its own keeps a fleet from heading all one way.
    const room = clearance(outline, around) + ((i * 5 + quarter * 3) % 4) * 0.6;
    if (room <= best) continue;
    best = room;
    ship.heading = heading;
    ship.outline = outline;
  }
}

function clearance(outline: readonly Point[], around: readonly Placed[]): number {
  let room = ENOUGH;
  for (const [x, y] of outline) {
    room = Math.min(room, (x - 5) * 1.5, (y - 5) * 1.5, (265 - x) * 1.5, (265 - y) * 1.5);
    for (const other of around) for (const [u, v] of other.outline) room = Math.min(room, Math.hypot(u - x, v - y));
  }
  return room;
}

function turned(shape: readonly Point[], x: number, y: number, heading: number): readonly Point[] {
  const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
  return shape.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}
