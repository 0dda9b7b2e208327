import type { GameCard } from '@quarterdeck/kernel';

export const card: GameCard = {
  id: 'amerigo',
  seats: [2, 3, 4],
  minutes: { from: 60, to: 120 },
  title: { en: 'Amerigo', de: 'Amerigo', nl: 'Amerigo' },
  pitch: {
    en: 'Sail to new islands, settle them before the others do, and let the cube tower set the pace.',
    de: 'Segle zu neuen Inseln, besiedle sie vor den anderen und lass den Würfelturm den Takt angeben.',
    nl: 'Vaar naar nieuwe eilanden, vestig je er vóór de anderen en laat de blokjestoren het tempo bepalen.',
  },
};
