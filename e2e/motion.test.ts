import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser';
import { type FilmHost, openFilm, openFilmHost, stopAt } from './support/film';
import { decisionOrEnd, logLength } from './support/play';
import { type Host, openHost } from './support/server';

/*
 * Throw and pour as people meet them: drawn by the processor where pixels are looked at, and in a browser
 * without WebGL where recorded physics cannot be had. Every single pose is proven in packages/web.
 */

let films: FilmHost;
let plainly: Browser;
beforeAll(async () => {
  [films, plainly] = await Promise.all([openFilmHost(), openBrowser()]);
});
afterAll(async () => {
  await plainly.close();
  await films.close();
});

/** A busy machine may take its time. */
const SOON = { timeout: 10_000 };

/** Drawn ships that fly in hop by hop; those that only wait to be shown have two moments. */
const flights = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hops = (motion: Animation): number => (motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes().length : 0);
    return [...document.querySelectorAll('.pi-fly')].filter((ship) => ship.getAnimations().some((motion) => hops(motion) > 9)).length;
  });
/** How much there is to be seen of each drawn ship. */
const drawnShips = (page: Page): Promise<number[]> =>
  page.locator('.pi-fly').evaluateAll((ships) => ships.map((ship) => Number(getComputedStyle(ship).opacity)));
const canvases = (page: Page): Promise<number> => page.locator('.throw > canvas, .pour > canvas').count();

