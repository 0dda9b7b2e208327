import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { COPIES, CREW_CARDS, GUNNER, SLOTS, slotOfCrew } from './data/crew';
import { EFFECTS, FREE_FRIGATE, GOVERNOR, OF_ONE_TURN, RANGE } from './data/effects';
import { PEPPER, VANILLA } from './data/spices';
import { FIRST_EXPERT_TILE } from './data/tiles';
import { NOWHERE, PLANET_FIELD, PLANET_TILE } from './fields';
import { num } from './items';
import {
  endSeat,
  firstSeat,
  GALLEON,
  isGalleon,
  isTeam,
  ownerOfShip,
  type SetupStep,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideOf,
} from './state';

export type SpiceSource = 'setup' | 'planet' | 'factory' | 'providence' | 'pargo' | 'cargo' | 'courtesan' | 'sale';
export type LossCause = 'gunner' | 'singularity' | 'scuttled';
export type Means = 'sail' | 'wind' | 'shot' | 'drive';

/** What can happen. Ships are counted over all seats; `by` is the seat that caused it. */
export type Event =
  | { readonly kind: 'StarterDrawn'; readonly seat: Seat }
  | { readonly kind: 'StepBegan'; readonly step: SetupStep }
  | { readonly kind: 'NationChosen'; readonly seat: Seat; readonly nation: number }
  | { readonly kind: 'CaptainsChosen'; readonly seat: Seat; readonly captains: readonly number[] }
  | { readonly kind: 'CaptainsRevealed'; readonly captains: readonly number[] }
  | { readonly kind: 'CrewChosen'; readonly seat: Seat; readonly crew: readonly number[] }
  | { readonly kind: 'PlanetChosen'; readonly seat: Seat; readonly planet: number }
  | { readonly kind: 'PlanetMobilised'; readonly seat: Seat; readonly planet: number; readonly place: number; readonly turn: number }
  | {
      readonly kind: 'SpiceGained';
      readonly seat: Seat;
      readonly spice: number;
      readonly amount: number;
      readonly source: SpiceSource;
      readonly field: number;
    }
  | { readonly kind: 'TurnBegan'; readonly side: number; readonly tiles: number }
  | { readonly kind: 'TileDrawn'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'TileLaid'; readonly seat: Seat; readonly tile: number; readonly place: number; readonly turn: number }
  | { readonly kind: 'TileEntrusted'; readonly seat: Seat; readonly to: Seat; readonly tile: number }
  | { readonly kind: 'CollectionBegan'; readonly draws: readonly number[]; readonly rescues: readonly number[] }
  | { readonly kind: 'BonusDrawn'; readonly seat: Seat; readonly bonus: number }
  | { readonly kind: 'CrewRescued'; readonly seat: Seat; readonly crew: number }
  | { readonly kind: 'WreckLeft'; readonly seat: Seat }
  | { readonly kind: 'TacticsBegan'; readonly side: number }
  | { readonly kind: 'ShipSailed'; readonly ship: number; readonly by: Seat; readonly means: Means; readonly path: readonly number[] }
  | { readonly kind: 'GalleonTransferred'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'ShipLost';
      readonly ship: number;
      readonly by: Seat;
      readonly cause: LossCause;
      readonly field: number;
      /** The captain this uncovers; -1 for none. */
      readonly next: number;
    }
  | { readonly kind: 'FortressLost'; readonly planet: number; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'CrewPlayed'; readonly seat: Seat; readonly crew: number }
  | { readonly kind: 'BonusUsed'; readonly seat: Seat; readonly bonus: number }
  | { readonly kind: 'SpiceTraded'; readonly seat: Seat; readonly given: number; readonly taken: number }
  | { readonly kind: 'EffectPrepared'; readonly seat: Seat; readonly effect: number; readonly amount: number }
  | { readonly kind: 'ShipFrozen'; readonly ship: number; readonly by: Seat }
  | { readonly kind: 'TurnProposed'; readonly seat: Seat; readonly tile: number; readonly turn: number }
  | { readonly kind: 'TurnRefused'; readonly seat: Seat }
  | { readonly kind: 'TileTurned'; readonly seat: Seat; readonly tile: number; readonly from: number; readonly turn: number }
  | { readonly kind: 'RaidBegan'; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: 'CrewRaided'; readonly seat: Seat; readonly victim: Seat; readonly crew: number }
  | { readonly kind: 'CrewSold'; readonly seat: Seat; readonly crew: number }
  | { readonly kind: 'ConstructionBegan'; readonly side: number }
  | { readonly kind: 'CrewRecruited'; readonly seat: Seat; readonly crew: number; readonly pepper: number }
  | { readonly kind: 'FrigateBuilt'; readonly ship: number; readonly planet: number; readonly pepper: number }
  | { readonly kind: 'FortressBuilt'; readonly seat: Seat; readonly planet: number; readonly pepper: number; readonly vanilla: number }
  | { readonly kind: 'GalleonBuilt'; readonly seat: Seat; readonly captain: number; readonly field: number; readonly vanilla: number }
  | {
      readonly kind: 'PlanetConquered';
      readonly seat: Seat;
      readonly planet: number;
      /** Who held it; -1 nobody. */
      readonly from: Seat;
      readonly pepper: number;
      readonly vanilla: number;
    }
  | { readonly kind: 'SpiceShared'; readonly seat: Seat; readonly to: Seat; readonly spice: number }
  | { readonly kind: 'PhaseFinished'; readonly seat: Seat }
  | { readonly kind: 'PhaseRecalled'; readonly seat: Seat }
  | { readonly kind: 'Conceded'; readonly seat: Seat }
  | { readonly kind: 'SeatEliminated'; readonly seat: Seat; readonly planets: readonly number[] }
  | { readonly kind: 'TurnEnded'; readonly side: number }
  | { readonly kind: 'GameWon'; readonly side: number; readonly planets: number }
  | { readonly kind: 'GameDrawn' };

