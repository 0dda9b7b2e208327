import { at, HIDDEN, type Message, type Seat } from '@quarterdeck/kernel';
import { COLOURS } from './data/boats';
import { building, fleet as fleetRow, specialist } from './data/catalog';
import { TOKEN_NAMES } from './data/components';
import { calledIsland, calledLane } from './data/place-names';
import { say } from './say';
import {
  type BoatColour,
  type Fleet,
  type Island,
  NONE,
  type Space,
  type Specialist,
  type State,
  type Tile,
  type TokenColour,
} from './state';

/* What things are called in sentences. Every text is a key; the words are in texts/. */

export const boatName = (colour: BoatColour): Message => say(`boat.${at(COLOURS, colour)}`);
export const tokenName = (colour: TokenColour): Message => say(`token.${at(TOKEN_NAMES, colour)}`);
/** Tokens as they are paid: "two green", "blue and red". */
export const tokensSaid = (colours: readonly TokenColour[]): readonly Message[] =>
  [...new Set(colours)].map((colour) =>
    colours.filter((one) => one === colour).length === 2 ? say('token.two', { token: tokenName(colour) }) : tokenName(colour),
  );
export const playerName = (seat: Seat): Message => say('player', { who: { seat } });
export const islandSaid = (island: Island): Message => say('place', { name: calledIsland(island) });
/** A space by the island it lies beside: "the lane east of Yuzu". */
export const spaceSaid = (space: Space): Message => {
  const [direction, island] = calledLane(space);
  return say(`lane.${direction}`, { island });
};
export const specialistName = (who: Specialist): Message => say(`specialist.${specialist(who).id}`);

/** "a 2-point house": tiles are known by their points. A move tried out on a view may turn a tile that the viewer does not know. */
export const buildingName = (tile: Tile): Message => {
  if (tile === HIDDEN) return say('building.hidden');
  const { kind, points } = building(tile);
  return say(`building.${kind}`, { points });
};

/** Boats per colour as a list: "2 wood boats, 1 clay boat". */
export const boatList = (counts: readonly number[]): readonly Message[] =>
  counts.flatMap((n, colour) => (n > 0 ? [say(`boats.${at(COLOURS, colour)}`, { n })] : []));

/** The token on an island, also when a move is told after it was taken. */
export function tokenOn(s: State, island: Island): Message {
  const colour = s.culture[island];
  return colour === undefined || colour === NONE ? say('token.none') : tokenName(colour);
}

/** The power of a fleet in full, as it works at this table. */
export function powerText(fleet: Fleet, { limitedSwaps }: Pick<State, 'limitedSwaps'>): Message {
  const { power } = fleetRow(fleet);
  if (power.kind === 'coins') return say('power.coins', { coins: power.coins });
  if (power.kind === 'reserve') return say('power.reserve', { look: power.look });
  if (power.kind === 'removeBoats') return say('power.removeBoats', { boats: power.boats });
  if (power.kind === 'swapBoats' && limitedSwaps) return say('power.swapBoats.limited');
  return say(`power.${power.kind}`);
}

/** The power of a fleet in a few words, as its card has them. */
export function powerName(fleet: Fleet): Message {
  const { power } = fleetRow(fleet);
  return power.kind === 'coins' ? say('power.name.coins', { coins: power.coins }) : say(`power.name.${power.kind}`);
}

/** The power of a specialist in words. */
export const abilityText = (who: Specialist): Message => say(`specialist.${specialist(who).id}.power`);