describe('drawn in three dimensions', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser('by the processor');
  });
  afterAll(() => browser.close());

  /** A piece on the canvas: the middle of the pixels that belong to it, and where the drawing has it. */
  interface Spot {
    readonly drawn: readonly [number, number];
    readonly painted: readonly [number, number];
  }

  /** Where every die lies that has no other one near it. */
  const spots = (page: Page): Promise<Spot[]> =>
    page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.throw > canvas');
      if (canvas === null) return [];
      const places = [...document.querySelectorAll<SVGGElement>('[data-die]')].map((die): [number, number] => {
        const { e = 0, f = 0 } = die.getScreenCTM() ?? {};
        return [e, f];
      });
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      // After its own picture of this frame, and before the browser takes that away.
      await new Promise((done) => requestAnimationFrame(done));
      copy?.drawImage(canvas, 0, 0);
      const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const box = canvas.getBoundingClientRect();
      const scale = box.width / canvas.width;
      const sums = places.map(() => [0, 0, 0] as [number, number, number]);
      for (let i = 3; i < data.length; i += 4) {
        // Shadows let the chart through; dice do not.
        if ((data[i] ?? 0) < 250) continue;
        const at = (i - 3) / 4;
        const [x, y] = [box.left + ((at % canvas.width) + 0.5) * scale, box.top + (Math.floor(at / canvas.width) + 0.5) * scale];
        const off = places.map(([px, py]) => Math.hypot(px - x, py - y));
        const sum = sums[off.indexOf(Math.min(...off))];
        if (sum === undefined) continue;
        sum[0] += x;
        sum[1] += y;
        sum[2]++;
      }
      // Twenty millimetres: neither die reaches the line between two of them.
      const apart = (20 * (document.querySelector<SVGGElement>('[data-die]')?.getScreenCTM()?.a ?? 0)) as number;
      return places.flatMap((drawn, i) => {
        const [x, y, n] = sums[i] ?? [0, 0, 0];
        const near = places.some(([px, py], j) => j !== i && Math.hypot(px - drawn[0], py - drawn[1]) < apart);
        return near ? [] : [{ drawn, painted: [x / n, y / n] as const }];
      });
    });

  const picture = (page: Page): Promise<string> =>
    page
      .locator('.throw')
      .screenshot({ animations: 'allow' })
      .then((png) => png.toString('base64'));

  test.each([
    ['by day, on a desk', 'theme=light', 1180, 760],
    ['by night, on a phone', 'theme=dark&look=phone', 390, 560],
  ])('a throw of 10 ends on the drawn ships, %s; not one is to be seen before', async (_name, look, width, height) => {
    const { page, plain, mistakes } = await openFilm(browser, films, { query: `motion=throw&pieces=10&side=1&${look}`, width, height });
    for (const share of [0.02, 0.3, 0.6, 0.8]) {
      await stopAt(page, share);
      expect(await drawnShips(page), `at ${share}`).toEqual(new Array(10).fill(0));
    }
    await stopAt(page, 0.83);
    const lying = await spots(page);
    expect(lying.length).toBeGreaterThan(4);
    for (const { drawn, painted } of lying) expect(Math.hypot(drawn[0] - painted[0], drawn[1] - painted[1])).toBeLessThan(0.5);
    await stopAt(page, 1);
    expect(await drawnShips(page)).toEqual(new Array(10).fill(1));
    expect([plain, mistakes]).toEqual([[], []]);
    await page.close();
  });

  test('the same log is the same picture for a spectator and an opponent; it ends alike for whoever threw', async () => {
    const seen = async (viewer: string): Promise<readonly [string, readonly Spot[]]> => {
      const { page } = await openFilm(browser, films, { query: `motion=throw&pieces=6&side=2&viewer=${viewer}`, width: 700, height: 620 });
      await stopAt(page, 0.45);
      const middle = await picture(page);
      await stopAt(page, 0.83);
      const end = await spots(page);
      await page.close();
      return [middle, end];
    };
    const [watching, opponent, own] = [await seen('spectator'), await seen('0'), await seen('2')];
    expect(opponent[0] === watching[0]).toBe(true);
    // Whoever throws sits below on their own screen: other ways, the same places.
    expect(own[0] === watching[0]).toBe(false);
    const places = (spots: readonly Spot[]): readonly number[] => spots.flatMap(({ painted }) => painted.map(Math.round));
    expect(places(own[1])).toEqual(places(watching[1]));
  });

  interface Counted {
    readonly contexts: WebGL2RenderingContext[];
    calls: number;
    frames: number;
    most: number;
  }

  /** Counts what is asked of the graphics. */
  function count(): void {
    const counted: Counted = { contexts: [], calls: 0, frames: 0, most: 0 };
    Object.assign(window, { counted });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: Parameters<typeof getContext>) {
      const context = getContext.apply(this, given);
      if (context instanceof WebGL2RenderingContext) counted.contexts.push(context);
      return context;
    } as typeof getContext;
    for (const name of ['drawArraysInstanced', 'drawElementsInstanced', 'drawArrays', 'drawElements'] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...given: unknown[]) => void;
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...given: unknown[]) {
          counted.calls++;
          draw.apply(this, given);
        },
      });
    }
    const look = (): void => {
      if (counted.calls > 0) counted.frames++;
      counted.most = Math.max(counted.most, counted.calls);
      counted.calls = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  test('41 dice take one context and at most six draw calls a frame, and give the context back', async () => {
    const { page, plain } = await openFilm(browser, films, {
      query: 'motion=throw&pieces=41&side=3',
      prepare: (page) => page.addInitScript(count),
    });
    for (const share of [0.2, 0.4, 0.6]) await stopAt(page, share);
    const used = (): Promise<unknown> =>
      page.evaluate(() => {
        const { contexts, most, frames } = (window as unknown as { counted: Counted }).counted;
        return { lost: contexts.map((gl) => gl.isContextLost()), drew: frames > 2, within: most > 0 && most <= 6 };
      });
    expect(await used()).toEqual({ lost: [false], drew: true, within: true });
    await page.evaluate(() => dispatchEvent(new Event('over')));
    await page.locator('.throw > canvas').waitFor({ state: 'detached' });
    await expect.poll(used, SOON).toEqual({ lost: [true], drew: true, within: true });
    expect(plain).toEqual([]);
    await page.close();
  });

  test.each([
    ['a throw', 'motion=throw&pieces=4', (page: Page) => drawnShips(page)],
    [
      'a pour',
      'motion=pour&pieces=3',
      (page: Page) => page.locator('.am-cubes').evaluateAll(([cubes]) => [Number(getComputedStyle(cubes as Element).opacity)]),
    ],
  ])('where the context is lost in the middle of %s the drawn pieces take over, and one line says so', async (_name, query, drawn) => {
    const { page, plain, mistakes } = await openFilm(browser, films, { query });
    await stopAt(page, 0.5);
    expect(await canvases(page)).toBe(1);
    expect(new Set(await drawn(page))).toEqual(new Set([0]));
    await page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>('.throw > canvas, .pour > canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext(),
    );
    await expect.poll(() => canvases(page), SOON).toBe(0);
    expect(new Set(await drawn(page))).toEqual(new Set([1]));
    expect([plain, mistakes]).toEqual([[expect.stringContaining('context was lost')], []]);
    await page.close();
  });

  test.each([
    ['desk', 1180, 760],
    ['phone', 390, 700],
  ])(
    'a pour on a %s counts up with what lies in the tray, tells nothing before, and ends on the drawn cubes',
    async (look, width, height) => {
      const { page, plain, mistakes } = await openFilm(browser, films, { query: `motion=pour&pieces=15&look=${look}`, width, height });
      const told = (): Promise<{ readonly out: number; readonly inside: boolean }> =>
        page.locator('.am-tower-front').evaluate((front) => ({
          out: [...front.querySelectorAll('.am-num')].reduce((sum, { textContent }) => sum + Number(textContent), 0),
          inside: front.querySelector('.am-aps.am-small') !== null,
        }));
      const counts: number[] = [];
      for (const share of [0.1, 0.4, 0.55, 0.7, 0.8]) {
        await stopAt(page, share);
        const { out, inside } = await told();
        expect(inside, `at ${share}`).toBe(out === 15);
        counts.push(out);
      }
      expect(counts[0]).toBe(0);
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
      expect(new Set(counts).size).toBeGreaterThan(2);
      await stopAt(page, 0.94);
      expect(await told()).toEqual({ out: 15, inside: true });
      const middles = await page.evaluate(async () => {
        const canvas = document.querySelector<HTMLCanvasElement>('.pour > canvas');
        const faces = [...document.querySelectorAll<SVGPathElement>('.am-cubes .am-kl')].map((face) => face.getBoundingClientRect());
        if (canvas === null) return [];
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        await new Promise((done) => requestAnimationFrame(done));
        copy?.drawImage(canvas, 0, 0);
        const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        const box = canvas.getBoundingClientRect();
        const [sx, sy] = [box.width / canvas.width, box.height / canvas.height];
        let [left, top, right, bottom] = [1e9, 1e9, 0, 0];
        for (let i = 3; i < data.length; i += 4) {
          if ((data[i] ?? 0) < 250) continue;
          const [x, y] = [((i - 3) / 4) % canvas.width, Math.floor((i - 3) / 4 / canvas.width)];
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
        }
        const middle = (from: number, to: number): number => (from + to) / 2;
        return [
          [
            middle(box.left + left * sx, box.left + right * sx),
            middle(Math.min(...faces.map((f) => f.left)), Math.max(...faces.map((f) => f.right))),
          ],
          [
            middle(box.top + top * sy, box.top + bottom * sy),
            middle(Math.min(...faces.map((f) => f.top)), Math.max(...faces.map((f) => f.bottom))),
          ],
        ];
      });
      expect(middles.length).toBe(2);
      for (const [painted = 0, drawn = 9] of middles) expect(Math.abs(painted - drawn)).toBeLessThan(0.75);
      expect([plain, mistakes]).toEqual([[], []]);
      await page.close();
    },
  );
});

