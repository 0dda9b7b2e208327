import { type Message, message, type Seat, type Words } from '@quarterdeck/kernel';
import { BONUSES } from './data/bonuses';
import { CAPTAIN_CARDS, NATIONS } from './data/captains';
import { CREW, OFFICER } from './data/crew';
import { EFFECTS } from './data/effects';
import { CREW_PER_TURN, WIND_STEPS } from './data/limits';
import { EDGES, PLACES } from './data/places';
import { PLANETS } from './data/planets';
import { PEPPER, SPICES, VANILLA } from './data/spices';
import { TILES } from './data/tiles';
import type { Event } from './events';
import { FIELD_NAMES, INTERIORS, kindOf, PLANET_FIELD, PLANET_OF, ROSE, SPICE_OF } from './fields';
import { item, num } from './items';
import type { Move } from './move';
import { stepsOf } from './rules/sail';
import { captainsToChoose, crewToChoose } from './rules/setup';
import { isReached, searchSailing, stepsTo } from './sky';
import { captainOf, firstSeat, isGalleon, isTeam, ownerOfShip, SHIPS_PER_SEAT, type State, shipOf, spiceOf } from './state';

const who = (seat: Seat) => ({ seat });
const nation = (index: number): Message => message(`nation.${item(NATIONS, index)}`);
const captain = (index: number): string => item(CAPTAIN_CARDS, index).name;
const planet = (index: number): Message => message(`planet.${item(PLANETS, index).id}`);
const spice = (index: number): Message => message(`spice.${item(SPICES, index)}`);
const bonus = (index: number): Message => message(`bonus.${item(BONUSES, index)}`);
const edge = (index: number): Message => message(`edge.${item(EDGES, index)}`);
const tile = (index: number): string => item(TILES, index).id;
const place = (index: number): string => item(PLACES, index).name;

/** A kind of crew, or just a card where the viewer may not know it. */
const crew = (index: number): Message => message(index < 0 ? 'crew.hidden' : `crew.${item(CREW, index).id}`);

/** Crew counted by kind: “2 Gunners, 1 Banker”. */
function crewList(cards: readonly number[]): Message[] {
  const kinds = [...new Set(cards)];
  return kinds.map((kind) => message('crew.count', { n: cards.filter((card) => card === kind).length, crew: crew(kind) }));
}

export function fieldMessage(field: number): Message {
  if (field === ROSE) return message('field.rose');
  if (num(PLANET_OF, field) >= 0) return planet(num(PLANET_OF, field));
  const name = item(FIELD_NAMES, field);
  if (field >= INTERIORS) return message('field.border', { name });
  const yields = num(SPICE_OF, field);
  return yields < 0 ? message(`field.${kindOf(field)}`, { name }) : message(`field.${kindOf(field)}`, { name, spice: spice(yields) });
}

/** A ship with its owner. */
function shipMessage(ship: number): Message {
  const owner = who(ownerOfShip(ship));
  return isGalleon(ship) ? message('ship.galleonOf', { who: owner }) : message('ship.frigateOf', { who: owner, n: ship % SHIPS_PER_SEAT });
}

const ownShip = (index: number): Message => (index === 0 ? message('ship.galleon') : message('ship.frigate', { n: index }));

const target = (index: number): Message =>
  index < 0 ? message('ship.fortress', { planet: planet(~index) }) : message('ship.target', { ship: shipMessage(index) });

function side(s: State, index: number): Message {
  const first = firstSeat(s, index);
  return isTeam(s) ? message('side.team', { who: who(first), partner: who(first + 1) }) : message('side.one', { who: who(first) });
}

function cost(pepper: number, vanilla: number): Message {
  return pepper + vanilla === 0 ? message('cost.free') : message('cost.spices', { pepper, vanilla });
}