function add(counts: number[], at: number, amount: number): void {
  counts[at] = num(counts, at) + amount;
}

/** Changes a count of cards where the viewer knows it. */
function addKnown(counts: number[], at: number, amount: number): void {
  const known = num(counts, at);
  if (known !== HIDDEN) counts[at] = known + amount;
}

function pay(s: State, seat: Seat, pepper: number, vanilla: number): void {
  add(s.spices, seat * 2 + PEPPER, -pepper);
  add(s.spices, seat * 2 + VANILLA, -vanilla);
}

function slotFor(s: State, seat: Seat, crew: number): number {
  return slotOfCrew(num(s.nation, sideOf(s, seat)), crew);
}

function toHand(s: State, seat: Seat, crew: number): void {
  const side = sideOf(s, seat);
  add(s.handSize, seat, 1);
  add(s.reserveSize, side, -1);
  // Nobody else saw which card left, so of each kind one card less is known to lie there.
  for (let i = side * SLOTS; i < (side + 1) * SLOTS; i++) s.seenReserve[i] = Math.max(0, num(s.seenReserve, i) - 1);
  if (crew === HIDDEN) return;
  const slot = slotFor(s, seat, crew);
  addKnown(s.hand, seat * SLOTS + slot, 1);
  const at = side * SLOTS + slot;
  addKnown(s.reserve, at, -1);
  if (num(s.unchosen, at) > num(s.reserve, at)) s.unchosen[at] = num(s.reserve, at);
}

/** EF-090, EF-146, EF-206: used crew goes back to the reserve, at expert level out of the game. */
function clearCrew(s: State, seat: Seat): void {
  const side = sideOf(s, seat);
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = seat * SLOTS + slot;
    const cards = num(s.inPlay, at);
    if (cards === 0) continue;
    s.inPlay[at] = 0;
    const pile = side * SLOTS + slot;
    if (s.rules.expert) {
      add(s.boxed, pile, cards);
      continue;
    }
    addKnown(s.reserve, pile, cards);
    add(s.reserveSize, side, cards);
    add(s.seenReserve, pile, cards);
  }
}

function clearEffects(s: State, seat: Seat): void {
  for (let i = seat * EFFECTS.length; i < (seat + 1) * EFFECTS.length; i++) s.effects[i] = 0;
}

