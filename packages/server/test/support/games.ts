import { type GameEntry, games } from '@quarterdeck/games';
import { soundings } from '@quarterdeck/kernel/example';

const titles = { en: 'Soundings', de: 'Lotungen', nl: 'Peilingen' };

/** The example game of the kernel: hidden hands, secret choices made at once, and a die. */
export const testGames: readonly GameEntry[] = [
  {
    card: { id: 'soundings', seats: soundings.seats, minutes: { from: 1, to: 2 }, title: titles, pitch: titles },
    load: async () => soundings,
  },
  ...games,
];
