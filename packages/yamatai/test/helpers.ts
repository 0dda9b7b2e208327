import { add, at, filled, type Reason, type Seat } from '@quarterdeck/kernel';
import { type Scenario, scenario } from '@quarterdeck/kernel/testing';
import {
  BUILDINGS,
  type Event,
  islandNumber,
  type Move,
  NONE,
  type Outcome,
  PALACE,
  SACRED,
  SPECIALISTS,
  type State,
  spaceNumber,
  TORII,
  yamatai,
} from '../src';
import { boatCounts } from '../src/data/boats';
import { CULTURE } from '../src/data/components';
import { BOAT_COLOURS, TOKEN_COLOURS } from '../src/state';

const LETTERS = 'BWSCG';

export const space = (name: string): number => spaceNumber(name) ?? missing(name);
export const island = (name: string): number => islandNumber(name) ?? missing(name);
export const tile = (id: string): number =>
  found(
    BUILDINGS.findIndex((row) => row.id === id),
    id,
  );
export const specialist = (id: string): number =>
  found(
    SPECIALISTS.findIndex((row) => row.id === id),
    id,
  );
const tokenColour = (name: string): number =>
  found(
    CULTURE.findIndex((row) => row.name === name),
    name,
  );

function missing(name: string): never {
  throw new Error(`There is no ${name}`);
}

function found(n: number, name: string): number {
  return n < 0 ? missing(name) : n;
}

const SITES: Readonly<Record<string, number>> = { palace: PALACE, torii: TORII, sacred: SACRED, P1: 0, P2: 1, P3: 2, P4: 3 };

/**
 * A table after the set-up, cleared for a story: no tokens, no mountains, only tiles in the row that
 * nobody builds by accident, players in seat order.
 * What the story needs is then told in the words of the rules; players count from 1.
 */
export class Table {
  readonly story: Scenario<State, Move, Event, Outcome>;

  constructor(seats: number, options: Readonly<Record<string, unknown>> = {}, rules: number = yamatai.rulesVersion) {
    this.story = scenario(yamatai, { seats, options, rules }).settle();
    this.arrange((s) => {
      s.culture = filled(s.culture.length, NONE);
      s.mountains = filled(s.mountains.length, 0);
      s.order = s.order.map((_, i) => i % seats);
    });
    this.row('P01', 'P02', 'P03', 'P04', 'O02');
  }

  get state(): State {
    return this.story.state;
  }

  arrange(edit: (s: State) => void): this {
    this.story.arrange(edit);
    return this;
  }

  /** Old boats: `{ s07: 'W' }`. */
  sea(boats: Readonly<Record<string, string>>): this {
    return this.arrange((s) => {
      for (const [name, letter] of Object.entries(boats)) {
        const colour = LETTERS.indexOf(letter);
        s.boats[space(name)] = colour;
        add(s.supply, colour, -1);
      }
    });
  }

  culture(tokens: Readonly<Record<string, string>>): this {
    return this.arrange((s) => {
      for (const [name, colour] of Object.entries(tokens)) s.culture[island(name)] = tokenColour(colour);
    });
  }

  mountains(...names: readonly string[]): this {
    return this.arrange((s) => {
      for (const name of names) s.mountains[island(name)] = 1;
    });
  }

  /** What stands on islands: `{ i07: 'palace', i01: 'P2' }`, the latter a building of player 2. */
  sites(sites: Readonly<Record<string, string>>): this {
    return this.arrange((s) => {
      for (const [name, what] of Object.entries(sites)) s.sites[island(name)] = SITES[what] ?? missing(what);
    });
  }

  row(...ids: readonly string[]): this {
    return this.arrange((s) => {
      s.row = [...ids.map(tile), ...filled(5 - ids.length, NONE)];
    });
  }

  open(...fleets: readonly number[]): this {
    return this.arrange((s) => {
      s.open = [...fleets];
      s.faceDown = [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((fleet) => !fleets.includes(fleet))];
    });
  }

  display(...ids: readonly string[]): this {
    return this.arrange((s) => {
      s.display = [...ids.map(specialist), ...filled(5 - ids.length, NONE)];
    });
  }

  own(player: number, ...ids: readonly string[]): this {
    return this.arrange((s) => {
      for (const id of ids) {
        s.owned[player - 1] = at(s.owned, player - 1) | (1 << specialist(id));
        s.display = s.display.map((who) => (who === specialist(id) ? NONE : who));
      }
    });
  }

