import type { GameTexts } from '../text';

export const en: GameTexts = {
  messages: {
    'event.Dealt': '{who} is dealt {n} lines.',
    'event.Picked': '{who} has picked a line.',
    'event.Shown': 'The lines are shown: {lines}.',
    'event.Sounded': 'The die shows {die}: {who} scores it.',
    'event.Sounded.none': 'The die shows {die}: nobody is alone at the bottom.',
    'move.sound': 'Sound with line {line}',
    'decision.sound': 'Pick a line in secret',
    'reason.ALREADY_PICKED': 'You have picked your line already.',
    'reason.NOT_IN_HAND': 'You do not hold line {line}.',
    'reason.NO_SUCH_OUTCOME': 'Chance cannot give that here.',
    'score.soundings': 'Soundings',
  },
  rules: {
    'SO-01': 'Everybody is dealt three of the twelve lines, unseen by the others.',
    'SO-02': 'You can only pick a line that you hold.',
    'SO-03': 'In each of three rounds everybody picks one line in secret; all are shown together.',
    'SO-04': 'The die is thrown after the lines are shown; lines longer than twice the die are cut to that.',
    'SO-05': 'The longest line after cutting scores the die, unless two are equally long.',
  },
};

export const de: GameTexts = {
  messages: {
    'event.Dealt': '{who} erhält {n} Leinen.',
    'event.Picked': '{who} hat eine Leine gewählt.',
    'event.Shown': 'Die Leinen werden gezeigt: {lines}.',
    'event.Sounded': 'Der Würfel zeigt {die}: {who} bekommt die Punkte.',
    'event.Sounded.none': 'Der Würfel zeigt {die}: niemand ist allein am Grund.',
    'move.sound': 'Mit Leine {line} loten',
    'decision.sound': 'Wähle heimlich eine Leine',
    'reason.ALREADY_PICKED': 'Du hast deine Leine schon gewählt.',
    'reason.NOT_IN_HAND': 'Leine {line} hast du nicht auf der Hand.',
    'reason.NO_SUCH_OUTCOME': 'Das kann der Zufall hier nicht ergeben.',
    'score.soundings': 'Lotungen',
  },
  rules: {
    'SO-01': 'Alle erhalten verdeckt drei der zwölf Leinen.',
    'SO-02': 'Du kannst nur eine Leine wählen, die du hast.',
    'SO-03': 'In jeder der drei Runden wählen alle heimlich eine Leine; dann werden alle zugleich gezeigt.',
    'SO-04': 'Nach dem Zeigen wird gewürfelt; Leinen über dem Doppelten des Würfels werden darauf gekürzt.',
    'SO-05': 'Die längste gekürzte Leine erhält die Augenzahl, außer zwei sind gleich lang.',
  },
};

export const nl: GameTexts = {
  messages: {
    'event.Dealt': '{who} krijgt {n} lijnen.',
    'event.Picked': '{who} heeft een lijn gekozen.',
    'event.Shown': 'De lijnen worden getoond: {lines}.',
    'event.Sounded': 'De dobbelsteen toont {die}: {who} krijgt de punten.',
    'event.Sounded.none': 'De dobbelsteen toont {die}: niemand is alleen op de bodem.',
    'move.sound': 'Peil met lijn {line}',
    'decision.sound': 'Kies in het geheim een lijn',
    'reason.ALREADY_PICKED': 'Je hebt je lijn al gekozen.',
    'reason.NOT_IN_HAND': 'Lijn {line} heb je niet.',
    'reason.NO_SUCH_OUTCOME': 'Dat kan het toeval hier niet geven.',
    'score.soundings': 'Peilingen',
  },
  rules: {
    'SO-01': 'Iedereen krijgt gedekt drie van de twaalf lijnen.',
    'SO-02': 'Je kunt alleen een lijn kiezen die je hebt.',
    'SO-03': 'In elk van de drie rondes kiest iedereen in het geheim een lijn; daarna worden ze samen getoond.',
    'SO-04': 'Na het tonen wordt gegooid; lijnen langer dan tweemaal de worp worden daarop ingekort.',
    'SO-05': 'De langste ingekorte lijn krijgt de ogen, tenzij er twee even lang zijn.',
  },
};
