import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Harbour, openHarbour } from '../../server/test/support/server';
import { desk } from '../src/commands/desk';

let folder: string;
let harbour: Harbour;
let said: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-desk-'));
  harbour = await openHarbour({ store: { kind: 'sqlite', file: join(folder, 'quarterdeck.db') } });
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text).trimEnd());
    return true;
  });
});
afterEach(() => {
  said = [];
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await harbour.close();
  rmSync(folder, { recursive: true, force: true });
});

const order = async (name: string, words: readonly string[] = [], more: object = {}): Promise<string> => {
  await desk(name, words, { url: harbour.url, ...more });
  return said.join('\n');
};

describe('quarterdeck desk', () => {
  test('makes the code that takes the desk; the one before stops working', async () => {
    const code = await order('claim');
    const ada = await harbour.person('Ada');
    expect((await ada.fetch('POST', '/api/club/claim', { code: harbour.server.claimCode })).status).toBe(403);
    expect(await ada.call('POST /api/club/claim', undefined, { code })).toMatchObject({ role: 'owner' });
  });

  test('finds, renames, bans and lets in; puts up a notice; all of it is in the log of acts', async () => {
    const bo = await harbour.person('Bosun');
    expect(await order('persons', ['bos'])).toContain(bo.id);
    await order('rename', [bo.id, 'Bosun', 'Two']);
    await order('ban', [bo.id], { days: 3, reason: 'Noise' });
    expect((await bo.fetch('GET', '/api/me/tables')).status).toBe(403);
    said = [];
    const ban = (await order('bans')).split(' ')[0] ?? '';
    await order('unban', [ban]);
    expect((await bo.fetch('GET', '/api/me/tables')).status).toBe(200);
    await order('notice', ['Club', 'evening']);
    expect(await bo.call('GET /api/club')).toMatchObject({ notice: { text: 'Club evening' } });
    said = [];
    const acts = await order('acts');
    for (const act of ['rename', 'ban', 'unban', 'settings', 'claim-code']) expect(acts).toContain(`(command line)  ${act}`);
    said = [];
    expect(await order('health')).toMatch(/All is well|Not well: DISK_FULL/);
  });

  test('says what is wrong with an order, and where no server answers', async () => {
    await expect(desk('keelhaul', [], {})).rejects.toThrow('"quarterdeck desk" lists what it knows');
    await expect(desk('rename', ['only-one'], {})).rejects.toThrow('quarterdeck desk rename <person> <name>');
    await expect(desk('role', ['nobody-1', 'king'], { url: harbour.url })).rejects.toThrow(/role/);
    await expect(desk('health', [], { url: 'http://127.0.0.1:1' })).rejects.toThrow('No server answers at http://127.0.0.1:1');
  });
});
