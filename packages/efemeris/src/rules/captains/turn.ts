import { at, pattern } from '@quarterdeck/kernel';
import { EDGES } from '../../data/places';
import { TILES } from '../../data/tiles';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { placeWords, tileWords } from '../../names';
import { edgeWord, tileWord } from '../../notation';
import { edgeWords, say, who } from '../../say';
import { notNowIn } from '../../turn';
import { kept } from '../kept';
import { officerServes, whyNotOfficer } from './officer';
import { strandsPartner, turnTile, whyNotTurnable, whyNotTurnedSo } from './turning';

const turns = kept<MoveOf<'turn'>>((i) => ({ kind: 'turn', tile: Math.floor(i / EDGES.length), turn: i % EDGES.length }));

/** EF-230: Augustine Cassini turns a tile of the sky; where that strands the partner, the partner is asked first (EF-D26). */
export const turn: DecisionOf<'turn'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, move) =>
    whyNotOfficer(s, seat, 'turn') ?? whyNotTurnable(s, seat, move.tile) ?? whyNotTurnedSo(s, seat, move.tile, move.turn),
  list(s, seat, out) {
    if (!officerServes(s, seat, 'turn')) return;
    for (let tile = 0; tile < TILES.length; tile++) {
      if (at(s.placeOf, tile) < 0 || whyNotTurnable(s, seat, tile) !== undefined) continue;
      for (let to = 0; to < EDGES.length; to++) {
        if (whyNotTurnedSo(s, seat, tile, to) === undefined) out.push(turns(tile * EDGES.length + to));
      }
    }
  },
  play(s, seat, move, emit) {
    if (strandsPartner(s, seat, move.tile, move.turn)) emit({ kind: 'TurnProposed', seat, tile: move.tile, turn: move.turn });
    else turnTile(s, seat, move.tile, move.turn, emit);
  },
  text: pattern('officer turn {tile} {turn}', { tile: tileWord, turn: edgeWord }),
  say: (move, s) =>
    say('move.turn', { tile: tileWords(move.tile), place: placeWords(at(s.placeOf, move.tile)), edge: edgeWords(move.turn) }),
};

export const happenings: HappeningsOf<'TurnProposed'> = {
  TurnProposed: {
    evolve(s, { seat, tile, turn: to }) {
      s.proposer = seat;
      s.proposedTile = tile;
      s.proposedTurn = to;
    },
    say: ({ seat, tile }) => say('event.TurnProposed', { who: who(seat), tile: tileWords(tile) }),
  },
};

export const worth: WorthOf<'turn'> = () => -3;
