import { createHash } from 'node:crypto';
import { soundings } from '@quarterdeck/kernel/example';
import type { ServerMessage } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { follow, playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

async function game(): Promise<{ table: string; ada: Client; ben: Client }> {
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.must(table, { do: 'sit', seat: 1 });
  await ada.watch(table);
  await ben.watch(table);
  await ada.must(table, { do: 'start' });
  return { table, ada, ben };
}

const handOf = async (client: Client, seat: number): Promise<number[]> => [
  ...((await follow(client, 1).until((board) => board.moves(seat).length === 3)).view.hands[seat] ?? []),
];

/** Every list of whole numbers in a message; secrets of Soundings are such lists. */
function numbersIn(value: unknown, path = ''): { path: string; value: number }[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path}.${key}`));
}

describe('nobody sees what is not theirs', () => {
  test("until all have picked, no message to anybody else holds a seat's hand or pick", async () => {
    const { table, ada, ben } = await game();
    const eve = await harbour.person('Eve');
    await eve.watch(table);
    const hand = await handOf(ada, 0);
    await ada.must(table, { do: 'play', seat: 0, move: `sound ${hand[1]}` });
    await ben.next('step', ({ by }) => by === 0);
    await eve.next('step', ({ by }) => by === 0);
    for (const [client, seat] of [
      [ben, 1],
      [eve, undefined],
    ] as const) {
      const own = seat === undefined ? [] : await handOf(client, seat);
      for (const message of client.received) {
        if (message.t !== 'position' && message.t !== 'step' && message.t !== 'steps') continue;
        const shown = numbersIn(message).filter(({ path }) => /hands|lines?\b|picked|\.line$/.test(path));
        for (const { path, value } of shown) {
          if (value > 0) expect(own, `${message.t}${path} shows ${value}`).toContain(value);
        }
      }
      const step = client.received.find((message): message is Extract<ServerMessage, { t: 'step' }> => message.t === 'step');
      expect(step).not.toHaveProperty('move');
      expect(client.texts.join('\n')).not.toContain('sound ');
    }
    expect(ada.received.find((message) => message.t === 'step')).toHaveProperty('move', `sound ${hand[1]}`);
    const { commitment, seed } = await eve.info(table);
    expect(seed).toBeUndefined();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('no door gives the position, steps, file or chat of another seat', async () => {
    const { table, ada, ben } = await game();
    const eve = await harbour.person('Eve');
    await expect(ben.watch(table, { ch: 2, as: 0 })).rejects.toThrow('NOT_YOUR_SEAT');
    await expect(eve.watch(table, { ch: 2, as: 1 })).rejects.toThrow('NOT_YOUR_SEAT');
    for (const client of [ben, eve, new Client(harbour.url)]) {
      for (const door of ['position', 'steps']) {
        const answer = await client.fetch('GET', `/api/tables/${table}/${door}?as=0`);
        expect([answer.status, answer.body]).toEqual([403, { error: { code: 'NOT_YOUR_SEAT', params: { rule: 'TABLE' } } }]);
      }
      const file = await client.fetch('GET', `/api/tables/${table}/file`);
      expect(file.body).toMatchObject({ error: { code: 'HIDDEN_UNTIL_OVER' } });
    }
    const spectator = await eve.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(spectator.view).toMatchObject({
      hands: [
        [-1, -1, -1],
        [-1, -1, -1],
      ],
    });
    await Promise.all([playOn(ada, table, 0), playOn(ben, table, 1)]);
    const { seed = '', commitment } = await eve.info(table);
    expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
    expect(String(await eve.call('GET /api/tables/:id/file', `/api/tables/${table}/file`))).toContain('* deal');
  });

  test("history shows each viewer what they saw, and the client's engine accepts it", async () => {
    const { table, ada, ben } = await game();
    await Promise.all([playOn(ada, table, 0), playOn(ben, table, 1)]);
    const { steps } = await ben.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps`);
    const view = soundings.view(soundings.initial({ seats: 2, options: {} }), 1);
    for (const step of steps) for (const event of step.ev) soundings.evolve(view, event as Parameters<typeof soundings.evolve>[1]);
    expect(view).toEqual(follow(ben, 1).board().view);
  });
});

