import { readGameFile } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import type { CreateTable } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client';
import { follow, playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
let skew = 0;
beforeAll(async () => {
  harbour = await openHarbour({ now: () => Date.now() + skew });
});
afterAll(() => harbour.close());

/** Persons on all seats of a running game of Soundings, each watching with their own eyes. */
async function seated(names: readonly string[], changes: Partial<CreateTable> = {}): Promise<{ table: string; players: Client[] }> {
  const players = await Promise.all(names.map((name) => harbour.person(name)));
  const [host, ...others] = players as [Client, ...Client[]];
  const seats = names.map((_, i) => (i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const)));
  const { table } = await host.open({ game: 'soundings', seats, ...changes });
  for (const [i, client] of others.entries()) await client.must(table, { do: 'sit', seat: i + 1 });
  for (const client of players) await client.watch(table);
  await host.must(table, { do: 'start' });
  return { table, players };
}

const firstMove = async (client: Client, seat: number): Promise<string> =>
  (await follow(client, 1).until((board) => board.moves(seat).length > 0)).moves(seat)[0] ?? '';

describe('sitting down', () => {
  test('a table is found in the lobby, filled and started; seats are taken once', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'soundings', name: 'Harbour', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const lobby = await ben.call('GET /api/tables', '/api/tables?game=soundings');
    expect(lobby.tables.find(({ id }) => id === table)).toMatchObject({ name: 'Harbour', status: 'waiting', mine: [] });
    expect(await ben.refusal(table, { do: 'sit', seat: 0 })).toBe('SEAT_TAKEN');
    expect(await ben.refusal(table, { do: 'sit', seat: 5 })).toBe('NO_SUCH_SEAT');
    expect(await ada.refusal(table, { do: 'start' })).toBe('SEATS_OPEN');
    expect(await ben.refusal(table, { do: 'close' })).toBe('NOT_HOST');
    await ben.must(table, { do: 'sit', seat: 1 });
    await ben.must(table, { do: 'stand', seat: 1 });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ben.must(table, { do: 'start' });
    expect(await ada.refusal(table, { do: 'start' })).toBe('NOT_WAITING');
    const mine = await ada.call('GET /api/me/tables');
    expect(mine.waitingForMe.map(({ id }) => id)).toContain(table);
    expect((await ben.call('GET /api/tables', '/api/tables?game=soundings')).tables.map(({ id }) => id)).not.toContain(table);
  });

  test('what a game cannot be is refused with what it can be', async () => {
    const ada = await harbour.person('Ada');
    const ask = async (body: unknown): Promise<string> => JSON.stringify((await ada.fetch('POST', '/api/tables', body)).body);
    expect(await ask({ game: 'chess', seats: [{ kind: 'me' }] })).toContain('There is no game');
    expect(await ask({ game: 'soundings', seats: [{ kind: 'me' }] })).toContain('is for 2, 3, 4 seats, not 1');
    expect(await ask({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'ghost' }] })).toContain('There is no bot level');
    expect(await ask({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }], options: { wind: 3 } })).toContain('Unknown option');
    expect(await ask({ game: 'soundings' })).toContain('seats');
  });

  test('a private link seats a friend, and can be taken back', async () => {
    const [ada, ben, eve] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Eve')];
    const { table, invite = '' } = await ada.open({
      game: 'soundings',
      access: 'invited',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect((await ben.fetch('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await ben.fetch('GET', `/api/tables/${table}?invite=${invite}`)).status).toBe(200);
    // That there is such a table is nobody's business without its link (B15).
    for (const command of [{ do: 'sit', seat: 1 }, { do: 'play', seat: 0, move: 'sound 1' }, { do: 'start' }] as const) {
      expect(await ben.refusal(table, command)).toBe('NO_SUCH_TABLE');
    }
    for (const [method, path] of [
      ['GET', 'invite'],
      ['DELETE', 'invite'],
      ['POST', 'rematch'],
    ] as const) {
      expect((await ben.fetch(method, `/api/tables/${table}/${path}`)).status, path).toBe(404);
    }
    await ben.must(table, { do: 'sit', seat: 1, invite });
    expect(await ben.call('GET /api/tables/:id/invite', `/api/tables/${table}/invite`)).toEqual({ invite });
    await eve.watch(table, { invite });
    await ada.call('DELETE /api/tables/:id/invite', `/api/tables/${table}/invite`);
    expect((await eve.next('unwatched')).reason.code).toBe('NO_SUCH_TABLE');
    expect(await eve.refusal(table, { do: 'sit', seat: 2, invite })).toBe('NO_SUCH_TABLE');
    const fresh = await ada.call('POST /api/tables/:id/invite', `/api/tables/${table}/invite`);
    await eve.must(table, { do: 'sit', seat: 2, ...fresh });
    expect((await eve.fetch('DELETE', `/api/tables/${table}/invite`)).status).toBe(403);
  });

  test('one person plays several seats on one device, each with its own eyes', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const [one, two] = [await ada.watch(table, { ch: 1, as: 0 }), await ada.watch(table, { ch: 2, as: 1 })];
    expect([one.t === 'position' && one.as, two.t === 'position' && two.as]).toEqual([0, 1]);
    await Promise.all([playOn(ada, table, 0, 1), playOn(ada, table, 1, 2)]);
    expect(follow(ada, 1).board().view.score).toEqual(follow(ada, 2).board().view.score);
  });
});

describe('taking back', () => {
  test('a move is taken back alone as long as nothing was shown', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    const move = await firstMove(ada, 0);
    const from = ada.received.length;
    await ada.must(table, { do: 'play', seat: 0, move });
    const step = await ada.next('step', () => true, from);
    expect(step.undo).toBe(1);
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    const back = await ben.next('position', ({ undone }) => undone !== undefined);
    expect(back).toMatchObject({ undone: { by: 0 }, n: 1, view: { picked: [0, 0] } });
    expect(await ada.refusal(table, { do: 'undo', seat: 0, to: 1 })).toBe('NO_SUCH_MOMENT');
    await ada.must(table, { do: 'play', seat: 0, move });
  });

  test('beyond that, everybody else must agree; one no ends it', async () => {
    const { table, players } = await seated(['Ada', 'Ben', 'Cem']);
    const [ada, ben, cem] = players as [Client, Client, Client];
    for (const [seat, client] of players.entries()) await client.must(table, { do: 'play', seat, move: await firstMove(client, seat) });
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    const asked = async (client: Client): Promise<number> =>
      (await client.next('info', ({ info }) => info.offers.length > 0, client.received.length - 1)).info.offers[0]?.id ?? 0;
    const first = await ben.next('info', ({ info }) => info.offers.length === 1);
    const offer = first.info.offers[0]?.id ?? 0;
    expect(await ada.refusal(table, { do: 'answer', seat: 0, offer, yes: true })).toBe('NOT_ASKED');
    expect(await ada.refusal(table, { do: 'undo', seat: 0, to: 1 })).toBe('ALREADY_OFFERED');
    await ben.must(table, { do: 'answer', seat: 1, offer, yes: true });
    await cem.must(table, { do: 'answer', seat: 2, offer, yes: false });
    expect(await ben.refusal(table, { do: 'answer', seat: 1, offer, yes: true })).toBe('NO_SUCH_OFFER');
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    const again = await asked(ben);
    await ben.must(table, { do: 'answer', seat: 1, offer: again, yes: true });
    const before = cem.received.length;
    await cem.must(table, { do: 'answer', seat: 2, offer: again, yes: true });
    expect(await cem.next('position', ({ n }) => n === 1, before)).toMatchObject({ undone: { by: 0 } });
    expect((await ada.info(table)).offers).toEqual([]);
  });

  test('a decision made on an older position than one thinks is refused', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada] = players as [Client];
    const move = await firstMove(ada, 0);
    const at = follow(ada, 1).board().seq;
    await ada.must(table, { do: 'play', seat: 0, move, at });
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    expect(await ada.refusal(table, { do: 'play', seat: 0, move, at })).toBe('STALE');
  });
});

