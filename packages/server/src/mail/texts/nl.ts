import type { MailTexts } from '.';

export const nl: MailTexts = {
  'mail.hello': 'Ahoy {name},',
  'mail.turn': 'Jij bent aan de beurt in {game}.',
  'mail.turnUntil': 'Jij bent aan de beurt in {game}. Speel vóór {deadline}.',
  'mail.invitation': '{by} nodigt je uit voor een partij {game}.',
  'mail.paired': 'Ronde {round} van {tournament}: je tafel staat klaar.',
  'mail.bye': 'Ronde {round} van {tournament}: je hebt geen tegenstander en krijgt de punten.',
  'mail.cancelled': '{tournament} is afgelast.',
  'mail.finished': '{tournament} is afgelopen. Je bent op plaats {place} geëindigd.',
  'mail.digest': '{n, plural, one {Eén ding wacht} other {# dingen wachten}} op je in {club}',
  'mail.open': 'Openen',
  'mail.confirm.subject': 'Is dit jouw adres? {club}',
  'mail.confirm.text': 'Iemand die {name} heet wil hier berichten van {club} ontvangen. Ben jij dat, open dan binnen twee dagen deze link:',
  'mail.confirm.not': 'Ben jij het niet, doe dan niets: er komt geen bericht meer.',
  'mail.confirm.act': 'Ja, dit is mijn adres',
  'mail.trial.subject': 'Een testbericht van {club}',
  'mail.trial.text': 'Dit is een test: meldingen komen hier aan.',
  'mail.why': 'Je krijgt dit bericht omdat je er bij {club} om hebt gevraagd.',
  'mail.stop': 'Geen berichten meer',
  'mail.change': 'Wijzigen wat er komt, en hoe vaak',
};
