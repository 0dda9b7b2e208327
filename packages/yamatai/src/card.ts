import type { GameCard } from '@quarterdeck/kernel';

export const card: GameCard = {
  id: 'yamatai',
  seats: [2, 3, 4],
  minutes: { from: 40, to: 80 },
  title: { en: 'Yamataï', de: 'Yamataï', nl: 'Yamataï' },
  pitch: {
    en: 'Steer your fleets through the archipelago and build where the right boats have gathered.',
    de: 'Lenke deine Flotten durch den Archipel und baue dort, wo die richtigen Schiffe zusammenkommen.',
    nl: 'Stuur je vloten door de archipel en bouw waar de juiste boten samenkomen.',
  },
};
