import type { NotifyTexts } from '.';

export const en: NotifyTexts = {
  'notify.turn.title': 'Your turn in {game}',
  'notify.turn.open': 'The table is waiting for you.',
  'notify.turn.deadline': 'Move before {deadline}.',
  'notify.table.turn': '{player} is to move in {game}.',
  'notify.table.deadline': 'Time runs out on {deadline}.',
  'notify.trial.title': 'Quarterdeck',
  'notify.trial.text': 'This is a test: notices of your turns will arrive here.',
  'notify.failure.BAD_URL': 'This is not a complete web address. Copy it again, from https:// to the end.',
  'notify.failure.BAD_KEYS': 'The keys of this browser cannot be used. Switch notifications off and on again in this browser.',
  'notify.failure.NOT_HTTPS': 'The address must begin with https://.',
  'notify.failure.CREDENTIALS_IN_URL': 'The address contains a user name or password. Use an address without them.',
  'notify.failure.PORT_NOT_ALLOWED': 'This server does not send to that port. Use an address without a port number.',
  'notify.failure.ADDRESS_NOT_PUBLIC':
    'The address leads into a private network, where this server does not send. The host of the server can allow it.',
  'notify.failure.NAME_NOT_FOUND': 'The name in the address was not found. Check it for typing errors.',
  'notify.failure.UNREACHABLE': 'No connection could be made to the address.',
  'notify.failure.CERTIFICATE': 'The secure connection failed: the certificate of the other side is not valid.',
  'notify.failure.TIMED_OUT': 'The other side did not answer in time.',
  'notify.failure.BROKEN_OFF': 'The other side broke off the connection.',
  'notify.failure.REDIRECT': 'The other side points to another address (answer {status}). Enter that address instead.',
  'notify.failure.BUSY': 'The other side takes no more messages at the moment (answer {status}).',
  'notify.failure.GONE': 'This webhook no longer exists on the other side (answer {status}). Create a new one there and enter it here.',
  'notify.failure.REFUSED': 'The other side did not accept the message (answer {status}). Check the address and the style.',
};
