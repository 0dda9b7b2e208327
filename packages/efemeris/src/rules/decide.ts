import { type Emit, OVER, type Reason, reason, type Seat, seatTurn, type Turn } from '@quarterdeck/kernel';
import { OFFICER } from '../data/crew';
import type { Event } from '../events';
import { num } from '../items';
import type { Move } from '../move';
import { endSeat, firstSeat, isTeam, type Phase, partnerOf, type State } from '../state';
import { bonusMoves, playCargo, playShot, playWind, whyNotCargo, whyNotShot, whyNotWind } from './bonuses';
import { buildMoves, playBuild, whyNotBuild } from './build';
import { officerMoves, playOfficer, playOfficerMove, whyNotOfficerMove } from './captains';
import { playConsent, playTurn } from './cassini';
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

function turnOfBits(bits: number): Turn {
  return SEVERAL[bits] ?? OVER;
}

/** Seats of the active side that have not finished the phase, as bits. */
function unfinished(s: State): number {
  let bits = 0;
  for (let seat = firstSeat(s, s.active); seat < endSeat(s, s.active); seat++) if (num(s.done, seat) === 0) bits |= 1 << seat;
  return bits;
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
      return turnOfBits(unfinished(s));
    case 'construct':
      return turnOfBits(unfinished(s));
    case 'over':
      return OVER;
  }
}

function decides(s: State, seat: Seat): boolean {
  const now = turn(s);
  return now.kind === 'seats' && now.seats.includes(seat);
}

/** The phases to which each kind of move belongs. */
const PHASES: Readonly<Record<Move['kind'], readonly Phase[]>> = {
  nation: ['nation'],
  captains: ['captains'],
  crew: ['crew'],
  planet: ['planet'],
  lay: ['mobilise', 'explore'],
  entrust: ['explore'],
  rescue: ['collect'],
  leave: ['collect'],
  sail: ['tactics'],
  wind: ['tactics'],
  shot: ['tactics'],
  cargo: ['tactics'],
  banker: ['tactics'],
  gunner: ['tactics'],
  play: ['tactics'],
  transfer: ['tactics'],
  turn: ['tactics'],
  freeze: ['tactics'],
  raid: ['tactics'],
  broadside: ['tactics'],
  citadel: ['tactics'],
  drive: ['tactics'],
  sell: ['tactics'],
  agree: ['tactics'],
  refuse: ['tactics'],
  scuttle: ['tactics'],
  recruit: ['construct'],
  frigate: ['construct'],
  fortress: ['construct'],
  galleon: ['construct'],
  conquer: ['construct'],
  share: ['construct'],
  done: ['tactics', 'construct'],
  recall: ['tactics', 'construct'],
  concede: ['tactics', 'construct'],
};

/** EF-D81: a finished phase is taken up again as long as the partner has not finished it too; once each phase. */
function whyNotRecall(s: State, seat: Seat): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-D81');
  if (num(s.done, partnerOf(s, seat)) === 0) return reason('PARTNER_NOT_DONE', 'EF-D81');
  return s.recalled ? reason('ALREADY_RECALLED', 'EF-D81') : undefined;
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (!decides(s, seat)) return NONE;
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
      closingMoves(s, seat, out);
      break;
    case 'construct':
      conquerMoves(s, seat, out);
      buildMoves(s, seat, out);
      closingMoves(s, seat, out);
      break;
    default:
      setupMoves(s, seat, out);
  }
  return out;
}

const NONE: readonly Move[] = [];
const CONSENT: readonly Move[] = [{ kind: 'agree' }, { kind: 'refuse' }];

function closingMoves(s: State, seat: Seat, out: Move[]): void {
  out.push(DONE);
  if (isTeam(s) && whyNotRecall(s, seat) === undefined) out.push({ kind: 'recall' });
  if (s.rules.concede) out.push({ kind: 'concede' });
}

