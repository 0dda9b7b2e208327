import { at, type Message, type Seat } from '@quarterdeck/kernel';
import { CREW_PER_TURN } from './data/figures';
import { PEPPER, VANILLA } from './data/spices';
import { captainsToChoose, crewToChoose } from './rules/armada/choosers';
import { edgeWords, say, tileName, who } from './say';
import { isTeam, type State, spiceOf } from './state';

/** EF-D81: whether a seat only waits for its partner. */
function hasFinished(s: State, seat: Seat): boolean {
  return (s.phase === 'tactics' || s.phase === 'construct') && s.proposer < 0 && at(s.done, seat) === 1;
}

/** What is being decided, in the eyes of a seat: the same for those who wait. */
export function ask(s: State, seat: Seat): Message {
  if (hasFinished(s, seat)) return say('decision.finished');
  switch (s.phase) {
    case 'nation':
    case 'planet':
    case 'mobilise':
      return say(`decision.${s.phase}`);
    case 'captains':
      return say('decision.captains', { n: captainsToChoose(s) });
    case 'crew':
      return say(isTeam(s) ? 'decision.crew.team' : 'decision.crew', { n: crewToChoose(s) });
    case 'explore':
      return say('decision.explore', { n: s.drawer.filter((drawer) => drawer === seat).length });
    case 'collect':
      return say('decision.rescue', { n: at(s.rescues, seat) });
    case 'tactics':
      return s.proposer < 0
        ? say('decision.tactics', { n: CREW_PER_TURN - at(s.crewPlayed, seat) })
        : say('decision.consent', { who: who(s.proposer), tile: tileName(s.proposedTile), edge: edgeWords(s.proposedTurn) });
    case 'construct':
      return say('decision.construct', { pepper: spiceOf(s, seat, PEPPER), vanilla: spiceOf(s, seat, VANILLA) });
    case 'start':
    case 'over':
      return say('decision.none');
  }
}
