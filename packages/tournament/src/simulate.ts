import { fillUp, nextStep } from './next-step';
import { standings } from './standings';
import { type Plan, Tournament } from './tournament';

export interface Simulated {
  /** Kendall's tau between the final standing and the true order: 1 is perfect, 0 is chance. */
  readonly tau: number;
  /** The same for the best that could be made of the very same games: strengths fitted to all of them. */
  readonly best: number;
  /** Whether the strongest won. */
  readonly champion: boolean;
  readonly games: number;
  readonly meetAgain: number;
}

/** A game by Plackett and Luce: the first place is drawn by strength, then the second among those left, and so on. */
function play(strengths: readonly number[], random: () => number): number[] {
  const left = new Set(strengths.keys());
  const ranks = new Array<number>(strengths.length).fill(0);
  for (let rank = 1; left.size > 0; rank++) {
    let draw = random() * [...left].reduce((sum, seat) => sum + Math.exp(strengths[seat] ?? 0), 0);
    let taken = [...left].at(-1) ?? 0;
    for (const seat of left) {
      draw -= Math.exp(strengths[seat] ?? 0);
      if (draw <= 0) {
        taken = seat;
        break;
      }
    }
    ranks[taken] = rank;
    left.delete(taken);
  }
  return ranks;
}

/** Plays one whole tournament of players of known strength, as the server would run it. `strengths` are logarithms; nobody's rating is known. */
export function simulate(plan: Plan, strengths: readonly number[], random: () => number): Simulated {
  const tournament = new Tournament(plan);
  const strengthOf = new Map<string, number>();
  strengths.forEach((strength, i) => {
    const id = `p-${i + 1}`;
    strengthOf.set(id, strength);
    tournament.apply({ k: 'joined', entrant: { id, name: id, rating: 0 } });
  });
  const bots = fillUp(tournament);
  if (bots === 'too-few') throw new Error('Too few for this tournament');
  for (const { id } of bots) strengthOf.set(id, 0);
  tournament.apply({ k: 'started', bots });
  const games: (readonly string[])[] = [];
  let tables = 0;
  for (let step = nextStep(tournament); step !== undefined; step = nextStep(tournament)) {
    if (step.k === 'finish') {
      tournament.apply({ k: 'finished' });
      break;
    }
    const boards = (step.k === 'pair' ? step.boards : [step.players]).map((players) => ({ table: `t-${++tables}`, players }));
    if (step.k === 'pair') tournament.apply({ k: 'paired', boards, byes: step.byes });
    else for (const board of boards) tournament.apply({ k: 'replayed', board });
    for (const { table, players } of boards) {
      const ranks = play(
        players.map((id) => strengthOf.get(id) ?? 0),
        random,
      );
      games.push([...players].sort((a, b) => (ranks[players.indexOf(a)] ?? 0) - (ranks[players.indexOf(b)] ?? 0)));
      tournament.apply({ k: 'ended', table, result: { ranks, totals: ranks.map((rank) => players.length + 1 - rank), gone: [] } });
    }
  }
  const truth = [...strengthOf.keys()].sort((a, b) => (strengthOf.get(b) ?? 0) - (strengthOf.get(a) ?? 0));
  const rows = standings(tournament);
  const fitted = fit([...strengthOf.keys()], games);
  return {
    tau: kendall(truth, (id) => -(rows.find((row) => row.id === id)?.rank ?? 0)),
    best: kendall(truth, (id) => fitted.get(id) ?? 0),
    champion: rows[0]?.id === truth[0],
    games: games.length,
    meetAgain: meetAgain(games),
  };
}

function meetAgain(games: readonly (readonly string[])[]): number {
  const met = new Set<string>();
  let again = 0;
  for (const game of games) {
    for (const a of game) {
      for (const b of game) {
        if (a >= b) continue;
        if (met.has(`${a} ${b}`)) again++;
        met.add(`${a} ${b}`);
      }
    }
  }
  return again;
}

/** How far a figure puts people into their true order (given best first); equal figures count for neither. */
function kendall(truth: readonly string[], figure: (id: string) => number): number {
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < truth.length; i++) {
    for (let j = i + 1; j < truth.length; j++) {
      sum += Math.sign(figure(truth[i] ?? '') - figure(truth[j] ?? ''));
      pairs++;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}

const ROUNDS_OF_FITTING = 60;
/** As if everybody had won and lost once against somebody average: who won all games is strong, not infinitely so. */
const PRIOR = 1;

/** The strengths under which these games are most likely, by Hunter's minorise-maximise steps. Games list their players best first. */
function fit(ids: readonly string[], games: readonly (readonly string[])[]): Map<string, number> {
  let strength = new Map(ids.map((id) => [id, 1]));
  const of = (id: string): number => strength.get(id) ?? 1;
  for (let round = 0; round < ROUNDS_OF_FITTING; round++) {
    const won = new Map(ids.map((id) => [id, PRIOR]));
    const faced = new Map(ids.map((id) => [id, (2 * PRIOR) / (of(id) + 1)]));
    for (const game of games) {
      for (let place = 0; place < game.length - 1; place++) {
        const left = game.slice(place);
        const sum = left.reduce((total, id) => total + of(id), 0);
        const winner = left[0] ?? '';
        won.set(winner, (won.get(winner) ?? 0) + 1);
        for (const id of left) faced.set(id, (faced.get(id) ?? 0) + 1 / sum);
      }
    }
    strength = new Map(ids.map((id) => [id, (won.get(id) ?? 0) / (faced.get(id) ?? 1)]));
  }
  return strength;
}
