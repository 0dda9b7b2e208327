import type { AnyGame, Reason } from '@quarterdeck/kernel';
import { type Command, SOCKET_PATH, type Steps } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Harbour, openHarbour } from '../../server/test/support/server';
import { loadEngine } from '../src/games';
import type { Place } from '../src/remote/place';
import { SocketLink } from '../src/remote/socket-link';
import { MemoryStore } from '../src/solo/memory-store';
import { newRecord } from '../src/solo/open-record';
import { SoloHost, type Tabs } from '../src/solo/solo-host';
import { SoloLink } from '../src/solo/solo-link';
import type { WorkerLine } from '../src/solo/start-worker';
import type { FromWorker, ToWorker } from '../src/solo/worker-messages';
import type { Link } from '../src/table/link';
import { TableClient, type TableSnapshot } from '../src/table/table-client';

/* One suite over the link, for a table on a real server and for one in this browser: both answer alike. */

const GAME = 'yamatai';
/** The player has the second seat, a bot the first. */
const ME = 1;
const BOT = 0;
let game: AnyGame;
let harbour: Harbour;
beforeAll(async () => {
  game = await loadEngine(GAME);
  harbour = await openHarbour();
}, 120_000);
afterAll(() => harbour.close());

/** A page in this process, with a cookie of its own. */
function pageOf(url: string, cookie: string): Place {
  const headers = { cookie };
  return {
    connect: (hearing) => {
      const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers });
      socket.on('open', () => hearing.open());
      socket.on('message', (data) => hearing.text(String(data)));
      socket.on('close', () => hearing.closed());
      socket.on('error', () => socket.terminate());
      return {
        get isOpen() {
          return socket.readyState === WebSocket.OPEN;
        },
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
    },
    hidden: false,
    watch: () => () => undefined,
    steps: async (id, query) => {
      const response = await fetch(`${url}/api/tables/${id}/steps?as=${query.as}`, { headers });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as Steps).steps;
    },
  };
}

async function onServer(): Promise<Link> {
  const ada = await harbour.person('Ada');
  const { table } = await ada.open({ game: GAME, seats: [{ kind: 'bot', level: 'cabin-boy' }, { kind: 'me' }] });
  return new SocketLink(table, undefined, pageOf(harbour.url, ada.cookie ?? ''));
}

/** One tab, which leads. */
const alone: Tabs = { lead: (_id, lead) => lead(true), grown: () => undefined, hear: () => undefined };

async function inBrowser(): Promise<Link> {
  const seats = [{ kind: 'bot', level: 'cabin-boy' } as const, { kind: 'me', name: 'Ada' } as const];
  const record = newRecord({ game, seats });
  const line = (hear: (message: FromWorker) => void): WorkerLine => {
    const host = new SoloHost(new MemoryStore(record), alone, (message) => queueMicrotask(() => hear(message)));
    const act = async (message: ToWorker): Promise<void> => {
      if (message.t === 'open') await host.open(message.id, message.as);
      if (message.t === 'look') host.look(message.as);
      if (message.t === 'command') await host.command(message.id, message.command);
      if (message.t === 'history') host.history(message.call, message.as);
    };
    return { post: (message) => void act(message), close: () => undefined };
  };
  return new SoloLink(record.id, line);
}

/** Resolves with the first moment that fits. */
function when(client: TableClient, fits: (now: TableSnapshot) => boolean): Promise<TableSnapshot> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!fits(client.snapshot())) return;
      stop();
      resolve(client.snapshot());
    };
    const stop = client.subscribe(look);
    look();
  });
}

const myTurn = ({ turn }: TableSnapshot): boolean => turn.kind === 'seats' && turn.seats.includes(ME);
const PLACES = { 'on a server': onServer, 'in the browser': inBrowser } as const;

