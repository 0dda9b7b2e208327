import { at, countOf, type Message, type Seat } from '@quarterdeck/kernel';
import { CREW_PER_TURN } from './data/figures';
import { PEPPER, VANILLA } from './data/spices';
import { tileWords } from './names';
import { captainsToChoose, crewToChoose } from './rules/armada/choosers';
import { edgeWords, say, who } from './say';
import { isTeam, type Phase, type State, spiceOf } from './state';

/** EF-D81: whether a seat only waits for its partner. */
function hasFinished(s: State, seat: Seat): boolean {
  return (s.phase === 'tactics' || s.phase === 'construct') && s.proposer < 0 && at(s.done, seat) === 1;
}

type Ask = (s: State, seat: Seat) => Message;

const ASKS: Readonly<Record<Phase, Ask>> = {
  start: () => say('decision.none'),
  nation: () => say('decision.nation'),
  captains: (s) => say('decision.captains', { n: captainsToChoose(s) }),
  crew: (s) => say(isTeam(s) ? 'decision.crew.team' : 'decision.crew', { n: crewToChoose(s) }),
  planet: () => say('decision.planet'),
  mobilise: () => say('decision.mobilise'),
  explore: (s, seat) => say('decision.explore', { n: countOf(s.drawer, seat) }),
  collect: (s, seat) => say('decision.rescue', { n: at(s.rescues, seat) }),
  tactics: (s, seat) =>
    s.proposer < 0
      ? say('decision.tactics', { n: CREW_PER_TURN - at(s.crewPlayed, seat) })
      : say('decision.consent', { who: who(s.proposer), tile: tileWords(s.proposedTile), edge: edgeWords(s.proposedTurn) }),
  construct: (s, seat) => say('decision.construct', { pepper: spiceOf(s, seat, PEPPER), vanilla: spiceOf(s, seat, VANILLA) }),
  over: () => say('decision.none'),
};

/** What is being decided, in the eyes of a seat: the same for those who wait. */
export function ask(s: State, seat: Seat): Message {
  return hasFinished(s, seat) ? say('decision.finished') : ASKS[s.phase](s, seat);
}