export function check(s: State, seat: Seat, move: Move): Reason | undefined {
  if (!PHASES[move.kind].includes(s.phase)) return reason('WRONG_PHASE', 'EF-060');
  if (!decides(s, seat)) return reason('NOT_YOUR_DECISION', 'EF-060');
  const consent = move.kind === 'agree' || move.kind === 'refuse';
  if (consent !== s.proposer >= 0) return consent ? reason('NOTHING_PROPOSED', 'EF-D26') : reason('CONSENT_FIRST', 'EF-D26');
  switch (move.kind) {
    case 'nation':
      return whyNotNation(s, seat, move);
    case 'captains':
      return whyNotCaptains(s, seat, move);
    case 'crew':
      return whyNotCrew(s, seat, move);
    case 'planet':
      return whyNotPlanet(s, seat, move);
    case 'lay':
      return s.phase === 'mobilise' ? whyNotMobilise(s, seat, move) : whyNotLay(s, seat, move);
    case 'entrust':
      return whyNotEntrust(s, seat);
    case 'rescue':
      return whyNotRescue(s, seat, move);
    case 'sail':
      return whyNotSail(s, seat, move);
    case 'wind':
      return whyNotWind(s, seat, move);
    case 'shot':
      return whyNotShot(s, seat, move);
    case 'cargo':
      return whyNotCargo(s, seat, move);
    case 'banker':
      return whyNotBanker(s, seat, move);
    case 'gunner':
      return whyNotGunner(s, seat, move);
    case 'play':
      return whyNotPlay(s, seat, move);
    case 'transfer':
    case 'turn':
    case 'freeze':
    case 'raid':
    case 'broadside':
    case 'citadel':
    case 'drive':
    case 'sell':
      return whyNotOfficerMove(s, seat, move);
    case 'scuttle':
      return whyNotScuttle(s, seat, move);
    case 'recruit':
    case 'frigate':
    case 'fortress':
    case 'galleon':
    case 'share':
      return whyNotBuild(s, seat, move);
    case 'conquer':
      return whyNotConquer(s, seat, move);
    case 'recall':
      return whyNotRecall(s, seat);
    case 'concede':
      return s.rules.concede ? undefined : reason('NO_CONCEDING', 'EF-D77');
    case 'leave':
    case 'agree':
    case 'refuse':
    case 'done':
      return undefined;
  }
}

export function play(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'nation':
    case 'captains':
    case 'crew':
    case 'planet':
      playSetup(s, seat, move, emit);
      break;
    case 'lay':
      if (s.phase === 'mobilise') playSetup(s, seat, move, emit);
      else playLay(s, seat, move, emit);
      break;
    case 'entrust':
      playEntrust(s, seat, emit);
      break;
    case 'rescue':
    case 'leave':
      playRescue(s, seat, move, emit);
      break;
    case 'sail':
      playSail(s, seat, move, emit);
      break;
    case 'wind':
      playWind(s, seat, move, emit);
      break;
    case 'shot':
      playShot(s, seat, move, emit);
      break;
    case 'cargo':
      playCargo(s, seat, move, emit);
      break;
    case 'banker':
      playBanker(seat, move, emit);
      break;
    case 'gunner':
      playGunner(s, seat, move, emit);
      break;
    case 'play':
      if (move.crew === OFFICER) playOfficer(s, seat, emit);
      else playCrew(s, seat, move, emit);
      break;
    case 'turn':
      playTurn(s, seat, move, emit);
      break;
    case 'transfer':
    case 'freeze':
    case 'raid':
    case 'broadside':
    case 'citadel':
    case 'drive':
    case 'sell':
      playOfficerMove(s, seat, move, emit);
      break;
    case 'agree':
    case 'refuse':
      playConsent(s, seat, move, emit);
      break;
    case 'scuttle':
      playScuttle(s, seat, move, emit);
      break;
    case 'recruit':
    case 'frigate':
    case 'fortress':
    case 'galleon':
    case 'share':
      playBuild(s, seat, move, emit);
      break;
    case 'conquer':
      playConquer(s, seat, move, emit);
      break;
    case 'done':
      emit({ kind: 'PhaseFinished', seat });
      advance(s, emit);
      break;
    case 'recall':
      emit({ kind: 'PartnerRecalled', seat, partner: partnerOf(s, seat) });
      break;
    case 'concede':
      concede(s, seat, emit);
      break;
  }
}
