// `npm run mutate -- --game pirates`: which small changes of a game's rules its rule tests would not notice. See tools/mutate.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, install, root, run } from './setup.mjs';

/** Files mutated in one go, and mutants of a sample: each go first runs all rule tests once. */
const BATCH = 6;
const SAMPLE_BATCH = 100;
/** Milliseconds after which a mutant of a sample is taken for endless; most endless loops are found by counting. */
const PATIENCE = 240_000;
/** An emptied object or name would not compile where it stands for an event, a move or a step. */
const EXCLUDED = ['ObjectLiteral', 'StringLiteral'];
/** All rule tests as one file of the copy. */
const TOGETHER = 'together.test.ts';
/** Not rule tests, whatever their titles say. */
const NOT_RULES = ['golden', 'laws', 'policy', 'evaluation', 'texts', 'notation'];

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'pirates' },
    minutes: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});
const { game, only, seed } = values;
const minutes = Number(values.minutes);
const jobs = Number(values.jobs);
const sample = values.sample === undefined ? undefined : Number(values.sample);
if (!existsSync(join(root, 'packages', game, 'src', 'rules'))) fail(`There is no game "${game}" with rules in packages/.`);
if (!(minutes > 0)) fail(`--minutes is a number above 0, not "${values.minutes}".`);
if (!Number.isInteger(jobs) || jobs < 1) fail(`--jobs is a whole number above 0, not "${values.jobs}".`);
if (sample !== undefined && (!Number.isInteger(sample) || sample < 1)) fail(`--sample is a whole number above 0, not "${values.sample}".`);

const tool = join(root, 'tools', 'mutate');
const kept = join(root, '.cache', 'mutate', `${game}.json`);
const keptSample = join(root, '.cache', 'mutate', `${game}.sample-${only.replace(/\W/g, '-')}${seed}.json`);
const files = filesOf().filter((file) => file.includes(only));
if (files.length === 0) fail(`No file of ${game} has "${only}" in its path.`);
if (!values.list) prepare();
if (sample === undefined) {
  if (!values.list) await onCopy(mutateAll);
  report();
} else {
  if (!values.list) await onCopy(mutateSample);
  reportSample();
}

function filesOf() {
  const src = `packages/${game}/src`;
  return readdirSync(join(root, src), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(rules|data)\/.*\.ts$|^score\.ts$/.test(file))
    .map((file) => `${src}/${file}`)
    .sort();
}

function prepare() {
  install();
  if (!existsSync(join(tool, 'node_modules')))
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], { cwd: tool });
  mkdirSync(dirname(kept), { recursive: true });
}

/** `work` on a copy of the sources, until the time is over or it is done. */
async function onCopy(work) {
  const copy = copySources();
  try {
    await work(copy, Date.now() + minutes * 60_000);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function mutateAll(copy, until) {
  for (let i = 0; i < files.length; i += BATCH) {
    if (Date.now() >= until) return tellTimeIsOver(`${files.length - i} files`);
    const batch = files.slice(i, i + BATCH);
    stryker(copy, { mutate: batch, checkers: [], incremental: true, incrementalFile: kept });
  }
}

function tellTimeIsOver(left) {
  console.log(`${minutes} minutes are over; ${left} are left. Run the same command again to go on.`);
}

/** The first mutants in the order of the seed: what is done when time is over is a uniform sample as well. */
async function mutateSample(copy, until) {
  const { instrumented } = await import(join(tool, 'sample.mjs'));
  const { contents, mutants } = await instrumented(files, EXCLUDED, seed);
  for (const { name, content } of contents) writeFileSync(join(copy, name), content);
  cpSync(join(tool, 'sampling.mjs'), join(copy, 'sampling.test.mjs'));
  const config = { resolve: { alias: { vitest: join(tool, 'recorder.mjs') } }, test: { include: ['sampling.test.mjs'], pool: 'threads' } };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const print = printOfSources();
  const found = sampleKept(print);
  for (;;) {
    const left = mutants.slice(0, sample).filter(({ name }) => found[name] === undefined);
    if (left.length === 0) return;
    if (Date.now() >= until) return tellTimeIsOver(`${left.length} mutants`);
    const outcomes = await trySome(copy, left.slice(0, SAMPLE_BATCH));
    if (outcomes.length === 0) fail('The rule tests do not pass without any mutant; run them first.');
    for (const { name, status } of outcomes) found[name] = status;
    writeFileSync(keptSample, JSON.stringify({ of: mutants.length, print, found }));
    console.log(`${Object.keys(found).length} of ${Math.min(sample, mutants.length)} tried`);
  }
}

/** One process runs the rule tests for one mutant after the other; it is ended when a mutant keeps it for ever. */
function trySome(copy, mutants) {
  const found = join(copy, 'found.jsonl');
  const tests = ruleTests(copy).map((file) => join(copy, 'packages', game, 'test', file));
  const vitest = join(root, 'node_modules/vitest');
  writeFileSync(found, '');
  writeFileSync(join(copy, 'sample.json'), JSON.stringify({ files: tests, mutants, found, vitest: join(vitest, 'dist/index.js') }));
  const child = spawn('node', [join(vitest, 'vitest.mjs'), 'run', '--root', copy], { cwd: copy, stdio: 'ignore' });
  let size = 0;
  const watch = setInterval(() => {
    const now = statSync(found).size;
    if (now === size && now > 0) child.kill('SIGKILL');
    size = now;
  }, PATIENCE);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(watch);
      resolve(
        readFileSync(found, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      );
    });
  });
}

