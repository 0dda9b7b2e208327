import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { logLength, openMoves, playListed } from './support/play';

const { host, browser } = await openHouse();

describe('a table on the server', () => {
  test('a friend sits down by link and both play, through reloads and a restart of the server', async () => {
    const ada = await visit(browser);
    const ben = await visit(browser);

    await ada.page.goto(host.url);
    await ada.page.getByRole('button', { name: 'New table' }).first().click();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
    await ada.page.getByRole('button', { name: 'Make the table' }).click();
    const link = await ada.page.locator('[data-invite]').inputValue();

    await ben.page.goto(link);
    await ben.page.getByLabel('What shall the others call you?').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit down and play' }).click();

    const sides = [ada, ben];
    for (const { page } of sides) {
      await page.locator('.decision').waitFor();
      await openMoves(page);
    }
    const deciding = async () => {
      await expect
        .poll(
          async () => (await Promise.all(sides.map(({ page }) => page.locator('.decision[data-decides]').count()))).some((n) => n > 0),
          {
            timeout: 20_000,
          },
        )
        .toBe(true);
      for (const side of sides) if ((await side.page.locator('.decision[data-decides]').count()) > 0) return side;
      throw new Error('Nobody decides');
    };
    const playSome = async (turns: number) => {
      for (let i = 0; i < turns; i++) {
        const { page } = await deciding();
        await openMoves(page);
        await page.locator('.moves').waitFor();
        await playListed(page);
      }
    };
    await playSome(6);

    // Both see the same log.
    await expect.poll(async () => (await logLength(ada.page)) === (await logLength(ben.page))).toBe(true);

    // A reload in mid-turn changes nothing.
    const before = await logLength(ada.page);
    await ada.page.reload();
    await ada.page.locator('.decision').waitFor();
    await expect.poll(() => logLength(ada.page)).toBe(before);

    // The server goes away and comes back; nobody touches the page.
    await host.stop();
    await expect.poll(() => ada.page.locator('.connection').textContent()).toContain('lost');
    await host.start();
    await expect.poll(() => ada.page.locator('.connection').textContent(), { timeout: 30_000 }).toContain('Connected');
    await expect.poll(() => ben.page.locator('.connection').textContent(), { timeout: 30_000 }).toContain('Connected');
    await playSome(4);
    await expect.poll(async () => (await logLength(ada.page)) === (await logLength(ben.page))).toBe(true);

    // They talk.
    await ada.page.getByRole('tab', { name: /Chat/ }).click();
    await ada.page.getByLabel('Say something').fill('Fair winds!');
    await ada.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.getByRole('tab', { name: /Chat/ }).click();
    await ben.page.getByText('Fair winds!').waitFor();

    expect(ada.mistakes).toEqual([]);
    expect(ben.mistakes).toEqual([]);
    await ada.close();
    await ben.close();
  });
});
