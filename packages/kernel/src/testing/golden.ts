import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { headerOf, readGameFile, replayFile, writeGameFile } from '../file';
import type { AnyGame, Game } from '../game';
import { type Chooser, randomChoice } from '../playout';
import { Playthrough } from '../playthrough';
import { commitment, derivedRng, plainRng } from '../random';

export interface Recording {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The version of the rules; the newest when absent. */
  readonly rules?: number;
  /** For games without a forced end: the players agree on a draw after this many entries. */
  readonly agreeAfter?: number;
}

/** Plays a whole game and writes it down, its result as comments at the end: a golden file. */
export function recordGame<S, M, E, C>(game: Game<S, M, E, C>, recording: Recording, choose: Chooser<S, M> = randomChoice): string {
  const { seats, seed } = recording;
  const run = new Playthrough(game, seats, recording.options ?? {}, recording.rules);
  const rng = plainRng(run.config.seats);
  for (;;) {
    const turn = run.turn;
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      run.append({ kind: 'chance', outcome: game.sample(run.state, derivedRng(seed, run.outcomes)) });
      continue;
    }
    if (recording.agreeAfter !== undefined && run.entries.length >= recording.agreeAfter) {
      run.append({ kind: 'end', how: 'draw' });
      break;
    }
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    const played = run.play(seat, choose(run.state, seat, game.moves(run.state, seat), rng));
    if (!played.ok) throw new Error(`${game.id}: the chosen move is refused: ${played.reason.code}`);
  }
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`);
  const text = writeGameFile(game, headerOf(game as AnyGame, run, names, { commit: commitment(seed), seed }), run.entries);
  return `${text}${resultOf(game, run).join('\n')}\n`;
}

/** The result lines that a golden file must end with when it is replayed now. */
export function replayedResult<S, M, E, C>(game: Game<S, M, E, C>, text: string): string[] {
  return resultOf(game, replayFile(game, readGameFile(game, text)));
}

/** The result lines that a golden file carries. */
export function recordedResult(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('# result '));
}

function resultOf<S, M, E, C>(game: Game<S, M, E, C>, run: Playthrough<S, M, E, C>): string[] {
  const sheet = game.score(run.state);
  return [
    ...sheet.lines.map((line) => `# result ${line.item}: ${line.points.join(' ')}`),
    `# result total: ${sheet.total.join(' ')}`,
    `# result rank: ${game.ranking(run.state).join(' ')}`,
    `# result state: ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(run.state))))}`,
  ];
}