/** Files of rule tests. */
function ruleTests(copy) {
  return readdirSync(join(copy, 'packages', game, 'test')).filter(
    (file) => file.endsWith('.test.ts') && file !== TOGETHER && !NOT_RULES.some((name) => file.startsWith(name)),
  );
}

/** Imports the tests; a file whose stories cannot even be set up is a test that fails. */
function loading(tests) {
  const lines = tests.map((file) => `await import('./${file}').catch((error) => failed.push(error));`);
  const test = "test('XX-0 every file of rule tests can be loaded', () => { if (failed.length > 0) throw failed[0]; });";
  return ["import { test } from 'vitest';", 'const failed = [];', ...lines, test, ''].join('\n');
}

/** What the sample of this seed gave so far, if rules and tests are still those. */
function sampleKept(print) {
  if (!existsSync(keptSample)) return {};
  const before = JSON.parse(readFileSync(keptSample, 'utf8'));
  return before.print === print ? before.found : {};
}

function printOfSources() {
  const hash = createHash('sha256');
  for (const folder of ['src', 'test'])
    for (const file of readdirSync(join(root, 'packages', game, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(readFileSync(join(root, 'packages', game, folder, file)));
  return hash.digest('hex');
}

/** A copy to mutate in place, beside the same packages: whatever happens, the sources themselves are not touched. */
function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'quarterdeck-mutate-'));
  for (const part of ['package.json', 'tsconfig.json', `packages/${game}`, 'fixtures'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // All rule tests as one file: for each mutant the game is loaded once, not once for every file.
  const together = `packages/${game}/test/${TOGETHER}`;
  writeFileSync(join(copy, together), loading(ruleTests(copy)));
  const config = { test: { include: [together], testTimeout: 60_000, setupFiles: [join(tool, 'only-rule-tests.mjs')] } };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  return copy;
}

function stryker(copy, options) {
  const config = {
    testRunner: 'vitest',
    plugins: [join(tool, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'), join(tool, 'ignore-words.mjs')],
    ignorers: ['words'],
    inPlace: true,
    mutator: { excludedMutations: EXCLUDED },
    vitest: { configFile: 'vitest.config.mjs', related: false },
    // There is none of that name on purpose: the tool would rewrite it with a compiler we do not use.
    tsconfigFile: 'none.json',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false, reportScoreTable: false },
    concurrency: jobs,
    // Long, because a busy machine must not pass for an endless loop; those are mostly found by counting.
    timeoutMS: 30_000,
    allowEmpty: true,
    ...options,
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  const { status } = spawnSync('node', [join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'], {
    cwd: copy,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`The run over ${options.mutate.join(', ')} failed; what was found before is kept.`);
}

function reportSample() {
  if (!existsSync(keptSample)) fail(`No sample of seed ${seed} is kept for ${game} yet: run without --list.`);
  const { of, found } = JSON.parse(readFileSync(keptSample, 'utf8'));
  const all = Object.entries(found);
  const survivors = all.filter(([, status]) => status !== 'Killed' && status !== 'Timeout');
  console.log(`\nNot noticed by any rule test:`);
  for (const [name, status] of survivors.sort()) console.log(`  ${name.replace(/\s+/g, ' ').slice(0, 160)} (${status})`);
  const killed = all.length - survivors.length;
  const endless = all.filter(([, status]) => status === 'Timeout').length;
  const [low, high] = interval(killed, all.length);
  console.log(
    `\n${game}, seed ${seed}: ${killed} of ${all.length} noticed, out of ${of} mutants: ${share(killed, all.length)} (95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %), ${endless} of them by never ending`,
  );
}

/** Wilson's interval of a share. */
function interval(hits, of) {
  const z = 1.96;
  const middle = (hits + (z * z) / 2) / (of + z * z);
  const half = (z * Math.sqrt((hits * (of - hits)) / of + (z * z) / 4)) / (of + z * z);
  return [middle - half, middle + half];
}

function report() {
  if (!existsSync(kept)) fail(`Nothing is kept for ${game} yet: run without --list.`);
  const results = JSON.parse(readFileSync(kept, 'utf8')).files;
  const survivors = [];
  const rows = [];
  let allKilled = 0;
  let all = 0;
  for (const file of files) {
    const mutants = (results[file]?.mutants ?? []).filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    allKilled += killed;
    all += mutants.length;
    rows.push([
      file.replace(`packages/${game}/src/`, ''),
      results[file] === undefined ? 'not yet' : share(killed, mutants.length),
      `${killed} / ${mutants.length}`,
    ]);
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (status === 'Survived' || status === 'NoCoverage')
        survivors.push(
          `${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${String(replacement).replace(/\s+/g, ' ').slice(0, 80)}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`,
        );
    }
  }
  console.log(`\nNot noticed by any rule test:\n${survivors.map((line) => `  ${line}`).join('\n')}\n`);
  for (const [file, percent, count] of [...rows, ['all', share(allKilled, all), `${allKilled} / ${all}`]])
    console.log(`${file.padEnd(44)} ${percent.padStart(8)} ${count.padStart(12)}`);
}

function share(killed, of) {
  return of === 0 ? '–' : `${((100 * killed) / of).toFixed(1)} %`;
}
