import type { NotifyTexts } from '.';

export const nl: NotifyTexts = {
  'notify.turn.title': 'Jij bent aan de beurt: {game}',
  'notify.turn.open': 'De tafel wacht op je.',
  'notify.turn.deadline': 'Speel vóór {deadline}.',
  'notify.table.turn': '{player} is aan de beurt: {game}.',
  'notify.table.deadline': 'De tijd loopt af: {deadline}.',
  'notify.trial.title': 'Quarterdeck',
  'notify.trial.text': 'Dit is een test: hier krijg je bericht zodra je aan de beurt bent.',
  'notify.failure.BAD_URL': 'Dit is geen volledig webadres. Kopieer het opnieuw, van https:// tot het einde.',
  'notify.failure.BAD_KEYS': 'De sleutels van deze browser zijn onbruikbaar. Zet meldingen in deze browser uit en weer aan.',
  'notify.failure.NOT_HTTPS': 'Het adres moet met https:// beginnen.',
  'notify.failure.CREDENTIALS_IN_URL': 'Het adres bevat een gebruikersnaam of wachtwoord. Gebruik een adres zonder.',
  'notify.failure.PORT_NOT_ALLOWED': 'Naar deze poort stuurt de server niets. Gebruik een adres zonder poortnummer.',
  'notify.failure.ADDRESS_NOT_PUBLIC':
    'Het adres leidt naar een privénetwerk, en daar stuurt deze server niets heen. De beheerder van de server kan het toestaan.',
  'notify.failure.NAME_NOT_FOUND': 'De naam in het adres is niet gevonden. Controleer hem op typefouten.',
  'notify.failure.UNREACHABLE': 'Er kwam geen verbinding met dit adres tot stand.',
  'notify.failure.CERTIFICATE': 'De beveiligde verbinding mislukte: het certificaat van de andere kant is ongeldig.',
  'notify.failure.TIMED_OUT': 'De andere kant antwoordde niet op tijd.',
  'notify.failure.BROKEN_OFF': 'De andere kant verbrak de verbinding.',
  'notify.failure.REDIRECT': 'De andere kant verwijst naar een ander adres (antwoord {status}). Vul dat adres in.',
  'notify.failure.BUSY': 'De andere kant neemt op dit moment geen berichten meer aan (antwoord {status}).',
  'notify.failure.GONE': 'Deze webhook bestaat aan de andere kant niet meer (antwoord {status}). Maak daar een nieuwe en vul die hier in.',
  'notify.failure.REFUSED': 'De andere kant nam het bericht niet aan (antwoord {status}). Controleer het adres en de stijl.',
};
