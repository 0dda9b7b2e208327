import type { SeatInfo } from '@quarterdeck/protocol';
import type { Words } from '../i18n/words';

/** The name of a bot level in the player's language. */
export function levelName(level: string, words: Words): string {
  return words.maybe(`level.${level}`) ?? level;
}

/** What everybody at the table is called; bots by their rank, numbered when there are several of a rank. */
export function seatNames(seats: readonly SeatInfo[], words: Words): readonly string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'open') return words.t('table.openSeat');
    if (seat.kind === 'bot') return levelName(seat.level ?? '', words);
    return seat.player?.name ?? '';
  });
  const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];
  return plain.map((name, i) => {
    const earlier = seats[i]?.kind === 'open' ? 0 : plain.slice(0, i).filter((other) => other === name).length;
    return `${name}${numerals[earlier] ?? ''}`;
  });
}

/** Whether a bot decides for this seat: it sits there, or plays on for somebody. */
export function isBotDriven(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.standIn === true || seat.resigned === true);
}
