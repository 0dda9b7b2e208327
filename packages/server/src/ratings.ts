import { InputError } from '@quarterdeck/kernel';
import { rate as openskillRate, rating as openskillRating } from 'openskill';

/**
 * How strong a player is at one game: a bell curve around `mu`, as wide as we are unsure.
 * Ratings are kept per game; nothing here knows which game.
 */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** Rated games played. */
  readonly games: number;
}

/** A finished game in the kernel's own form: everything by seat. */
export interface RatedResult {
  /** Who sat there; one person may hold several seats of one side. */
  readonly players: readonly string[];
  /** Rank of every seat, 1 is best, equal ranks share. */
  readonly ranks: readonly number[];
  /** Side of every seat; absent when everybody plays for themselves. */
  readonly teams?: readonly number[];
}

export type UnratedReason = 'SEAT_COUNT' | 'SEATS_DO_NOT_MATCH' | 'BAD_RANK' | 'NO_OPPONENT' | 'PLAYS_AGAINST_SELF';

/** What people see. A provisional number is a first guess and belongs with a question mark, outside the ranking lists. */
export interface RatingDisplay {
  readonly points: number;
  readonly provisional: boolean;
}

const FIRST_POINTS = 1500;
/**
 * Settled ratings win by a logistic curve of `mu` with width √2·β (β = 25/6). 30 points per unit stretch it to the scale
 * players know from chess: 200 points ahead means winning about three games of four.
 */
const POINTS_PER_MU = 30;
const FIRST_MU = 25;
/** Reached after about eight duels, or a dozen games of four: from then on one lucky evening no longer decides the number. */
const SETTLED_SIGMA = 6.5;
/** A little doubt is added before every game, so that a rating never freezes and can follow a player who learns. */
const DOUBT_PER_GAME = 25 / 300;

export function newRating(): Rating {
  return { ...openskillRating(), games: 0 };
}

/** Why this game cannot count, or nothing if it can. */
export function whyUnrated(result: RatedResult): UnratedReason | undefined {
  const { players, ranks, teams } = result;
  if (players.length < 2 || players.length > 4) return 'SEAT_COUNT';
  if (ranks.length !== players.length || (teams !== undefined && teams.length !== players.length)) return 'SEATS_DO_NOT_MATCH';
  if (ranks.some((rank) => !Number.isFinite(rank))) return 'BAD_RANK';
  const sides = sidesOf(result);
  if (sides.length < 2) return 'NO_OPPONENT';
  const people = sides.flatMap((side) => side.players);
  if (new Set(people).size < people.length) return 'PLAYS_AGAINST_SELF';
  return undefined;
}

/** The ratings of everybody who played, after the game. Players without an entry in `before` are new. */
export function rate(before: ReadonlyMap<string, Rating>, result: RatedResult): Map<string, Rating> {
  const problem = whyUnrated(result);
  if (problem !== undefined) throw new InputError(`this game cannot be rated (${problem}): ask whyUnrated before rating`);
  const sides = sidesOf(result).map((side) => ({
    rank: side.rank,
    members: side.players.map((player) => ({ player, rating: before.get(player) ?? newRating() })),
  }));
  const rated = openskillRate(
    sides.map((side) => side.members.map(({ rating }) => ({ mu: rating.mu, sigma: rating.sigma }))),
    { rank: sides.map((side) => side.rank), tau: DOUBT_PER_GAME },
  );
  const after = new Map<string, Rating>();
  sides.forEach((side, s) => {
    side.members.forEach(({ player, rating }, m) => {
      const next = rated[s]?.[m] ?? rating;
      after.set(player, { mu: next.mu, sigma: next.sigma, games: rating.games + 1 });
    });
  });
  return after;
}

export function displayRating(rating: Rating): RatingDisplay {
  return {
    points: Math.round(FIRST_POINTS + POINTS_PER_MU * (rating.mu - FIRST_MU)),
    provisional: rating.sigma > SETTLED_SIGMA,
  };
}

/** The true figure lies within so many points of the shown one in 95 of 100 cases. */
export function doubtOf({ sigma }: Rating): number {
  return Math.round(1.96 * sigma * POINTS_PER_MU);
}

interface Side {
  readonly players: readonly string[];
  readonly rank: number;
}

/** Sides in order of their first seat; a side stands where its best seat stands. */
function sidesOf({ players, ranks, teams }: RatedResult): readonly Side[] {
  const sides = new Map<number, { players: Set<string>; rank: number }>();
  players.forEach((player, seat) => {
    const team = teams?.[seat] ?? seat;
    const rank = ranks[seat] ?? Number.NaN;
    const side = sides.get(team);
    if (side === undefined) sides.set(team, { players: new Set([player]), rank });
    else {
      side.players.add(player);
      side.rank = Math.min(side.rank, rank);
    }
  });
  return [...sides.values()].map((side) => ({ players: [...side.players], rank: side.rank }));
}
