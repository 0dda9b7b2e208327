import { standings, type Tournament } from '@quarterdeck/tournament';
import type { Letter } from '../mail';

/** Names a letter for ever; for one about a table of a round, `key` is the table. */
export function letterId(tournament: string, key: string, player: string): string {
  return `tournament/${tournament}/${key}/${player}`;
}

/**
 * What the persons of a tournament should hear as it stands now. It follows from the log alone and every letter has
 * a name, so that whoever looks, however often, tells the same once.
 */
export function tidingsOf(id: string, name: string, tournament: Tournament): Letter[] {
  const { status, rounds } = tournament;
  const persons = [...tournament.entrants.values()].filter(({ id: player, level }) => level === undefined && !tournament.left.has(player));
  const to = (
    player: string,
    key: string,
    about: Pick<Extract<Letter['about'], { kind: 'tournament' }>, 'what' | 'round' | 'table' | 'place'>,
  ): Letter => ({
    id: letterId(id, key, player),
    player,
    about: { kind: 'tournament', tournament: id, name, ...about },
  });
  if (status === 'cancelled') return persons.map((person) => to(person.id, 'cancelled', { what: 'cancelled' }));
  if (status === 'over') {
    const places = new Map(standings(tournament).map((row) => [row.id, row.rank]));
    return persons.map((person) => to(person.id, 'over', { what: 'finished', place: places.get(person.id) ?? persons.length }));
  }
  const last = rounds.at(-1);
  if (status !== 'running' || last === undefined) return [];
  const round = rounds.length;
  return persons.flatMap((person): Letter[] => {
    if (last.byes.includes(person.id)) return [to(person.id, `bye/${round}`, { what: 'bye', round })];
    const board = last.boards.find(({ players, result }) => result === undefined && players.includes(person.id));
    return board === undefined ? [] : [to(person.id, board.table, { what: 'paired', round, table: board.table })];
  });
}
