/** How strong a bot plays, weakest first. */
export const LEVELS = ['cabin-boy', 'sailor', 'mate', 'captain', 'admiral', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** How long the searching levels think about a move, in milliseconds. */
export const THINKING_TIME: Readonly<Record<'captain' | 'admiral' | 'legend', number>> = { captain: 100, admiral: 1500, legend: 5000 };

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
