/** How strong a bot plays, weakest first. */
export const LEVELS = ['cabin-boy', 'sailor', 'mate', 'captain', 'admiral', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays in a contest: a level, or one without what was learnt about moves. */
export type Contestant = Level | `${Level}${typeof PLAIN}`;
const PLAIN = '-plain';

export function contestant(text: string): { readonly level: Level; readonly plain: boolean } | undefined {
  const plain = text.endsWith(PLAIN);
  const level = plain ? text.slice(0, -PLAIN.length) : text;
  return isLevel(level) ? { level, plain } : undefined;
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
