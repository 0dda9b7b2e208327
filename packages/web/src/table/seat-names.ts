import { botNames, FORMER_NAME, type SeatInfo } from '@quarterdeck/protocol';
import type { Words } from '../i18n/words';

/** The name of a bot level in the player's language. */
export function levelName(level: string, words: Words): string {
  return words.maybe(`level.${level}`) ?? level;
}

/** What everybody at the table is called. */
export function seatNames(seats: readonly SeatInfo[], words: Words): readonly string[] {
  const bots = botNames(seats);
  return seats.map((seat, i) => {
    if (seat.kind === 'open') return words.t('table.openSeat');
    const name = bots[i] ?? seat.player?.name ?? '';
    return name === FORMER_NAME ? words.t('table.formerMember') : name;
  });
}

/** What seats are called where nobody in particular sits. */
export function seatNumbers(seats: number, { t }: Words): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => t('new.seat', { n: seat + 1 }));
}

/** Whether a bot decides for this seat: it sits there, or plays on for somebody. */
export function isBotDriven(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.standIn === true || seat.resigned === true);
}
