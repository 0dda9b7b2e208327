import type { Message, OptionValues, Seat } from '@quarterdeck/kernel';

/*
 * A guided first game: a local table whose chance is written down beforehand, with chapters of steps that
 * speak, point at one thing and wait. When the steps are through, the game simply goes on: chance from a
 * seed, the other seats played by bots. Everything is data in the game's own notation, so a script is
 * checked by playing it (test/guide.test.ts does so for every board that has one).
 */

export interface GuideStep {
  /** What the guide says, a text of the board (`guide.*`). */
  readonly say: Message;
  /** Pieces (data-piece) that stay in the light while the step lasts: the cause; what is to be touched is found by the move. */
  readonly point?: readonly string[];
  /** The leaf of the board that a phone shows meanwhile; left out: the first. */
  readonly leaf?: string;
  /**
   * Moves of the player, in notation, that take the guide to the next step; any one of them. Left out: the
   * step is read and left by a button.
   */
  readonly expect?: readonly string[];
  /** Log entries of the other seats ("2 sail …") that follow this step, in order. */
  readonly replies?: readonly string[];
}

export interface GuideChapter {
  /** `guide.chapter.<id>` is its name; `guide.why.<id>`, where there is one, says why one would do this. */
  readonly id: string;
  /** The rule at which the rulebook goes on. */
  readonly rule: string;
  readonly steps: readonly GuideStep[];
}

export interface GuideScript {
  readonly seats: number;
  readonly options?: OptionValues;
  /** The seat that the player has. */
  readonly player: Seat;
  /** Chance outcomes in notation, in order, for as long as the script lasts. */
  readonly outcomes: readonly string[];
  /** Entries played before the first step: the scripted position ("1 …", "2 …"). */
  readonly before?: readonly string[];
  readonly chapters: readonly GuideChapter[];
  /** What counts in the end, most important first: texts `guide.plate.<id>`, `….how` and `….worth`. */
  readonly sources: readonly string[];
}

/** A step with its place in the whole. */
export interface PlacedStep {
  readonly step: GuideStep;
  readonly chapter: GuideChapter;
  /** From 1, of the chapter. */
  readonly number: number;
}

export function stepsOf({ chapters }: GuideScript): readonly PlacedStep[] {
  return chapters.flatMap((chapter) => chapter.steps.map((step, i) => ({ step, chapter, number: i + 1 })));
}

/** The entries that lead to a step: what the script plays beforehand, and each step before it as it was meant. */
export function entriesBefore(script: GuideScript, at: number): readonly string[] {
  const played = stepsOf(script)
    .slice(0, at)
    .flatMap(({ step }) => [
      ...(step.expect === undefined ? [] : [`${script.player + 1} ${step.expect[0] ?? ''}`]),
      ...(step.replies ?? []),
    ]);
  return [...(script.before ?? []), ...played];
}
