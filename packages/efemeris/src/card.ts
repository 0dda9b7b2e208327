import type { GameCard } from '@quarterdeck/kernel';

export const card: GameCard = {
  id: 'efemeris',
  seats: [2, 3, 4],
  minutes: { from: 30, to: 60 },
  title: { en: 'Efemeris', de: 'Efemeris', nl: 'Efemeris' },
  pitch: {
    en: 'Galleons sail the heavens: lay out the sky, pick captain and crew in secret, and be first to rule five planets.',
    de: 'Galeonen am Himmelsgewölbe: Legt den Himmel aus, wählt heimlich Kapitän und Mannschaft und beherrscht als Erste fünf Planeten.',
    nl: 'Galjoenen bevaren het firmament: leg de hemel, kies in het geheim kapitein en bemanning en heers als eerste over vijf planeten.',
  },
};
