import { InputError } from '@quarterdeck/kernel';
import type { Api, ErrorBody } from '@quarterdeck/protocol';
import { operatorTokenOf, readConfig } from '@quarterdeck/server';
import { wholeNumber } from '../input';
import { print, printJson, printTable } from '../output';

interface Options {
  readonly url?: unknown;
  readonly days?: unknown;
  readonly uses?: unknown;
  readonly kind?: unknown;
  readonly reason?: unknown;
  readonly json?: unknown;
}

type Call = <K extends keyof Api>(
  route: K,
  params?: Readonly<Record<string, string>>,
  body?: unknown,
  query?: string,
) => Promise<Api[K]['answer']>;
interface Order {
  readonly words: string;
  readonly about: string;
  readonly least: number;
  readonly do: (call: Call, words: readonly string[], options: Options) => Promise<void>;
}

const DAY = 24 * 3_600_000;
const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Everything an owner can do in the browser, for whoever can read the server's database. The server must run. */
const ORDERS: Readonly<Record<string, Order>> = {
  claim: {
    words: '',
    about: "a new one-time code for the owner's desk; enter it at /desk",
    least: 0,
    do: async (call) => print((await call('POST /api/desk/claim-code')).code),
  },
  health: {
    words: '',
    about: 'how the house is',
    least: 0,
    do: async (call) => {
      const { health, reports } = await call('GET /api/desk');
      const { problems, writeMs, people, persons, tables, memory } = health;
      print(problems.length === 0 ? 'All is well.' : `Not well: ${problems.join(', ')}`);
      printTable([
        ['writing', `${writeMs ?? '?'} ms`],
        ['people here', `${people.now} of ${persons}`],
        ['tables', `${tables.running} running, ${tables.waiting} waiting, ${tables.overdue} overdue`],
        ['memory', `${memory.now} MB`],
        ['open reports', String(reports)],
      ]);
      if (problems.length > 0) process.exitCode = 1;
    },
  },
  persons: {
    words: '[beginning of a name, id, network or device]',
    about: 'who there is, the last seen first',
    least: 0,
    do: async (call, words) => {
      const { persons, all } = await call('GET /api/desk/persons', {}, undefined, `?search=${encodeURIComponent(words.join(' '))}`);
      printTable(persons.map((one) => [one.id, one.name, one.role, moment(one.seenAt), one.network ?? '', one.banned ? 'banned' : '']));
      print(`${persons.length} of ${all}`);
    },
  },
  rename: {
    words: '<person> <name>',
    about: 'give a person another name',
    least: 2,
    do: async (call, [id = '', ...name]) => print((await call('POST /api/desk/persons/:id/name', { id }, { name: name.join(' ') })).name),
  },
  role: {
    words: '<person> <guest|member|moderator|owner>',
    about: 'give a person a role',
    least: 2,
    do: async (call, [id = '', role]) => print((await call('POST /api/desk/persons/:id/role', { id }, { role })).role),
  },
  ban: {
    words: '<person> [--kind person|network|device|chat] [--days n] [--reason text]',
    about: 'keep somebody out, or silent',
    least: 1,
    do: async (call, [player], { kind = 'person', days, reason }) => {
      const until = days === undefined ? {} : { until: Date.now() + wholeNumber('days', days, 1, 36_500) * DAY };
      const ban = await call(
        'POST /api/desk/bans',
        {},
        { kind, player, ...until, ...(reason === undefined ? {} : { reason: String(reason) }) },
      );
      print(`${ban.id}: ${ban.kind} ${ban.value}`);
    },
  },
  bans: {
    words: '',
    about: 'who is kept out or silent',
    least: 0,
    do: async (call) =>
      printTable(
        (await call('GET /api/desk/bans')).bans.map((one) => [
          one.id,
          one.kind,
          one.player?.name ?? one.value,
          one.until === undefined ? 'for good' : moment(one.until),
          one.reason,
        ]),
      ),
  },
  unban: {
    words: '<ban>',
    about: 'lift a ban',
    least: 1,
    do: async (call, [id = '']) => void (await call('DELETE /api/desk/bans/:id', { id })),
  },
  'sign-out': {
    words: '<person>',
    about: 'sign a person out everywhere',
    least: 1,
    do: async (call, [id = '']) => void (await call('POST /api/desk/persons/:id/sign-out', { id })),
  },
  tables: {
    words: '[waiting|running|over|closed]',
    about: 'tables, the newest first',
    least: 0,
    do: async (call, [status]) => {
      const { tables } = await call(
        'GET /api/desk/tables',
        {},
        undefined,
        status === undefined ? '' : `?status=${encodeURIComponent(status)}`,
      );
      printTable(
        tables.map((one) => [
          one.id,
          one.game,
          one.status,
          moment(one.updatedAt),
          one.seats.map((seat) => seat.player?.name ?? seat.level ?? '–').join(', '),
        ]),
      );
    },
  },
  close: {
    words: '<table>',
    about: 'close a table that waits, or end a running game without a result',
    least: 1,
    do: async (call, [id = '']) => void (await call('POST /api/desk/tables/:id/close', { id })),
  },
  'delete-table': {
    words: '<table>',
    about: 'remove a table and all that was said there, for good',
    least: 1,
    do: async (call, [id = '']) => void (await call('DELETE /api/desk/tables/:id', { id })),
  },
  'delete-line': {
    words: '<table> <line>',
    about: 'take a line of chat away',
    least: 2,
    do: async (call, [id = '', line = '']) => void (await call('DELETE /api/desk/tables/:id/chat/:line', { id, line })),
  },
  reports: {
    words: '',
    about: 'what people have reported',
    least: 0,
    do: async (call) =>
      printTable(
        (await call('GET /api/desk/reports')).reports.map((one) => [
          one.id,
          moment(one.at),
          one.kind,
          one.about?.name ?? '',
          one.said ?? '',
          one.text,
        ]),
      ),
  },
  settle: {
    words: '<report>',
    about: 'a report is dealt with',
    least: 1,
    do: async (call, [id = '']) => void (await call('POST /api/desk/reports/:id/settle', { id })),
  },
  notice: {
    words: '[text]',
    about: 'put up a notice for everybody, or take it down',
    least: 0,
    do: async (call, words, { days }) => {
      const { version, settings } = await call('GET /api/desk/settings');
      const { notice: _old, ...others } = settings;
      const until = days === undefined ? {} : { until: Date.now() + wholeNumber('days', days, 1, 36_500) * DAY };
      const notice = words.length === 0 ? {} : { notice: { text: words.join(' '), ...until } };
      await call('PUT /api/desk/settings', {}, { version, settings: { ...others, ...notice } });
    },
  },
  joining: {
    words: '<open|word|invitation> [the word]',
    about: 'how one joins',
    least: 1,
    do: async (call, [joining, ...word]) => {
      const { version, settings } = await call('GET /api/desk/settings');
      const given = word.length === 0 ? {} : { word: word.join(' ') };
      await call('PUT /api/desk/settings', {}, { version, settings: { ...settings, joining, ...given } });
    },
  },
  invite: {
    words: '[--uses n] [--days n]',
    about: 'make an invitation; its code is shown once',
    least: 0,
    do: async (call, _words, { uses = 1, days = 14 }) =>
      print(
        (
          await call(
            'POST /api/desk/invitations',
            {},
            { uses: wholeNumber('uses', uses, 1, 1000), days: wholeNumber('days', days, 1, 3650) },
          )
        ).code,
      ),
  },
  backup: {
    words: '',
    about: 'make a backup now, where BACKUP_DIR says',
    least: 0,
    do: async (call) => print((await call('POST /api/desk/backups')).backups[0]?.file ?? ''),
  },
  acts: {
    words: '',
    about: 'what moderators and owners have done',
    least: 0,
    do: async (call) =>
      printTable((await call('GET /api/desk/acts')).acts.map((one) => [moment(one.at), one.by, one.act, one.target, one.detail])),
  },
};

