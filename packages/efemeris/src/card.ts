import type { GameCard } from '@quarterdeck/kernel';

export const card: GameCard = {
  id: 'efemeris',
  seats: [2, 3, 4],
  minutes: { from: 30, to: 60 },
  title: { en: 'Efemeris', de: 'Efemeris', nl: 'Efemeris' },
  pitch: {
    en: 'Galleons sail the heavens: lay out the sky, pick captain and crew in secret, and win the race for the planets.',
    de: 'Galeonen am Himmelsgewölbe: Lege den Himmel aus, wähle heimlich Kapitän und Mannschaft und gewinne das Rennen um die Planeten.',
    nl: 'Galjoenen bevaren het firmament: leg de hemel, kies in het geheim kapitein en bemanning en win de wedloop om de planeten.',
  },
};