describe('the viewer’s own cup', () => {
  const OWN = 'motion=throw&pieces=4&hand';

  test.each([
    [
      'pressing, aiming and letting go',
      async (page: Page) => {
        const box = await page.locator('.throw-hand').boundingBox();
        const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 400];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 60, y - 20, { steps: 3 });
        expect(await page.locator('.throw-cup-body').evaluate((cup) => getComputedStyle(cup).getPropertyValue('--aim'))).toBe('10deg');
        expect(await flights(page)).toBe(0);
        await page.mouse.up();
      },
    ],
    ['one click', (page: Page) => page.locator('.throw-hand').click({ position: { x: 40, y: 40 } })],
    ['the keyboard', (page: Page) => page.locator('.throw-hand').press('Enter')],
  ] as const)('waits, says that it is theatre, and is tipped by %s', async (_name, gesture) => {
    const { page, plain, mistakes } = await openFilm(plainly, films, { query: OWN });
    expect(await page.locator('.throw-hand').textContent()).toMatch(/theatre/);
    expect(await drawnShips(page)).toEqual([0, 0, 0, 0]);
    expect(await flights(page)).toBe(0);
    await gesture(page);
    await expect.poll(() => flights(page), SOON).toBe(4);
    expect(await page.locator('.throw-hand').count()).toBe(0);
    expect([plain.length, mistakes]).toEqual([1, []]);
    await page.close();
  });

  test('is nobody else’s: an opponent’s throw does not wait', async () => {
    const { page } = await openFilm(plainly, films, { query: `${OWN}&side=2` });
    await expect.poll(() => flights(page), SOON).toBe(4);
    expect(await page.locator('.throw-hand').count()).toBe(0);
    await page.close();
  });
});

