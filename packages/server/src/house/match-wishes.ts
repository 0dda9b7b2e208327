import type { Wish } from '@quarterdeck/protocol';
import type { StoredWish } from '../store/wishes';

/** People who sit down together. */
export interface Party {
  readonly game: string;
  readonly seats: number;
  readonly pace: Wish['pace'];
  readonly rated: boolean;
  /** Fewer than there are seats: bots take the rest. */
  readonly people: readonly StoredWish[];
}

/** Whether two people are not to sit at one table. */
export type Apart = (one: string, other: string) => boolean;

/** With how many seats a game can be played. */
export type SeatsOf = (game: string) => readonly number[];

/**
 * Who can play with whom: those who have waited longest first, each in the largest party that can sail at once.
 * Where nobody comes, bots fill up for those who have waited as long as they wanted to.
 */
export function matchWishes(wishes: readonly StoredWish[], seatsOf: SeatsOf, now: number, apart: Apart = () => false): Party[] {
  const waiting = [...wishes].sort((a, b) => a.since - b.since);
  const parties: Party[] = [];
  const leave = ({ people }: Party): void => {
    for (const one of people) waiting.splice(waiting.indexOf(one), 1);
  };
  for (const oldest of [...waiting]) {
    if (!waiting.includes(oldest)) continue;
    const party = ofPeople(oldest, waiting, seatsOf, apart) ?? withBots(oldest, waiting, seatsOf, now, apart);
    if (party === undefined) continue;
    parties.push(party);
    leave(party);
  }
  return parties;
}

/** Every way in which somebody can play, larger tables first. */
function ways({ wish }: StoredWish, seatsOf: SeatsOf): { game: string; seats: number }[] {
  const seats = [...new Set(wish.seats)].sort((a, b) => b - a);
  return seats.flatMap((n) => wish.games.filter((game) => seatsOf(game).includes(n)).map((game) => ({ game, seats: n })));
}

const wantsToo = (one: StoredWish, other: StoredWish, game: string, seats: number): boolean =>
  other.wish.games.includes(game) &&
  other.wish.seats.includes(seats) &&
  other.wish.pace === one.wish.pace &&
  other.wish.rated === one.wish.rated;

/** Those who may sit with the first and with each other, who has waited longest first. */
function together(first: StoredWish, others: readonly StoredWish[], apart: Apart): StoredWish[] {
  const party = [first];
  for (const other of others) {
    if (other !== first && !party.some(({ player }) => apart(player.id, other.player.id))) party.push(other);
  }
  return party;
}

function partyOf(one: StoredWish, game: string, seats: number, people: readonly StoredWish[]): Party {
  const { pace, rated } = one.wish;
  return { game, seats, pace, rated, people: people.slice(0, seats) };
}

function ofPeople(oldest: StoredWish, waiting: readonly StoredWish[], seatsOf: SeatsOf, apart: Apart): Party | undefined {
  for (const { game, seats } of ways(oldest, seatsOf)) {
    const people = together(
      oldest,
      waiting.filter((other) => wantsToo(oldest, other, game, seats)),
      apart,
    );
    if (people.length >= seats) return partyOf(oldest, game, seats, people);
  }
  return undefined;
}

const hasWaited = ({ wish, since }: StoredWish, now: number): boolean =>
  !wish.rated && wish.botsAfter !== undefined && now - since >= wish.botsAfter * 60_000;

/** With as many people as there are who have waited long enough, too. */
function withBots(oldest: StoredWish, waiting: readonly StoredWish[], seatsOf: SeatsOf, now: number, apart: Apart): Party | undefined {
  if (!hasWaited(oldest, now)) return undefined;
  const all = ways(oldest, seatsOf).map(({ game, seats }) =>
    partyOf(
      oldest,
      game,
      seats,
      together(
        oldest,
        waiting.filter((other) => wantsToo(oldest, other, game, seats) && hasWaited(other, now)),
        apart,
      ),
    ),
  );
  return all.reduce<Party | undefined>(
    (best, party) => (best === undefined || party.people.length > best.people.length ? party : best),
    undefined,
  );
}
