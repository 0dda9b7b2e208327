import type { Seat } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/protocol';
import type { Words } from '../i18n/words';

export function winnersOf({ ranks }: Result): readonly Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who won with how many points; nobody, where all share it or it was not played out. */
export function winnerWords(result: Result, names: readonly string[], { t, locale }: Words): string {
  const winners = winnersOf(result);
  if (result.how === 'draw' || result.how === 'abandoned' || winners.length === names.length) return t('end.draw');
  const who = new Intl.ListFormat(locale, { type: 'conjunction' }).format(winners.map((seat) => names[seat] ?? ''));
  return t('end.wins', { names: who, n: winners.length, points: result.totals[winners[0] ?? 0] ?? 0 });
}
