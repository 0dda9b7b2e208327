import type { SeatInfo } from '@quarterdeck/protocol';

/** A bot decides here: its own seat, one it stands in for, or one that was resigned. */
export function isBotDriven(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.standIn === true || seat.resigned === true);
}

/** A person decides here. */
export function isPersonDriven(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && !isBotDriven(seat);
}

export function seatsOf(seats: readonly SeatInfo[], player: string | undefined): number[] {
  return player === undefined ? [] : seats.flatMap((seat, i) => (seat.player?.id === player ? [i] : []));
}

/** Everybody who has a seat, once each. */
export function membersOf(seats: readonly SeatInfo[]): string[] {
  return [...new Set(seats.flatMap((seat) => (seat.player === undefined ? [] : [seat.player.id])))];
}

/** The seats whose persons must agree to what `by` offers: all persons at the table but the one who asks. */
export function mustAgree(seats: readonly SeatInfo[], by: number): number[] {
  const asker = seats[by]?.player?.id;
  return seats.flatMap((seat, i) => (isPersonDriven(seat) && seat.player?.id !== asker ? [i] : []));
}

/** A person's seat without anybody standing in. */
export function seatedPerson(seat: SeatInfo): SeatInfo {
  return seat.player === undefined ? { kind: 'open' } : { kind: 'person', player: seat.player };
}
