import { InputError } from './errors';
import type { AnyGame, Game, GameConfig } from './game';
import { parseOptions } from './options';

/** One version of a game's rules. Its text key is `version.<version>`. */
export interface RulesVersion {
  readonly version: number;
  /** The rules that this version brought or changed; none for the first that is kept. */
  readonly rules: readonly string[];
  /** A game goes just as under the version before: only what is around it changed, such as how many games make a match. */
  readonly sameGame?: true;
}

/** The version that new games are played under. */
export function newestOf(versions: readonly RulesVersion[]): number {
  const newest = versions.at(-1)?.version;
  if (newest === undefined) throw new Error('A game has at least one version of its rules');
  return newest;
}

/** Whether the same log gives the same game under two versions. */
export function playAlike(versions: readonly RulesVersion[], one: number, other: number): boolean {
  const [older, newer] = [Math.min(one, other), Math.max(one, other)];
  return versions.every(({ version, sameGame }) => version <= older || version > newer || sameGame === true);
}

/** Why a game cannot be played under this version, in words; undefined when it can. */
export function unknownVersion(game: Pick<AnyGame, 'id' | 'versions'>, rules: number): string | undefined {
  const known = game.versions.map(({ version }) => version);
  if (known.includes(rules)) return undefined;
  return `rules version ${rules} of ${game.id} cannot be played here; ${known.length === 1 ? 'there is' : 'there are'} ${known.join(', ')}`;
}

/** How a game is to be played, as people and programs ask for it, made complete; or an error that says what is possible. */
export function configOf<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  rules: number = game.rulesVersion,
): GameConfig {
  if (!game.seats.includes(seats)) throw new InputError(`${game.id} is for ${game.seats.join(', ')} seats, not ${seats}`);
  const unknown = unknownVersion(game, rules);
  if (unknown !== undefined) throw new InputError(`This needs another build: ${unknown}`);
  return { seats, options: parseOptions(game.options, options), rules };
}
