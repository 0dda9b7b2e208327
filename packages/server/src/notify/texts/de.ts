import type { NotifyTexts } from '.';

export const de: NotifyTexts = {
  'notify.turn.title': 'Du bist am Zug: {game}',
  'notify.turn.open': 'Der Tisch wartet auf dich.',
  'notify.turn.deadline': 'Zieh vor {deadline}.',
  'notify.table.turn': '{player} ist am Zug: {game}.',
  'notify.table.deadline': 'Die Zeit läuft ab: {deadline}.',
  'notify.trial.title': 'Quarterdeck',
  'notify.trial.text': 'Das ist ein Test: Hier erfährst du, wenn du am Zug bist.',
  'notify.failure.BAD_URL': 'Das ist keine vollständige Webadresse. Kopiere sie noch einmal, von https:// bis zum Ende.',
  'notify.failure.BAD_KEYS':
    'Die Schlüssel dieses Browsers sind unbrauchbar. Schalte die Benachrichtigungen in diesem Browser aus und wieder ein.',
  'notify.failure.NOT_HTTPS': 'Die Adresse muss mit https:// beginnen.',
  'notify.failure.CREDENTIALS_IN_URL': 'Die Adresse enthält einen Benutzernamen oder ein Passwort. Nimm eine Adresse ohne beides.',
  'notify.failure.PORT_NOT_ALLOWED': 'An diesen Port sendet der Server nicht. Nimm eine Adresse ohne Portnummer.',
  'notify.failure.ADDRESS_NOT_PUBLIC':
    'Die Adresse führt in ein privates Netz, in das dieser Server nicht sendet. Wer den Server betreibt, kann es erlauben.',
  'notify.failure.NAME_NOT_FOUND': 'Der Name in der Adresse wurde nicht gefunden. Prüfe ihn auf Tippfehler.',
  'notify.failure.UNREACHABLE': 'Zu dieser Adresse kam keine Verbindung zustande.',
  'notify.failure.CERTIFICATE': 'Die sichere Verbindung scheiterte: Das Zertifikat der Gegenseite ist ungültig.',
  'notify.failure.TIMED_OUT': 'Die Gegenseite hat nicht rechtzeitig geantwortet.',
  'notify.failure.BROKEN_OFF': 'Die Gegenseite hat die Verbindung abgebrochen.',
  'notify.failure.REDIRECT': 'Die Gegenseite verweist auf eine andere Adresse (Antwort {status}). Trage jene ein.',
  'notify.failure.BUSY': 'Die Gegenseite nimmt zurzeit keine Nachrichten mehr an (Antwort {status}).',
  'notify.failure.GONE':
    'Diesen Webhook gibt es auf der Gegenseite nicht mehr (Antwort {status}). Lege dort einen neuen an und trage ihn ein.',
  'notify.failure.REFUSED': 'Die Gegenseite hat die Nachricht nicht angenommen (Antwort {status}). Prüfe Adresse und Stil.',
};
