import { joinsOf, type Move, type MoveOf, type State } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { takeUp } from './actions';
import type { Holds, Props } from './types';

/** A tile held over the sky: one to be laid, or one in the sky that is being turned. */
export interface Held {
  readonly tile: number;
  /** Undefined while no place has been pointed at. */
  readonly place: number | undefined;
  readonly turn: number;
  /** How it may be turned there. */
  readonly turns: readonly number[];
  /** Places where it may lie. */
  readonly places: readonly number[];
  /** Tiles that could be held instead. */
  readonly tiles: readonly number[];
  readonly move: Move | undefined;
}

const unique = (values: readonly number[]): readonly number[] => [...new Set(values)];

/** The tile that is to be laid now. */
export function heldTile({ view, moves, hand }: Holds): Held | undefined {
  const lays = moves.filter((move): move is MoveOf<'lay'> => move.kind === 'lay');
  const tiles = unique(lays.map(({ tile }) => tile));
  const tile = tiles.find((other) => other === hand.tile) ?? tiles[0];
  if (tile === undefined) return undefined;
  const own = lays.filter((move) => move.tile === tile);
  const places = unique(own.map(({ place }) => place));
  const place = places.find((other) => other === hand.place) ?? (places.length === 1 ? places[0] : undefined);
  const turns = unique(own.filter((move) => move.place === (place ?? move.place)).map((move) => move.turn));
  const turn = hand.turn ?? (place === undefined ? 0 : bestTurn(view, tile, place, turns));
  const move = own.find((other) => other.place === place && other.turn === turn);
  return { tile, place, turn, turns, places, tiles, move };
}

/** The tile over the sky: the one in hand, or one that a hint or the list of moves would lay. */
export function tileOnShow(props: Props): Held | undefined {
  const { draft, hand } = props;
  return heldTile(draft?.kind === 'lay' ? { ...props, hand: { ...hand, tile: draft.tile, place: draft.place, turn: draft.turn } } : props);
}

/** The tile that Cassini is about to turn. */
export function heldTurning({ view, moves, hand }: Holds, tile: number): Held {
  const turnings = moves.filter((move): move is MoveOf<'turn'> => move.kind === 'turn' && move.tile === tile);
  const turns = turnings.map((move) => move.turn);
  const turn = turns.find((other) => other === hand.turn) ?? turns[0] ?? 0;
  return { tile, place: at(view.placeOf, tile), turn, turns, places: [], tiles: [tile], move: turnings.find((move) => move.turn === turn) };
}

/** Turns what is held by one step to the right or left, among the ways it may lie. */
export function rotate(props: Props, held: Held, by: 1 | -1): void {
  for (let i = 1; i <= 6; i++) {
    const turn = (held.turn + by * i + 12) % 6;
    if (!held.turns.includes(turn)) continue;
    takeUp(props, { tile: held.tile, place: held.place, turn });
    return;
  }
}

/** How a tile would lie at a place if one let go of it there. */
export function layAt({ view, moves }: Holds, tile: number, place: number): MoveOf<'lay'> | undefined {
  const there = moves.filter((move): move is MoveOf<'lay'> => move.kind === 'lay' && move.tile === tile && move.place === place);
  const turns = there.map(({ turn }) => turn);
  const turn = turns.length === 0 ? undefined : bestTurn(view, tile, place, turns);
  return there.find((move) => move.turn === turn);
}

function bestTurn(view: State, tile: number, place: number, turns: readonly number[]): number {
  const worth = (turn: number): number => joinsOf(view, tile, place, turn).reduce((sum, { meets }) => sum + (meets ? 2 : -1), 0);
  return turns.reduce((best, turn) => (worth(turn) > worth(best) ? turn : best), turns[0] ?? 0);
}
