import { Scenario } from '@quarterdeck/kernel/testing';
import { CARD_NAMES, type Event, fleetOf, ITEMS, type Move, type Outcome, pirates, type State } from '../src';
import { guardsNeeded } from '../src/fleet';

export interface Setting {
  readonly seats?: number;
  /** Counted from 1, as in log lines. */
  readonly starter?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a player may be given for a position; guards follow the chests unless they are named, and so does the score sheet. */
export interface Holdings {
  readonly chests?: number;
  readonly guards?: number;
  readonly reserve?: number;
  readonly yinYang?: number;
  readonly marks?: number;
  readonly doubleHold?: number;
  readonly unsinkable?: number;
  readonly talismans?: number;
  readonly goods?: readonly [rum: number, coffee: number, fruit: number];
  readonly table?: number;
}

const HANDS = [
  ['EN3', 'HB1', 'kraken'],
  ['ES2', 'HB3', 'sirens'],
  ['FR1', 'HB5', 'wages'],
  ['NL4', 'HB6', 'tavern'],
];

/** Stand in for cards of these hands that a test deals to somebody else. */
const SPARE = ['FR2', 'FR3', 'FR4'];

/** A table at the beginning of the first round, told in the words of the rules. */
export class Table extends Scenario<State, Move, Event, Outcome> {
  constructor(setting: Setting = {}) {
    const seats = setting.seats ?? 3;
    super(pirates, { seats, options: setting.options ?? {} });
    const given = setting.hands?.flat() ?? [];
    const spare = SPARE.filter((card) => !given.includes(card));
    const hands = HANDS.slice(0, seats).map(
      (hand, i) => setting.hands?.[i] ?? hand.map((card) => (given.includes(card) ? spare.pop() : card)),
    );
    this.play(`* deal ${hands.flat().join(' ')}`, `* start ${setting.starter ?? 1}`);
  }

  /** Everybody lays down a role, in seat order. */
  roles(...names: readonly string[]): Event[] {
    return this.play(...names.map((name, i) => `${i + 1} choose ${name}`));
  }

  give(seat: number, holdings: Holdings): this {
    const i = seat - 1;
    const s = this.state;
    const { goods, ...counts } = holdings;
    if (holdings.chests !== undefined)
      s.ledger[i * ITEMS.length] = (s.ledger[i * ITEMS.length] ?? 0) + holdings.chests - (s.chests[i] ?? 0);
    for (const [name, value] of Object.entries(counts)) {
      const cells = s[name as keyof typeof counts];
      cells[i] = value;
    }
    if (holdings.talismans !== undefined) s.loot[3] = (s.loot[3] ?? 0) - holdings.talismans;
    goods?.forEach((n, good) => {
      s.loot[good] = (s.loot[good] ?? 0) + (s.goods[i * 3 + good] ?? 0) - n;
      s.goods[i * 3 + good] = n;
    });
    if (holdings.chests !== undefined && holdings.guards === undefined) s.guards[i] = guardsNeeded(holdings.chests);
    return this;
  }

  /** All that lies in front of a player. */
  of(seat: number) {
    const i = seat - 1;
    const s = this.state;
    return {
      ...fleetOf(s, i),
      chests: s.chests[i],
      yinYang: s.yinYang[i],
      marks: s.marks[i],
      doubleHold: s.doubleHold[i],
      unsinkable: s.unsinkable[i],
      talismans: s.talismans[i],
      goods: s.goods.slice(i * 3, i * 3 + 3),
      hand: (s.hands[i] ?? []).map((card) => CARD_NAMES[card]),
      tiles: s.privateers.flatMap((owner, country) => (owner === i ? [country] : [])),
    };
  }

  /** Whom the table waits for, counted from 1, and for what. */
  get waits() {
    const turn = this.run.turn;
    return turn.kind === 'seats' ? `${turn.seats.map((seat) => seat + 1).join(' ')} ${this.state.step}` : this.state.step;
  }
}

/** A throw with dice lying at places in millimetres: `lie('6@150,150', …)`. */
export function lie(...dice: readonly string[]): string {
  return `* throw ${dice
    .map((die) => {
      const [face, place = ''] = die.split('@');
      const [x, y] = place.split(',').map((mm) => Math.round(Number(mm) * 100));
      return `${face}@${x},${y}/0`;
    })
    .join(' ')}`;
}

/** A throw of which only the faces matter: the dice lie in rows. */
export function faces(...shown: readonly number[]): string {
  return lie(...shown.map((face, i) => `${face}@${20 + (i % 10) * 22},${20 + Math.floor(i / 10) * 22}`));
}

/** Events of one kind. */
export function kinds<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}
