import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './support/axe';
import { PHONE, type Visitor, visit } from './support/browser';
import { openHouse } from './support/house';
import { openMoves, playListed } from './support/play';

const { host, browser } = await openHouse();

/** How long something took to be seen, in milliseconds. */
async function seen(what: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await what;
  return performance.now() - begun;
}

/** Without a reload, within a second; a machine that is busy with other things gets what a plain request takes besides. */
async function atOnce(page: Page): Promise<number> {
  const plain = await seen(page.evaluate(() => fetch('/healthz').then(() => new Promise(requestAnimationFrame))));
  return 1_000 + 10 * plain;
}

/** Somebody with a name, at home. */
async function atHome(name: string): Promise<Visitor> {
  const visitor = await visit(browser);
  await visitor.page.request.post(`${host.url}/api/me`, { data: { name } });
  await visitor.page.goto(host.url);
  await visitor.page.locator('.here[data-live]').waitFor();
  return visitor;
}

interface Wanted {
  readonly game?: string;
  readonly access?: 'open' | 'invited';
}

/** A table for two with a seat for the host, and its link. */
async function tableOf(page: Page, { game = 'pirates', access = 'open' }: Wanted = {}): Promise<{ table: string; link: string }> {
  const body = { game, access, seats: [{ kind: 'open' }, { kind: 'me' }] };
  const answer = await page.request.post(`${host.url}/api/tables`, { data: body });
  const { table, invite } = (await answer.json()) as { table: string; invite: string };
  return { table, link: `${host.url}/table/${table}?invite=${invite}` };
}

async function clean(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([]);
}

describe('a live house (P1-3, P1-4)', () => {
  test('an open table, a filled seat, a turn and a rematch reach the others without a reload, within a second', async () => {
    const [ada, ben, cem] = [await atHome('Ada'), await atHome('Ben'), await atHome('Cem')];
    await expect.poll(() => cem.page.locator('.here').textContent()).toBe('3 here');
    const limit = await atOnce(cem.page);
    const opened = tableOf(ada.page);
    const row = cem.page.locator('.house-list .row', { hasText: 'Ada' });
    await opened;
    expect(await seen(row.waitFor())).toBeLessThan(limit);

    // Ben sits down and goes home; the game begins, and his turn calls him there.
    const { table } = await opened;
    const sit = { id: 'ben-sits', command: { do: 'sit', seat: 0, ready: true } };
    await ben.page.request.post(`${host.url}/api/tables/${table}/commands`, { data: sit });
    expect(await seen(cem.page.locator('.row', { hasText: 'Ben, Ada' }).waitFor())).toBeLessThan(limit);
    await ada.page.request.post(`${host.url}/api/tables/${table}/commands`, { data: { id: 'ada-starts', command: { do: 'start' } } });
    expect(await seen(ben.page.locator('.row .button-go', { hasText: 'Your turn' }).waitFor())).toBeLessThan(limit);
    await expect.poll(() => ben.page.title()).toBe('(1) Quarterdeck');
    await cem.page.locator('.featured', { hasText: 'Ada' }).waitFor();

    // The end and the rematch, on the pages of those who played.
    for (const { page } of [ada, ben]) await page.goto(`${host.url}/table/${table}`);
    await ben.page.locator('.decision').waitFor();
    await ben.page.request.post(`${host.url}/api/tables/${table}/commands`, {
      data: { id: 'ben-ends', command: { do: 'resign', seat: 0 } },
    });
    await ben.page.locator('.ending').waitFor();
    const again = await ada.page.request.post(`${host.url}/api/tables/${table}/rematch`);
    const offer = ben.page.getByText('Ada wants a rematch.');
    expect(await seen(offer.waitFor())).toBeLessThan(limit);
    await ben.page.getByRole('button', { name: 'Play again' }).first().click();
    await ben.page.waitForURL(`**/table/${((await again.json()) as { table: string }).table}`);
    await ben.page.locator('.decision').waitFor();

    for (const visitor of [ada, ben, cem]) {
      expect(visitor.mistakes).toEqual([]);
      await visitor.close();
    }
  });
});

