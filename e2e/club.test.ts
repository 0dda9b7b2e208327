import type { APIResponse, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './support/axe';
import { PHONE, type Visitor, visit } from './support/browser';
import { openHouse } from './support/house';

const { host, browser } = await openHouse();

/** What axe finds on a page, and what sticks out of it. */
async function misfits(page: Page): Promise<string[]> {
  const found = await faults(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

async function named(name: string, options: Parameters<typeof visit>[1] = {}): Promise<Visitor & { readonly id: string }> {
  const visitor = await visit(browser, options);
  const answer = await visitor.page.request.post(`${host.url}/api/me`, { data: { name } });
  const { id } = (await answer.json()) as { id: string };
  return { ...visitor, id };
}

const json = async <T>(answer: APIResponse): Promise<T> => {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

describe("the owner's desk", () => {
  test('an owner claims it, renames, bans and deletes; a member tries the same in every way and fails', async () => {
    const [owner, member, other] = [await named('Olga'), await named('Rude Name'), await named('Gone Soon')];
    await owner.page.goto(`${host.url}/desk`);
    await owner.page.getByLabel('One-time code').fill(host.claimCode());
    await owner.page.getByRole('button', { name: 'Take the desk' }).click();
    await owner.page.getByRole('heading', { name: 'All is well' }).waitFor();
    expect(await misfits(owner.page), 'glance').toEqual([]);

    // The page shows a member no desk, and the server does nothing for them whatever they send.
    await member.page.goto(`${host.url}/desk`);
    await member.page.getByText('This page is for the owner').waitFor();
    const tries: readonly (readonly [method: string, path: string, data?: object])[] = [
      ['GET', '/api/desk'],
      ['GET', '/api/desk/persons'],
      ['GET', `/api/desk/persons/${other.id}`],
      ['POST', `/api/desk/persons/${other.id}/name`, { name: 'Mocked' }],
      ['POST', `/api/desk/persons/${member.id}/role`, { role: 'owner' }],
      ['POST', `/api/desk/persons/${owner.id}/sign-out`],
      ['DELETE', `/api/desk/persons/${owner.id}`],
      ['POST', '/api/desk/bans', { kind: 'person', player: owner.id, reason: 'mine now' }],
      ['GET', '/api/desk/acts'],
      ['GET', '/api/desk/settings'],
      ['GET', '/api/desk/reports'],
    ];
    for (const [method, path, data] of tries) {
      const answer = await member.page.request.fetch(host.url + path, { method, ...(data === undefined ? {} : { data }) });
      expect([answer.status(), ((await answer.json()) as { error: { code: string } }).error.code], `${method} ${path}`).toEqual([
        403,
        'NOT_ALLOWED',
      ]);
    }
    const guessed = await member.page.request.post(`${host.url}/api/club/claim`, { data: { code: host.claimCode() } });
    expect(guessed.ok(), 'a code works once').toBe(false);

    // A line is reported at the table and taken away at the desk; whoever is blocked is not heard any more.
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = await json<{ table: string }>(
      await member.page.request.post(`${host.url}/api/tables`, { data: { game: 'pirates', access: 'open', seats } }),
    );
    const says = { id: 'says', command: { do: 'chat', text: 'You old bilge rat' } };
    const sits = { id: 'sits', command: { do: 'sit', seat: 1 } };
    await json(await member.page.request.post(`${host.url}/api/tables/${table}/commands`, { data: says }));
    await json(await other.page.request.post(`${host.url}/api/tables/${table}/commands`, { data: sits }));
    await other.page.goto(`${host.url}/table/${table}`);
    await other.page.getByRole('tab', { name: /Chat/ }).click();
    await other.page.getByText('You old bilge rat').waitFor();
    await other.page.getByRole('button', { name: 'Report: Rude Name' }).click();
    await other.page.locator('dialog').getByRole('button', { name: 'Report', exact: true }).click();
    await other.page.getByText('Thank you. The owner').waitFor();
    await owner.page.goto(`${host.url}/desk/reports`);
    await owner.page.getByText('You old bilge rat').waitFor();
    await owner.page.getByRole('button', { name: 'Remove the line' }).click();
    await owner.page.getByRole('button', { name: 'Settled', exact: true }).click();
    await owner.page.getByText('Nothing has been reported.').waitFor();
    await other.page.goto(`${host.url}/players/${member.id}`);
    await other.page.getByRole('button', { name: 'Block' }).click();
    await other.page.getByText('They cannot sit down at your tables.').waitFor();
    await other.page.goto(`${host.url}/table/${table}`);
    await other.page.getByRole('tab', { name: /Chat/ }).click();
    await other.page.getByText('You have blocked this person.').waitFor();
    expect(await other.page.getByText('You old bilge rat').count()).toBe(0);

    for (const part of ['Reports', 'Bans', 'Tables', 'Name, notice, joining', 'Backups', 'Log of actions', 'Members and guests']) {
      await owner.page.getByRole('link', { name: part, exact: true }).click();
      await owner.page.locator('.club-head').first().waitFor();
      expect(await misfits(owner.page), part).toEqual([]);
    }
    await owner.page.getByRole('button', { name: 'Rude Name' }).click();
    await owner.page.getByLabel('Name', { exact: true }).fill('Polite');
    await owner.page.getByRole('button', { name: 'Rename' }).click();
    await owner.page.getByRole('button', { name: 'Polite' }).click();
    await owner.page.getByLabel('Reason, which they will be told').fill('Shouting');
    await owner.page.getByRole('button', { name: 'Ban', exact: true }).click();
    await owner.page.getByText('banned').waitFor();
    expect((await member.page.request.get(`${host.url}/api/me/tables`)).status()).toBe(403);
    expect((await owner.page.request.delete(`${host.url}/api/desk/persons/${other.id}`)).ok()).toBe(true);
    expect((await other.page.request.get(`${host.url}/api/me`)).status()).toBe(401);
    await owner.page.goto(`${host.url}/desk/acts`);
    await owner.page.getByText('Olga renamed Rude Name to Polite').waitFor();
    expect([...owner.mistakes, ...member.mistakes]).toEqual([]);
    for (const { close } of [owner, member, other]) await close();
  });
});

describe('a person', () => {
  test('comes by a passkey to a browser that knows nobody, takes everything along and leaves for good', async () => {
    const { page, mistakes, close } = await visit(browser);
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // Passkeys belong to names, not to bare addresses.
    const url = host.url.replace('127.0.0.1', 'localhost');
    await page.goto(`${url}/profile`);
    await page.getByLabel('Your name').fill('Keyes');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('made ').waitFor();
    expect(await misfits(page), 'profile').toEqual([]);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'What we keep about you' }).waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Keyes');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await download).suggestedFilename()).toBe('quarterdeck.json');
    await page.getByRole('button', { name: 'Leave for good' }).first().click();
    await page.getByLabel('Type your name').fill('Keyes');
    await page.locator('dialog').getByRole('button', { name: 'Leave for good' }).click();
    await page.getByRole('heading', { name: 'What we keep about you' }).waitFor({ state: 'detached' });
    expect((await page.request.get(`${url}/api/me`)).status()).toBe(401);
    expect(mistakes).toEqual([]);
    await close();
  });
});

describe('a tournament', () => {
  test('of eight, persons and bots, goes from signing up to the podium, though the server is killed, watched on a phone', async () => {
    const host8 = await named('Tess', { viewport: PHONE, hasTouch: true, isMobile: true });
    const others = [await named('Uwe'), await named('Vera')];
    const { page } = host8;
    await page.goto(`${host.url}/tournaments`);
    await page.getByRole('button', { name: 'New tournament' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Evening cup');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('pirates');
    await page.getByLabel('Rounds').fill('2');
    await page.getByLabel('Fewest players').fill('8');
    await page.getByRole('combobox', { name: 'Bots fill up' }).selectOption('sailor');
    expect(await misfits(page), 'new tournament').toEqual([]);
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.waitForURL('**/tournaments/*');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const id = page.url().split('/').at(-1);
    for (const { page: theirs } of others) await json(await theirs.request.post(`${host.url}/api/tournaments/${id}/join`));
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.getByRole('link', { name: 'To your table' }).first().waitFor();
    expect(await misfits(page), 'running').toEqual([]);
    await host.crash();

    // The persons give each of their games up; the bots play theirs to the end.
    const everybody = [host8, ...others];
    interface Mine {
      readonly waitingForMe: readonly { readonly id: string; readonly mine: readonly number[] }[];
      readonly running: readonly { readonly id: string; readonly mine: readonly number[] }[];
    }
    for (let status = ''; status !== 'over'; ) {
      for (const { page: theirs } of everybody) {
        const mine = await json<Mine>(await theirs.request.get(`${host.url}/api/me/tables`));
        for (const { id: table, mine: seats } of [...mine.waitingForMe, ...mine.running]) {
          const command = { id: `up-${table}`, command: { do: 'resign', seat: seats[0] } };
          await theirs.request.post(`${host.url}/api/tables/${table}/commands`, { data: command });
        }
      }
      ({ status } = await json<{ status: string }>(await page.request.get(`${host.url}/api/tournaments/${id}`)));
      // As often as a person might look: whoever asks without a pause is refused.
      await page.waitForTimeout(1000);
    }
    await page.reload();
    await page.getByRole('list', { name: 'Podium' }).waitFor();
    expect(await misfits(page), 'podium').toEqual([]);
    for (const path of ['/leaderboard', '/statistics/pirates', '/tournaments', `/players/${others[0]?.id}`]) {
      await page.goto(host.url + path);
      await page.locator('h1').first().waitFor();
      expect(await misfits(page), path).toEqual([]);
    }
    for (const { mistakes, close } of everybody) {
      expect(mistakes).toEqual([]);
      await close();
    }
  });
});