describe('what cannot be drawn is moved plainly, and one line in the console says why', () => {
  const served = (file: string, change: (body: Buffer) => Buffer) => (page: Page) =>
    page.route(`**/${file}-*.bin`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.body()) });
    });
  const halved = (body: Buffer): Buffer => body.subarray(0, body.length / 2);
  /** In order, but without a single track. */
  const empty = Buffer.from([...Buffer.from('QDT1'), 1, 60, 0, 0, 0, 0, 0, 0, 0xc5, 0x9d, 0x1c, 0x81]);

  test.each([
    ['WebGL switched off', /no WebGL2/, undefined],
    ['tracks that are missing', /404/, (page: Page) => page.route('**/dice-*.bin', (route) => route.fulfill({ status: 404 }))],
    ['damaged tracks', /refused/, served('dice', (body) => Buffer.from(body.map((byte, i) => (i === 5000 ? byte ^ 255 : byte))))],
    ['more dice than tracks', /4 dice are more than there are tracks/, served('dice', () => empty)],
    ['tracks that come too late', /not there yet/, (page: Page) => page.route('**/dice-*.bin', () => undefined)],
  ] as const)('%s', async (name, why, prepare) => {
    const late = name === 'tracks that come too late' ? '&late' : '';
    const { page, plain, mistakes } = await openFilm(plainly, films, {
      query: `motion=throw&pieces=4${late}`,
      ...(prepare && { prepare }),
    });
    await expect.poll(() => flights(page), SOON).toBe(4);
    expect(await canvases(page)).toBe(0);
    expect(plain).toEqual([expect.stringMatching(why)]);
    expect(mistakes).toEqual([]);
    await page.close();
  });

  test('a pour with tracks cut off: cubes fall plank by plank, and the figures are told when they lie', async () => {
    const { page, plain, mistakes } = await openFilm(plainly, films, { query: 'motion=pour&pieces=3', prepare: served('tower', halved) });
    expect(plain).toEqual([expect.stringMatching(/tower.*refused/)]);
    expect(await page.locator('[data-cube]').evaluateAll((cubes) => cubes.map((cube) => cube.getAnimations().length))).toEqual([1, 1, 1]);
    expect(await page.locator('.am-apn').count()).toBe(0);
    await page.locator('[data-cube]').evaluateAll((cubes) => {
      for (const cube of cubes) for (const animation of cube.getAnimations()) animation.finish();
    });
    expect(await page.locator('.am-apn').textContent()).toBe('2');
    expect(mistakes).toEqual([]);
    await page.close();
  });
});

describe('other moments', () => {
  test.each([
    ['roles called in Pirates', 'game=pirates&kind=RoleCalled&lasts=1000', '.reveal-card'],
    ['a curse in Pirates', 'game=pirates&kind=CursePlayed', '.reveal-card'],
    ['captains in Efemeris', 'game=efemeris&kind=CaptainsRevealed', '.reveal-card'],
    ['a planet conquered', 'game=efemeris&kind=PlanetConquered', '.ef-glory'],
    ['a fortress shot at', 'game=efemeris&kind=FortressLost', '[data-lost], .ef-ball'],
    ['an island completed in Amerigo', 'game=amerigo&kind=IslandCompleted', '.traced'],
    ['a lane closed around an island in Yamataï', 'game=yamatai&kind=BoatPlaced&lasts=800', '.traced'],
  ] as const)('%s', async (_name, query, shown) => {
    const { page, mistakes } = await openFilm(plainly, films, { query: `motion=event&${query}` });
    await stopAt(page, 0.5);
    expect(await page.locator(shown).count()).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
    await page.close();
  });
});