function setEffect(s: State, seat: Seat, effect: number, value: number): void {
  s.effects[seat * EFFECTS.length + effect] = value;
}

/** EF-D22: a freeze ends with the galleon of the captain who caused it. */
function thaw(s: State, by: Seat): void {
  for (let ship = 0; ship < s.frozenBy.length; ship++) if (s.frozenBy[ship] === by) s.frozenBy[ship] = -1;
}

function beginPhase(s: State): void {
  s.done.fill(0);
  s.recalled = false;
}

function moveShip(s: State, ship: number, field: number): void {
  s.shipAt[ship] = field;
  // EF-D33: the Governor waits on the planet where he was set down.
  if (isGalleon(ship)) setEffect(s, ownerOfShip(ship), GOVERNOR, 0);
}

function loseShip(s: State, ship: number, next: number): void {
  s.shipAt[ship] = NOWHERE;
  s.sailed[ship] = 0;
  s.frozenBy[ship] = -1;
  if (!isGalleon(ship)) return;
  const seat = ownerOfShip(ship);
  clearCrew(s, seat);
  clearEffects(s, seat);
  thaw(s, seat);
  add(s.galleonsLost, seat, 1);
  const stack = s.captains[seat];
  if (next >= 0 && stack !== undefined && !isTeam(s)) stack[num(s.galleonsLost, seat)] = next;
}

function placeTile(s: State, tile: number, place: number, turn: number): void {
  s.tileAt[place] = tile;
  s.placeOf[tile] = place;
  s.turnOf[tile] = turn;
}

function eliminate(s: State, seat: Seat): void {
  s.eliminated[seat] = 1 + Math.max(...s.eliminated);
  for (let ship = shipOf(seat, 0); ship < shipOf(seat + 1, 0); ship++) {
    s.shipAt[ship] = NOWHERE;
    s.sailed[ship] = 0;
    s.frozenBy[ship] = -1;
  }
  thaw(s, seat);
  clearEffects(s, seat);
  s.planetOwner.forEach((owner, planet) => {
    if (owner !== seat) return;
    s.planetOwner[planet] = -1;
    s.fortress[planet] = 0;
  });
  s.spices[seat * 2 + PEPPER] = 0;
  s.spices[seat * 2 + VANILLA] = 0;
  for (let bonus = 0; bonus < 3; bonus++) {
    add(s.spentBonuses, bonus, num(s.bonuses, seat * 3 + bonus));
    s.bonuses[seat * 3 + bonus] = 0;
  }
  // Only in general mode, where a seat is its own side.
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = seat * SLOTS + slot;
    s.hand[at] = 0;
    s.reserve[at] = 0;
    s.seenReserve[at] = 0;
    s.unchosen[at] = 0;
    s.inPlay[at] = 0;
    s.boxed[at] = num(COPIES, slot);
  }
  s.handSize[seat] = 0;
  s.reserveSize[seat] = 0;
  const stack = s.captains[seat];
  if (stack !== undefined) stack.length = Math.min(stack.length, num(s.galleonsLost, seat) + 1);
}