describe('ending', () => {
  test('by resignation of one of two; the file holds what was played', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    await ada.must(table, { do: 'play', seat: 0, move: await firstMove(ada, 0) });
    await ben.must(table, { do: 'resign', seat: 1 });
    const { info } = await ada.next('info', (message) => message.info.status === 'over');
    expect(info.result).toMatchObject({ how: 'resigned', ranks: [1, 2] });
    expect(info.seats[1]).toMatchObject({ resigned: true });
    expect(await ada.refusal(table, { do: 'resign', seat: 0 })).toBe('NOT_RUNNING');
    const file = readGameFile(soundings, await ada.call('GET /api/tables/:id/file', `/api/tables/${table}/file`));
    expect(file.entries).toHaveLength(2);
    expect(file.header).toMatchObject({ players: [ada.name, ben.name], seed: info.seed });
  });

  test('of three, a bot plays on for whoever resigns, and they are last', async () => {
    const { table, players } = await seated(['Ada', 'Ben', 'Cem']);
    const [ada, ben, cem] = players as [Client, Client, Client];
    await ben.must(table, { do: 'resign', seat: 1 });
    expect(await ben.refusal(table, { do: 'play', seat: 1, move: 'sound 1' })).toBe('RESIGNED');
    await Promise.all([playOn(ada, table, 0), playOn(cem, table, 2)]);
    const { result } = await ada.info(table);
    expect(result?.how).toBe('played');
    expect(result?.ranks[1]).toBe(3);
  });

  test.each([
    ['draw', 'draw'],
    ['abandon', 'abandoned'],
  ] as const)('by agreement: %s', async (what, how) => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    await ada.must(table, { do: 'offer', seat: 0, what });
    const { info } = await ben.next('info', (message) => message.info.offers.length === 1);
    await ben.must(table, { do: 'answer', seat: 1, offer: info.offers[0]?.id ?? 0, yes: true });
    expect((await ada.next('info', (message) => message.info.status === 'over')).info.result?.how).toBe(how);
    expect(await ada.refusal(table, { do: 'play', seat: 0, move: 'sound 1' })).toBe('GAME_OVER');
  });

  test('an offer can be withdrawn, and a move does not decide it', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    await ada.must(table, { do: 'offer', seat: 0, what: 'draw' });
    const [offer] = (await ada.info(table)).offers;
    await ben.must(table, { do: 'play', seat: 1, move: await firstMove(ben, 1) });
    expect((await ada.info(table)).offers).toHaveLength(1);
    await ada.must(table, { do: 'answer', seat: 0, offer: offer?.id ?? 0, yes: false });
    expect((await ada.info(table)).offers).toEqual([]);
  });

  test('a rematch moves seats on, and a match carries its score', async () => {
    const { table, players } = await seated(['Ada', 'Ben'], { match: 3 });
    const [ada, ben] = players as [Client, Client];
    expect((await ada.fetch('POST', `/api/tables/${table}/rematch`)).status).toBe(409);
    await ben.must(table, { do: 'resign', seat: 1 });
    expect((await ada.info(table)).match).toEqual({ bestOf: 3, game: 1, wins: [1, 0], points: [0, 0] });
    const [one, two] = await Promise.all(
      [ada, ben].map((client) => client.call('POST /api/tables/:id/rematch', `/api/tables/${table}/rematch`)),
    );
    expect(one?.table).toBe(two?.table);
    const next = one?.table ?? '';
    expect((await ben.next('info', ({ info }) => info.rematch !== undefined)).info.rematch).toBe(next);
    const info = await ada.info(next);
    expect(info.seats.map((seat) => seat.player?.name)).toEqual([ben.name, ada.name]);
    expect(info).toMatchObject({ previous: table, match: { game: 2, wins: [0, 1] } });
    await ben.must(next, { do: 'start' });
    await ada.must(next, { do: 'resign', seat: 1 });
    const { table: third } = await ada.call('POST /api/tables/:id/rematch', `/api/tables/${next}/rematch`);
    const last = await ada.info(third);
    // Whoever lost begins the next game of a match.
    expect(last.seats.map((seat) => seat.player?.name)).toEqual([ada.name, ben.name]);
    expect(last.match).toMatchObject({ game: 3, wins: [1, 1] });
    await ada.must(third, { do: 'start' });
    await ben.must(third, { do: 'resign', seat: 1 });
    expect((await ada.info(third)).match).toMatchObject({ wins: [2, 1], winners: [0] });
  });

  test('EF-D44 whoever lost a game of an Efemeris match begins the next, and does not leave it to chance', async () => {
    const { table, players } = await seated(['Ada', 'Ben'], { game: 'efemeris', options: { expert: true }, match: 3 });
    const [ada, ben] = players as [Client, Client];
    expect((await ada.info(table)).options).toMatchObject({ starter: 'random' });
    await ben.must(table, { do: 'resign', seat: 1 });
    const { table: next } = await ada.call('POST /api/tables/:id/rematch', `/api/tables/${table}/rematch`);
    const info = await ada.info(next);
    expect(info.seats[0]?.player?.name).toBe(ben.name);
    expect(info.options).toMatchObject({ expert: true, starter: '1' });
  });
});