describe('quick pairing', () => {
  test('two who press "I am ready" for the same sit at one table', async () => {
    const [kim, lou] = [await atHome('Kim'), await atHome('Lou')];
    for (const { page } of [kim, lou]) {
      const seats = page.getByRole('group', { name: 'Tables of' });
      await seats.getByRole('button', { name: '3' }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    for (const { page, mistakes, close } of [kim, lou]) {
      await page.waitForURL('**/table/*');
      await page.locator('.decision').waitFor();
      expect(mistakes).toEqual([]);
      await close();
    }
  });
});

describe('from link to seat in one click', () => {
  test('at a desk: a host opens a table by clicks, a stranger comes by its link, sits down and makes the first move, in under half a minute', async () => {
    const [nora, olaf] = [await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] }), await visit(browser)];
    await nora.page.goto(host.url);
    await nora.page.getByRole('button', { name: 'New table' }).first().click();
    await nora.page.getByLabel('Your name').fill('Nora');
    await nora.page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
    await nora.page.getByRole('button', { name: 'Make the table' }).click();
    await nora.page.getByRole('button', { name: 'Copy link' }).click();
    const link = await nora.page.evaluate(() => navigator.clipboard.readText());
    const begun = performance.now();
    await olaf.page.goto(link);
    await olaf.page.getByLabel('What shall the others call you?').fill('Olaf');
    await olaf.page.getByRole('button', { name: 'Sit down and play' }).click();
    // Whoever is asked first makes the first move.
    const decides = (page: Page) => page.locator('.decision[data-decides]').waitFor();
    const first = await Promise.race([nora, olaf].map(({ page }) => decides(page).then(() => page)));
    await openMoves(first);
    await playListed(first);
    expect(performance.now() - begun).toBeLessThan(30_000);
    for (const visitor of [nora, olaf]) {
      expect(visitor.mistakes).toEqual([]);
      await visitor.close();
    }
  });

  test('a stranger with a phone comes by a link, sits down and makes the first move', async () => {
    const ada = await atHome('Asta');
    const { table, link } = await tableOf(ada.page, { access: 'invited' });
    await ada.page.goto(`${host.url}/table/${table}`);
    await ada.page.locator('.qr').waitFor();
    expect(await ada.page.locator('[data-invite]').inputValue()).toBe(link);
    await clean(ada.page);

    const begun = performance.now();
    const eve = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await eve.page.goto(link);
    await eve.page.getByText('Asta invites you to their table').waitFor();
    await ada.page.getByText('somebody is looking at the invitation').waitFor();
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await clean(eve.page);
    await eve.page.getByLabel('What shall the others call you?').fill('Eve');
    await eve.page.getByRole('button', { name: 'Sit down and play' }).click();
    await eve.page.locator('.decision[data-decides]').waitFor();
    await openMoves(eve.page);
    await playListed(eve.page);
    expect(performance.now() - begun).toBeLessThan(30_000);
    await ada.page.locator('.decision').waitFor();

    // A third one finds the table full, and looks on without a name (P2-8).
    const fay = await visit(browser);
    await fay.page.goto(link);
    await fay.page.getByText('This game has begun. You can watch.').waitFor();
    await fay.page.getByRole('button', { name: 'Just watch' }).click();
    await fay.page.locator('.table-head', { hasText: 'You are watching' }).waitFor();
    // Whoever came by the link once needs it no more.
    await fay.page.goto(link.split('?')[0] ?? '');
    await fay.page.getByRole('button', { name: 'Just watch' }).click();
    await fay.page.locator('.decision').waitFor();
    for (const visitor of [ada, eve, fay]) {
      expect(visitor.mistakes).toEqual([]);
      await visitor.close();
    }
  });

  test('the host changes what is agreed, and the guest must be ready again; a revoked or guessed link opens nothing', async () => {
    const [ada, ben] = [await atHome('Anna'), await atHome('Bodo')];
    const body = { game: 'amerigo', access: 'invited', seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] };
    const { table, invite } = (await (await ada.page.request.post(`${host.url}/api/tables`, { data: body })).json()) as {
      table: string;
      invite: string;
    };
    await ben.page.goto(`${host.url}/table/${table}?invite=${invite}`);
    await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
    await ben.page.getByText('You are ready.').waitFor();
    await ada.page.goto(`${host.url}/table/${table}`);
    await ada.page.getByRole('button', { name: 'Change', exact: true }).click();
    await ada.page.getByLabel('Clock').selectOption({ index: 1 });
    await ada.page.getByRole('button', { name: 'Agree on this' }).click();
    await ben.page.locator('.agreed-changed').waitFor();
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await ben.page.getByText('You are ready.').waitFor();

    // Somebody reads the invitation while it is taken back.
    const dan = await visit(browser);
    await dan.page.goto(`${host.url}/table/${table}?invite=${invite}`);
    await dan.page.getByRole('button', { name: 'Sit down and play' }).waitFor();
    await ada.page.getByRole('button', { name: 'Take the link back' }).click();
    await dan.page.getByText('This link does not lead to a table').waitFor();
    // Guessed, or cut off in the middle of a sign.
    for (const path of [`/table/${table}?invite=guessed`, '/table/%E0%A4%A']) {
      await dan.page.goto(host.url + path);
      await dan.page.getByText('This link does not lead to a table').waitFor();
    }
    expect(await (await dan.page.request.get(`${host.url}/api/tables/%E0%A4%A`)).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    for (const visitor of [ada, ben, dan]) {
      expect(visitor.mistakes).toEqual([]);
      await visitor.close();
    }
  });
});
