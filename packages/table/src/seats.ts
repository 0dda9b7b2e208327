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

/**
 * The seats whose persons must agree to what `by` offers: all persons at the table but the one who asks,
 * and but the one of the seat it is about. Where a game counts, a person has a say also while a bot stands in.
 */
export function mustAgree(seats: readonly SeatInfo[], by: number, rated: boolean, about?: number): number[] {
  const asker = seats[by]?.player?.id;
  const concerned = about === undefined ? undefined : seats[about]?.player?.id;
  return seats.flatMap((seat, i) => {
    const { id } = seat.player ?? {};
    return hasSay(seat, rated) && id !== asker && (concerned === undefined || id !== concerned) ? [i] : [];
  });
}

/** Whether there is anybody whom `by` would have to ask. Every move asks this for every seat. */
export function hasSomebodyToAsk(seats: readonly SeatInfo[], by: number, rated: boolean): boolean {
  const asker = seats[by]?.player?.id;
  for (const seat of seats) if (hasSay(seat, rated) && seat.player?.id !== asker) return true;
  return false;
}

function hasSay(seat: SeatInfo, rated: boolean): boolean {
  return isPersonDriven(seat) || (rated && seat.standIn === true);
}

/** A person's seat without anybody standing in. */
export function seatedPerson(seat: SeatInfo): SeatInfo {
  return seat.player === undefined ? { kind: 'open' } : { kind: 'person', player: seat.player };
}

/** A seat that somebody else may take: a bot plays here until they come. */
export function freed(seat: SeatInfo, level: string): SeatInfo {
  return seat.kind === 'bot' ? { ...seat, free: true } : { ...seatedPerson(seat), level, standIn: true, free: true };
}
