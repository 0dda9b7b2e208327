import { type Emit, OVER, type Reason, reason, type Seat, seatTurn, type Turn } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import { endSeat, firstSeat, isTeam, type Phase, partnerOf, type State } from '../state';
import { bonusMoves, playCargo, playShot, playWind, whyNotCargo, whyNotShot, whyNotWind } from './bonuses';
import { buildMoves, playBuild, whyNotBuild } from './build';
import { officerMoves, playOfficerMove, whyNotOfficerMove } from './captains';
import { playConsent, playTurn, whyNotTurn } from './cassini';
import { playRescue, rescueMoves, rescuers, whyNotRescue } from './collect';
import { conquerMoves, playConquer, whyNotConquer } from './conquer';
import { crewMoves, playBanker, playCrew, playGunner, whyNotBanker, whyNotGunner, whyNotPlay } from './crew';
import { exploreMoves, explorers, playEntrust, playLay, whyNotEntrust, whyNotLay } from './explore';
import { playSail, playScuttle, sailMoves, scuttleMoves, whyNotSail, whyNotScuttle } from './sail';
import { choosers, playSetup, setupMoves, whyNotCaptains, whyNotCrew, whyNotMobilise, whyNotNation, whyNotPlanet } from './setup';
import { DONE } from './tables';
import { advance, concede } from './turn';

const ASK_START: Turn = { kind: 'chance', ask: 'start' };
const ASK_TILES: Turn = { kind: 'chance', ask: 'tiles' };
const ASK_BONUS: Turn = { kind: 'chance', ask: 'bonus' };
const ASK_RAID: Turn = { kind: 'chance', ask: 'raid' };

/** Turns of several seats, by the bits of the seats; made once. */
const SEVERAL: readonly Turn[] = Array.from({ length: 16 }, (_, bits) => {
  const seats = [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1);
  return seats.length === 1 ? seatTurn(seats[0] ?? 0) : { kind: 'seats', seats };
});

/** Turns of a seat whose partner has finished and may take that back. */
const WITH_PARTNER: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'seats', seats: [seat], may: [seat ^ 1] }));

function turnOfBits(bits: number): Turn {
  return SEVERAL[bits] ?? OVER;
}

/** Seats of the active side that have not finished the phase. */
function unfinished(s: State): Turn {
  let bits = 0;
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) if (num(s.done, seat) === 0) bits |= 1 << seat;
  const waited = turnOfBits(bits);
  if (s.recalled || !isTeam(s) || waited.kind !== 'seats' || waited.seats.length !== 1) return waited;
  return item(WITH_PARTNER, num(waited.seats, 0));
}

export function turn(s: State): Turn {
  switch (s.phase) {
    case 'start':
      return ASK_START;
    case 'nation':
    case 'captains':
    case 'crew':
    case 'planet':
    case 'mobilise':
      return turnOfBits(choosers(s));
    case 'explore':
      return s.toDraw > 0 ? ASK_TILES : turnOfBits(explorers(s));
    case 'collect':
      for (const draws of s.draws) if (draws > 0) return ASK_BONUS;
      return turnOfBits(rescuers(s));
    case 'tactics':
      if (s.raided >= 0) return ASK_RAID;
      if (s.proposer >= 0) return seatTurn(partnerOf(s, s.proposer));
      return unfinished(s);
    case 'construct':
      return unfinished(s);
    case 'over':
      return OVER;
  }
}

function decides(s: State, seat: Seat): boolean {
  const now = turn(s);
  return now.kind === 'seats' && now.seats.includes(seat);
}

/** EF-D81: a finished phase is taken up again as long as the partner has not finished it too; once each phase. */
function whyNotRecall(s: State, seat: Seat): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-D81');
  if (num(s.done, seat) === 0) return reason('NOT_DONE', 'EF-D81');
  if (turn(s).kind !== 'seats') return reason('NOT_YOUR_DECISION', 'EF-060');
  return s.recalled ? reason('ALREADY_RECALLED', 'EF-D81') : undefined;
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (!decides(s, seat)) return check(s, seat, RECALL) === undefined ? RECALLS : NONE;
  const out: Move[] = [];
  switch (s.phase) {
    case 'explore':
      exploreMoves(s, seat, out);
      break;
    case 'collect':
      rescueMoves(s, seat, out);
      break;
    case 'tactics':
      if (s.proposer >= 0) return CONSENT;
      sailMoves(s, seat, out);
      bonusMoves(s, seat, out);
      crewMoves(s, seat, out);
      officerMoves(s, seat, out);
      scuttleMoves(s, seat, out);
      closingMoves(s, out);
      break;
    case 'construct':
      conquerMoves(s, seat, out);
      buildMoves(s, seat, out);
      closingMoves(s, out);
      break;
    default:
      setupMoves(s, seat, out);
  }
  return out;
}

