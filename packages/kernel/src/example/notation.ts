import { NotationError } from '../errors';
import type { Notation } from '../game';
import type { Move, Outcome } from './soundings';

const numbers = (text: string): number[] => text.split(' ').map(Number);

export const notation: Notation<Move, Outcome> = {
  writeMove: (move) => `sound ${move.line}`,
  readMove: (text) => {
    const line = /^sound (\d{1,2})$/.exec(text)?.[1];
    return line === undefined
      ? new NotationError(`"${text}" is no move; a move looks like "sound 7"`)
      : { kind: 'sound', line: Number(line) };
  },
  writeOutcome: (outcome) => (outcome.kind === 'die' ? `die ${outcome.face}` : `deal ${outcome.lines.join(' ')}`),
  readOutcome: (text) => {
    if (/^die \d$/.test(text)) return { kind: 'die', face: Number(text.slice(4)) };
    if (/^deal( \d{1,2})+$/.test(text)) return { kind: 'deal', lines: numbers(text.slice(5)) };
    return new NotationError(`"${text}" is no outcome; write "die 4" or "deal 1 2 3 …"`);
  },
};
