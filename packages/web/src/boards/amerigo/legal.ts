import { destination, type Event, goldNeeded, type Move, type MoveOf, TILES } from '@quarterdeck/amerigo';
import type { Seat } from '@quarterdeck/kernel';
import type { Selection } from './selection';
import { select } from './selection';
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
export function shipInHand(moves: readonly Move[], selection: Selection): number | undefined {
  const ships = [...movesOf(moves, 'sail'), ...movesOf(moves, 'place')].map(({ ship }) => ship);
  return selection.ship !== undefined && ships.includes(selection.ship) ? selection.ship : ships[0];
}

/** The tile in hand: the chosen one while it can be built, else the dearest that can. */
export function tileInHand(moves: readonly Move[], selection: Selection): number | undefined {
  const tiles = [...new Set(movesOf(moves, 'build').map(({ tile }) => tile))];
  if (selection.tile !== undefined && tiles.includes(selection.tile)) return selection.tile;
  return tiles.sort((a, b) => (TILES[b]?.vpBig ?? 0) - (TILES[a]?.vpBig ?? 0))[0];
}

/** Points a seat books at once with these events. */
export function pointsNow({ game }: Pick<Props, 'game'>, events: readonly Event[], seat: Seat): number {
  let total = 0;
  for (const event of events) for (const scored of game.points(event)) if (scored.seat === seat) total += scored.points;
  return total;
}

/**
 * Choosing with two safeguards: gold is never spent by a slip (the first choice of a move that needs more
 * than was offered only offers it), and a finger aims before it chooses a place on the map.
 */
export function guarded(props: Props, selection: Selection, touch: () => boolean): Props {
  const { seat } = props;
  if (seat === undefined) return props;
  return {
    ...props,
    onChoose: (move) => {
      if (!props.moves.includes(move)) return props.onChoose(move);
      const gold = goldFor(props, move, seat);
      if (gold > selection.gold) return select({ gold, aim: isOnMap(move) ? move : undefined });
      if (touch() && isOnMap(move) && selection.aim !== move) return select({ aim: move });
      props.onChoose(move);
    },
  };
}

function isOnMap(move: Move): boolean {
  return move.kind === 'sail' || move.kind === 'place' || move.kind === 'build';
}