describe('absence', () => {
  async function leave(witness: Client, leaver: Client): Promise<void> {
    const from = witness.received.length;
    leaver.close();
    await witness.next('presence', ({ players }) => !players.includes(leaver.id), from);
  }

  test('A1 whoever leaves too long is played for by a bot and may come back; only with everybody’s consent does somebody else get the seat', async () => {
    const { table, players } = await seated(['Ada', 'Ben', 'Cem'], { absence: 5 });
    const [ada, ben, cem] = players as [Client, Client, Client];
    const eve = await harbour.person('Eve');
    expect(await cem.refusal(table, { do: 'standIn', seat: 1, level: 'mate' })).toBe('NOT_ABSENT');
    await leave(cem, ben);
    skew += 6 * 60_000;
    expect(await eve.refusal(table, { do: 'standIn', seat: 1, level: 'mate' })).toBe('NOT_SEATED');
    await cem.must(table, { do: 'standIn', seat: 1, level: 'mate' });
    await cem.next('step', ({ by }) => by === 1);
    await ben.connect();
    await ben.must(table, { do: 'back', seat: 1 });
    expect((await ada.info(table)).seats[1]).toEqual({ kind: 'person', player: { id: ben.id, name: ben.name } });
    await ben.watch(table);
    await leave(cem, ben);
    skew += 6 * 60_000;
    await eve.watch(table);
    expect(await eve.refusal(table, { do: 'takeOver', seat: 1 })).toBe('NOT_FREE');
    expect(await cem.refusal(table, { do: 'takeOver', seat: 1 })).toBe('ALREADY_SEATED');
    await cem.must(table, { do: 'release', seat: 2, of: 1 });
    const asked = await ada.next('info', ({ info }) => info.offers.length > 0);
    expect(await eve.refusal(table, { do: 'takeOver', seat: 1 })).toBe('NOT_FREE');
    await ada.must(table, { do: 'answer', seat: 0, offer: asked.info.offers[0]?.id ?? 0, yes: true });
    await eve.must(table, { do: 'takeOver', seat: 1 });
    const seen = await eve.next('position', ({ as }) => as === 1);
    expect((seen.view as { hands: number[][] }).hands[1]?.every((line) => line > 0)).toBe(true);
    await ben.connect();
    await expect(ben.watch(table, { as: 1 })).rejects.toThrow('NOT_YOUR_SEAT');
  });

  test('A1 a passer-by does not get a seat of a game with a day for each move', async () => {
    const { table, players } = await seated(['Ada', 'Ben'], { clock: { kind: 'slow', hours: 24 } });
    const [ada, ben] = players as [Client, Client];
    const eve = await harbour.person('Eve');
    await leave(ada, ben);
    skew += 11 * 60_000;
    expect(await eve.refusal(table, { do: 'takeOver', seat: 1 })).toBe('NOT_FREE');
    expect(await ada.refusal(table, { do: 'release', seat: 0, of: 1 })).toBe('CLOCK_DECIDES');
    expect(await ada.refusal(table, { do: 'standIn', seat: 1, level: 'mate' })).toBe('CLOCK_DECIDES');
    await ben.connect();
    await ben.watch(table, { as: 1 });
  });

  test('A2 whoever asks by HTTP from time to time is there', async () => {
    const { table, players } = await seated(['Ada', 'Ben', 'Cem'], { absence: 1 });
    const [ada, ben] = players as [Client, Client, Client];
    await leave(ada, ben);
    for (let i = 0; i < 4; i++) {
      skew += 30_000;
      await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    }
    expect(await ada.refusal(table, { do: 'standIn', seat: 1, level: 'mate' })).toBe('NOT_ABSENT');
    expect(await ada.refusal(table, { do: 'release', seat: 0, of: 1 })).toBe('NOT_ABSENT');
    skew += 61_000;
    await ada.must(table, { do: 'standIn', seat: 1, level: 'mate' });
  });

  test('a person may let a bot play on, and cannot move beside it', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    await ada.must(table, { do: 'standIn', seat: 0, level: 'cabin-boy' });
    expect(await ada.refusal(table, { do: 'play', seat: 0, move: 'sound 1' })).toBe('BOT_STANDS_IN');
    await playOn(ben, table, 1);
  });
});

