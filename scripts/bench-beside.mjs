// `npm run bench -- --beside <revision>`: whole games, folds, searches, written moves and cold starts of this version and of
// an earlier one, in separate processes that take turns, by processor time. `--against <revision>` lets their bots play each other.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './build-all.mjs';
import { fail, root } from './setup.mjs';

/** Seats to measure by game; Efemeris is another game at each number of seats. */
const TABLES = [
  ['amerigo', 2],
  ['amerigo', 4],
  ['pirates', 2],
  ['pirates', 4],
  ['yamatai', 2],
  ['yamatai', 4],
  ['efemeris', 2],
  ['efemeris', 3],
  ['efemeris', 4],
];

export async function beside(args) {
  const { values } = parseArgs({
    args,
    options: {
      beside: { type: 'string' },
      game: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const seconds = Number(values.seconds);
  if (!(Number.isInteger(rounds) && rounds > 0)) fail(`--rounds is a whole number above 0, not "${values.rounds}".`);
  if (!(seconds > 0)) fail(`--seconds is a number above 0, not "${values.seconds}".`);
  const tables = TABLES.filter(([game]) => values.game === '' || game === values.game);
  if (tables.length === 0) fail(`There is no game "${values.game}".`);
  await inBoth(values.beside, 'probe', (programs) => {
    for (const [game, seats] of tables) compare(`${game}, ${seats} seats`, programs, [game, seats], { rounds, seconds, ...values });
  });
}

/** `npm run bench -- --against <revision> --game <id>`: bots of this version and of an earlier one play each other. */
export async function against(args) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      game: { type: 'string', default: '' },
      level: { type: 'string', default: 'captain' },
      games: { type: 'string', default: '60' },
      time: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  for (const name of ['games', 'time']) if (!(Number(values[name]) > 0)) fail(`--${name} is a number above 0, not "${values[name]}".`);
  if (!TABLES.some(([game]) => game === values.game)) fail(`There is no game "${values.game}".`);
  const umpire = join(root, 'bench/node_modules/.against');
  await bundle({ against: 'bench/against.ts' }, umpire);
  await inBoth(values.against, 'contender', ({ now, before }) => {
    const kept = values.out === undefined ? [] : [resolve(values.out)];
    const { game, level, games, time, seed } = values;
    const { status } = spawnSync('node', [join(umpire, 'against.js'), now, before, game, level, games, time, seed, ...kept], {
      stdio: 'inherit',
    });
    if (status !== 0) fail('The contest was broken off; see above.');
  });
}

/** Makes a program of bench/ for this version and for an earlier one, and does something with both. */
async function inBoth(revision, name, work) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-before-'));
  try {
    checkOut(revision, folder, name);
    const made = async (from) => {
      const out = join(from, 'bench/node_modules', `.${name}`);
      await bundle({ [name]: `bench/${name}.ts` }, out, [], from);
      return join(out, `${name}.js`);
    };
    await work({ now: await made(root), before: await made(folder) });
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The earlier version in a folder of its own, with the packages of this one but for the house's. */
function checkOut(revision, folder, name) {
  const { status, stderr } = spawnSync('git', ['worktree', 'add', '--detach', folder, revision], { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`Cannot take revision "${revision}" out: ${stderr.trim()}`);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@quarterdeck'), { recursive: true });
  for (const module of readdirSync(join(root, 'node_modules')))
    if (module !== '@quarterdeck' && !module.startsWith('.')) symlinkSync(join(root, 'node_modules', module), join(modules, module));
  for (const own of readdirSync(join(folder, 'packages'))) symlinkSync(join(folder, 'packages', own), join(modules, '@quarterdeck', own));
  cpSync(join(root, `bench/${name}.ts`), join(folder, `bench/${name}.ts`));
}

function compare(name, programs, table, { rounds, seconds, json }) {
  const ratios = new Map();
  for (let round = 0; round < rounds; round++) {
    const found = { now: [], before: [] };
    // Who goes first changes, since the machine may have been quieter for the first.
    for (const version of round % 2 === 0 ? ['now', 'before'] : ['before', 'now'])
      found[version] = [...probe(programs[version], [...table, seconds, seconds]), ...probe(programs[version], [...table, 'cold'])];
    found.now.forEach(({ line, ms, mark }, i) => {
      const other = found.before[i];
      const rows = ratios.get(line) ?? [];
      rows.push({ now: ms, before: other.ms, same: mark === other.mark });
      ratios.set(line, rows);
    });
  }
  for (const [line, rows] of ratios) {
    const speed = rows.map(({ now, before }) => before / now).toSorted((a, b) => a - b);
    const ms = Math.min(...rows.map(({ now }) => now));
    const before = Math.min(...rows.map((row) => row.before));
    const figure = {
      name: `${name}: ${line}`,
      ms,
      before,
      // By the quickest time of each: what else the machine does only ever makes things slower.
      speed: before / ms,
      from: speed[0],
      to: speed.at(-1),
      same: rows.every(({ same }) => same),
    };
    console.log(json ? JSON.stringify(figure) : written(figure));
  }
}

function written({ name, ms, before, speed, from, to, same }) {
  const times = `${ms.toPrecision(3)} ms, before ${before.toPrecision(3)}`.padEnd(28);
  return `${name.padEnd(54)} ${times} ${speed.toFixed(2)} × as fast (${from.toFixed(2)} to ${to.toFixed(2)})${same ? '' : ', not the same work'}`;
}

function probe(program, args) {
  const { status, stdout, stderr } = spawnSync('node', [program, ...args.map(String)], { encoding: 'utf8' });
  if (status !== 0) fail(`The probe of ${args.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout);
}
