/** The sounds a board may ask for; all are synthesised when played (see `play-sound.ts`). */
export type SoundName = 'wood' | 'tile' | 'coin' | 'splash' | 'sail' | 'drop' | 'roll' | 'cannon' | 'bell' | 'page' | 'fanfare' | 'refuse';
