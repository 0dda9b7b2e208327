import {
  accountsOf,
  type Change,
  type CurvePoint,
  changesOf,
  curveLength,
  type Estimate,
  judge,
  type RatedMove,
  winCurve,
} from '@quarterdeck/bots';
import { type AnyGame, type Entry, InputError, type Message, Playthrough, type Seat, type Speaker, speaker } from '@quarterdeck/kernel';
import { locale, openGameFile, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/** A decision that was judged: what it cost whoever made it, and what would have been better. */
interface Judged {
  readonly n: number;
  readonly seat: Seat;
  readonly played: Message;
  readonly best: RatedMove | undefined;
  readonly cost: number;
  readonly error: number;
}

/** A step in the game that changed somebody's chance by less is told only when everything is. */
const WORTH_TELLING = 0.04;

/** Tells a finished game as luck and decisions: what chance gave, what moves changed, and what they cost against the best found. */
export async function analyse(
  path: string,
  options: { language?: unknown; iterations?: unknown; all?: boolean; json?: boolean },
): Promise<void> {
  const { game, file } = await openGameFile(path);
  const { seats, players } = file.header;
  const iterations = wholeNumber('iterations', options.iterations ?? 400, 0, 1_000_000);
  const language = locale(options.language ?? 'en');
  const voice = speaker(language, await game.texts[language](), players);
  const run = new Playthrough(game, seats, file.header.options, file.header.rulesVersion);
  if (file.entries.length === 0) throw new InputError(`Nothing has happened yet in ${path}: there is nothing to analyse`);
  const points = curveOf(game, run.config, file.entries);
  const judged = iterations === 0 ? [] : judgeAll(game, run, file.entries, iterations);
  const decider = (n: number): Seat | undefined => {
    const entry = file.entries[n];
    return entry?.kind === 'move' ? entry.seat : undefined;
  };
  const accounts = accountsOf(points, decider).map((account, seat) => ({ seat, ...account, cost: costOf(judged, seat) }));
  const changes = changesOf(points, decider);
  if (options.json) return printJson({ game: game.id, players, points, changes, judged, accounts });
  printTable([
    ['', ...players],
    row('chance at the beginning', accounts, ({ first }) => percent(first)),
    row('luck', accounts, ({ luck }) => change(luck)),
    row('own decisions', accounts, ({ own }) => change(own)),
    row('decisions of others', accounts, ({ others }) => change(others)),
    row('chance at the end', accounts, ({ last }) => percent(last)),
    ...(iterations === 0
      ? []
      : [row('lost against the best moves', accounts, ({ cost }) => change({ value: -cost.value, error: cost.error }))]),
  ]);
  print('');
  printSteps(changes, judged, { voice, players, all: options.all === true });
}

function row<T>(title: string, accounts: readonly T[], cell: (account: T) => string): string[] {
  return [title, ...accounts.map(cell)];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`;
const change = ({ value, error }: Estimate): string => `${signed(value)} ± ${(100 * error).toFixed(1)}`;

function curveOf(game: AnyGame, config: Parameters<typeof winCurve>[1], entries: readonly Entry<unknown, unknown>[]): CurvePoint[] {
  const bar = progress('chances');
  const points: CurvePoint[] = [];
  const of = curveLength(entries);
  for (const point of winCurve(game, config, entries)) {
    points.push(point);
    bar.step(points.length, of);
  }
  bar.end();
  return points;
}

/** Every decision that left a choice, judged from what its seat saw. */
function judgeAll(
  game: AnyGame,
  run: Playthrough<unknown, unknown, unknown, unknown>,
  entries: readonly Entry<unknown, unknown>[],
  iterations: number,
): Judged[] {
  const bar = progress('decisions');
  const judged: Judged[] = [];
  entries.forEach((entry, n) => {
    if (entry.kind === 'move' && game.moves(run.state, entry.seat).length > 1) {
      const { seat, move } = entry;
      const view = game.view(run.state, seat);
      const { best, cost, error } = judge(game, run.config, view, seat, move, { iterations }, n + 1);
      judged.push({ n, seat, played: game.words.move(move, view, seat), best: best[0], cost, error });
    }
    run.append(entry);
    bar.step(n + 1, entries.length);
  });
  bar.end();
  return judged;
}

function costOf(judged: readonly Judged[], seat: Seat): Estimate {
  const own = judged.filter((one) => one.seat === seat);
  return { value: own.reduce((sum, { cost }) => sum + cost, 0), error: Math.sqrt(own.reduce((sum, { error }) => sum + error * error, 0)) };
}

const listed = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);

interface Telling {
  readonly voice: Speaker;
  readonly players: readonly string[];
  readonly all: boolean;
}

/** Step by step: what the decision changed for whoever made it, what it cost, and whom chance favoured then. */
function printSteps(changes: readonly Change[], judged: readonly Judged[], { voice, players, all }: Telling): void {
  const costs = new Map(judged.map((one) => [one.n, one]));
  for (const { n, seat, decision, luck } of changes) {
    const cost = costs.get(n);
    const clear = cost !== undefined && cost.cost > 2 * cost.error && cost.cost >= WORTH_TELLING;
    const lucky = luck?.some(({ value, error }) => Math.abs(value) >= Math.max(WORTH_TELLING, 2 * error)) === true;
    if (!all && !clear && !lucky) continue;
    const who = seat === undefined ? '' : (players[seat] ?? '');
    const own = seat === undefined ? undefined : decision[seat];
    const played = cost === undefined ? '' : `: ${voice.say(cost.played)}`;
    print(`${String(n + 1).padStart(4)}  ${who}${played}${own === undefined ? '' : ` (${change(own)})`}`);
    if (clear && cost.best !== undefined) {
      const why = cost.best.why.map(({ says, share }) => `${voice.say(says)} ${signed(share)}`);
      print(`      cost ${percent(cost.cost)} ± ${(100 * cost.error).toFixed(1)} against: ${voice.say(cost.best.says)}${listed(why)}`);
    }
    if (lucky || (all && luck !== undefined)) {
      print(`      luck${listed((luck ?? []).map((one, whose) => `${players[whose] ?? ''} ${change(one)}`))}`);
    }
  }
}
