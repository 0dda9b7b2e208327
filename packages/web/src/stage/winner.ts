import type { Seat, Speaker } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/protocol';
import type { Words } from '../i18n/words';
import type { AnyBoard } from '../kit';

/** How much somebody ended with, in words: by itself, or after "with". */
export interface Amount {
  plain(n: number): string;
  after(n: number): string;
}

/** Points, unless the game counts something else. */
export function amountOf(board: Pick<AnyBoard, 'total'> | undefined, speaker: Speaker, { t }: Words): Amount {
  const total = board?.total;
  if (total === undefined) return { plain: (n) => t('end.points', { n }), after: (n) => t('end.withPoints', { n }) };
  const say = (n: number): string => speaker.say(total(n));
  return { plain: say, after: say };
}

export function winnersOf({ ranks }: Result): readonly Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who won with how much; nobody, where all share it or it was not played out. Whoever reads it is spoken to where they alone won. */
export function winnerWords(result: Result, names: readonly string[], mine: readonly Seat[], amount: Amount, { t, locale }: Words): string {
  const winners = winnersOf(result);
  if (result.how === 'draw' || result.how === 'abandoned' || winners.length === names.length) return t('end.draw');
  const [first = 0] = winners;
  const gained = amount.after(result.totals[first] ?? 0);
  if (winners.length === 1 && mine.length === 1 && mine.includes(first)) return t('end.youWin', { amount: gained });
  const who = new Intl.ListFormat(locale, { type: 'conjunction' }).format(winners.map((seat) => names[seat] ?? ''));
  return t('end.wins', { names: who, n: winners.length, amount: gained });
}