/** The only writer of states and views. */
export function evolve(s: State, e: Event): void {
  switch (e.kind) {
    case 'StarterDrawn':
      s.starter = sideOf(s, e.seat);
      s.active = s.starter;
      break;
    case 'StepBegan':
      s.phase = e.step;
      break;
    case 'NationChosen': {
      const side = sideOf(s, e.seat);
      s.nation[side] = e.nation;
      s.reserveSize[side] = CREW_CARDS;
      for (let slot = 0; slot < SLOTS; slot++) addKnown(s.reserve, side * SLOTS + slot, num(COPIES, slot));
      if (s.rules.recruitUsedOnly) {
        for (let slot = 0; slot < SLOTS; slot++) addKnown(s.unchosen, side * SLOTS + slot, num(COPIES, slot));
      }
      break;
    }
    case 'CaptainsChosen':
      s.captains[e.seat] = e.captains.slice();
      break;
    case 'CaptainsRevealed':
      e.captains.forEach((captain, seat) => {
        const stack = s.captains[seat];
        if (stack !== undefined) stack[0] = captain;
      });
      break;
    case 'CrewChosen':
      for (const crew of e.crew) toHand(s, e.seat, crew);
      break;
    case 'PlanetChosen':
      s.mobilisation[e.seat] = e.planet;
      break;
    case 'PlanetMobilised':
      placeTile(s, num(PLANET_TILE, e.planet), e.place, e.turn);
      s.stack--;
      s.planetOwner[e.planet] = e.seat;
      s.shipAt[shipOf(e.seat, GALLEON)] = num(PLANET_FIELD, e.planet);
      break;
    case 'SpiceGained':
      add(s.spices, e.seat * 2 + e.spice, e.amount);
      break;
    case 'TurnBegan':
      s.phase = 'explore';
      s.active = e.side;
      s.toDraw = e.tiles;
      s.entrusted = false;
      s.consentRefused = false;
      s.shared = 0;
      break;
    case 'TileDrawn':
      s.toDraw--;
      s.stack--;
      if (e.tile >= FIRST_EXPERT_TILE) s.expertsInStack--;
      s.drawn.push(e.tile);
      s.drawer.push(e.seat);
      break;
    case 'TileLaid': {
      const i = s.drawn.indexOf(e.tile);
      s.drawn.splice(i, 1);
      s.drawer.splice(i, 1);
      placeTile(s, e.tile, e.place, e.turn);
      break;
    }
    case 'TileEntrusted':
      s.drawer[s.drawn.indexOf(e.tile)] = e.to;
      s.entrusted = true;
      break;
    case 'CollectionBegan':
      s.phase = 'collect';
      s.draws = e.draws.slice();
      s.rescues = e.rescues.slice();
      break;
    case 'BonusDrawn':
      add(s.draws, e.seat, -1);
      add(s.bag, e.bonus, -1);
      add(s.bonuses, e.seat * 3 + e.bonus, 1);
      break;
    case 'CrewRescued':
      add(s.rescues, e.seat, -1);
      toHand(s, e.seat, e.crew);
      break;
    case 'WreckLeft':
      s.rescues[e.seat] = 0;
      break;
    case 'TacticsBegan':
      s.phase = 'tactics';
      beginPhase(s);
      for (let seat = firstSeat(s, e.side); seat < endSeat(s, e.side); seat++) {
        clearCrew(s, seat);
        clearEffects(s, seat);
        s.crewPlayed[seat] = 0;
        for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) s.sailed[ship] = 0;
      }
      break;
    case 'ShipSailed':
      moveShip(s, e.ship, num(e.path, e.path.length - 1));
      if (e.means === 'sail') s.sailed[e.ship] = 1;
      break;
    case 'GalleonTransferred':
      moveShip(s, shipOf(e.seat, GALLEON), e.to);
      break;
    case 'ShipLost':
      loseShip(s, e.ship, e.next);
      break;
    case 'FortressLost':
      s.fortress[e.planet] = 0;
      break;
    case 'CrewPlayed': {
      const at = e.seat * SLOTS + slotFor(s, e.seat, e.crew);
      addKnown(s.hand, at, -1);
      add(s.handSize, e.seat, -1);
      add(s.inPlay, at, 1);
      add(s.crewPlayed, e.seat, 1);
      // EF-D74: a longer range serves one attack.
      if (e.crew === GUNNER) setEffect(s, e.seat, RANGE, 0);
      break;
    }
    case 'BonusUsed':
      add(s.bonuses, e.seat * 3 + e.bonus, -1);
      add(s.spentBonuses, e.bonus, 1);
      break;
    case 'SpiceTraded':
      add(s.spices, e.seat * 2 + e.given, -1);
      add(s.spices, e.seat * 2 + e.taken, 1);
      break;
    case 'EffectPrepared':
      add(s.effects, e.seat * EFFECTS.length + e.effect, e.amount);
      break;
    case 'ShipFrozen':
      s.frozenBy[e.ship] = e.by;
      break;
    case 'TurnProposed':
      s.proposer = e.seat;
      s.proposedTile = e.tile;
      s.proposedTurn = e.turn;
      break;
    case 'TurnRefused':
      s.proposer = -1;
      s.consentRefused = true;
      break;
    case 'TileTurned':
      s.proposer = -1;
      s.turnOf[e.tile] = e.turn;
      break;
    case 'RaidBegan':
      s.raider = e.seat;
      s.raided = e.victim;
      break;
    case 'CrewRaided': {
      const slot = slotFor(s, e.victim, e.crew);
      s.raider = -1;
      s.raided = -1;
      addKnown(s.hand, e.victim * SLOTS + slot, -1);
      add(s.handSize, e.victim, -1);
      add(s.boxed, sideOf(s, e.victim) * SLOTS + slot, 1);
      break;
    }
    case 'CrewSold': {
      const side = sideOf(s, e.seat);
      add(s.handSize, e.seat, -1);
      add(s.reserveSize, side, 1);
      if (e.crew === HIDDEN) break;
      const slot = slotFor(s, e.seat, e.crew);
      addKnown(s.hand, e.seat * SLOTS + slot, -1);
      addKnown(s.reserve, side * SLOTS + slot, 1);
      break;
    }
    case 'ConstructionBegan':
      s.phase = 'construct';
      beginPhase(s);
      break;
    case 'CrewRecruited':
      pay(s, e.seat, e.pepper, 0);
      toHand(s, e.seat, e.crew);
      break;
    case 'FrigateBuilt': {
      const seat = ownerOfShip(e.ship);
      pay(s, seat, e.pepper, 0);
      if (e.pepper === 0) add(s.effects, seat * EFFECTS.length + FREE_FRIGATE, -1);
      add(s.frigatesBuilt, seat, 1);
      s.shipAt[e.ship] = num(PLANET_FIELD, e.planet);
      break;
    }
    case 'FortressBuilt':
      pay(s, e.seat, e.pepper, e.vanilla);
      add(s.fortressesBuilt, e.seat, 1);
      s.fortress[e.planet] = 1;
      break;
    case 'GalleonBuilt':
      pay(s, e.seat, 0, e.vanilla);
      s.shipAt[shipOf(e.seat, GALLEON)] = e.field;
      break;
    case 'PlanetConquered':
      pay(s, e.seat, e.pepper, e.vanilla);
      s.planetOwner[e.planet] = e.seat;
      break;
    case 'SpiceShared':
      add(s.spices, e.seat * 2 + e.spice, -1);
      add(s.spices, e.to * 2 + e.spice, 1);
      s.shared++;
      break;
    case 'PhaseFinished':
      s.done[e.seat] = 1;
      break;
    case 'PhaseRecalled':
      s.done[e.seat] = 0;
      s.recalled = true;
      break;
    case 'Conceded':
      break;
    case 'SeatEliminated':
      eliminate(s, e.seat);
      break;
    case 'TurnEnded':
      add(s.turnsDone, e.side, 1);
      // EF-241: a frozen ship is free again when its owner's turn is over.
      for (let ship = shipOf(firstSeat(s, e.side), 0); ship < shipOf(endSeat(s, e.side), 0); ship++) s.frozenBy[ship] = -1;
      // EF-D24, EF-D27, EF-D33, EF-D34: what was prepared for this turn alone is lost with it.
      for (let seat = firstSeat(s, e.side); seat < endSeat(s, e.side); seat++) {
        for (const effect of OF_ONE_TURN) setEffect(s, seat, effect, 0);
      }
      break;
    case 'GameWon':
      s.phase = 'over';
      s.winner = e.side;
      break;
    case 'GameDrawn':
      s.phase = 'over';
      break;
  }
}

/** Cards of a side that everybody can work out to be in its hands and reserve together, per slot. */
export function cardsHeld(s: State, side: number): number[] {
  const held = COPIES.map((copies, slot) => copies - num(s.boxed, side * SLOTS + slot));
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    for (let slot = 0; slot < SLOTS; slot++) held[slot] = num(held, slot) - num(s.inPlay, seat * SLOTS + slot);
  }
  return held;
}
