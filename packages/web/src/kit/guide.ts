import type { Message, OptionValues, Seat } from '@quarterdeck/kernel';

/*
 * A guided first game: a local table whose chance is written down beforehand, with steps that speak,
 * point at pieces and wait. When the steps are through, the game simply goes on: chance from a seed,
 * the other seats played by bots. Everything is data in the game's own notation, so a script is
 * checked by playing it (`checkGuide` in test/guide.test.ts does so for every board that has one).
 */

export interface GuideStep {
  /** What the guide says, a text of the board (`guide.*`). */
  readonly say: Message;
  /** Pieces (data-piece) that are lit while the step lasts. */
  readonly point?: readonly string[];
  /**
   * Moves of the player, in notation, that take the guide to the next step; any one of them. `'any'`
   * takes every legal move: later steps must then hold whatever was played. Left out: the step is
   * read and left by a button.
   */
  readonly expect?: readonly string[] | 'any';
  /** What to say when the player tries something else; the move is not played. */
  readonly otherwise?: Message;
  /** Log entries of the other seats ("2 sail …") that follow this step, in order. */
  readonly replies?: readonly string[];
}

export interface GuideScript {
  readonly title: Message;
  readonly seats: number;
  readonly options?: OptionValues;
  /** The seat that the player has. */
  readonly player: Seat;
  /** Names of the seats; the player's own name takes the player's place. */
  readonly names?: readonly string[];
  /** Chance outcomes in notation, in order, for as long as the script lasts. */
  readonly outcomes: readonly string[];
  /** Entries played before the first step: the scripted position ("1 …", "2 …"). */
  readonly before?: readonly string[];
  readonly steps: readonly GuideStep[];
}
