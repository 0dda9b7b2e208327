import { destination, type Event, goldNeeded, type Move, type MoveOf, type State, TILES } from '@quarterdeck/amerigo';
import type { Seat } from '@quarterdeck/kernel';
import { useCallback, useRef } from 'react';
import type { Hand } from './hand';
import type { Props } from './types';

/* Reading the list of legal moves: what it offers, and what a move would cost and give. */

export function movesOf<K extends Move['kind']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => move.kind === kind);
}

export function moveOf<K extends Move['kind']>(moves: readonly Move[], kind: K): MoveOf<K> | undefined {
  return moves.find((move): move is MoveOf<K> => move.kind === kind);
}

/** Gold a legal move takes beyond the action points that are left. */
export function goldFor({ view }: Pick<Props, 'view'>, move: Move, seat: Seat): number {
  switch (move.kind) {
    case 'sail':
      return destination(view, seat, move.ship, move.space).gold;
    case 'plan':
    case 'build':
      return goldNeeded(view, TILES[move.tile]?.ap ?? 0);
    case 'load':
    case 'advance':
    case 'order':
      return goldNeeded(view, move.steps);
    case 'buy':
      return goldNeeded(view, move.cost);
    default:
      return 0;
  }
}

/** The ship in hand: the chosen one if it can still do something, else one that can sail, else the one to be placed. */
export function shipInHand(moves: readonly Move[], hand: Hand): number | undefined {
  const ships = [...movesOf(moves, 'sail'), ...movesOf(moves, 'place')].map(({ ship }) => ship);
  return hand.ship !== undefined && ships.includes(hand.ship) ? hand.ship : ships[0];
}

/** The tile in hand: the chosen one while it can be built, else the dearest that can. */
export function tileInHand(moves: readonly Move[], hand: Hand): number | undefined {
  const tiles = [...new Set(movesOf(moves, 'build').map(({ tile }) => tile))];
  if (hand.tile !== undefined && tiles.includes(hand.tile)) return hand.tile;
  return tiles.sort((a, b) => (TILES[b]?.vpBig ?? 0) - (TILES[a]?.vpBig ?? 0))[0];
}

/** Points a seat books at once with these events. */
export function pointsNow({ game }: Pick<Props, 'game'>, events: readonly Event[], seat: Seat): number {
  let total = 0;
  for (const event of events) for (const scored of game.points(event)) if (scored.seat === seat) total += scored.points;
  return total;
}

/** Gold is never spent by a slip: a move that takes more than was offered is only prepared. */
export function useCareful(props: Props): Props {
  const latest = useRef(props);
  latest.current = props;
  const onChoose = useCallback<Props['onChoose']>((move, following) => {
    const { seat, moves, hand, onPrepare, onChoose } = latest.current;
    const dear = seat !== undefined && moves.includes(move) && goldFor(latest.current, move, seat) > hand.gold;
    if (dear) onPrepare(move, following);
    else onChoose(move, following);
  }, []);
  return { ...props, onChoose };
}

type Step = MoveOf<'load'> | MoveOf<'advance'> | MoveOf<'order'>;

/** How far along its track a player can go now, the shortest way first. */
export function stepsOf(moves: readonly Move[]): readonly Step[] {
  return [...movesOf(moves, 'load'), ...movesOf(moves, 'advance'), ...movesOf(moves, 'order')];
}

/** The way along the track that is in hand: as far as the points reach, until somebody says otherwise. */
export function stepInHand(view: State, moves: readonly Move[], hand: Hand): Step | undefined {
  const steps = stepsOf(moves);
  const wanted = hand.steps ?? Math.max(1, view.ap);
  return steps.findLast((step) => step.steps <= wanted) ?? steps[0];
}