function eventMessage(e: Event, after: State): Message | undefined {
  switch (e.kind) {
    case 'StarterDrawn':
      return message('event.StarterDrawn', { who: side(after, after.starter) });
    case 'NationChosen':
      return message('event.NationChosen', { who: who(e.seat), nation: nation(e.nation) });
    case 'CaptainsChosen':
      return message('event.CaptainsChosen', { who: who(e.seat), n: e.captains.length });
    case 'CaptainsRevealed':
      return message('event.CaptainsRevealed', {
        captains: e.captains.map((card, seat) => message('captain.of', { captain: captain(card), who: who(seat) })),
      });
    case 'CrewChosen':
      return message('event.CrewChosen', { who: who(e.seat), n: e.crew.length, crew: crewList(e.crew) });
    case 'PlanetChosen':
      return message('event.PlanetChosen', { who: who(e.seat), planet: planet(e.planet) });
    case 'PlanetMobilised':
      return message('event.PlanetMobilised', { who: who(e.seat), planet: planet(e.planet), place: place(e.place) });
    case 'SpiceGained':
      return message(`event.SpiceGained.${e.source}`, { who: who(e.seat), n: e.amount, spice: spice(e.spice), ...atField(e.field) });
    case 'TurnBegan':
      return message('event.TurnBegan', { who: side(after, e.side) });
    case 'TileDrawn':
      return message('event.TileDrawn', { who: who(e.seat), tile: tile(e.tile) });
    case 'TileLaid':
      return message('event.TileLaid', { who: who(e.seat), tile: tile(e.tile), place: place(e.place), edge: edge(e.turn) });
    case 'TileEntrusted':
      return message('event.TileEntrusted', { who: who(e.seat), partner: who(e.to), tile: tile(e.tile) });
    case 'BonusDrawn':
      return message('event.BonusDrawn', { who: who(e.seat), bonus: bonus(e.bonus) });
    case 'CrewRescued':
      return message('event.CrewRescued', { who: who(e.seat), crew: crew(e.crew) });
    case 'WreckLeft':
      return message('event.WreckLeft', { who: who(e.seat) });
    case 'ShipSailed':
      return message(`event.ShipSailed.${e.means}`, {
        who: who(e.by),
        ship: shipMessage(e.ship),
        to: fieldMessage(num(e.path, e.path.length - 1)),
        n: e.path.length - 1,
      });
    case 'GalleonTransferred':
      return message('event.GalleonTransferred', { who: who(e.seat), to: fieldMessage(e.to) });
    case 'ShipLost':
      return e.next < 0
        ? message(`event.ShipLost.${e.cause}`, { who: who(e.by), ship: shipMessage(e.ship) })
        : message(`event.ShipLost.${e.cause}.next`, { who: who(e.by), ship: shipMessage(e.ship), captain: captain(e.next) });
    case 'FortressLost':
      return message('event.FortressLost', { who: who(e.by), owner: who(e.seat), planet: planet(e.planet) });
    case 'CrewPlayed':
      return message('event.CrewPlayed', { who: who(e.seat), crew: crew(e.crew) });
    case 'BonusUsed':
      return message('event.BonusUsed', { who: who(e.seat), bonus: bonus(e.bonus) });
    case 'SpiceTraded':
      return message('event.SpiceTraded', { who: who(e.seat), given: spice(e.given), taken: spice(e.taken) });
    case 'EffectPrepared':
      return message(`event.EffectPrepared.${item(EFFECTS, e.effect)}`, { who: who(e.seat), n: e.amount });
    case 'ShipFrozen':
      return message('event.ShipFrozen', { who: who(e.by), ship: shipMessage(e.ship) });
    case 'TurnProposed':
      return message('event.TurnProposed', { who: who(e.seat), tile: tile(e.tile) });
    case 'TurnRefused':
      return message('event.TurnRefused', { who: who(e.seat) });
    case 'TileTurned':
      return message('event.TileTurned', { who: who(e.seat), tile: tile(e.tile), edge: edge(e.turn) });
    case 'RaidBegan':
      return message('event.RaidBegan', { who: who(e.seat), victim: who(e.victim) });
    case 'CrewRaided':
      return message('event.CrewRaided', { victim: who(e.victim), crew: crew(e.crew) });
    case 'CrewSold':
      return message('event.CrewSold', { who: who(e.seat), crew: crew(e.crew) });
    case 'CrewRecruited':
      return message('event.CrewRecruited', { who: who(e.seat), crew: crew(e.crew) });
    case 'FrigateBuilt':
      return message('event.FrigateBuilt', { who: who(ownerOfShip(e.ship)), planet: planet(e.planet), cost: cost(e.pepper, 0) });
    case 'FortressBuilt':
      return message('event.FortressBuilt', { who: who(e.seat), planet: planet(e.planet), cost: cost(e.pepper, e.vanilla) });
    case 'GalleonBuilt':
      return message('event.GalleonBuilt', {
        who: who(e.seat),
        captain: captain(e.captain),
        galleon: item(CAPTAIN_CARDS, e.captain).galleon,
        where: fieldMessage(e.field),
      });
    case 'PlanetConquered':
      return e.from < 0
        ? message('event.PlanetConquered', { who: who(e.seat), planet: planet(e.planet), cost: cost(e.pepper, e.vanilla) })
        : message('event.PlanetConquered.from', {
            who: who(e.seat),
            planet: planet(e.planet),
            cost: cost(e.pepper, e.vanilla),
            loser: who(e.from),
          });
    case 'SpiceShared':
      return message('event.SpiceShared', { who: who(e.seat), partner: who(e.to), spice: spice(e.spice) });
    case 'PhaseRecalled':
      return message('event.PhaseRecalled', { who: who(e.seat) });
    case 'Conceded':
      return message('event.Conceded', { who: who(e.seat) });
    case 'SeatEliminated':
      return message('event.SeatEliminated', { who: who(e.seat) });
    case 'GameWon':
      return message('event.GameWon', { who: side(after, e.side), n: e.planets });
    case 'GameDrawn':
      return message('event.GameDrawn');
    case 'PhaseFinished':
      return isTeam(after) ? message('event.PhaseFinished', { who: who(e.seat) }) : undefined;
    case 'StepBegan':
    case 'CollectionBegan':
    case 'TacticsBegan':
    case 'ConstructionBegan':
    case 'TurnEnded':
      return undefined;
  }
}

