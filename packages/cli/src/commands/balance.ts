import { isLevel, LEVELS, loadPrior, balance as measure, type Tally } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { configOf, InputError } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/** Plays games between equal bots and prints who wins, by seat, first choice and everything used, and where points come from. */
export async function balance(
  id: string,
  options: { seats?: unknown; games?: unknown; level?: unknown; iterations?: unknown; seed?: unknown; set?: unknown; json?: boolean },
): Promise<void> {
  const game = await loadGame(id);
  const level = String(options.level ?? 'captain');
  if (!isLevel(level)) throw new InputError(`--level is one of ${LEVELS.join(', ')}, not "${level}"`);
  const games = wholeNumber('games', options.games ?? 100, 1, 1_000_000);
  const iterations = wholeNumber('iterations', options.iterations ?? 100, 1, 1_000_000);
  const seed = String(options.seed ?? 'balance');
  const { messages } = await game.texts.en();
  for (const seats of seatCounts(game, options.seats)) {
    const bar = progress(`balance ${id}, ${seats} seats`);
    const set = settings(options.set);
    const onGame = (done: number): void => bar.step(done, games);
    const prior = await loadPrior(game, configOf(game, seats, set));
    const result = measure(game, { seats, level, games, seed, iterations, options: set, onGame }, prior);
    bar.end();
    if (options.json) {
      printJson({ game: id, rules: game.rulesVersion, seats, level, iterations, seed, ...result });
      continue;
    }
    const name = (key: string): string => nameOf(key, messages);
    print(`## ${id}, ${seats} seats`);
    print('');
    print(
      `${games} games between ${level} bots, rules version ${game.rulesVersion}, ${result.moves.toFixed(0)} moves each, ${result.unfinished} without an end. If all were equal, a seat would win ${percent(result.fair)}.`,
    );
    section('Seat', result.bySeat, (key) => key);
    section('First to move', result.byStart, (key) => key);
    section('First choice', result.byFirstChoice, name);
    section(
      'Used',
      result.uses.filter(({ name: key }) => isPiece(key, messages)),
      name,
    );
    print('');
    printTable([
      ['points from', 'winners', 'others', 'most', 'had by'],
      ...result.sources.map(({ item, winners, others, most, reached }) => [
        messages[`score.${item}`] ?? item,
        winners.toFixed(1),
        others.toFixed(1),
        String(most),
        percent(reached),
      ]),
    ]);
    print('');
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** `role: Captain` of the text `role.captain`; a proper name that stands behind a text is shown as it is. */
function nameOf(key: string, messages: Readonly<Record<string, string>>): string {
  const [text = '', ...proper] = key.split(' ');
  const said = messages[text] ?? text;
  // A sentence is no name.
  const name = said.length > 40 || said.includes('{') ? text : said;
  return `${text.split('.')[0]}: ${proper.length > 0 ? proper.join(' ') : name}`;
}

/** Whether a text is the name of a piece: sentences, places and figures say nothing here. */
function isPiece(key: string, messages: Readonly<Record<string, string>>): boolean {
  const [text = '', ...proper] = key.split(' ');
  if (/^(move|place|lane|space|field|border|player|counted|cubes|points|edge|ship|tile|boat|boats)\b/.test(text)) return false;
  return text.includes('.') && (proper.length > 0 || !(messages[text] ?? '{').includes('{'));
}

function section(title: string, rows: readonly Tally[], name: (key: string) => string): void {
  if (rows.length === 0) return;
  print('');
  printTable([
    [title, 'seats', 'times', 'win', '95 % from', 'to'],
    ...rows.map((row) => [name(row.name), String(row.seats), String(row.times), percent(row.wins), percent(row.low), percent(row.high)]),
  ]);
}