describe('watching', () => {
  test('tables can be closed to spectators', async () => {
    const { table } = await seated(['Ada', 'Ben'], { spectators: false });
    const eve = await harbour.person('Eve');
    await expect(eve.watch(table)).rejects.toThrow('NO_SPECTATORS');
    expect((await eve.fetch('GET', `/api/tables/${table}/steps`)).status).toBe(403);
  });

  test('chat reaches everybody once, and the host can mute', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    const eve = await harbour.person('Eve');
    await eve.watch(table);
    await ben.do(table, { do: 'chat', text: '  Ahoi\n\tyou\u200b ' }, 'hello');
    await ben.do(table, { do: 'chat', text: 'Ahoi again' }, 'hello');
    const { lines } = await eve.next('chat');
    expect(lines).toMatchObject([{ player: { name: ben.name }, text: 'Ahoi you' }]);
    expect(await ben.refusal(table, { do: 'mute', player: eve.id, muted: true })).toBe('NOT_HOST');
    await ada.must(table, { do: 'mute', player: eve.id, muted: true });
    expect(await eve.refusal(table, { do: 'chat', text: 'hm' })).toBe('MUTED');
    expect((await ada.call('GET /api/tables/:id/chat', `/api/tables/${table}/chat`)).lines).toHaveLength(1);
  });

  test('nobody is sent every move many times over; all seats of a hot-seat game are', async () => {
    const [ada, eve] = [await harbour.person('Ada'), await harbour.person('Eve')];
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
    for (const ch of [1, 2]) await eve.watch(table, { ch });
    await expect(eve.watch(table, { ch: 3, as: 'spectator' })).rejects.toThrow('TOO_MANY_WATCHES');
    eve.send({ t: 'unwatch', ch: 1 });
    await eve.watch(table, { ch: 3 });
    for (const as of [0, 1, 2, 'spectator'] as const) await ada.watch(table, { ch: as === 'spectator' ? 9 : as + 1, as });
  });

  test('presence says who is there', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    const from = ada.received.length;
    ben.close();
    expect(await ada.next('presence', ({ players: here }) => !here.includes(ben.id), from)).toMatchObject({ table, players: [ada.id] });
  });
});

