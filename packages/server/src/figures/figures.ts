import type { Leaderboard, PlayerPage, SeasonPlayer } from '@quarterdeck/protocol';
import { playerOf, shownRating } from '../people/people';
import { doubtOf } from '../ratings';
import type { Store } from '../store';
import type { SeasonRow } from '../store/results';
import { type Season, seasonBefore } from './seasons';

const PAGE = 50;
/** Points of a curve that are shown: more than a page has dots for says nothing. */
const CURVE = 160;
/** How long a season's list is good for, in milliseconds. */
const FRESH = 30_000;
const LAST = 10;
const FORM = 5;
const WINNERS = 4;

interface Kept {
  readonly at: number;
  readonly rows: readonly SeasonRow[];
}

/** Player pages and leaderboards, from what finished games have left behind. */
export class Figures {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #isHere: (player: string) => boolean;
  readonly #seasons = new Map<string, Kept>();

  constructor(store: Store, now: () => number, isHere: (player: string) => boolean) {
    this.#store = store;
    this.#now = now;
    this.#isHere = isHere;
  }

  async page(id: string, asker: string | undefined): Promise<PlayerPage | undefined> {
    const { people, ratings, results, ties } = this.#store;
    const record = await people.byId(id);
    if (record === undefined) return undefined;
    const stored = await ratings.of(id);
    const ranked = [];
    for (const [game, rating] of stored)
      ranked.push({ ...shownRating(game, rating), doubt: doubtOf(rating), place: await ratings.place(game, rating) });
    const shares = await results.shares(id);
    const other = asker === undefined || asker === id ? undefined : asker;
    return {
      player: playerOf(record),
      since: record.createdAt,
      here: this.#isHere(id),
      games: shares.reduce((sum, { games }) => sum + games, 0),
      ratings: ranked,
      curves: thinned(await ratings.history(id)),
      shares,
      best: await results.best(id),
      last: await results.last(id, LAST),
      ...(other === undefined ? {} : { versus: await results.versus(other, id), ties: await ties.of(other, id) }),
    };
  }

  async leaderboard(game: string, season: Season, from: number, asker: string | undefined): Promise<Leaderboard> {
    const rows = await this.#season(game, season);
    const shown = rows.slice(from, from + PAGE);
    const own = asker === undefined ? -1 : rows.findIndex(({ player }) => player === asker);
    const players = await this.#shown(game, shown, from);
    const [mine] =
      own < 0
        ? []
        : own >= from && own < from + PAGE
          ? [players.find(({ player }) => player.id === asker)]
          : await this.#shown(game, rows.slice(own, own + 1), own);
    return {
      season: season.name,
      from: season.from,
      to: season.to,
      players,
      all: rows.length,
      games: rows.reduce((sum, { games }) => sum + games, 0),
      ...(mine === undefined ? {} : { mine }),
      winners: await this.#winners(game, season),
      ...(from + PAGE < rows.length ? { next: from + PAGE } : {}),
    };
  }

  async #shown(game: string, rows: readonly SeasonRow[], from: number): Promise<SeasonPlayer[]> {
    const { people, ratings, results } = this.#store;
    const ids = rows.map(({ player }) => player);
    const [known, rated, form] = await Promise.all([people.byIds(ids), ratings.ofAll(ids, game), results.form(ids, game, FORM)]);
    return rows.flatMap(({ player, ...row }, i) => {
      const record = known.get(player);
      const rating = rated.get(player);
      if (record === undefined) return [];
      return {
        ...row,
        place: from + i + 1,
        player: playerOf(record),
        ...(rating === undefined
          ? {}
          : {
              rating: {
                points: shownRating(game, rating).points,
                doubt: doubtOf(rating),
                provisional: shownRating(game, rating).provisional,
              },
            }),
        form: form.get(player) ?? [],
      };
    });
  }

  async #winners(game: string, season: Season): Promise<Leaderboard['winners']> {
    const winners: Leaderboard['winners'] = [];
    for (let n = 0, past = seasonBefore(season); n < WINNERS; n++, past = seasonBefore(past)) {
      const [first] = await this.#season(game, past);
      const record = first === undefined ? undefined : await this.#store.people.byId(first.player);
      if (record !== undefined) winners.push({ season: past.name, player: playerOf(record) });
    }
    return winners;
  }

  async #season(game: string, { name, from, to }: Season): Promise<readonly SeasonRow[]> {
    const key = `${game} ${name}`;
    const known = this.#seasons.get(key);
    const now = this.#now();
    // What is over changes only when somebody is deleted.
    const fresh = to < now ? FRESH * 20 : FRESH;
    if (known !== undefined && now - known.at < fresh) return known.rows;
    const rows = await this.#store.results.season(game, from, to);
    if (this.#seasons.size > 200) this.#seasons.clear();
    this.#seasons.set(key, { at: now, rows });
    return rows;
  }
}

/** Every so many of a long curve, and always the last. */
function thinned(history: ReadonlyMap<string, PlayerPage['curves'][number]['points']>): PlayerPage['curves'] {
  return [...history].map(([game, points]) => {
    const step = Math.max(1, Math.ceil(points.length / CURVE));
    return { game, points: points.filter((_, i) => i % step === 0 || i === points.length - 1) };
  });
}
