import { sum } from '@quarterdeck/kernel';
import type { Oracle } from '@quarterdeck/kernel/testing';
import type { Event } from './event';
import { allGoods, capacity, diceOf, fleetOf, guardsNeeded } from './questions';
import { ITEMS, RED, type State } from './state';

/** What must hold after every entry of every game; the answer names the rule that is broken. */
export const oracle: Oracle<State, Event> = (s, events) => {
  const cards = [...s.hands.flat(), ...s.played];
  if (new Set(cards).size !== cards.length) return 'PI-009: an adventure card is in two places';
  if ([...s.loot, ...s.discarded, ...s.goods, ...s.talismans].some((n) => n < 0)) return 'PI-011: fewer loot cards than none';
  for (let seat = 0; seat < s.chests.length; seat++) {
    const wrong = seatOracle(s, seat);
    if (wrong !== undefined) return `${wrong} (seat ${seat + 1})`;
  }
  return battleOracle(s, events);
};

function seatOracle(s: State, seat: number): string | undefined {
  const fleet = fleetOf(s, seat);
  const chests = s.chests[seat] ?? 0;
  if (Object.values(fleet).some((ships) => ships < 0) || sum(Object.values(fleet)) !== 10) return 'PI-005: ten ships, each in one place';
  if (fleet.atSea > 0 && !['send', 'throw', 'tie'].includes(s.step)) return 'PI-109: ships at sea without a plunder';
  if (s.step === 'tie' && fleet.atSea !== diceOf(s).filter((die) => die.owner === seat && die.fate === 'afloat').length)
    return 'PI-005: ships at sea are the dice afloat';
  if (allGoods(s, seat) > capacity(s, seat) && s.step !== 'trim') return 'PI-124: more goods than ships can carry';
  if ((s.yinYang[seat] ?? 0) < 0 || (s.marks[seat] ?? 0) < 0) return 'PI-141: tokens or marks below none';
  if (((s.table[seat] ?? 0) & 0b0011100) !== 0) return 'PI-182: a card that always comes back lies on the table';
  if (sum(s.ledger.slice(seat * ITEMS.length, (seat + 1) * ITEMS.length)) !== chests)
    return 'PI-003: the sheet does not add up to the chests';
  if (s.step === 'over' || s.step === 'finalSale') return undefined;
  if (chests < 0) return 'PI-D32: chests below none during play';
  const missing = guardsNeeded(chests) - fleet.guards;
  if (missing < 0) return 'PI-175: superfluous guards';
  if (missing > 0 && s.guardsOwed && fleet.free > 0) return 'PI-D30: a free ship while a guard is owed';
  return undefined;
}

/** Fights the battle again, naively: every step must be between the nearest enemies left, and end as the faces say. */
function battleOracle(s: State, events: readonly Event[]): string | undefined {
  let dice: { owner: number; x: number; y: number; face: number; afloat: boolean }[] = [];
  for (const event of events) {
    if (event.kind === 'DiceThrown') {
      dice = event.owners.map((owner, i) => {
        const [x = 0, y = 0, , face = 0] = event.dice.slice(i * 4, i * 4 + 4);
        return { owner, x, y, face, afloat: true };
      });
    }
    if (event.kind !== 'ShipsClashed' || dice.length === 0) continue;
    const red = dice[event.red];
    const pirate = dice[event.pirate];
    if (red?.owner !== RED || pirate?.owner !== event.owner || !red.afloat || !pirate.afloat) return 'PI-099: these two cannot fight';
    for (const a of dice.filter((die) => die.afloat && die.owner === RED)) {
      for (const b of dice.filter((die) => die.afloat && die.owner !== RED)) {
        if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 < event.d2) return 'PI-100: a nearer pair was passed over';
      }
    }
    red.afloat = red.face > pirate.face;
    pirate.afloat = pirate.face > red.face;
    const sunk = red.afloat ? 'pirate' : pirate.afloat ? 'red' : 'both';
    if (sunk !== event.sunk) return 'PI-101: the faces say otherwise';
  }
  const ended = events.find((event) => event.kind === 'PlunderEnded');
  if (ended?.kind === 'PlunderEnded' && dice.length > 0) {
    const sides = new Set(dice.filter((die) => die.afloat).map((die) => die.owner === RED));
    if (sides.size > 1) return 'PI-105: the battle ended too early';
    if (ended.won !== !sides.has(true)) return 'PI-115: the loot does not follow the battle';
  }
  return s.round > s.endGuardRounds + 3 ? 'PI-D50: a round too many' : undefined;
}
