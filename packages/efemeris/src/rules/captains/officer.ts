import { type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { type Ability, CAPTAIN_CARDS } from '../../data/captains';
import { GUNNER, OFFICER } from '../../data/crew';
import { COSME, RANGE, STRIDE } from '../../data/effects';
import { CREW_PER_TURN } from '../../data/figures';
import { captainOf, effectOf, GALLEON, galleonAt, NOBODY, NOWHERE, type State, shipOf } from '../../state';
import { inHand, mayPlayCrew, whyNotCrew } from '../crew/cards';

/** The ability of the captain in the sky; undefined without galleon. */
export function abilityOf(s: State, seat: Seat): Ability | undefined {
  return galleonAt(s, seat) === NOWHERE ? undefined : CAPTAIN_CARDS[captainOf(s, seat)]?.ability;
}

/** EF-301: a First Officer serves the ability of the captain in command. */
export function whyNotOfficer(s: State, seat: Seat, kind: Ability['kind'], cards = 1): Reason | undefined {
  const why = whyNotCrew(s, seat, OFFICER, cards);
  if (why !== undefined) return why;
  return abilityOf(s, seat)?.kind === kind ? undefined : reason('OTHER_CAPTAIN', 'EF-301');
}

/** The same as a quick answer, for lists. */
export function officerServes(s: State, seat: Seat, kind: Ability['kind'], cards = 1): boolean {
  return inHand(s, seat, OFFICER) > 0 && mayPlayCrew(s, seat, cards) && CAPTAIN_CARDS[captainOf(s, seat)]?.ability.kind === kind;
}

/** Hubac, Cosme, Fairborne, Pargo prepare something that waits: whether anything would come of it. */
export function whyNotPrepareAbility(s: State, seat: Seat): Reason | undefined {
  const ability = abilityOf(s, seat);
  if (ability?.kind !== 'prepare') return reason('OTHER_CAPTAIN', 'EF-301');
  switch (ability.effect) {
    case STRIDE:
      if (s.sailed[shipOf(seat, GALLEON)] === 1) return reason('HAS_SAILED', 'EF-211');
      return (s.frozenBy[shipOf(seat, GALLEON)] ?? NOBODY) >= 0 ? reason('FROZEN', 'EF-213') : undefined;
    case COSME:
      return effectOf(s, seat, COSME) > 0 ? reason('NO_EFFECT', 'EF-D65') : undefined;
    case RANGE:
      if (inHand(s, seat, GUNNER) === 0) return reason('NEEDS_A_GUNNER', 'EF-236');
      return (s.crewPlayed[seat] ?? 0) + 2 > CREW_PER_TURN ? reason('CREW_LIMIT', 'EF-236', { n: CREW_PER_TURN }) : undefined;
    default:
      return undefined;
  }
}
