import { InputError, type Reason, reason } from '@quarterdeck/kernel';

/**
 * A table of a game, or of a version of its rules, that this server does not have. Its log is kept as
 * it is; folding it by other rules would give another game than the one that was played.
 */
export class Unplayable extends InputError {
  readonly reason: Reason;

  constructor(game: string, needed: number, here: number | undefined) {
    super(
      here === undefined
        ? `This needs the game ${game}, which this server does not have`
        : `This needs rules version ${needed} of ${game}; this server has version ${here}. Use a server of the version it was begun with.`,
    );
    this.reason = here === undefined ? reason('GAME_NOT_HERE', 'TABLE', { game }) : reason('OTHER_RULES', 'TABLE', { game, needed, here });
  }
}
