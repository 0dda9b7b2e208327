/** How strong a bot plays, weakest first. */
export const LEVELS = ['cabin-boy', 'sailor', 'mate'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
