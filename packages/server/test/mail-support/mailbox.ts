import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly headers: string;
  readonly text: string;
}

/** What the mail server does with the next mails. */
type Mood = 'takes' | 'refuses the address' | 'not now' | 'refuses the text' | 'says nothing to the text' | 'says nothing at all';

export interface Mailbox {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Connections so far. */
  readonly calls: () => number;
  mood: Mood;
  /** Resolves when so many mails have arrived. */
  have(count: number): Promise<Arrived[]>;
  close(): Promise<void>;
}

/** A real SMTP server on this computer that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  const waiting: (() => void)[] = [];
  let calls = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, answer) {
      calls++;
      if (box.mood !== 'says nothing at all') answer();
    },
    onRcptTo(_address, _session, answer) {
      if (box.mood === 'refuses the address') return answer(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (box.mood === 'not now') return answer(Object.assign(new Error('try again later'), { responseCode: 451 }));
      answer();
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (box.mood === 'refuses the text') return answer(Object.assign(new Error('no room'), { responseCode: 452 }));
        arrived.push(read(session.envelope.rcptTo[0]?.address ?? '', Buffer.concat(chunks).toString('latin1')));
        for (const wake of waiting.splice(0)) wake();
        if (box.mood !== 'says nothing to the text') answer();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const box: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    calls: () => calls,
    mood: 'takes',
    async have(count) {
      while (arrived.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return arrived;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return box;
}

function read(to: string, raw: string): Arrived {
  const [headers = '', ...rest] = raw.split('\r\n\r\n');
  const flat = headers.replace(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(flat)?.[1] ?? '';
  return { to, headers: flat, subject: words(subject), text: body(rest.join('\n\n')) };
}

function bytes(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}

function body(raw: string): string {
  return bytes(raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

/** Subjects that are not plain ASCII come in encoded words. */
function words(subject: string): string {
  return subject
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : body(text.replace(/_/g, ' ')),
    );
}