const NONE: readonly Move[] = [];
const RECALL: Move = { kind: 'recall' };
const RECALLS: readonly Move[] = [RECALL];
const CONSENT: readonly Move[] = [{ kind: 'agree' }, { kind: 'refuse' }];

function closingMoves(s: State, out: Move[]): void {
  out.push(DONE);
  if (s.rules.concede) out.push({ kind: 'concede' });
}

/** When a kind of move is made, why it may not be, and what it does. */
interface Rule<M extends Move> {
  readonly phases: readonly Phase[];
  whyNot?(s: State, seat: Seat, move: M): Reason | undefined;
  play(s: State, seat: Seat, move: M, emit: Emit<Event>): void;
}

const RULES: { readonly [K in Move['kind']]: Rule<MoveOf<K>> } = {
  nation: { phases: ['nation'], whyNot: whyNotNation, play: playSetup },
  captains: { phases: ['captains'], whyNot: whyNotCaptains, play: playSetup },
  crew: { phases: ['crew'], whyNot: whyNotCrew, play: playSetup },
  planet: { phases: ['planet'], whyNot: whyNotPlanet, play: playSetup },
  lay: {
    phases: ['mobilise', 'explore'],
    whyNot: (s, seat, move) => (s.phase === 'mobilise' ? whyNotMobilise : whyNotLay)(s, seat, move),
    play: (s, seat, move, emit) => (s.phase === 'mobilise' ? playSetup : playLay)(s, seat, move, emit),
  },
  entrust: { phases: ['explore'], whyNot: whyNotEntrust, play: playEntrust },

  rescue: { phases: ['collect'], whyNot: whyNotRescue, play: playRescue },
  leave: { phases: ['collect'], play: playRescue },

  sail: { phases: ['tactics'], whyNot: whyNotSail, play: playSail },
  scuttle: { phases: ['tactics'], whyNot: whyNotScuttle, play: playScuttle },
  wind: { phases: ['tactics'], whyNot: whyNotWind, play: playWind },
  shot: { phases: ['tactics'], whyNot: whyNotShot, play: playShot },
  cargo: { phases: ['tactics'], whyNot: whyNotCargo, play: playCargo },
  banker: { phases: ['tactics'], whyNot: whyNotBanker, play: playBanker },
  gunner: { phases: ['tactics'], whyNot: whyNotGunner, play: playGunner },
  play: { phases: ['tactics'], whyNot: whyNotPlay, play: playCrew },
  transfer: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  freeze: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  raid: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  broadside: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  citadel: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  drive: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  sell: { phases: ['tactics'], whyNot: whyNotOfficerMove, play: playOfficerMove },
  turn: { phases: ['tactics'], whyNot: whyNotTurn, play: playTurn },
  agree: { phases: ['tactics'], play: playConsent },
  refuse: { phases: ['tactics'], play: playConsent },

  conquer: { phases: ['construct'], whyNot: whyNotConquer, play: playConquer },
  recruit: { phases: ['construct'], whyNot: whyNotBuild, play: playBuild },
  frigate: { phases: ['construct'], whyNot: whyNotBuild, play: playBuild },
  fortress: { phases: ['construct'], whyNot: whyNotBuild, play: playBuild },
  galleon: { phases: ['construct'], whyNot: whyNotBuild, play: playBuild },
  share: { phases: ['construct'], whyNot: whyNotBuild, play: playBuild },

  done: {
    phases: ['tactics', 'construct'],
    play: (s, seat, _move, emit) => {
      emit({ kind: 'PhaseFinished', seat });
      advance(s, emit);
    },
  },
  recall: {
    phases: ['tactics', 'construct'],
    whyNot: whyNotRecall,
    play: (_s, seat, _move, emit) => emit({ kind: 'PhaseRecalled', seat }),
  },
  concede: {
    phases: ['tactics', 'construct'],
    whyNot: (s) => (s.rules.concede ? undefined : reason('NO_CONCEDING', 'EF-D77')),
    play: (s, seat, _move, emit) => concede(s, seat, emit),
  },
};

/** The rule for a move; the table pairs every kind with a rule that takes just that kind. */
function ruleFor({ kind }: Move): Rule<Move> {
  return RULES[kind];
}

export function check(s: State, seat: Seat, move: Move): Reason | undefined {
  const rule = ruleFor(move);
  if (!rule.phases.includes(s.phase)) return reason('WRONG_PHASE', 'EF-060');
  // Only whoever has finished, and so has nothing to decide, can recall that.
  if (move.kind !== 'recall' && !decides(s, seat)) return reason('NOT_YOUR_DECISION', 'EF-060');
  const consent = move.kind === 'agree' || move.kind === 'refuse';
  if (consent !== s.proposer >= 0) return consent ? reason('NOTHING_PROPOSED', 'EF-D26') : reason('CONSENT_FIRST', 'EF-D26');
  return rule.whyNot?.(s, seat, move);
}

export function play(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  ruleFor(move).play(s, seat, move, emit);
}
