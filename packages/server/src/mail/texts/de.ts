import type { MailTexts } from '.';

export const de: MailTexts = {
  'mail.hello': 'Ahoi {name},',
  'mail.turn': 'Du bist am Zug: {game}.',
  'mail.turnUntil': 'Du bist am Zug: {game}. Ziehe vor {deadline}.',
  'mail.invitation': '{by} lädt dich zu einer Partie {game} ein.',
  'mail.paired': 'Runde {round} von {tournament}: Dein Tisch steht bereit.',
  'mail.bye': 'Runde {round} von {tournament}: Du hast keinen Gegner und bekommst die Punkte.',
  'mail.cancelled': '{tournament} wurde abgesagt.',
  'mail.finished': '{tournament} ist zu Ende. Du bist auf Platz {place} gelandet.',
  'mail.digest': '{n, plural, one {Etwas wartet} other {# Dinge warten}} in {club} auf dich',
  'mail.open': 'Öffnen',
  'mail.confirm.subject': 'Ist das deine Adresse? {club}',
  'mail.confirm.text':
    'Jemand namens {name} möchte, dass Nachrichten von {club} hierher gehen. Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link:',
  'mail.confirm.not': 'Wenn du es nicht bist, tu nichts: Es kommt keine weitere Nachricht.',
  'mail.confirm.act': 'Ja, das ist meine Adresse',
  'mail.trial.subject': 'Ein Test von {club}',
  'mail.trial.text': 'Das ist ein Test: Benachrichtigungen kommen hier an.',
  'mail.why': 'Du bekommst diese Nachricht, weil du sie bei {club} bestellt hast.',
  'mail.stop': 'Keine Nachrichten mehr',
  'mail.change': 'Ändern, was kommt und wie oft',
};