describe('plans', () => {
  test('are private, played when their time comes, and stopped with the reason', async () => {
    const { table, players } = await seated(['Ada', 'Ben']);
    const [ada, ben] = players as [Client, Client];
    const hand = (await follow(ada, 1).until((board) => board.moves(0).length === 3)).moves(0);
    expect(await ben.refusal(table, { do: 'plan', seat: 0, moves: hand })).toBe('NOT_YOUR_SEAT');
    const notMine = ['sound 9', 'sound 10', 'sound 11', 'sound 12'].find((move) => !hand.includes(move));
    await ada.must(table, { do: 'plan', seat: 0, moves: [hand[1] ?? '', hand[0] ?? '', notMine ?? ''] });
    await playOnUntilStopped(ben, table);
    const stopped = await ada.next('plan', ({ plan }) => plan.stopped !== undefined);
    expect(stopped.plan).toMatchObject({ seat: 0, moves: [], stopped: { reason: { code: 'NOT_IN_HAND' } } });
    expect(ben.received.some(({ t }) => t === 'plan')).toBe(false);
    expect(follow(ben, 1).board().view.shown).toContain(Number(hand[1]?.slice(6)));
  });

  async function playOnUntilStopped(ben: Client, table: string): Promise<void> {
    const following = follow(ben, 1);
    for (let round = 0; round < 2; round++) {
      const board = await following.until((now) => now.moves(1).length === 3 - round);
      await ben.must(table, { do: 'play', seat: 1, move: board.moves(1)[0] ?? '' });
    }
  }
});
