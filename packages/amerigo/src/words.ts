import { type Message, type MessageParam, message, type Seat, type Words } from '@quarterdeck/kernel';
import { COLOURS } from './data/colours';
import { PRODUCTION_KINDS } from './data/goods';
import { TILES } from './data/tiles';
import { TOKENS } from './data/tokens';
import { CANNONS_END, PROGRESS_END, SPECIAL_END } from './data/tracks';
import type { Event } from './events';
import { geometryOf } from './map/geometry';
import { FRAME, isFrame, spaceName } from './map/spaces';
import type { Move } from './move';
import { at, row } from './numbers';
import { preview } from './queries';
import { apFor } from './rules/choose';
import { goldOffer } from './rules/gold';
import { distanceBetween } from './rules/sail';
import { points } from './score';
import { cubesInField, type State, shipSpace } from './state';

const who = (seat: Seat): MessageParam => ({ seat });
const player = (seat: Seat): Message => message('player', { who: { seat } });
const tileName = (tile: number): Message => message(`tile.${row(TILES, tile).id}`);
const tokenName = (token: number): Message => message(`token.${row(TOKENS, token).id}`);
const sortName = (sort: string): Message => message(`sort.${sort}`);
const colourName = (colour: string): Message => message(`colour.${colour}`);
const actionName = (colour: string): Message => message(`action.${colour}`);
const productionName = (kind: number): Message => {
  const { sort, cost } = row(PRODUCTION_KINDS, kind);
  return message('production', { sort: sortName(sort), cost });
};

/** A place on the map as people name it. */
function place(space: number): Message {
  return isFrame(space) ? message('space.frame', { n: space - FRAME + 1 }) : message('space.cell', { name: spaceName(space) });
}

function cubes(out: readonly number[]): readonly Message[] {
  return out.flatMap((n, colour) => (n === 0 ? [] : [message('cubes', { n, colour: colourName(row(COLOURS, colour)) })]));
}

function pointsOf(amounts: readonly number[]): readonly Message[] {
  return amounts.flatMap((n, seat) => (n === 0 ? [] : [message('points', { who: { seat }, n })]));
}

function event(e: Event, after: State): Message | undefined {
  const key = `event.${e.kind}`;
  switch (e.kind) {
    case 'MapLaid': {
      const { islands } = geometryOf(e.layout);
      return message(key, { islands: islands.length, big: islands.filter((island) => island.big).length });
    }
    case 'OrderDrawn':
      return message(key, { order: e.order.map(player) });
    case 'PirateShown':
      return message(key, { marker: e.marker, strength: e.strength });
    case 'TokensLaid':
      return message(key, { tokens: e.tokens.map(tokenName) });
    case 'ProductionLaid':
      return message(key, { tokens: e.kinds.map(productionName) });
    case 'TowerFilled':
      return message(key, { cubes: cubes(e.out) });
    case 'RoundBegan':
      return message(key, { round: e.round, time: e.time });

    case 'PhaseBegan':
    case 'TurnEnded':
    case 'CubesSorted':
      return undefined;
    case 'PhaseSkipped':
      return message(e.thrown === 0 ? 'event.PhaseSkipped.empty' : key, { colour: colourName(e.colour) });
    case 'CubesFell':
      return message(key, { thrown: e.thrown, colour: colourName(e.colour), cubes: cubes(e.out), ap: e.ap });

    case 'ActionChosen':
      return message(`event.ActionChosen.${e.by}`, { who: who(e.seat), action: actionName(e.colour), ap: e.ap });
    case 'GoldTaken':
    case 'ChestCashed':
      return message(key, { who: who(e.seat), gold: e.gold, overflow: e.overflow });
    case 'CubesCounted':
      return message(key, { who: who(e.seat), vp: e.vp });
    case 'TokenCashed':
      return message(key, { who: who(e.seat), token: tokenName(e.token), gold: e.gold, overflow: e.overflow });
    case 'Compensated':
      return message(key, { who: who(e.seat), gold: e.gold, overflow: e.overflow, action: actionName(e.colour) });

    case 'ShipPlaced':
      return message(key, { who: who(e.seat), ship: e.ship + 1, space: place(e.space) });
    case 'ShipsHastened':
      return message(key, { who: who(e.seat), ap: e.ap });
    case 'ShipSailed':
      return e.from === e.to
        ? message('event.ShipSailed.stay', { who: who(e.seat), ship: e.ship + 1, space: place(e.to) })
        : message(key, { who: who(e.seat), ship: e.ship + 1, from: place(e.from), to: place(e.to), distance: e.distance, paid: e.paid });
    case 'PostFounded':
      return message(key, { who: who(e.seat), space: place(e.cell), vp: e.vp, gold: e.gold });
    case 'PostDeclined':
      return message(key, { who: who(e.seat) });

    case 'CannonsLoaded':
      return message(key, { who: who(e.seat), steps: e.steps, to: e.to, paid: e.paid });
    case 'TilePlanned':
      return message(key, { who: who(e.seat), tile: tileName(e.tile), paid: e.paid });
    case 'ProgressAdvanced':
      return message(key, { who: who(e.seat), steps: e.steps, to: e.to, paid: e.paid });
    case 'TokenTaken':
      return message(key, { who: who(e.seat), token: tokenName(e.token) });

    case 'TileBuilt': {
      const params = { who: who(e.seat), tile: tileName(e.tile), space: place(e.cell), vp: e.vp, paid: e.paid };
      return e.commodities.length === 0
        ? message(key, params)
        : message('event.TileBuilt.commodities', { ...params, commodities: e.commodities.map(sortName) });
    }
    case 'IslandCompleted': {
      const params = { who: who(e.seat), vp: e.vp, points: pointsOf(e.posts) };
      if (params.points.length === 0) return message('event.IslandCompleted.empty', { who: who(e.seat), vp: e.vp });
      return message(e.chest ? 'event.IslandCompleted.chest' : key, params);
    }

    case 'ProductionBought':
      return message(key, { who: who(e.seat), sort: sortName(e.sort), ap: e.ap, paid: e.paid });
    case 'OrderAdvanced':
      return message(key, { who: who(e.seat), steps: e.steps, to: e.to, paid: e.paid, place: 1 + after.order.indexOf(e.seat) });
    case 'DiscJumped':
      return message(key, { who: who(e.seat), onto: who(e.onto), to: e.to });

    case 'RoundEnded':
      return message(key, { round: e.round, strength: e.strength });
    case 'PiratesRepelled':
      return message(key, { who: who(e.seat), strength: e.strength, gold: e.gold });
    case 'PiratesPlundered':
      return message(key, { who: who(e.seat), strength: e.strength, loss: e.loss });
    case 'FinalScored': {
      const gains = pointsOf(e.points);
      if (gains.length === 0) return message('event.FinalScored.nobody', { item: message(`score.${e.item}`) });
      return message(key, { item: message(`score.${e.item}`), points: gains });
    }
    case 'GameEnded':
      return message(key, { points: e.totals.map((n, seat) => message('points', { who: { seat }, n })), who: who(e.winner) });
  }
}