export async function desk(order: string | undefined, words: readonly string[], options: Options): Promise<void> {
  if (order === undefined) {
    printTable(Object.entries(ORDERS).map(([name, { words: more, about }]) => [`quarterdeck desk ${name} ${more}`.trim(), about]));
    return;
  }
  const known = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined;
  if (known === undefined) throw new InputError(`The desk knows no "${order}". "quarterdeck desk" lists what it knows.`);
  if (words.length < known.least) throw new InputError(`It is "quarterdeck desk ${order} ${known.words}"`);
  const config = readConfig(process.env, { botWorker: '' });
  const url = options.url === undefined ? `http://127.0.0.1:${config.port}` : String(options.url).replace(/\/$/, '');
  const token = await operatorTokenOf(config.store);
  await known.do(options.json === true ? told(caller(url, token)) : caller(url, token), words, options);
}

/** Prints what the server answers as it is, for programs. */
function told(call: Call): Call {
  return async (route, params, body, query) => {
    const answer = await call(route, params, body, query);
    printJson(answer);
    return answer;
  };
}

function caller(url: string, token: string): Call {
  return async (route, params = {}, body = undefined, query = '') => {
    const [method = 'GET', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const answer = await fetch(`${url}${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new InputError(`No server answers at ${url}. Start it, or say with --url where it is.`);
    });
    const given: unknown = await answer.json();
    // The server's own answers, by the schemas of its routes.
    if (answer.ok) return given as Api[typeof route]['answer'];
    const { code, message } = (given as ErrorBody).error;
    throw new InputError(message ?? code);
  };
}
