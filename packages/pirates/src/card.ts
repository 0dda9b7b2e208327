import type { GameCard } from '@quarterdeck/kernel';

export const card: GameCard = {
  id: 'pirates',
  seats: [2, 3, 4],
  minutes: { from: 45, to: 60 },
  title: { en: 'Pirates of the 7 Seas', de: 'Die Piraten der 7 Weltmeere', nl: 'Piraten van de 7 Zeeën' },
  pitch: {
    en: 'Choose your role in secret, throw your fleet onto the chart and bring the loot to the best harbour.',
    de: 'Wähle heimlich deine Rolle, wirf deine Flotte auf die Seekarte und bring die Beute in den besten Hafen.',
    nl: 'Kies in het geheim je rol, werp je vloot op de zeekaart en breng de buit naar de beste haven.',
  },
};