describe('nobody moves for another', () => {
  test('by any command on any seat', async () => {
    const { table, ada, ben } = await game();
    const eve = await harbour.person('Eve');
    const [line] = await handOf(ada, 0);
    for (const thief of [ben, eve]) {
      expect(await thief.refusal(table, { do: 'play', seat: 0, move: `sound ${line}` })).toBe('NOT_YOUR_SEAT');
      expect(await thief.refusal(table, { do: 'undo', seat: 0, to: 0 })).toBe('NOT_YOUR_SEAT');
      expect(await thief.refusal(table, { do: 'resign', seat: 0 })).toBe('NOT_YOUR_SEAT');
      expect(await thief.refusal(table, { do: 'offer', seat: 0, what: 'draw' })).toBe('NOT_YOUR_SEAT');
      expect(await thief.refusal(table, { do: 'plan', seat: 0, moves: [`sound ${line}`] })).toBe('NOT_YOUR_SEAT');
      expect(await thief.refusal(table, { do: 'back', seat: 0 })).toBe('NOT_YOUR_SEAT');
    }
    expect(await eve.refusal(table, { do: 'takeOver', seat: 0 })).toBe('NOT_FREE');
    expect(await eve.refusal(table, { do: 'start' })).toBe('NOT_WAITING');
    const nobody = new Client(harbour.url);
    await nobody.connect();
    expect(await nobody.refusal(table, { do: 'play', seat: 0, move: `sound ${line}` })).toBe('NAME_NEEDED');
    expect((await nobody.fetch('POST', `/api/tables/${table}/commands`, { id: 'x', command: { do: 'resign', seat: 0 } })).status).toBe(401);
    nobody.close();
  });

  test("another player's command id neither blocks nor answers mine", async () => {
    const { table, ada, ben } = await game();
    const [mine, theirs] = [await handOf(ada, 0), await handOf(ben, 1)];
    await ada.do(table, { do: 'play', seat: 0, move: `sound ${mine[0]}` }, 'same');
    expect(await ben.do(table, { do: 'play', seat: 1, move: `sound ${theirs[0]}` }, 'same')).toMatchObject({ t: 'ok' });
  });

  test('with a forged, foreign or outdated cookie, or a guessed token', async () => {
    const { table, ada } = await game();
    const cookie = ada.cookie ?? '';
    const me = async (value: string): Promise<number> => {
      const thief = new Client(harbour.url);
      thief.cookie = value;
      return (await thief.fetch('GET', '/api/me')).status;
    };
    expect(await me(cookie)).toBe(200);
    const [name = '', value = ''] = cookie.split('=');
    const [id = '', session = '', mac = ''] = value.split('.');
    const eve = await harbour.person('Eve');
    for (const forged of [
      `${name}=${id}`,
      `${name}=${id}.${session}`,
      `${name}=${id}.${session}.`,
      `${name}=${id}.${session}.${mac.slice(0, -2)}AA`,
      `${name}=${id}.2.${mac}`,
      `${name}=${eve.id}.${session}.${mac}`,
      `${name}=${encodeURIComponent(value)}%00`,
      `${name}=`,
    ]) {
      expect(await me(forged), forged).toBe(401);
    }
    const guess = new Client(harbour.url);
    guess.token = 'qd_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect((await guess.fetch('GET', '/api/me')).status).toBe(401);
    await ada.call('POST /api/sign-out', undefined, { everywhere: true });
    expect((await ada.next('bye')).reason).toBe('signed-out');
    expect(await me(cookie)).toBe(401);
    const replay = new Client(harbour.url);
    replay.cookie = cookie;
    await replay.connect();
    expect(replay.received[0]).not.toHaveProperty('me');
    expect(await replay.refusal(table, { do: 'resign', seat: 0 })).toBe('NAME_NEEDED');
    replay.close();
  });
});

