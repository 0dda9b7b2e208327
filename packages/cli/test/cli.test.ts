import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const program = 'dist/quarterdeck.js';
let folder: string;

beforeAll(() => {
  execFileSync('node', ['scripts/build.mjs'], { stdio: 'ignore' });
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-cli-'));
}, 180_000);

function quarterdeck(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync('node', [program, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('quarterdeck', () => {
  test('plays a game, tells it, and proves that it was fair', () => {
    const played = quarterdeck('export', 'amerigo', '--seats', '2', '--seed', 'cli', '--level', 'cabin-boy');
    expect(played.code).toBe(0);
    const path = file('game.txt', played.out);
    expect(quarterdeck('verify', path).out).toMatch(/^Fair: all \d+ chance outcomes follow from the seed, and the seed is the one/);
    const told = quarterdeck('replay', path, '--language', 'de');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/1\. cabin-boy [12]/);
    const folded = JSON.parse(quarterdeck('replay', path, '--json').out);
    expect(folded).toMatchObject({ game: 'amerigo', turn: { kind: 'over' } });
    expect(quarterdeck('replay', path, '--until', '3').code).toBe(0);

    const illegal = quarterdeck('replay', file('illegal.txt', `${played.out.trimEnd()}\n1 end\n`));
    expect(illegal.err).toMatch(/^quarterdeck: line \d+: "1 end" is not legal here/);

    const forged = file('forged.txt', played.out.replace(/^seed: .*$/m, 'seed: other'));
    const found = quarterdeck('verify', forged);
    expect(found.code).toBe(2);
    expect(found.err).toMatch(/does not belong to the published commitment/);
  });

  test('lets bots compete, the same for the same command', () => {
    const run = () => quarterdeck('arena', 'amerigo', 'sailor', 'cabin-boy', '--games', '6', '--json').out;
    const result = JSON.parse(run());
    expect(result.results[0].standings).toContainEqual(expect.objectContaining({ level: 'sailor', games: 6 }));
    expect(result.ratings.sailor).toBeGreaterThan(result.ratings['cabin-boy']);
    expect(result).toMatchObject({ unfinished: 0, moves: expect.any(Number) });
    expect(JSON.parse(run())).toEqual(result);
  });

  test('goes on with a contest that was stopped', () => {
    const out = file('contest.txt', '');
    rmSync(out);
    const run = (games: string, ...more: string[]) =>
      quarterdeck('arena', 'amerigo', 'mate', 'cabin-boy', '--games', games, '--out', out, '--json', ...more);
    run('2');
    const stopped = readFileSync(out, 'utf8');
    writeFileSync(out, stopped.slice(0, -5));
    expect(JSON.parse(run('4').out).results).toEqual(
      JSON.parse(quarterdeck('arena', 'amerigo', 'mate', 'cabin-boy', '--games', '4', '--json').out).results,
    );
    expect(run('4', '--seed', '2').err).toContain('holds games of another contest');
    expect(quarterdeck('arena', 'amerigo', 'cabin-boy', 'mate', '--games', '60', '--stop-below', '55', '--json').out).toMatch(
      /"games":[67],"wins":0/,
    );
  });

  test('gives up no contest that partners win: they count once', () => {
    const asked = ['--seats', '4', '--format', 'gauntlet', '--games', '8', '--stop-below', '95', '--json'];
    const [won] = JSON.parse(quarterdeck('arena', 'efemeris', 'mate', 'cabin-boy', ...asked).out).results;
    expect(won.standings[0]).toMatchObject({ level: 'mate', games: 8, wins: 8 });
  });

  test('trains: a run that was stopped goes on to the same result, and parts make the same whole', () => {
    const run = (...args: string[]) => quarterdeck('train', 'pirates', '--iterations', '10', '--threads', '1', ...args);
    const [one, parts, merged] = [join(folder, 'one'), join(folder, 'part'), join(folder, 'merged')];
    const at = (path: string): string[] => ['--out', `${path}.lessons`, '--weights', `${path}.json`];
    expect(run('--games', '1', ...at(one)).err).toContain('1 games of pirates');
    appendFileSync(`${one}.lessons`, 'a line that was cut off');
    expect(run('--games', '2', ...at(one)).code).toBe(0);
    for (const part of [1, 2]) run('--games', '2', '--shard', `${part}/2`, '--out', `${parts}${part}.lessons`);
    expect(quarterdeck('train', 'merge', `${parts}2.lessons`, `${parts}1.lessons`, ...at(merged)).code).toBe(0);
    const read = (path: string): string => readFileSync(path, 'utf8');
    expect(read(`${merged}.lessons`)).toBe(read(`${one}.lessons`));
    expect(read(`${merged}.json`)).toBe(read(`${one}.json`));

    expect(run('--games', '2', '--seats', '3', ...at(one)).err).toContain('holds lessons with seats 2, not 3');
    const contest = (game: string, prior: string, seats = '2') =>
      quarterdeck('arena', game, 'captain', 'captain-adopted', '--seats', seats, '--games', '2', '--time', '1', '--prior', prior, '--json');
    expect(JSON.parse(contest('pirates', `${one}.json`).out).results[0].standings).toHaveLength(2);
    expect(contest('amerigo', `${one}.json`).err).toContain('These weights are of pirates, not of amerigo');
    expect(contest('pirates', `${one}.json`, '3').err).toContain('one.json is for 2 seats, not for 3');
  }, 60_000);

  test('counts continuations', () => {
    const lines = quarterdeck('perft', 'amerigo', '--seats', '2', '--depth', '2', '--json').out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).depth)).toEqual([1, 2]);
  });

  test('fuzzes', () => {
    expect(quarterdeck('fuzz', '--games', '2', '--seats', '3').out).toMatch(/^amerigo, 3 seats: 2 games, \d+ entries, no violation/);
  });

  test('has help for every command', () => {
    for (const command of [
      'games',
      'replay',
      'verify',
      'export',
      'perft',
      'arena',
      'fit',
      'train',
      'calibrate',
      'fuzz',
      'rules',
      'serve',
      'backup',
      'restore',
    ]) {
      expect(quarterdeck(command, '--help').out).toContain(`$ quarterdeck ${command}`);
    }
  });

  test.each([
    [['sail'], 'There is no command "sail"'],
    [['replay'], 'missing required args'],
    [['replay', 'nowhere.txt'], 'Cannot read nowhere.txt'],
    [['export', 'chess'], 'There is no game "chess" here. There are: amerigo'],
    [['export', 'amerigo', '--seats', '9'], 'amerigo is for 2, 3, 4 seats, not "9"'],
    [['export', 'amerigo', '--level', 'god'], '--level is one of cabin-boy'],
    [['export', 'amerigo', '--set', 'colour=red'], 'Unknown option "colour"'],
    [['export', 'amerigo', '--set', 'colour'], '--set takes name=value'],
    [['arena', 'amerigo', 'mate'], 'Name at least two different bots'],
    [['arena', 'amerigo', 'mate', 'sailor', '--format', 'cup'], '--format is one of round-robin, gauntlet, together'],
    [['arena', 'amerigo', 'mate', 'sailor', '--seats', '3', '--format', 'together'], 'Name one bot for each of the 3 seats, not 2'],
    [['arena', 'amerigo', 'mate', 'kraken'], 'There is no bot "kraken"'],
    [['perft', 'amerigo', '--depth', 'deep'], '--depth is a whole number from 0 to 12, not "deep"'],
    [['train', 'pirates', '--shard', '3/2'], '--shard is a part of so many, as 2/4, not "3/2"'],
    [['train', 'pirates', '--by', 'heart'], '--by is search or results, not "heart"'],
    [['train', 'pirates', '--by', 'results', '--shard', '1/2'], '--shard has no meaning with --by results'],
    [['fuzz', '--games', '0'], '--games is a whole number from 1'],
    [['fuzz', '--wind', '3'], 'Unknown option'],
  ])('%j gets one clear line', (args, message) => {
    const { code, err } = quarterdeck(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a broken file is named with its line', () => {
    const path = file('broken.txt', 'quarterdeck game 1\ngame: amerigo\nrules: 1\nseats: 2\n\n1 fly to the moon\n');
    expect(quarterdeck('replay', path).err).toMatch(/^quarterdeck: line 6: /);
  });
});
