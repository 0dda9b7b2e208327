import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { openMoves, playListed } from './support/play';

const { host, browser } = await openHouse();

/** Two players at one device. */
async function twoAtOneDevice(page: Page, game: string): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'New table' }).first().click();
  await page.locator('dialog select').first().selectOption(game);
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
  await page.locator('.form-seats select').nth(1).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.decision[data-decides], .curtain').first().waitFor();
}

describe('two players at one device', () => {
  test('hidden cards: the device goes from hand to hand behind a curtain, also after a reload', async () => {
    const { page, mistakes, close } = await visit(browser);
    await twoAtOneDevice(page, 'efemeris');
    const lifted = new Set<string>();
    for (let i = 0; i < 60 && lifted.size < 2; i++) {
      if ((await page.locator('.curtain').count()) > 0) {
        // Behind it is nothing: no board, no log, no moves.
        expect(await page.locator('.table-page, .moves, .log, .players').count()).toBe(0);
        const name = (await page.locator('.curtain button').textContent()) ?? '';
        await page.locator('.curtain button').click();
        await page.locator('.decision[data-decides]').waitFor();
        lifted.add(name);
        expect(await page.locator('.decision h1').textContent()).toContain(name.replace('I am ', ''));
        continue;
      }
      await openMoves(page);
      await page.locator('.moves').waitFor();
      await playFirst(page);
    }
    expect([...lifted].sort()).toEqual(['I am Ada 1', 'I am Ada 2']);
    await page.reload();
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.table-page').count()).toBe(0);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('open information: no curtain', async () => {
    const { page, mistakes, close } = await visit(browser);
    await twoAtOneDevice(page, 'amerigo');
    const deciders = new Set<string>();
    for (let i = 0; i < 40 && deciders.size < 2; i++) {
      await page.locator('.decision[data-decides]').waitFor();
      deciders.add(((await page.locator('.decision h1').textContent()) ?? '').split(':')[0] ?? '');
      await openMoves(page);
      await page.locator('.moves').waitFor();
      await playFirst(page);
      expect(await page.locator('.curtain').count()).toBe(0);
    }
    expect(deciders.size).toBe(2);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** Plays the first listed move; returns when the table or a curtain shows what came of it. */
async function playFirst(page: Page): Promise<void> {
  const before = await page.locator('[data-log-length]').getAttribute('data-log-length');
  await page.locator('.moves .move').first().click();
  const confirm = page.locator('.decision-confirm');
  const after = page.locator(`[data-log-length]:not([data-log-length="${before}"]), .curtain`);
  await confirm.or(after).first().waitFor();
  if ((await after.count()) === 0) await confirm.click();
  await after.first().waitFor();
}

describe('a match on the server', () => {
  test('moves planned in advance, a bot for oneself, a muted guest, the score of the match', async () => {
    const ada = await visit(browser);
    const ben = await visit(browser);
    await ada.page.goto(host.url);
    await ada.page.getByRole('button', { name: 'New table' }).first().click();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
    await ada.page.getByRole('button', { name: 'Best of three' }).click();
    await ada.page.getByRole('button', { name: 'Make the table' }).click();
    const link = await ada.page.locator('[data-invite]').inputValue();
    await ada.page.locator('.waiting-room .match').waitFor();
    await ben.page.goto(link);
    await ben.page.getByLabel('What shall the others call you?').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
    const sides = [ada, ben];
    for (const { page } of sides) {
      await page.locator('.decision').waitFor();
      await openMoves(page);
      expect(await page.locator('.table-title .match').textContent()).toContain('Game 1, best of 3');
    }

    // Whoever waits plans a move, and takes it out again.
    await sides[0]?.page.locator('.decision[data-decides]').or(ada.page.locator('.plan')).first().waitFor();
    const adaDecides = (await ada.page.locator('.decision[data-decides]').count()) > 0;
    const [decider, waiter] = adaDecides ? [ada, ben] : [ben, ada];
    await waiter.page.locator('.plan-likely .move').first().click();
    await waiter.page.locator('.plan-moves li').waitFor();
    await waiter.page.reload();
    await waiter.page.locator('.decision').waitFor();
    await openMoves(waiter.page);
    await waiter.page.locator('.plan-moves').getByRole('button').click();
    await waiter.page.getByText('Nothing planned.').waitFor();
    // The same move twice, once from the list and once written: the first is played, the second is refused then.
    const move = (await waiter.page.locator('.plan-likely .move code').first().textContent()) ?? '';
    await waiter.page.locator('.plan-likely .move').first().click();
    await waiter.page.locator('.plan-moves li').waitFor();
    await waiter.page.getByLabel('Or write a move').fill(move);
    await waiter.page.getByRole('button', { name: 'Plan this move', exact: true }).click();
    await expect.poll(() => waiter.page.locator('.plan-moves li').count()).toBe(2);
    const stopped = waiter.page.getByText(`Your plan stopped at “${move}”`);
    for (let i = 0; i < 40 && (await decider.page.locator('.decision[data-decides]').count()) > 0; i++) {
      await decider.page.locator('.moves').waitFor();
      await playListed(decider.page, 'last');
      await decider.page.locator('.decision[data-decides]').or(decider.page.locator('.plan')).first().waitFor();
    }
    await stopped.waitFor();
    expect(await waiter.page.locator('.decision-undo[aria-disabled="false"]').count()).toBe(1);
    await waiter.page.getByRole('button', { name: 'Understood' }).click();
    await stopped.waitFor({ state: 'detached' });

    // A bot plays for Ada until she is back.
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    const sure = ada.page.getByRole('dialog', { name: 'Let a bot play for me' });
    await sure.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'I am back' }).click();
    await ada.page.getByRole('button', { name: 'I am back' }).waitFor({ state: 'detached' });

    // The host mutes and unmutes a guest.
    await ben.page.getByRole('tab', { name: /Chat/ }).click();
    await ben.page.getByLabel('Say something').fill('Ahoy');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ada.page.getByRole('tab', { name: /Chat/ }).click();
    await ada.page.getByRole('button', { name: 'Mute Ben in the chat' }).click();
    await ada.page.getByRole('button', { name: 'Let Ben speak in the chat again' }).waitFor();
    await ben.page.getByLabel('Say something').fill('Hello?');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.getByText('The host has muted you here.').waitFor();
    await ada.page.getByRole('button', { name: 'Let Ben speak in the chat again' }).click();
    await ada.page.getByRole('button', { name: 'Mute Ben in the chat' }).waitFor();
    await ben.page.getByLabel('Say something').fill('Thank you');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ada.page.locator('.chat').getByText('Thank you').waitFor();

    // Games won in the head, the points as well beside the score.
    await ada.page.getByRole('tab', { name: 'Score' }).click();
    expect(await ada.page.locator('.tab-panel .match').textContent()).toContain('Ben 0 (0 points)');

    // A1: Ben leaves, and nobody gets his seat by that: not a bot, nor somebody else who has the link.
    await ben.page.close();
    await ada.page.locator('.player', { hasText: 'Ben' }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Let a bot play', exact: true }).count()).toBe(0);
    const cleo = await visit(browser);
    await cleo.page.goto(link);
    await cleo.page.getByRole('button', { name: 'Just watch' }).click();
    await cleo.page.locator('.player', { hasText: 'Ben' }).waitFor();
    expect(await cleo.page.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
    expect(cleo.mistakes).toEqual([]);
    await cleo.close();
    for (const side of sides) {
      expect(side.mistakes).toEqual([]);
      await side.close();
    }
  });

  test('B7 whoever has the link takes the seat of a bot, once those at the table have given it away', async () => {
    const ada = await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await ada.page.goto(host.url);
    await ada.page.getByRole('button', { name: 'New table' }).first().click();
    await ada.page.getByLabel('Your name').fill('Dora');
    await ada.page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
    await ada.page.locator('.form-seats select').nth(1).selectOption('cabin-boy');
    await ada.page.getByRole('button', { name: 'Make the table' }).click();
    await ada.page.locator('.decision[data-decides]').waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Copy link' }).click();
    await ada.page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await ada.page.evaluate(() => navigator.clipboard.readText());
    const ben = await visit(browser);
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Just watch' }).click();
    await ben.page.locator('.player', { hasText: 'Dora' }).waitFor();
    expect(await ben.page.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'Give the seat away' }).click();
    await ben.page.getByRole('button', { name: 'Take this seat' }).click();
    await ben.page.getByLabel('What shall the others call you?').fill('Ben');
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Take this seat' }).click();
    // B17: another Ben is here already, and the name that is free is one click away.
    await ben.page.getByText('“Ben 2” is free').waitFor();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Take this seat' }).click();
    await ben.page.locator('.player', { hasText: 'Ben 2' }).waitFor();
    await ada.page.locator('.player', { hasText: 'Ben' }).waitFor();
    for (const side of [ada, ben]) {
      expect(side.mistakes).toEqual([]);
      await side.close();
    }
  });
});