describe.each(Object.entries(PLACES))('a table %s', (_, open) => {
  async function seated(): Promise<{ client: TableClient; link: Link; first: TableSnapshot; move: unknown }> {
    const link = await open();
    const client = new TableClient(game, link);
    client.open();
    const first = await when(client, myTurn);
    return { client, link, first, move: game.moves(first.view, ME)[0] };
  }

  test('tells who sits where, whose eyes one has and what happened before one came', async () => {
    const { client, first } = await seated();
    expect(first).toMatchObject({
      viewer: ME,
      mine: [ME],
      info: { game: GAME, status: 'running', seats: [{ kind: 'bot' }, { kind: 'person' }] },
    });
    expect(first.info?.seed).toBeUndefined();
    const { log } = await when(client, (now) => now.log.length > 0);
    expect(log[0]?.n).toBeLessThanOrEqual(first.n);
    client.close();
  });

  test('plays, lets the bot answer, and takes back over its answer with the same outcome', async () => {
    const { client, first, move } = await seated();
    expect(await client.play(ME, move)).toBeUndefined();
    const after = await when(client, (now) => now.n > first.n && myTurn(now));
    expect(after.undoTo).toBeDefined();
    expect(await client.send({ do: 'undo', seat: ME, to: first.n })).toBeUndefined();
    const back = await when(client, (now) => now.n === first.n);
    expect(back.view).toEqual(first.view);
    client.close();
  });

  test('a decision on an old position is stale', async () => {
    const { client, first, move } = await seated();
    await client.play(ME, move);
    const now = await when(client, ({ n }) => n > first.n);
    const again: Command = { do: 'play', seat: ME, move: game.notation.writeMove(move), at: first.seq };
    expect(await client.send(again)).toMatchObject({ code: 'STALE' });
    expect(client.snapshot().n).toBeGreaterThanOrEqual(now.n);
    client.close();
  });

  test('a bot plays for oneself until one is back; giving up ends a game of two', async () => {
    const { client } = await seated();
    expect(await client.send({ do: 'standIn', seat: ME, level: 'cabin-boy' })).toBeUndefined();
    await when(client, ({ info }) => info?.seats[ME]?.standIn === true);
    expect(await client.send({ do: 'back', seat: ME })).toBeUndefined();
    await when(client, ({ info }) => info?.seats[ME]?.standIn === undefined);
    expect(await client.send({ do: 'resign', seat: ME })).toBeUndefined();
    const { info } = await when(client, (now) => now.info?.status === 'over');
    expect(info?.result).toMatchObject({ how: 'resigned', ranks: [1, 2] });
    expect(info?.seed).toBeDefined();
    expect(await client.send({ do: 'resign', seat: ME })).toMatchObject({ code: 'NOT_RUNNING' });
    client.close();
  });

  test('one may stop where nobody else plays', async () => {
    const { client } = await seated();
    expect(await client.send({ do: 'offer', seat: ME, what: 'abandon' })).toBeUndefined();
    expect((await when(client, (now) => now.info?.status === 'over')).info?.result?.how).toBe('abandoned');
    client.close();
  });

  test('other eyes are not lent while the game runs', async () => {
    const { client, link } = await seated();
    await expect(link.history(BOT)).rejects.toThrow('NOT_YOUR_SEAT');
    client.look(BOT);
    expect((await when(client, ({ gone }) => gone !== undefined)).gone).toMatchObject({ code: 'NOT_YOUR_SEAT' });
    client.close();
  });
});

test('both refuse alike, word for word', async () => {
  const commands: readonly Command[] = [
    { do: 'play', seat: BOT, move: 'pass' },
    { do: 'play', seat: ME, move: 'dance on the deck' },
    { do: 'play', seat: 5, move: 'pass' },
    { do: 'undo', seat: ME, to: 999 },
    { do: 'undo', seat: BOT, to: 0 },
    { do: 'sit', seat: BOT },
    { do: 'stand', seat: ME },
    { do: 'start' },
    { do: 'close' },
    { do: 'seatBot', seat: BOT, level: 'mate' },
    { do: 'seatBot', seat: BOT, level: 'ghost' },
    { do: 'clearSeat', seat: BOT },
    { do: 'offer', seat: ME, what: 'draw' },
    { do: 'offer', seat: BOT, what: 'abandon' },
    { do: 'answer', seat: ME, offer: 1, yes: true },
    { do: 'standIn', seat: BOT, level: 'mate' },
    { do: 'back', seat: ME },
    { do: 'takeOver', seat: BOT },
    { do: 'release', seat: BOT, of: ME },
    { do: 'resign', seat: BOT },
  ];
  const answers = async (open: () => Promise<Link>): Promise<(Reason | undefined)[]> => {
    const client = new TableClient(game, await open());
    client.open();
    await when(client, myTurn);
    const given: (Reason | undefined)[] = [];
    for (const command of commands) given.push(await client.send(command));
    client.close();
    // How far the bot's random opening went differs.
    return given.map((reason) => (reason?.code === 'NO_SUCH_MOMENT' ? { code: reason.code, rule: reason.rule } : reason));
  };
  const [server, browser] = await Promise.all([answers(onServer), answers(inBrowser)]);
  expect(server.every((reason) => reason !== undefined)).toBe(true);
  expect(browser).toEqual(server);
});