function move(m: Move, s: State, seat: Seat): Message {
  const key = `move.${m.kind}`;
  switch (m.kind) {
    case 'act':
      return message(`move.act.${m.by}`, { action: actionName(m.colour), colour: colourName(m.colour), ap: apFor(s, seat, m.colour) });
    case 'gold':
      return message(key, { gold: goldOffer(s, seat) });
    case 'count':
      return message(key, { vp: cubesInField(s) });
    case 'use':
    case 'take':
      return message(key, { token: tokenName(m.token) });
    case 'place':
      return message(key, { ship: m.ship + 1, space: place(m.space) });
    case 'sail': {
      const from = shipSpace(s, seat, m.ship);
      if (from === m.space) return message('move.sail.stay', { ship: m.ship + 1, space: place(m.space) });
      const distance = distanceBetween(s, from, m.space);
      return message(key, { ship: m.ship + 1, space: place(m.space), distance, paid: Math.max(0, distance - s.ap) });
    }
    case 'found':
      return message(key, { space: place(at(geometryOf(s.layout).postOf, shipSpace(s, seat, s.landing))), vp: gain(s, seat, m) });
    case 'load':
    case 'advance':
    case 'order':
      return message(key, { steps: m.steps, paid: Math.max(0, m.steps - s.ap) });
    case 'plan':
      return message(key, { tile: tileName(m.tile), ap: row(TILES, m.tile).ap, paid: Math.max(0, row(TILES, m.tile).ap - s.ap) });
    case 'build': {
      const { ap } = row(TILES, m.tile);
      const params = { tile: tileName(m.tile), space: place(m.cell), rotation: m.rotation * 90, vp: gain(s, seat, m) };
      return message(key, { ...params, ap, paid: Math.max(0, ap - s.ap) });
    }
    case 'buy':
      return message(key, { sort: sortName(m.sort), cost: m.cost, paid: Math.max(0, m.cost - s.ap) });
    case 'chest':
    case 'pass':
    case 'jump':
    case 'end':
      return message(key);
  }
}

/** Points that a move books for its seat at once. */
function gain(s: State, seat: Seat, m: Move): number {
  let vp = 0;
  for (const e of preview(s, seat, m)) for (const scored of points(e)) if (scored.seat === seat) vp += scored.points;
  return vp;
}

function decision(s: State, seat: Seat): Message {
  switch (s.stage) {
    case 'choose':
      return message('decision.choose', { gold: goldOffer(s, seat) });
    case 'found':
      return message('decision.found');
    case 'token':
      return message('decision.token');
    case 'act':
      return message(`decision.${s.action}`, { ap: s.ap, gold: at(s.gold, seat), ...trackEnd(s) });
    default:
      return message('decision.wait');
  }
}

function trackEnd(s: State): { readonly end: number } {
  if (s.action === 'black') return { end: CANNONS_END };
  return { end: s.action === 'brown' ? PROGRESS_END : SPECIAL_END };
}

export const words: Words<State, Move, Event> = { event, move, decision };
