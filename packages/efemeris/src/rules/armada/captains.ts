import { at, HIDDEN, list, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CAPTAIN_CARDS, CAPTAINS_PER_NATION } from '../../data/captains';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { captainWord } from '../../notation';
import { captainName, say, who } from '../../say';
import { type Captain, isTeam, knowsSide, partnerOf, type State, sideOf } from '../../state';
import { captainsToChoose } from './choosers';
import { proceedWithSetup } from './muster';

function whyNot(s: State, seat: Seat, move: MoveOf<'captains'>): Reason | undefined {
  const wanted = captainsToChoose(s);
  const rule = isTeam(s) ? 'EF-052' : s.rules.expert ? 'EF-204' : 'EF-026';
  if (move.captains.length !== wanted || new Set(move.captains).size !== wanted) return reason('WRONG_NUMBER', rule, { n: wanted });
  const nation = at(s.nation, sideOf(s, seat));
  if (move.captains.some((captain) => CAPTAIN_CARDS[captain]?.nation !== nation)) return reason('OTHER_NATION', 'EF-025');
  if (isTeam(s) && at(s.captains, partnerOf(s, seat)).includes(at(move.captains, 0))) return reason('PARTNER_HAS_IT', 'EF-052');
  return undefined;
}

/** EF-026, EF-052, EF-204: captains in secret, first on top. */
export const captains: DecisionOf<'captains'> = {
  at: ['captains'],
  whyNot,
  list(s, seat, out) {
    const wanted = captainsToChoose(s);
    const first = at(s.nation, sideOf(s, seat)) * CAPTAINS_PER_NATION;
    const chosen: Captain[] = [];
    const choose = (): void => {
      if (chosen.length === wanted) {
        const move: MoveOf<'captains'> = { kind: 'captains', captains: chosen.slice() };
        if (whyNot(s, seat, move) === undefined) out.push(move);
        return;
      }
      for (let captain = first; captain < first + CAPTAINS_PER_NATION; captain++) {
        if (chosen.includes(captain)) continue;
        chosen.push(captain);
        choose();
        chosen.pop();
      }
    };
    choose();
  },
  play(s, seat, move, emit) {
    emit({ kind: 'CaptainsChosen', seat, captains: move.captains });
    proceedWithSetup(s, emit);
  },
  text: pattern('captains {captains}', { captains: list(captainWord) }),
  say: (move) =>
    say('move.captains', {
      n: move.captains.length,
      captains: move.captains.map((card) => say('captain.name', { captain: captainName(card) })),
    }),
};

export const happenings: HappeningsOf<'CaptainsChosen'> = {
  CaptainsChosen: {
    evolve(s, e) {
      s.captains[e.seat] = e.captains.slice();
    },
    redact: (e, viewer, s) => (knowsSide(s, viewer, sideOf(s, e.seat)) ? e : { ...e, captains: e.captains.map(() => HIDDEN) }),
    say: (e) => say('event.CaptainsChosen', { who: who(e.seat), n: e.captains.length }),
  },
};

export const worth: WorthOf<'captains'> = () => 0;
