import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreAddress } from '../../src/store';
import type { Append, TableHead } from '../../src/store/database';

const HEAD: TableHead = {
  status: 'running',
  startedAt: 5,
  endedAt: undefined,
  dueAt: undefined,
  turn: '[0]',
  auto: false,
  summary: '{"seats":[]}',
  members: ['ada'],
};

function append(table: string, seq: number, head: Partial<TableHead> = {}, entry = `{"entry":${seq}}`): Append {
  return {
    table,
    row: { seq, at: 1000 + seq, cmd: `ada:${seq}`, entry },
    head: { ...HEAD, summary: undefined, members: undefined, ...head },
  };
}

async function newTable(store: Store, id: string, head: Partial<TableHead> = {}, host = 'ada'): Promise<void> {
  await store.tables.create({
    game: 'soundings',
    host,
    access: 'open',
    spectators: true,
    rated: true,
    invite: 'link',
    seed: `seed of ${id}`,
    first: { ...append(id, 1), head: { ...HEAD, ...head } },
    more: [],
  });
}

/** What every database owes the server, run on each. */
export function storeContract(name: string, fresh: () => Promise<StoreAddress>): void {
  describe(`store on ${name}`, () => {
    let address: StoreAddress;
    let store: Store;
    let other: Store;
    const failures: unknown[] = [];
    beforeEach(async () => {
      address = await fresh();
      store = await openStore(address, (error) => failures.push(error));
      // An SQLite file belongs to one process; PostgreSQL is shared by nodes.
      other = address.kind === 'sqlite' ? store : await openStore(address, (error) => failures.push(error));
    });
    afterEach(async () => {
      await store.db.close();
      if (other !== store) await other.db.close();
      expect(failures).toEqual([]);
    });

    test('a log is read back as it was written, from any seq, by any node', async () => {
      await newTable(store, 'table-1');
      expect(await store.tables.append(append('table-1', 2, {}, 'zwölf "Leinen"\n* die 4'))).toBe(true);
      expect(await other.tables.log('table-1')).toEqual([
        { seq: 1, at: 1001, cmd: 'ada:1', entry: '{"entry":1}' },
        { seq: 2, at: 1002, cmd: 'ada:2', entry: 'zwölf "Leinen"\n* die 4' },
      ]);
      expect((await other.tables.log('table-1', 1)).map(({ seq }) => seq)).toEqual([2]);
      expect(await other.tables.log('elsewhere')).toEqual([]);
      expect(await other.tables.seed('table-1')).toBe('seed of table-1');
    });

    test('of two appends with the same seq exactly one succeeds, and a gap is refused', async () => {
      await newTable(store, 'table-1');
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? store : other).tables.append(append('table-1', 2, {}, `try ${i}`))),
      );
      expect(tries.filter((won) => won)).toHaveLength(1);
      const [, second] = await store.tables.log('table-1');
      expect(second?.entry).toBe(`try ${tries.indexOf(true)}`);
      expect(await store.tables.append(append('table-1', 4))).toBe(false);
      expect(await store.tables.append(append('nowhere', 2))).toBe(false);
      expect(await store.tables.log('table-1')).toHaveLength(2);
    });

    test('a log that was taken away is not written on, though it was a moment ago', async () => {
      await newTable(store, 'table-1');
      await newTable(store, 'table-2');
      expect(await Promise.all(['table-1', 'table-2'].map((id) => store.tables.append(append(id, 2))))).toEqual([true, true]);
      expect(await store.tables.remove('table-1')).toBe(true);
      // Together in one batch: the one that does not fit takes nothing from the other.
      expect(await Promise.all(['table-1', 'table-2'].map((id) => store.tables.append(append(id, 3))))).toEqual([false, true]);
      expect(await store.tables.log('table-1')).toEqual([]);
      expect(await store.tables.log('table-2')).toHaveLength(3);
    });

    test('many tables share commits, and none hinders another', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `table-${i}`);
      for (const id of ids) await newTable(store, id);
      for (let seq = 2; seq <= 6; seq++) {
        const nodes = [store, other];
        const done = await Promise.all(
          ids.map((id, i) => nodes[(i + seq) % 2]?.tables.append(append(id, i === 7 && seq === 3 ? 99 : seq))),
        );
        done.forEach((won, i) => {
          expect(won).toBe(!(i === 7 && seq >= 3));
        });
      }
      expect(await store.tables.log('table-8')).toHaveLength(6);
      expect(await store.tables.log('table-7')).toHaveLength(2);
    });

    test('the index moves with the log', async () => {
      await newTable(store, 'table-1', { status: 'waiting' });
      expect((await other.tables.lobby('waiting', undefined)).tables.map(({ id }) => id)).toEqual(['table-1']);
      expect(await other.tables.lobby('waiting', 'amerigo')).toEqual({ tables: [] });
      await store.tables.append(append('table-1', 2, { dueAt: 5000, auto: true, members: ['ada', 'ben'], summary: '{"seats":[1]}' }));
      expect(await other.tables.get('table-1')).toMatchObject({
        status: 'running',
        seq: 2,
        updatedAt: 1002,
        dueAt: 5000,
        summary: '{"seats":[1]}',
      });
      expect((await other.tables.unfinished('ben')).map(({ id }) => id)).toEqual(['table-1']);
      expect(await other.tables.due(4999)).toEqual([]);
      expect(await other.tables.due(5000)).toEqual(['table-1']);
      expect(await other.tables.stalled(1001)).toEqual([]);
      expect(await other.tables.stalled(1002)).toEqual(['table-1']);
      await store.tables.append(append('table-1', 3, { status: 'over', endedAt: 9, members: ['ada'] }));
      await store.db.settle();
      expect(await other.tables.get('table-1')).toMatchObject({ status: 'over', summary: '{"seats":[1]}' });
      expect(await other.tables.due(1e12)).toEqual([]);
      expect((await other.tables.finished('ada', 2000, undefined)).map(({ id }) => id)).toEqual(['table-1']);
      expect(await other.tables.finished('ada', 1003, undefined)).toEqual([]);
      expect(await other.tables.unfinished('ben')).toEqual([]);
    });

    test('a head in which only the turn has changed follows its log, and never takes the place of a newer one', async () => {
      const heard: unknown[] = [];
      other.db.listen((news) => heard.push(news));
      await newTable(store, 'table-1');
      await newTable(store, 'table-2');
      await store.tables.append(append('table-1', 2, { turn: '[1]' }));
      await store.tables.append(append('table-2', 2, { turn: '[1]' }));
      // Where a log ends is known at once, wherever it is asked.
      expect(await other.tables.seqs(['table-1', 'table-2'])).toEqual(new Map(Object.entries({ 'table-1': 2, 'table-2': 2 })));
      // A node that knows more has written: its clock runs.
      await other.tables.append(append('table-2', 3, { turn: '[2]', dueAt: 7000 }));
      expect(await other.tables.get('table-2')).toMatchObject({ seq: 3, turn: '[2]', dueAt: 7000 });
      await store.db.settle();
      expect(await other.tables.get('table-1')).toMatchObject({ seq: 2, turn: '[1]', updatedAt: 1002 });
      expect(await other.tables.get('table-2')).toMatchObject({ seq: 3, turn: '[2]', dueAt: 7000 });
      await store.tables.append(append('table-1', 3, { turn: '[2]' }));
      // Nobody asks for it; it is there a moment later.
      await expect
        .poll(async () => (await other.db.sql.all(`SELECT turn FROM tables WHERE id = 'table-1'`))[0]?.turn, { timeout: 5000 })
        .toBe('[2]');
      if (other !== store) await expect.poll(() => heard).toContainEqual({ kind: 'head', table: 'table-1' });
    });

    test('counts what a player hosts or sits at, once each (A5)', async () => {
      expect(await store.tables.countUnfinished('ada')).toEqual({ all: 0, waiting: 0, botsOnly: 0 });
      await newTable(store, 'table-1', { status: 'waiting', members: [] });
      await newTable(store, 'table-2', { status: 'running', members: [] });
      await newTable(store, 'table-3', { status: 'running', members: ['ada', 'ben'] });
      await newTable(store, 'table-4', { status: 'waiting', members: ['ada', 'ben'] }, 'ben');
      await newTable(store, 'table-5', { status: 'over', members: ['ada'] });
      expect(await other.tables.countUnfinished('ada')).toEqual({ all: 4, waiting: 1, botsOnly: 1 });
      expect(await other.tables.countUnfinished('ben')).toEqual({ all: 2, waiting: 1, botsOnly: 0 });
      expect((await other.tables.waitingSince(1001)).sort()).toEqual(['table-1', 'table-4']);
      expect(await other.tables.waitingSince(1000)).toEqual([]);
    });

    test('the lobby is read in pages, and nobody fills the first alone (A5)', async () => {
      await newTable(store, 'modest-1', { status: 'waiting' }, 'ben');
      for (let i = 0; i < 60; i++) await newTable(store, `flood-${i}`, { status: 'waiting' }, 'eve');
      const first = await other.tables.lobby('waiting', undefined);
      expect(first.tables).toHaveLength(50);
      expect(first.tables.slice(0, 2).map(({ id }) => id)).toContain('modest-1');
      const second = await other.tables.lobby('waiting', undefined, first.next);
      expect(second.next).toBeUndefined();
      const all = [...first.tables, ...second.tables].map(({ id }) => id);
      expect([all.length, new Set(all).size]).toEqual([61, 61]);
    });

    test('a table is created whole or not at all', async () => {
      await newTable(store, 'table-1');
      await expect(newTable(other, 'table-1')).rejects.toThrow();
      expect(await store.tables.log('table-1')).toHaveLength(1);
      expect(await store.tables.invite('table-1')).toBe('link');
      await other.tables.setInvite('table-1', undefined);
      expect(await store.tables.invite('table-1')).toBeUndefined();
    });

    test('people are found by what they prove themselves with', async () => {
      await store.people.add({ id: 'ada', name: 'Ada', at: 10, program: false });
      await store.people.add({ id: 'bot', name: 'Bot', at: 11, program: true, tokenHash: 'hash' });
      await other.people.setRecovery('ada', 'code');
      await other.people.rename('ada', 'Ada L.');
      await other.people.seen(['ada'], 50);
      await other.people.seen(['ada'], 20);
      expect(await store.people.byRecovery('code')).toEqual({
        id: 'ada',
        name: 'Ada L.',
        createdAt: 10,
        seenAt: 50,
        program: false,
        hasRecovery: true,
        session: 1,
        role: 'guest',
        network: undefined,
        device: undefined,
      });
      expect(await store.people.byToken('hash')).toMatchObject({ id: 'bot', program: true });
      expect(await store.people.byId('nobody')).toBeUndefined();
      await store.people.endSessions('ada');
      expect((await other.people.byId('ada'))?.session).toBe(2);
    });

    test('a name is given once, by what it looks like, whoever is quicker (B17)', async () => {
      const add = (at: Store, id: string, name: string) => at.people.add({ id, name, at: 1, program: false });
      expect(await add(store, 'first', 'Admin')).toBe(true);
      // The first letter is Cyrillic.
      expect(await add(other, 'second', '\u0430dmin')).toBe(false);
      expect(await other.people.byId('second')).toBeUndefined();
      const race = await Promise.all([add(store, 'a', 'Zoe'), add(other, 'b', 'ZOË'), add(store, 'c', 'Z o e'), add(other, 'd', 'zoe.')]);
      expect(race.filter(Boolean)).toHaveLength(1);
      await add(store, 'ada', 'Ada');
      await add(store, 'ben', 'Ben');
      expect(await other.people.rename('ben', 'ADA')).toBe(false);
      expect(await store.people.byId('ben')).toMatchObject({ name: 'Ben' });
      expect(await other.people.rename('ada', 'ADA')).toBe(true);
      const renames = await Promise.all([store.people.rename('ada', 'Cleo'), other.people.rename('ben', 'cle0')]);
      expect(renames.filter(Boolean)).toHaveLength(1);
    });

    test('the name that is offered instead is free, and no longer than names may be', async () => {
      const names = ['Ada', 'Ada 2', 'ADA3', 'x'.repeat(24), '🐳'.repeat(12)];
      for (const [i, name] of names.entries()) await store.people.add({ id: `p${i}`, name, at: 1, program: false });
      expect(await other.people.freeName('Ada')).toBe('Ada 4');
      expect(await other.people.freeName('x'.repeat(24))).toBe(`${'x'.repeat(22)} 2`);
      expect(await other.people.freeName('🐳'.repeat(12))).toBe(`${'🐳'.repeat(11)} 2`);
    });

    test('chat keeps its order and takes no line twice', async () => {
      await newTable(store, 'table-1');
      const line = (text: string) => ({ at: 1, player: { id: 'ada', name: 'Ada' }, text });
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? store : other).chat.add('table-1', `ada:${i}`, line(`line ${i}`))),
      );
      await store.chat.add('table-1', 'ada:3', line('again'));
      const lines = await other.chat.last('table-1');
      expect(lines.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(new Set(lines.map(({ text }) => text)).size).toBe(8);
      expect((await other.chat.last('table-1', 6)).map(({ id }) => id)).toEqual([7, 8]);
    });

    test('plans are replaced, values made once', async () => {
      const plan = { seat: 1, moves: ['sound 3'], id: 'plan-1', owner: 'ada', done: 0 };
      await store.plans.set('table-1', plan);
      await store.plans.set('table-1', { ...plan, moves: [] });
      expect(await other.plans.of('table-1')).toEqual([{ ...plan, moves: [] }]);
      const made = await Promise.all([store.meta.getOrMake('secret', () => 'one'), other.meta.getOrMake('secret', () => 'two')]);
      expect(new Set(made).size).toBe(1);
    });

    test('a rated game is booked once, whoever books it', async () => {
      await newTable(store, 'table-1', { status: 'over' });
      expect(await store.ratings.unbooked()).toEqual(['table-1']);
      const result = { players: ['ada', 'ben'], ranks: [1, 2] };
      await Promise.all([store, other, store].map(({ ratings }) => ratings.book('table-1', 'soundings', result, 7)));
      expect((await other.ratings.of('ada')).get('soundings')).toMatchObject({ games: 1 });
      expect(await store.ratings.unbooked()).toEqual([]);
      await store.people.add({ id: 'ada', name: 'Ada', at: 1, program: false });
      await store.people.add({ id: 'ben', name: 'Ben', at: 1, program: false });
      expect((await store.ratings.best('soundings')).map(({ id }) => id)).toEqual(['ada', 'ben']);
    });

    test('a finished game is counted once, whoever counts it, and what several did alike as often as they did', async () => {
      const choice = { text: 'deep', say: { key: 'deep' } };
      const facts = {
        game: 'soundings',
        seats: 3,
        persons: true,
        how: 'finished',
        moves: 24,
        minutes: undefined,
        players: [0, 1, 0].map((won) => ({ won, opening: choice, choices: won === 1 ? [] : [choice] })),
        sources: [{ item: 'depth', first: 7.5, others: 4 }],
      };
      for (const id of ['table-1', 'table-2']) {
        await newTable(store, id, { status: 'over' });
        await store.db.sql.run('UPDATE tables SET counted = 1 WHERE id = $1', [id]);
        await Promise.all([store, other, store].map(({ tallies }) => tallies.add(id, facts)));
      }
      expect(await store.tallies.waiting()).toEqual([]);
      const rows = await other.tallies.of('soundings', 3, true);
      expect(rows.map(({ what, key, games, wins, total }) => [what, key, games, wins, total])).toEqual([
        ['choice', 'deep', 4, 0, 0],
        ['game', '', 2, 0, 48],
        ['how', 'finished', 2, 0, 0],
        ['moves', '20', 2, 0, 0],
        ['opening', 'deep', 6, 2, 0],
        ['seat', '0', 2, 0, 0],
        ['seat', '1', 2, 2, 0],
        ['seat', '2', 2, 0, 0],
        ['source', 'depth', 2, 15, 8],
      ]);
      expect(rows[0]?.say).toEqual({ key: 'deep' });
    });

    test('opening it again changes nothing', async () => {
      await newTable(store, 'table-1');
      if (other === store) await store.db.close();
      const again = await openStore(address, () => {});
      expect(await again.tables.log('table-1')).toHaveLength(1);
      if (other === store) {
        store = again;
        other = again;
      } else await again.db.close();
    });

    test('of two owners who step down at once one stays; the last one cannot be deleted either', async () => {
      for (const id of ['olga', 'otto', 'mia']) await store.people.add({ id, name: id, at: 1, program: false });
      expect(await Promise.all([store.people.setRole('olga', 'owner'), other.people.setRole('otto', 'owner')])).toEqual([true, true]);
      const down = await Promise.all([store.people.setRole('olga', 'guest'), other.people.setRole('otto', 'guest')]);
      expect(down.filter((done) => done)).toHaveLength(1);
      expect(await other.erasure.remove(down[0] ? 'otto' : 'olga')).toBe(false);
      expect(await other.people.hasOwner()).toBe(true);
    });

    test('an invitation for two lets in two, whoever asks; bans end by themselves', async () => {
      await store.club.addInvitation({ id: 'invite-1', by: 'Olga', at: 1, left: 2, until: 100 }, 'hash');
      const used = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 === 0 ? store : other).club.useInvitation('hash', 50)));
      expect(used.filter((done) => done)).toHaveLength(2);
      expect(await other.club.invitations(50)).toEqual([]);
      const ban = { id: 'ban-1', kind: 'person' as const, value: 'ada', reason: '', by: 'Olga', at: 1, until: 90 };
      await store.club.addBan(ban);
      expect(await other.club.bans(89)).toEqual([ban]);
      expect(await other.club.bans(90)).toEqual([]);
    });

    test('persons and acts come page by page, each once', async () => {
      for (let n = 0; n < 120; n++) await store.people.add({ id: `p-${n}`, name: `Sailor ${n}`, at: Math.floor(n / 3), program: false });
      for (let n = 0; n < 60; n++) {
        await store.club.addAct({
          id: `act-${n}`,
          at: Math.floor(n / 7),
          byId: 'x',
          by: 'X',
          act: 'settle',
          target: String(n),
          detail: '',
        });
      }
      const all = async (
        page: (after: string | undefined) => Promise<{ items: { id: string }[]; next: string | undefined }>,
      ): Promise<string[]> => {
        const ids: string[] = [];
        let after: string | undefined;
        do {
          const { items, next } = await page(after);
          ids.push(...items.map(({ id }) => id));
          after = next;
        } while (after !== undefined);
        return ids;
      };
      expect(new Set(await all((after) => other.club.persons('sailor 1', after))).size).toBe(31);
      const persons = await all((after) => other.club.persons('', after));
      expect([persons.length, new Set(persons).size]).toEqual([120, 120]);
      const acts = await all((after) => other.club.acts(after));
      expect([acts.length, new Set(acts).size]).toEqual([60, 60]);
    });

    test('a letter is written once and taken by one node; what was not sent waits again', async () => {
      await store.mail.ask('cleo-1', 'cleo@example.org', { every: 0, topics: ['turns'] }, 'hash', 'stop', 100);
      expect(await other.mail.confirm('hash', 100)).toBeUndefined();
      expect(await other.mail.confirm('hash', 99)).toBe('cleo-1');
      const letter = (id: string) => ({ id, player: 'cleo-1', about: { kind: 'turn', table: 'table-1', game: 'amerigo' } }) as const;
      await Promise.all([store.mail.write(letter('a'), 5), other.mail.write(letter('a'), 5), store.mail.write(letter('b'), 6)]);
      await other.mail.withdraw('b', 7);
      await other.mail.withdraw('c', 7);
      await store.mail.write(letter('c'), 8);
      expect([await store.mail.due(4, 9), await store.mail.due(5, 9)]).toEqual([[], ['cleo-1']]);
      const taken = await Promise.all([store.mail.take('cleo-1', undefined, 9), other.mail.take('cleo-1', undefined, 9)]);
      expect(taken.flat().map((one) => one.letter.id)).toEqual(['a']);
      await other.mail.giveBack('cleo-1', ['a'], 20, undefined, 'REFUSED');
      expect(await store.mail.addressOf('cleo-1')).toMatchObject({ failure: 'REFUSED', sentAt: undefined });
      expect(await store.mail.due(19, 9)).toEqual([]);
      expect(await store.mail.take('cleo-1', undefined, 20)).toMatchObject([{ attempts: 1 }]);
      await store.mail.forget(6);
      await store.mail.write(letter('a'), 30);
      expect(await other.mail.due(30, 9)).toEqual(['cleo-1']);
    });

    test('somebody who is deleted leaves games without a name, and nothing else', async () => {
      await store.people.add({ id: 'ada-1', name: 'Ada', at: 1, program: false });
      const sat = (seq: number): string =>
        JSON.stringify({ k: 'sat', seat: seq % 2, player: { id: seq % 2 === 0 ? 'ada-1' : 'bo-1', name: 'Ada' } });
      await newTable(
        store,
        'table-1',
        { members: ['ada-1'], summary: '{"seats":[{"kind":"person","player":{"id":"ada-1","name":"Ada"}}]}' },
        'bo-1',
      );
      await newTable(store, 'table-2', { members: ['bo-1'] }, 'bo-1');
      for (const table of ['table-1', 'table-2']) {
        for (const seq of [2, 3]) await store.tables.append(append(table, seq, {}, sat(seq)));
      }
      await store.chat.add('table-1', 'c1', { at: 1, player: { id: 'ada-1', name: 'Ada' }, text: 'Ahoy' });
      expect(await other.erasure.remove('ada-1')).toBe(true);
      const [job] = await store.erasure.open();
      expect(job).toEqual({ player: 'ada-1', first: ['table-1'], after: '' });
      expect(await store.erasure.slice('ada-1', '')).toEqual({ last: 'table-2', tables: ['table-1', 'table-2'] });
      for (const table of ['table-1', 'table-2']) await other.erasure.forgetName(table, 'ada-1');
      const names = (await store.tables.log('table-2', 1)).map(
        ({ entry }) => (JSON.parse(entry) as { player: { name: string } }).player.name,
      );
      expect(names).toEqual(['—', 'Ada']);
      expect((await store.tables.get('table-1'))?.summary).toBe('{"seats":[{"kind":"person","player":{"id":"ada-1","name":"—"}}]}');
      expect((await store.chat.last('table-1')).map(({ player, text }) => [player.name, text])).toEqual([['—', '']]);
      expect(await store.people.byId('ada-1')).toBeUndefined();
      await store.erasure.goneThrough('ada-1', undefined);
      expect(await other.erasure.open()).toEqual([]);
    });
  });
}
