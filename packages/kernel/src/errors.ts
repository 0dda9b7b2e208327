/** A text that is not a move, outcome or game file; `line` is set for files, counted from 1. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly problem: string;
  readonly line: number | undefined;

  constructor(problem: string, line?: number) {
    super(line === undefined ? problem : `line ${line}: ${problem}`);
    this.problem = problem;
    this.line = line;
  }
}

/** Something outside asked for what does not exist or cannot be: the message says what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
