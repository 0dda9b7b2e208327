import { at, mapped, NotationError, number, oneOf, ordinal, type Word, word } from '@quarterdeck/kernel';
import { BONUSES } from './data/bonuses';
import { CAPTAIN_CARDS, NATIONS } from './data/captains';
import { CREW } from './data/crew';
import { EDGES, PLACES } from './data/places';
import { PLANETS } from './data/planets';
import { SPICES } from './data/spices';
import { TILES } from './data/tiles';
import { FIELD_NAMES, FIELDS, fieldNumber, INTERIORS, PLANET_FIELD, ROSE } from './fields';
import type { MoveOf, Target } from './move';
import {
  type Bonus,
  type Captain,
  type Crew,
  type Edge,
  type Field,
  GALLEON,
  type Nation,
  type OwnShip,
  ownerOfShip,
  ownShip,
  type Place,
  type Planet,
  SHIPS_PER_SEAT,
  type Ship,
  type Spice,
  shipOf,
  type Tile,
} from './state';

/* How the pieces are written: the words that stand in the holes of the patterns. */

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const OWN_SHIPS: readonly string[] = ['g', 'f1', 'f2'];

export const nationWord = oneOf<Nation>('nation', NATIONS);
export const captainWord = oneOf<Captain>('captain', idsOf(CAPTAIN_CARDS));
export const crewWord = oneOf<Crew>('crew', idsOf(CREW));
export const planetWord = oneOf<Planet>('planet', idsOf(PLANETS));
export const tileWord = oneOf<Tile>('tile', idsOf(TILES));
export const placeWord = oneOf<Place>(
  'place',
  PLACES.map(({ name }) => name),
);
export const edgeWord = oneOf<Edge>('direction', EDGES);
export const spiceWord = oneOf<Spice>('spice', SPICES);
export const bonusWord = oneOf<Bonus>('bonus', BONUSES);
export const ownShipWord = oneOf<OwnShip>('ship', OWN_SHIPS);
export const seatWord = ordinal('seat', 4);

/** A ship of any seat: `2g` is the galleon of the second seat, `1f2` the second frigate of the first. */
export function shipName(ship: Ship): string {
  return `${ownerOfShip(ship) + 1}${at(OWN_SHIPS, ownShip(ship))}`;
}

const SHIP_NAMES: readonly string[] = Array.from({ length: 4 * SHIPS_PER_SEAT }, (_, ship) => shipName(ship));
export const shipWord = oneOf<Ship>('ship', SHIP_NAMES);

/** `rose`, `patrocles`, `S4.k`, or `d4ne` for the border north-east of place d4, which may be named from either of its places. */
export const fieldWord: Word<Field> = word({
  what: 'field',
  read: (from) => {
    const name = from.take('field');
    const field = fieldNumber(name);
    if (field === undefined) throw new NotationError(`"${name}" is no field; fields look like rose, patrocles, S4.k or d4ne`);
    return field;
  },
  write: (field) => at(FIELD_NAMES, field),
  examples: [ROSE, at(PLANET_FIELD, 0), INTERIORS - 1, INTERIORS, FIELDS - 1],
});

/** A ship, or `fort` and a planet. */
export const targetWord: Word<Target> = word<Target>({
  what: 'target',
  read: (from) => {
    if (from.peek() !== 'fort') return { kind: 'ship', ship: shipWord.read(from) };
    from.take('target');
    return { kind: 'fort', planet: planetWord.read(from) };
  },
  write: (target) => (target.kind === 'fort' ? `fort ${planetWord.write(target.planet)}` : shipWord.write(target.ship)),
  examples: [
    { kind: 'ship', ship: shipOf(0, GALLEON) },
    { kind: 'ship', ship: shipOf(1, GALLEON) },
    { kind: 'ship', ship: shipOf(3, 2) },
    ...PLANETS.map((_, planet): Target => ({ kind: 'fort', planet })),
  ],
});

/** Where a galleon is launched. */
export const startWord: Word<Field> = mapped(
  oneOf('start', ['rose', ...idsOf(PLANETS)]),
  (index): Field => (index === 0 ? ROSE : at(PLANET_FIELD, index - 1)),
  (field) => (field === ROSE ? 0 : PLANET_FIELD.indexOf(field) + 1 || -1),
);

/** `saving 1p 2v`, or nothing where nothing is saved. */
type Saving = Pick<MoveOf<'conquer'>, 'savedPepper' | 'savedVanilla'>;
const MOST_SAVED = 9;

export const savingWord: Word<Saving> = word<Saving>({
  what: 'saving',
  read: (from) => {
    const saved = { savedPepper: 0, savedVanilla: 0 };
    if (from.peek() === undefined) return saved;
    const saving = from.take('saving');
    if (saving !== 'saving') throw new NotationError(`"${saving}" should be "saving"`);
    do {
      const part = from.take('saving');
      const [, count, spice] = /^([1-9])([pv])$/.exec(part) ?? [];
      if (count === undefined) throw new NotationError(`"${part}" is no saving; savings look like 1p or 1v`);
      const known = spice === 'p' ? saved.savedPepper : saved.savedVanilla;
      if (known > 0 || (spice === 'p' && saved.savedVanilla > 0)) throw new NotationError('savings are written once each, pepper first');
      if (spice === 'p') saved.savedPepper = Number(count);
      else saved.savedVanilla = Number(count);
    } while (from.peek() !== undefined);
    return saved;
  },
  write: ({ savedPepper, savedVanilla }) => {
    const parts = [
      ...(savedPepper > 0 ? [`${savedCount.write(savedPepper)}p`] : []),
      ...(savedVanilla > 0 ? [`${savedCount.write(savedVanilla)}v`] : []),
    ];
    return parts.length === 0 ? '' : `saving ${parts.join(' ')}`;
  },
  examples: [
    { savedPepper: 0, savedVanilla: 0 },
    { savedPepper: 1, savedVanilla: 0 },
    { savedPepper: 0, savedVanilla: 2 },
    { savedPepper: 1, savedVanilla: 1 },
    { savedPepper: MOST_SAVED, savedVanilla: MOST_SAVED },
  ],
});
const savedCount = number('saving', 1, MOST_SAVED);