function atField(field: number): { where?: Message } {
  return field < 0 ? {} : { where: fieldMessage(field) };
}

/** Where a voyage leads and in how many steps. */
function voyage(s: State, ship: number, limit: number, field: number): { to: Message; n: number } {
  searchSailing(s, ship, limit);
  return { to: fieldMessage(field), n: isReached(field) ? stepsTo(field) : 0 };
}

function moveMessage(move: Move, s: State, seat: Seat): Message {
  switch (move.kind) {
    case 'nation':
      return message('move.nation', { nation: nation(move.nation) });
    case 'captains':
      return message('move.captains', {
        n: move.captains.length,
        captains: move.captains.map((card) => message('captain.name', { captain: captain(card) })),
      });
    case 'crew':
      return message('move.crew', { crew: crewList(move.crew) });
    case 'planet':
      return message('move.planet', { planet: planet(move.planet) });
    case 'lay':
      return message('move.lay', { tile: tile(move.tile), place: place(move.place), edge: edge(move.turn) });
    case 'rescue':
    case 'recruit':
    case 'sell':
      return message(`move.${move.kind}`, { crew: crew(move.crew) });
    case 'sail':
      return message('move.sail', {
        ship: ownShip(move.ship),
        ...voyage(s, shipOf(seat, move.ship), stepsOf(s, seat, move.ship), move.field),
      });
    case 'wind':
      return message('move.wind', { ship: ownShip(move.ship), ...voyage(s, shipOf(seat, move.ship), WIND_STEPS, move.field) });
    case 'shot':
      return message('move.shot', { ship: shipMessage(move.target), to: fieldMessage(move.field) });
    case 'drive':
      return message('move.drive', { ship: shipMessage(move.target), ...voyage(s, move.target, WIND_STEPS, move.field) });
    case 'cargo':
    case 'share':
      return message(`move.${move.kind}`, { spice: spice(move.spice) });
    case 'banker':
      return message('move.banker', { given: spice(1 - move.spice), taken: spice(move.spice) });
    case 'gunner':
      return message('move.gunner', { target: target(move.target) });
    case 'broadside':
      return message('move.broadside', { ship: ownShip(move.ship), target: target(move.target) });
    case 'play':
      return move.crew === OFFICER
        ? message(`move.officer.${item(CAPTAIN_CARDS, captainOf(s, seat)).id}`)
        : message(`move.${item(CREW, move.crew).id}`);
    case 'transfer':
    case 'citadel':
    case 'frigate':
    case 'fortress':
      return message(`move.${move.kind}`, { planet: planet(move.planet) });
    case 'turn':
      return message('move.turn', { tile: tile(move.tile), place: place(num(s.placeOf, move.tile)), edge: edge(move.turn) });
    case 'freeze':
      return message('move.freeze', { ship: shipMessage(move.target) });
    case 'raid':
      return message('move.raid', { who: who(move.seat) });
    case 'scuttle':
      return message('move.scuttle', { ship: ownShip(move.ship) });
    case 'galleon':
      return message('move.galleon', { where: fieldMessage(move.planet < 0 ? ROSE : num(PLANET_FIELD, move.planet)) });
    case 'conquer': {
      const { pepper, vanilla } = item(PLANETS, move.planet);
      return message('move.conquer', { planet: planet(move.planet), cost: cost(pepper - move.savedPepper, vanilla - move.savedVanilla) });
    }
    case 'agree':
    case 'refuse':
      return message(`move.${move.kind}`, { tile: tile(s.proposedTile) });
    case 'done':
      return message(s.phase === 'tactics' ? 'move.done.tactics' : 'move.done.construct');
    case 'entrust':
    case 'leave':
    case 'recall':
    case 'concede':
      return message(`move.${move.kind}`);
  }
}