describe('in a game', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  /** A game among three up to the viewer's last word before cubes are poured. */
  function upToAPour(): Buffer {
    const lines = readFileSync(resolve('fixtures/amerigo/v2-three-sensible.game'), 'utf8').split('\n');
    const pour = lines.findIndex((line, i) => line.startsWith('* tower') && lines[i - 1] === '1 end');
    return Buffer.from(`${lines.slice(0, pour - 1).join('\n')}\n`);
  }

  /** What the caption says, and how many pours the log has told. */
  interface Said {
    readonly caption: string;
    readonly told: number;
  }

  /** Notes it down at every frame at which it is something else. */
  function watchThePour(): void {
    const said: Said[] = [];
    Object.assign(window, { said });
    const look = (): void => {
      const caption = document.querySelector('.caption-text')?.textContent ?? '';
      const told = [...document.querySelectorAll('.log li')].filter(({ textContent }) =>
        /cubes? into.* out come/.test(textContent ?? ''),
      ).length;
      const last = said.at(-1);
      if (caption !== last?.caption || told !== last.told) said.push({ caption, told });
      requestAnimationFrame(look);
    };
    look();
  }

  test.each([
    ['with WebGL switched off', 'no-preference', 2, 1],
    ['at four times the speed', 'no-preference', 4, 0],
    ['with reduced motion', 'reduce', 1, 0],
  ] as const)('%s cubes are poured, and the game goes on', async (_name, reducedMotion, speed, lines) => {
    const { page, mistakes, close } = await visit(plainly, { reducedMotion });
    await page.addInitScript((wanted) => localStorage.setItem('quarterdeck.settings', JSON.stringify({ speed: wanted })), speed);
    const plain: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Plain motion')) plain.push(message.text());
    });
    await page.goto(`${host.url}/games`);
    await page.locator('input[type="file"]').first().setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: upToAPour() });
    expect(await decisionOrEnd(page)).toBe('decide');
    await page.evaluate(watchThePour);
    const length = await logLength(page);
    await page.locator('.decision-close, .decision-confirm').first().click();
    await page.locator(`[data-log-length]:not([data-log-length="${length}"])`).waitFor();
    expect(await decisionOrEnd(page)).toBe('decide');
    expect(Number(await page.locator('.am-apn').textContent())).toBeGreaterThan(0);
    // While cubes fall it is said which, and nowhere what comes of it; then the log has it.
    const said = await page.evaluate(() => (window as unknown as { said: Said[] }).said);
    const before = said[0]?.told ?? 0;
    const falling = said.filter(({ caption }) => caption.endsWith('into the tower.'));
    expect(falling.map(({ told }) => told)).toEqual(reducedMotion === 'reduce' ? [] : [before]);
    expect(said.at(-1)?.told).toBe(before + 1);
    expect(await canvases(page)).toBe(0);
    expect(plain.length).toBe(lines);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('nothing of it is loaded in the lobby, and all of it keeps to its budget', async () => {
    const { page, close } = await visit(plainly);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.url);
    await page.locator('.plate').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\.bin|-stage-|pour-plan|mosaic|pose-at/.test(url))).toEqual([]);
    await close();
    // The drawer is shared; plan and stage are each game's own.
    expect(weight(/^(pose-at|turn|colours|overlap)-.*\.js$/)).toBeLessThanOrEqual(10_000);
    expect(weight(/^(throw-stage|mosaic)-.*\.js$/)).toBeLessThanOrEqual(5000);
    expect(weight(/^(pour-stage|pour-plan)-.*\.js$/)).toBeLessThanOrEqual(5000);
    expect(weight(/^dice-.*\.bin$/)).toBeLessThanOrEqual(40_000);
    expect(weight(/^tower-.*\.bin$/)).toBeLessThanOrEqual(40_000);
  });
});

/** Bytes, gzipped, of the built files with such names. */
function weight(name: RegExp): number {
  const folder = resolve('dist/web/assets');
  const files = readdirSync(folder).filter((file) => name.test(file));
  expect(files, String(name)).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
