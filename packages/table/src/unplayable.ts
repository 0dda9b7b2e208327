import { type AnyGame, InputError, type Reason } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';

/**
 * A table of a game, or of a version of its rules, that is not to be had here. Its log is kept as
 * it is; folding it by other rules would give another game than the one that was played.
 */
export class Unplayable extends InputError {
  readonly reason: Reason;

  constructor(game: string, needed: number, versions: readonly number[] | undefined) {
    const here = versions?.join(', ') ?? '';
    super(
      versions === undefined
        ? `This needs the game ${game}, which is not to be had here`
        : `This needs rules version ${needed} of ${game}; here it can be played under ${here}. Use a server of the version it was begun with.`,
    );
    this.reason = versions === undefined ? refuse('GAME_NOT_HERE', { game }) : refuse('OTHER_RULES', { game, needed, here });
  }
}

/** The game if it can be played under these rules; throws Unplayable, which says what can be played, if not. */
export function gameAsPlayed(game: AnyGame | undefined, id: string, rulesVersion: number): AnyGame {
  const versions = game?.versions.map(({ version }) => version);
  if (game === undefined || versions?.includes(rulesVersion) !== true) throw new Unplayable(id, rulesVersion, versions);
  return game;
}
