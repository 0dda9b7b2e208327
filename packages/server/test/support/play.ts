import type { State } from '@quarterdeck/kernel/example';
import { soundings } from '@quarterdeck/kernel/example';
import type { Position, Step } from '@quarterdeck/protocol';
import type { Client } from './client';

/** A viewer's board, built as a client builds it: a position, then the same engine on redacted events. */
export class Board {
  view: State;
  seq: number;
  n: number;

  constructor(position: Position) {
    this.view = structuredClone(position.view) as State;
    this.seq = position.seq;
    this.n = position.n;
  }

  take(step: Step): void {
    if (step.seq <= this.seq) throw new Error(`Step ${step.seq} came after ${this.seq}`);
    for (const event of step.ev) soundings.evolve(this.view, event as Parameters<typeof soundings.evolve>[1]);
    this.seq = step.seq;
    this.n = step.n;
  }

  moves(seat: number): string[] {
    return soundings.moves(this.view, seat).map(soundings.notation.writeMove);
  }

  get over(): boolean {
    return soundings.turn(this.view).kind === 'over';
  }
}

/** Follows all that comes on a channel and keeps the board right. */
export function follow(
  client: Client,
  ch: number,
  from = 0,
): { board: () => Board; until: (fits: (board: Board) => boolean) => Promise<Board> } {
  let board: Board | undefined;
  let at = from;
  const catchUp = (): void => {
    for (; at < client.received.length; at++) {
      const message = client.received[at];
      if (message?.t === 'position' && message.ch === ch && message.view !== undefined) board = new Board(message);
      if (message?.t === 'step' && message.ch === ch) board?.take(message);
      if (message?.t === 'steps' && message.ch === ch) for (const step of message.steps) board?.take(step);
    }
  };
  const now = (): Board => {
    catchUp();
    if (board === undefined) throw new Error('No position yet');
    return board;
  };
  return {
    board: now,
    until: async (fits) => {
      await client.until((message): message is typeof message => {
        catchUp();
        return message !== undefined && board !== undefined && fits(board);
      });
      return now();
    },
  };
}

/** Plays a seat's first legal moves as its board shows them, until the game is over. */
export async function playOn(client: Client, table: string, seat: number, ch = 1): Promise<void> {
  const following = follow(client, ch);
  const over = (): boolean =>
    client.received.some((message) => message.t === 'info' && message.info.id === table && message.info.status === 'over');
  for (;;) {
    const board = await following.until((now) => over() || now.moves(seat).length > 0);
    if (over()) return;
    const answer = await client.do(table, { do: 'play', seat, move: board.moves(seat)[0] ?? '' });
    if (answer.t === 'no' && !over()) throw new Error(`seat ${seat}: ${answer.reason.code}`);
  }
}
