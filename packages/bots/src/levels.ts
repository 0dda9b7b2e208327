/** How strong a bot plays, weakest first. */
export const LEVELS = ['cabin-boy', 'sailor', 'mate', 'captain', 'admiral', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** What a contestant knows about moves beside what its level does: nothing that was learnt, or just what the game brings. */
const SCHOOLINGS = ['plain', 'adopted'] as const;
type Schooling = (typeof SCHOOLINGS)[number];

/** Who plays in a contest: a level, as `captain`, or one that says what it knows, as `captain-plain`. */
export type Contestant = Level | `${Level}-${Schooling}`;

export function contestant(text: string): { readonly level: Level; readonly schooling: Schooling | undefined } | undefined {
  const schooling = SCHOOLINGS.find((one) => text.endsWith(`-${one}`));
  const level = schooling === undefined ? text : text.slice(0, -schooling.length - 1);
  return isLevel(level) ? { level, schooling } : undefined;
}

export function isContestant(text: string): text is Contestant {
  return contestant(text) !== undefined;
}

/** How long the searching levels think about a move, in milliseconds. */
export const THINKING_TIME: Readonly<Record<'captain' | 'admiral' | 'legend', number>> = { captain: 100, admiral: 1500, legend: 5000 };

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}

/** Whether a level searches: the others answer at once. */
export function searches(level: string): level is keyof typeof THINKING_TIME {
  return level in THINKING_TIME;
}

/** How long a level takes over a move, about, in milliseconds; those that do not search answer at once. */
export function expectedTime(level: string): number {
  return searches(level) ? THINKING_TIME[level] : AT_ONCE;
}

const AT_ONCE = 5;
