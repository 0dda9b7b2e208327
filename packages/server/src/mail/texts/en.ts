import type { MailTexts } from '.';

export const en: MailTexts = {
  'mail.hello': 'Ahoy {name},',
  'mail.turn': 'It is your turn in {game}.',
  'mail.turnUntil': 'It is your turn in {game}. Move before {deadline}.',
  'mail.invitation': '{by} invites you to a game of {game}.',
  'mail.paired': 'Round {round} of {tournament}: your table is set.',
  'mail.bye': 'Round {round} of {tournament}: you have no opponent and get the points.',
  'mail.cancelled': '{tournament} was called off.',
  'mail.finished': '{tournament} is over. You came in at place {place}.',
  'mail.digest': '{n, plural, one {One thing waits} other {# things wait}} for you in {club}',
  'mail.open': 'Open',
  'mail.confirm.subject': 'Is this your address? {club}',
  'mail.confirm.text': 'Somebody called {name} wants mails from {club} to be sent here. If that is you, open this link within two days:',
  'mail.confirm.not': 'If it is not you, do nothing: no further mail will come.',
  'mail.confirm.act': 'Yes, this is my address',
  'mail.trial.subject': 'A test from {club}',
  'mail.trial.text': 'This is a test: notices will arrive here.',
  'mail.why': 'You get this mail because you asked {club} for it.',
  'mail.stop': 'No more mails',
  'mail.change': 'Change what comes, and how often',
};
