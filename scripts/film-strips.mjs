// `node scripts/film-strips.mjs [folder]`: eight moments of every throw and pour, day and night, desk and
// phone, each strip as one picture, to be looked at. The small ones live in docs/images.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { root } from './setup.mjs';

const SIZES = { desk: { width: 1180, height: 760 }, phone: { width: 390, height: 560 } };
const MOMENTS = [0.12, 0.24, 0.36, 0.48, 0.6, 0.76, 0.92, 1];
const STRIPS = [
  ...['throw-4', 'throw-10', 'throw-24', 'pour-3', 'pour-15'].flatMap((name) => ['desk', 'phone'].map((look) => ({ name, look }))),
];

const folder = process.argv[2] ?? join(root, 'screenshots');
const only = process.argv[3] ?? '';
mkdirSync(folder, { recursive: true });
const config = { root: join(root, 'packages/web'), configFile: join(root, 'packages/web/film/vite.config.ts'), logLevel: 'error' };
await build(config);
const server = await preview({ ...config, preview: { port: 0 } });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // WebGL by the processor, for that alone: pages are painted quicker without.
  args: [
    '--headless',
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-rasterization',
    '--disable-gpu-compositing',
  ],
});

/** One moment of a motion: everything that moves is stopped and set to it. */
async function moment(page, at) {
  await page.evaluate(async (share) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(document.documentElement.dataset.lasts) * share;
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, at);
}

async function strip({ name, look }, theme) {
  const [motion, pieces, side = '0'] = name.split('-');
  const page = await browser.newPage({ viewport: SIZES[look], deviceScaleFactor: look === 'phone' ? 2 : 1 });
  page.on('console', (message) => message.text().startsWith('Plain motion') && console.error(`${name}: ${message.text()}`));
  page.setDefaultTimeout(240_000);
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${url}film/index.html?motion=${motion}&pieces=${pieces}&side=${side}&look=${look}&theme=${theme}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // On a desk the tower grows in its corner; the map beside it stands still.
  const corner = { x: 0, y: 0, width: 384, height: 480 };
  const clip =
    motion === 'pour' && look === 'desk'
      ? corner
      : await page
          .locator(motion === 'throw' ? '.pi-tinw' : '.am-board')
          .first()
          .boundingBox();
  const pictures = [];
  for (const at of MOMENTS) {
    await moment(page, at);
    pictures.push((await page.screenshot({ clip: clip ?? corner, timeout: 120_000 })).toString('base64'));
  }
  await page.close();
  await montage(pictures, look === 'phone' ? 170 : 250, `${name}-${look}-${theme === 'dark' ? 'night' : 'day'}`);
}

/** Puts pictures side by side, four in a row. */
async function montage(pictures, width, name) {
  const page = await browser.newPage({ viewport: { width: 4 * width + 20, height: 800 } });
  const images = pictures.map((data) => `<img src="data:image/png;base64,${data}" width="${width}">`).join('');
  await page.setContent(
    `<body style="margin:0;background:#888"><div id="s" style="display:grid;grid-template-columns:repeat(4,${width}px);gap:4px;width:max-content;padding:4px">${images}</div>`,
  );
  await page.locator('#s').screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 64 });
  await page.close();
  console.log(`${name}.jpg`);
}

try {
  for (const one of STRIPS.filter(({ name, look }) => `${name}-${look}`.startsWith(only))) {
    for (const theme of ['light', 'dark']) await strip(one, theme);
  }
} finally {
  await browser.close();
  await server.close();
}
