import { at, type Seat } from '@quarterdeck/kernel';
import { BOATS } from '../data/boats';
import { BERTHS } from '../data/figures';
import { type Ability, type BuildOccasion, SPECIALISTS } from '../data/specialists';
import { type BoatColour, NONE, type Specialist, type State } from '../state';

/* One executor for all specialists: it reads what each declares and knows none by name (YA-081). */

interface Holder<A> {
  readonly who: Specialist;
  readonly bit: number;
  readonly ability: A;
}

function holders<K extends Ability['kind']>(kind: K): readonly Holder<Extract<Ability, { readonly kind: K }>>[] {
  const isOfKind = (ability: Ability): ability is Extract<Ability, { readonly kind: K }> => ability.kind === kind;
  return SPECIALISTS.flatMap(({ ability }, who) => (isOfKind(ability) ? [{ who, bit: 1 << who, ability }] : []));
}

const has = (s: State, seat: Seat, holder: { readonly bit: number }): boolean => (at(s.owned, seat) & holder.bit) !== 0;

const moreBerths = holders('berths');
const moreTrades = holders('trades');
const tradeColours = holders('tradeColour');
const buyDiscounts = holders('buyDiscount');
const extraTokens = holders('extraToken');
const anyTokens = holders('payAnyTokens');
const pilots = holders('freeFirstColour');
const engineers = holders('paidDiscount');
const builders = holders('onBuild');
const harbourMasters = holders('noBoatPenalty');
const endPoints = holders('endPoints');

/** More berths than this no dock has. */
export const MOST_BERTHS = Math.max(BERTHS, ...moreBerths.map(({ ability }) => ability.berths));

/** YA-018, YA-078. */
export function berths(s: State, seat: Seat): number {
  let most = BERTHS;
  for (const holder of moreBerths) if (has(s, seat, holder)) most = Math.max(most, holder.ability.berths);
  return most;
}

/** YA-041. */
export function tradesAllowed(s: State, seat: Seat): number {
  let most = 1;
  for (const holder of moreTrades) if (has(s, seat, holder)) most = Math.max(most, holder.ability.trades);
  return most;
}

/** YA-044: a colour that some specialist opens to trade needs that specialist. */
export function mayTrade(s: State, seat: Seat, colour: BoatColour): boolean {
  for (const holder of tradeColours) if (holder.ability.colour === colour && !has(s, seat, holder)) return false;
  return true;
}

/** YA-042, YA-043: what a boat brings when sold. */
export const sellingPrice = (colour: BoatColour): number => at(BOATS, colour).price;

/** YA-042, YA-043, YA-D48. */
export function buyingPrice(s: State, seat: Seat, colour: BoatColour): number {
  let price = sellingPrice(colour);
  for (const holder of buyDiscounts) if (has(s, seat, holder)) price -= holder.ability.coins;
  return Math.max(0, price);
}

export function takesExtraToken(s: State, seat: Seat): boolean {
  for (const holder of extraTokens) if (has(s, seat, holder)) return true;
  return false;
}

/** How many tokens of any colours recruit a specialist, 0 when the usual price applies (YA-D44). */
export function anyTokensPay(s: State, seat: Seat): number {
  for (const holder of anyTokens) if (has(s, seat, holder)) return holder.ability.tokens;
  return 0;
}

/** The specialist who lets the first boat lie beside any colour, or NONE. */
export function pilotOf(s: State, seat: Seat): Specialist {
  for (const holder of pilots) if (has(s, seat, holder)) return holder.who;
  return NONE;
}

/** The specialist who, for coins, lets a needed boat be missing; undefined when the seat has none. */
export function engineerOf(s: State, seat: Seat): { readonly who: Specialist; readonly coins: number } | undefined {
  for (const holder of engineers) if (has(s, seat, holder)) return { who: holder.who, coins: holder.ability.coins };
  return undefined;
}

/** What own specialists give on each of these occasions of a building. */
export function buildBonuses(
  s: State,
  seat: Seat,
  occasions: readonly BuildOccasion[],
): readonly { readonly who: Specialist; readonly coins: number; readonly prestige: number }[] {
  return builders.flatMap((holder) => {
    const { occasion, coins, prestige } = holder.ability;
    return has(s, seat, holder) && occasions.includes(occasion) ? [{ who: holder.who, coins, prestige }] : [];
  });
}

export function sparedBoatPenalty(s: State, seat: Seat): boolean {
  for (const holder of harbourMasters) if (has(s, seat, holder)) return true;
  return false;
}

/** YA-098: points of end-of-game powers. */
export function endPowerPoints(s: State, seat: Seat): number {
  let points = 0;
  for (const holder of endPoints) {
    if (!has(s, seat, holder)) continue;
    points += holder.ability.points * (holder.ability.per === 'specialist' ? ownedCount(s, seat) : mountainBuildings(s, seat));
  }
  return points;
}

export function ownedCount(s: State, seat: Seat): number {
  let count = 0;
  for (let bits = at(s.owned, seat); bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Recruited specialists, in the order of the table. */
export const specialistsOf = (s: State, seat: Seat): readonly Specialist[] =>
  SPECIALISTS.flatMap((_, who) => ((at(s.owned, seat) & (1 << who)) === 0 ? [] : [who]));

export function mountainBuildings(s: State, seat: Seat): number {
  let count = 0;
  for (let island = 0; island < s.sites.length; island++) if (s.sites[island] === seat && s.mountains[island] === 1) count++;
  return count;
}