  coins(player: number, coins: number): this {
    return this.arrange((s) => {
      s.coins[player - 1] = coins;
    });
  }

  /** Culture tokens of a player: `'blue blue red'`. */
  tokens(player: number, colours: string): this {
    return this.arrange((s) => {
      for (const colour of colours.split(' ')) add(s.tokens, (player - 1) * TOKEN_COLOURS + tokenColour(colour), 1);
    });
  }

  dock(player: number, letters: string): this {
    return this.#boats(letters, (s, colour, n) => add(s.dock, (player - 1) * BOAT_COLOURS + colour, n));
  }

  beside(player: number, letters: string): this {
    return this.#boats(letters, (s, colour, n) => add(s.beside, (player - 1) * BOAT_COLOURS + colour, n));
  }

  /** The unplaced boats of the turn in progress become these. */
  hand(letters: string): this {
    this.arrange((s) => {
      for (let colour = 0; colour < BOAT_COLOURS; colour++) {
        add(s.supply, colour, at(s.hand, colour));
        s.hand[colour] = 0;
      }
    });
    return this.#boats(letters, (s, colour, n) => add(s.hand, colour, n));
  }

  #boats(letters: string, put: (s: State, colour: number, n: number) => void): this {
    return this.arrange((s) => {
      boatCounts(letters).forEach((n, colour) => {
        put(s, colour, n);
        add(s.supply, colour, -n);
      });
    });
  }

  /** The player to move takes this fleet and then has exactly these boats before them. */
  turn(fleet: number, letters?: string): this {
    this.arrange((s) => {
      if (!s.open.includes(fleet)) s.open[0] = fleet;
    });
    this.play(`${this.player} fleet ${fleet}`);
    return letters === undefined ? this : this.hand(letters);
  }

  /** The player to move, counted from 1. */
  get player(): number {
    return at(this.state.order, this.state.current) + 1;
  }

  play(...lines: readonly string[]): readonly Event[] {
    return this.story.play(...lines);
  }

  /** Plays for the player to move: `me('place wood s07')`. */
  me(...moves: readonly string[]): readonly Event[] {
    return moves.flatMap((move) => this.play(`${this.player} ${move}`));
  }

  /** Why the player to move may not do this. */
  refusal(move: string): Reason {
    return this.story.refusal(`${this.player} ${move}`);
  }

  moves(player: number = this.player): readonly string[] {
    return this.story.moves(player - 1);
  }

  /** The rest of the turn without doing anything further. */
  pass(): this {
    for (;;) {
      const { phase, current } = this.state;
      if (phase === 'moor') this.me('moor nothing');
      else this.me(this.moves().includes('done') ? 'done' : (this.moves()[0] ?? 'done'));
      if (phase === 'recruit' && (this.state.current !== current || this.state.phase !== 'recruit')) return this;
    }
  }

  /** Every meeple still to move takes one of the open fleets and does nothing further. */
  endRound(): this {
    const round = this.state.round;
    while (this.story.run.turn.kind === 'seats' && this.state.round === round) {
      if (this.state.phase === 'fleet') this.me(this.moves()[0] ?? '');
      this.pass();
    }
    return this;
  }

  settle(): this {
    this.story.settle();
    return this;
  }

  coinsOf(player: number): number {
    return at(this.state.coins, player - 1);
  }

  tokensOf(player: number, colour: string): number {
    return at(this.state.tokens, (player - 1) * TOKEN_COLOURS + tokenColour(colour));
  }

  dockOf(player: number): string {
    return this.#letters(this.state.dock, player - 1);
  }

  besideOf(player: number): string {
    return this.#letters(this.state.beside, player - 1);
  }

  handLetters(): string {
    return this.#letters(this.state.hand, 0);
  }

  #letters(boats: readonly number[], seat: Seat): string {
    return [...LETTERS].map((letter, colour) => letter.repeat(at(boats, seat * BOAT_COLOURS + colour))).join('');
  }

  at(name: string): number {
    return name.startsWith('s') ? at(this.state.boats, space(name)) : at(this.state.sites, island(name));
  }

  supply(letter: string): number {
    return at(this.state.supply, LETTERS.indexOf(letter));
  }
}

export const table = (seats = 3, options: Readonly<Record<string, unknown>> = {}, rules?: number): Table =>
  new Table(seats, options, rules);

/** Events of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): readonly Extract<Event, { readonly kind: K }>[] {
  const isOfKind = (event: Event): event is Extract<Event, { readonly kind: K }> => event.kind === kind;
  return events.filter(isOfKind);
}