/** EF-D81: whether a seat only waits for its partner. */
function hasFinished(s: State, seat: Seat): boolean {
  return (s.phase === 'tactics' || s.phase === 'construct') && s.proposer < 0 && num(s.done, seat) === 1;
}

function decisionMessage(s: State, seat: Seat): Message {
  if (hasFinished(s, seat)) return message('decision.finished');
  switch (s.phase) {
    case 'nation':
    case 'planet':
    case 'mobilise':
      return message(`decision.${s.phase}`);
    case 'captains':
      return message('decision.captains', { n: captainsToChoose(s) });
    case 'crew':
      return message(isTeam(s) ? 'decision.crew.team' : 'decision.crew', { n: crewToChoose(s) });
    case 'explore':
      return message('decision.explore', { n: s.drawer.filter((drawer) => drawer === seat).length });
    case 'collect':
      return message('decision.rescue', { n: num(s.rescues, seat) });
    case 'tactics':
      return s.proposer < 0
        ? message('decision.tactics', { n: CREW_PER_TURN - num(s.crewPlayed, seat) })
        : message('decision.consent', { who: who(s.proposer), tile: tile(s.proposedTile), edge: edge(s.proposedTurn) });
    case 'construct':
      return message('decision.construct', { pepper: spiceOf(s, seat, PEPPER), vanilla: spiceOf(s, seat, VANILLA) });
    case 'start':
    case 'over':
      return message('decision.none');
  }
}

export const words: Words<State, Move, Event> = { event: eventMessage, move: moveMessage, decision: decisionMessage };
