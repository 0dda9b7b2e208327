import type { SeatInfo } from './tables';

/*
 * Bots are persons at the table: each level has its crew, and the second bot of a level is the next of
 * them. The names follow from who sits where, so a table need not remember them and everybody, here and
 * on the server, says the same.
 */
const CREW: Readonly<Record<string, readonly string[]>> = {
  'cabin-boy': ['Pip', 'Wim', 'Tilda', 'Nell'],
  sailor: ['Marit', 'Okko', 'Rosa', 'Hein'],
  mate: ['Bram', 'Jory', 'Ebba', 'Tamme'],
  captain: ['Leonor', 'Anselm', 'Griet', 'Duarte'],
  admiral: ['Cornelis', 'Isolde', 'Rurik', 'Maud'],
  legend: ['Nereus', 'Thetis', 'Sedna', 'Aegir'],
};

/** What the bots at a table are called, seat by seat; undefined where no bot sits. No bot has the name of somebody else there. */
export function botNames(seats: readonly Pick<SeatInfo, 'kind' | 'level' | 'player'>[]): readonly (string | undefined)[] {
  const taken = new Set(seats.map(({ player }) => player?.name.toLowerCase()));
  return seats.map(({ kind, level = '' }) => {
    if (kind !== 'bot') return undefined;
    const name = CREW[level]?.find((one) => !taken.has(one.toLowerCase())) ?? level;
    taken.add(name.toLowerCase());
    return name;
  });
}
