import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CAPTAIN_CARDS, type CaptainName } from '../../data/captains';
import { BANKER, CREW, crewInSlot, GUNNER, OFFICER, SLOTS } from '../../data/crew';
import { DOCTOR, FREE_FRIGATE, GOVERNOR } from '../../data/effects';
import { SPICE_CAP } from '../../data/figures';
import { ROSE } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { crewWord } from '../../notation';
import { say } from '../../say';
import {
  captainOf,
  type Effect,
  effectOf,
  galleonAt,
  inTruce,
  isTeam,
  NO_NATION,
  NOBODY,
  NOWHERE,
  partnerOf,
  planetUnderGalleon,
  type State,
  sideOf,
  spiceOf,
} from '../../state';
import type { Key } from '../../texts/messages.en';
import { notNowIn } from '../../turn';
import { abilityOf, whyNotPrepareAbility } from '../captains/officer';
import { gainSpice } from '../collect/spices';
import { frigatesLeft } from '../construct/limits';
import { inHand, mayPlayCrew, whyNotCrew } from './cards';

const PLAYS: readonly MoveOf<'play'>[] = CREW.map((_, crew) => ({ kind: 'play', crew }));

/** Whether anything would come of a card that is in hand. */
function whyNotNow(s: State, seat: Seat, { crew }: MoveOf<'play'>): Reason | undefined {
  const { effect, rule } = at(CREW, crew);
  switch (effect.kind) {
    case 'attack':
    case 'trade':
      return reason('NEEDS_A_CHOICE', 'EF-095');
    case 'ability':
      return whyNotPrepareAbility(s, seat);
    case 'toRose':
      return galleonAt(s, seat) === ROSE ? reason('NO_EFFECT', 'EF-D65') : undefined;
    case 'gain':
      return spiceOf(s, seat, effect.spice) >= SPICE_CAP ? reason('SPICE_FULL', rule, { n: SPICE_CAP }) : undefined;
    case 'prepare':
      return whyNotPrepare(s, seat, effect.effect);
  }
}

/** EF-D65: crew that prepares something is refused where nothing can come of it. */
function whyNotPrepare(s: State, seat: Seat, effect: Effect): Reason | undefined {
  switch (effect) {
    case DOCTOR:
      return effectOf(s, seat, DOCTOR) > 0 ? reason('NO_EFFECT', 'EF-320') : undefined;
    case FREE_FRIGATE: {
      const ofPartner = isTeam(s) ? effectOf(s, partnerOf(s, seat), FREE_FRIGATE) : 0;
      return frigatesLeft(s, seat, effectOf(s, seat, FREE_FRIGATE) + 1, ofPartner) ? undefined : reason('FRIGATE_LIMIT', 'EF-321');
    }
    case GOVERNOR:
      return whyNotGovernor(s, seat);
    default:
      return undefined;
  }
}

function whyNotGovernor(s: State, seat: Seat): Reason | undefined {
  const planet = planetUnderGalleon(s, seat);
  if (planet < 0) return reason('NOT_ON_A_PLANET', 'EF-331');
  const owner = s.planetOwner[planet] ?? NOBODY;
  if (owner < 0) return undefined;
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('OWN_PLANET', 'EF-D72');
  if (inTruce(s, sideOf(s, owner))) return reason('TRUCE', 'EF-D67');
  return undefined;
}

/** Captains whose First Officer is played without a further choice. */
const OFFICER_TEXTS: Readonly<Partial<Record<CaptainName, Key>>> = {
  hubac: 'move.officer.hubac',
  cosme: 'move.officer.cosme',
  fairborne: 'move.officer.fairborne',
  pargo: 'move.officer.pargo',
};

/** EF-095: crew whose play needs no further choice; a First Officer among them where his captain prepares something. */
export const play: DecisionOf<'play'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, move) {
    const effect = CREW[move.crew]?.effect.kind;
    if (effect === undefined || effect === 'attack' || effect === 'trade') return reason('NEEDS_A_CHOICE', 'EF-095');
    return whyNotCrew(s, seat, move.crew) ?? whyNotNow(s, seat, move);
  },
  list(s, seat, out) {
    if (!mayPlayCrew(s, seat)) return;
    const nation = s.nation[sideOf(s, seat)] ?? NO_NATION;
    for (let slot = 0; slot < SLOTS; slot++) {
      const crew = crewInSlot(nation, slot);
      if (crew === OFFICER || crew === GUNNER || crew === BANKER || inHand(s, seat, crew) === 0) continue;
      const move = at(PLAYS, crew);
      if (whyNotNow(s, seat, move) === undefined) out.push(move);
    }
    if (inHand(s, seat, OFFICER) > 0 && whyNotPrepareAbility(s, seat) === undefined) out.push(at(PLAYS, OFFICER));
  },
  play(s, seat, { crew }, emit) {
    const { effect } = at(CREW, crew);
    emit({ kind: 'CrewPlayed', seat, crew });
    switch (effect.kind) {
      case 'toRose':
        emit({ kind: 'GalleonTransferred', seat, from: galleonAt(s, seat), to: ROSE });
        break;
      case 'gain':
        gainSpice(s, seat, effect.spice, effect.amount, 'courtesan', NOWHERE, emit);
        break;
      case 'prepare':
        emit({ kind: 'EffectPrepared', seat, effect: effect.effect, amount: effect.amount });
        break;
      case 'ability': {
        const ability = abilityOf(s, seat);
        if (ability?.kind === 'prepare') emit({ kind: 'EffectPrepared', seat, effect: ability.effect, amount: ability.amount });
        break;
      }
      case 'attack':
      case 'trade':
        break;
    }
  },
  text: pattern('{crew}', { crew: crewWord }).where(
    ({ crew }) => crew !== GUNNER && crew !== BANKER,
    'a Gunner needs a target and a Banker a spice',
  ),
  say({ crew }, s, seat) {
    const { id } = at(CREW, crew);
    if (id !== 'officer') return say(`move.${id}`);
    const captain = CAPTAIN_CARDS[captainOf(s, seat)];
    return say((captain === undefined ? undefined : OFFICER_TEXTS[captain.id]) ?? 'crew.officer');
  },
};

export const worth: WorthOf<'play'> = (_s, _seat, { crew }) => (crew === OFFICER ? 1 : 5);
