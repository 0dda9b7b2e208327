import { at, countOf, rankBy, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { MARK_PENALTY, YIN_YANG_PER_CHEST } from './data/figures';
import { bestFinalPlan } from './prices';
import { type Holder, ITEMS, type Item, type State } from './state';

/** Lines that only the final scoring fills. */
const FINAL: readonly Item[] = ['finalSale', 'talismans', 'yinYang', 'marks'];

/** Whether the final scoring is complete, so that nothing is in prospect any more. */
const isOver = (s: State): boolean => s.step === 'over';

export function score(s: State): ScoreSheet {
  const lines: ScoreLine[] = ITEMS.map((item, i) => ({
    item,
    points: s.chests.map((_, seat) => at(s.ledger, seat * ITEMS.length + i)),
    booked: true,
  }));
  if (isOver(s)) return scoreSheet(s.chests.length, lines);
  const booked = lines.filter((line) => !FINAL.some((item) => item === line.item) || line.points.some((points) => points !== 0));
  return scoreSheet(s.chests.length, [...booked, ...prospects(s)]);
}

/** What the final scoring would add now, Bargains used as well as possible (PI-210 to PI-215). */
function prospects(s: State): ScoreLine[] {
  const plans = s.chests.map((_, seat) => bestFinalPlan(s, seat));
  const line = (item: string, points: readonly number[]): ScoreLine => ({ item, points, booked: false });
  return [
    line(
      'prospect.sale',
      plans.map((plan) => plan.sale),
    ),
    line('prospect.talismans', [...s.talismans]),
    line(
      'prospect.yinYang',
      plans.map((plan) => Math.floor(plan.tokens / YIN_YANG_PER_CHEST)),
    ),
    line(
      'prospect.marks',
      s.marks.map((marks, seat) => -MARK_PENALTY * (marks + handSize(s, seat))),
    ),
  ];
}

const handSize = (s: State, seat: Seat): number => s.hands[seat]?.length ?? 0;

function privateersOf(s: State, seat: Seat): number {
  return countOf<Holder>(s.privateers, seat);
}

/** Most chests; then fewest privateer tiles, then fewest black marks, then shared (PI-216, PI-217). */
export function ranking(s: State): readonly number[] {
  const total = isOver(s) ? s.chests : score(s).total;
  return rankBy(
    s.chests.length,
    (seat) => at(total, seat),
    (seat) => -privateersOf(s, seat),
    (seat) => -at(s.marks, seat) - (isOver(s) ? 0 : handSize(s, seat)),
  );
}
