/** The sounds a board may ask for; all are synthesised when played (see `play-sound.ts`). */
export const SOUND_NAMES = [
  'wood',
  'tile',
  'coin',
  'splash',
  'sail',
  'drop',
  'roll',
  'cannon',
  'bell',
  'page',
  'fanfare',
  'refuse',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
