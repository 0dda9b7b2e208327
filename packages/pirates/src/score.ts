import { NO_POINTS, rankBy, type ScoredPoints, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { at } from './cells';
import { MARK_PENALTY, YIN_YANG_PER_CHEST } from './data/numbers';
import type { Event } from './events';
import { bestFinalPlan } from './prices';
import { ITEMS, type Item, NOBODY, type State } from './state';

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

export function points(e: Event): readonly ScoredPoints[] {
  switch (e.kind) {
    case 'GameBegun':
      return Array.from({ length: e.seats }, (_, seat) => ({ seat, item: 'start', points: e.chests }));
    case 'ShipsBought':
      return [{ seat: e.seat, item: 'ships', points: -e.ships }];
    case 'GoodsSold':
      return [{ seat: e.seat, item: e.final ? 'finalSale' : 'sales', points: e.chests }];
    case 'BargainStruck':
      return [{ seat: e.seat, item: 'bargains', points: e.chests }];
    case 'ChestsGranted':
      return [{ seat: e.seat, item: 'gifts', points: e.chests }];
    case 'WagesPaid':
      return [{ seat: e.seat, item: 'wages', points: -e.chests }];
    case 'TavernServed':
      return e.chests === 0 ? NO_POINTS : [{ seat: e.seat, item: 'tavern', points: e.chests }];
    case 'TalismansCounted':
      return [{ seat: e.seat, item: 'talismans', points: e.chests }];
    case 'YinYangCounted':
      return [{ seat: e.seat, item: 'yinYang', points: e.chests }];
    case 'MarksCounted':
      return [{ seat: e.seat, item: 'marks', points: e.chests }];
    default:
      return NO_POINTS;
  }
}

function privateersOf(s: State, seat: Seat): number {
  let tiles = 0;
  for (const owner of s.privateers) if (owner === seat && owner !== NOBODY) tiles++;
  return tiles;
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