describe('people', () => {
  test('a guest is renamed at their tables, and a recovery code carries them to another device', async () => {
    const { table, ada, ben } = await game();
    await ada.call('PATCH /api/me', undefined, { name: 'Ada of the Sea' });
    expect((await ben.next('info', ({ info }) => info.seats[0]?.player?.name === 'Ada of the Sea')).info.id).toBe(table);
    const { code } = await ada.call('POST /api/me/recovery');
    const phone = new Client(harbour.url);
    expect((await phone.fetch('POST', '/api/recover', { code: 'WRONG-WRONG-WRONG' })).status).toBe(403);
    const me = await phone.call('POST /api/recover', undefined, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
    expect(me).toMatchObject({ id: ada.id, name: 'Ada of the Sea', hasRecovery: true });
    expect((await phone.call('GET /api/me/tables')).waitingForMe.map(({ id }) => id)).toContain(table);
    await ada.call('POST /api/me/recovery');
    expect((await new Client(harbour.url).fetch('POST', '/api/recover', { code })).status).toBe(403);
  });

  test('names are tidied, and the cookie is kept from scripts', async () => {
    const client = new Client(harbour.url);
    const answer = await client.fetch('POST', '/api/me', { name: '  Jan\u202e  de\tVries ' });
    expect(answer.body).toMatchObject({ name: 'Jan de Vries' });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax/);
    expect((await client.fetch('PATCH', '/api/me', { name: '   ' })).status).toBe(400);
    expect((await client.fetch('PATCH', '/api/me', { name: 'x'.repeat(25) })).status).toBe(400);
  });

  test('nobody is taken for somebody else: a name that looks like another is refused, and a free one offered (B17)', async () => {
    const [first, second] = [new Client(harbour.url), new Client(harbour.url)];
    expect((await first.fetch('POST', '/api/me', { name: 'Wilhelmina' })).status).toBe(200);
    const doubles = [
      'Wilhelmina',
      'wilhelmina',
      ' W I L H E L M I N A ',
      'Wi1helmina',
      'Wilhelmin\u0430',
      'Wílhelmína',
      'VVilhelrnina',
      'Ｗilhelmina',
      'Wil\u00adhel\ufe0fmina',
      'Wi\u0336l\u0336helmina',
      'Wilhelmina!',
      '𝖂ilhelmina',
    ];
    for (const name of doubles) {
      const params = { name: expect.any(String), free: expect.stringMatching(/ 2$/) };
      expect([name, await second.fetch('POST', '/api/me', { name })]).toMatchObject([
        name,
        { status: 409, body: { error: { code: 'NAME_TAKEN', params } } },
      ]);
      expect((await second.fetch('POST', '/api/programs', { name })).status).toBe(409);
    }
    expect((await second.fetch('GET', '/api/me')).status).toBe(401);
    expect((await second.fetch('POST', '/api/me', { name: 'Wilhelmina 2' })).status).toBe(200);
    // Refused to somebody who is in: nothing of theirs changes, at no table either.
    const { table } = await second.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await second.fetch('PATCH', '/api/me', { name: 'WILHELMINA' })).body).toMatchObject({
      error: { code: 'NAME_TAKEN', params: { free: 'WILHELMINA 3' } },
    });
    expect((await second.info(table)).seats[0]?.player?.name).toBe('Wilhelmina 2');
    expect((await second.fetch('PATCH', '/api/me', { name: 'wilhelmina II' })).status).toBe(200);
    expect((await first.fetch('POST', '/api/me', { name: 'Wilhelmina 2' })).status).toBe(200);
  });

  test('names of other scripts are told apart, and marks are not stacked', async () => {
    for (const name of ['Ольга', 'Игорь', 'Νίκος', 'Ελένη', 'कमल', 'कमला', '海', '渡', '🐳', '🐙', '?!', '!!']) {
      expect([name, (await new Client(harbour.url).fetch('POST', '/api/me', { name })).status]).toEqual([name, 200]);
    }
    const zalgo = await new Client(harbour.url).fetch('POST', '/api/me', { name: `E\u0330${'\u0336'.repeat(5)}va` });
    expect(zalgo.body).toMatchObject({ name: '\u1e1a\u0336\u0336va' });
    expect((await new Client(harbour.url).fetch('POST', '/api/me', { name: '\u3164\u2800' })).status).toBe(400);
  });

  test('rated games move ratings once, and stand in the history', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'soundings', rated: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ada.refusal(table, { do: 'seatBot', seat: 1, level: 'mate' })).toBe('RATED_NEEDS_PEOPLE');
    expect(await ada.refusal(table, { do: 'sit', seat: 1 })).toBe('RATED_NEEDS_PEOPLE');
    await ben.must(table, { do: 'sit', seat: 1 });
    await ben.must(table, { do: 'start' });
    await ben.must(table, { do: 'resign', seat: 1 });
    let board = await ada.call('GET /api/ratings/:game', '/api/ratings/soundings');
    while (board.players.length < 2) board = await ada.call('GET /api/ratings/:game', '/api/ratings/soundings');
    expect(board.players.map(({ player }) => player.name)).toEqual([ada.name, ben.name]);
    expect((await ada.call('GET /api/me')).ratings).toMatchObject([{ game: 'soundings', games: 1, provisional: true }]);
    const { tables } = await ben.call('GET /api/me/history');
    expect(tables).toMatchObject([{ id: table, status: 'over', mine: [1], result: { ranks: [1, 2] } }]);
    expect((await ben.call('GET /api/players/:id', `/api/players/${ada.id}`)).ratings[0]?.points).toBeGreaterThan(1500);
  });
});
