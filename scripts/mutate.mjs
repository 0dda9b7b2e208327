// `npm run mutate -- --game pirates`: which small changes of a game's rules its rule tests would not notice. See tools/mutate.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, install, root, run } from './setup.mjs';

/** Files mutated in one go: each go first runs all rule tests once. */
const BATCH = 6;
/** Not rule tests, whatever their titles say. */
const NOT_RULES = ['golden', 'laws', 'policy', 'evaluation', 'texts', 'notation', 'data'];

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'pirates' },
    minutes: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});
const { game, only } = values;
const minutes = Number(values.minutes);
if (!existsSync(join(root, 'packages', game, 'src', 'rules'))) fail(`There is no game "${game}" with rules in packages/.`);
if (!(minutes > 0)) fail(`--minutes is a number above 0, not "${values.minutes}".`);

const kept = join(root, '.cache', 'mutate', `${game}.json`);
const files = filesOf().filter((file) => file.includes(only));
if (files.length === 0) fail(`No file of ${game} has "${only}" in its path.`);
if (!values.list) mutate();
report();

function filesOf() {
  const src = `packages/${game}/src`;
  return readdirSync(join(root, src), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(rules|data)\/.*\.ts$|^score\.ts$/.test(file))
    .map((file) => `${src}/${file}`)
    .sort();
}

function mutate() {
  install();
  const tool = join(root, 'tools', 'mutate');
  if (!existsSync(join(tool, 'node_modules')))
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], { cwd: tool });
  const copy = copySources(tool);
  const until = Date.now() + minutes * 60_000;
  try {
    for (let i = 0; i < files.length; i += BATCH) {
      if (Date.now() >= until) {
        console.log(`${minutes} minutes are over; ${files.length - i} files are left. Run the same command again to go on.`);
        break;
      }
      mutateBatch(tool, copy, files.slice(i, i + BATCH));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A copy to mutate in place, beside the same packages: whatever happens, the sources themselves are not touched. */
function copySources(tool) {
  const copy = mkdtempSync(join(tmpdir(), 'quarterdeck-mutate-'));
  for (const part of ['package.json', 'tsconfig.json', `packages/${game}`, 'fixtures'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const exclude = NOT_RULES.map((name) => `packages/${game}/test/${name}*.test.ts`);
  const config = {
    test: {
      include: [`packages/${game}/test/**/*.test.ts`],
      exclude,
      testTimeout: 60_000,
      setupFiles: [join(tool, 'only-rule-tests.mjs')],
    },
  };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  return copy;
}

function mutateBatch(tool, copy, batch) {
  mkdirSync(dirname(kept), { recursive: true });
  const config = {
    testRunner: 'vitest',
    plugins: [join(tool, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'), join(tool, 'ignore-words.mjs')],
    ignorers: ['words'],
    inPlace: true,
    mutate: batch,
    // An emptied object or name would not compile where it stands for an event, a move or a step.
    mutator: { excludedMutations: ['ObjectLiteral', 'StringLiteral'] },
    incremental: true,
    incrementalFile: kept,
    vitest: { configFile: 'vitest.config.mjs', related: false },
    // There is none of that name on purpose: the tool would rewrite it with a compiler we do not use.
    tsconfigFile: 'none.json',
    checkers: [],
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false, reportScoreTable: false },
    concurrency: 2,
    timeoutMS: 5000,
    allowEmpty: true,
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  const { status } = spawnSync('node', [join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'], {
    cwd: copy,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`The run over ${batch.join(', ')} failed; what was found before is kept.`);
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
