import { createTransport } from 'nodemailer';

/** Which server takes mails, and from whom they come. */
export interface MailConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
  /** Milliseconds for one mail from the first byte to the last answer. Default: 20 seconds. */
  readonly timeoutMs?: number;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for every attempt, so that mail servers know a mail again. */
  readonly messageId: string;
}

/** Why a mail was not sent. `ADDRESS_REFUSED` will not change by itself. */
type MailFailure = 'UNREACHABLE' | 'TIMED_OUT' | 'LOGIN_REFUSED' | 'ADDRESS_REFUSED' | 'REFUSED' | 'BROKEN_OFF';

export type SendResult =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly failure: MailFailure;
      /** What the server said, for the log. */
      readonly answer: string;
      /** Certain that the server did not take it, so that another attempt cannot become a second mail. */
      readonly notTaken: boolean;
    };

export interface Smtp {
  send(mail: Mail): Promise<SendResult>;
}

const TIMEOUT_MS = 20_000;

/** One connection per mail: there are few, and a pool would hold what hangs. */
export function createSmtp({ url, from, timeoutMs = TIMEOUT_MS }: MailConfig): Smtp {
  return {
    send(mail) {
      // From the moment when the text is offered, silence no longer means that it was not taken.
      let offered = false;
      const debug = (entry: unknown, line?: unknown): void => {
        if (isFromUs(entry) && line === 'DATA') offered = true;
      };
      const silent = (): void => undefined;
      const transport = createTransport(
        {
          url,
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
          transactionLog: true,
          logger: { level: silent, trace: silent, debug, info: silent, warn: silent, error: silent, fatal: silent },
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        { from },
      );
      const { to, subject, text, html, headers, messageId } = mail;
      const sending = transport.sendMail({ to, subject, text, html, headers: { ...headers }, messageId }).then(
        (): SendResult => ({ kind: 'sent' }),
        (error: unknown): SendResult => judge(error, offered),
      );
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<SendResult>((resolve) => {
        timer = setTimeout(
          () => resolve({ kind: 'failed', failure: 'TIMED_OUT', answer: `nothing within ${timeoutMs} ms`, notTaken: !offered }),
          timeoutMs,
        );
      });
      return Promise.race([sending, tooLong]).finally(() => {
        clearTimeout(timer);
        transport.close();
      });
    },
  };
}

function isFromUs(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'client';
}

function judge(error: unknown, offered: boolean): SendResult {
  const said = error instanceof Error ? error : new Error(String(error));
  const field = (name: string): unknown => (name in said ? Reflect.get(said, name) : undefined);
  const status = field('responseCode');
  const refused = typeof status === 'number';
  return {
    kind: 'failed',
    failure: failureOf(field('code'), field('command'), status),
    answer: said.message.slice(0, 200),
    notTaken: refused || !offered,
  };
}

function failureOf(code: unknown, command: unknown, status: unknown): MailFailure {
  if (code === 'EAUTH') return 'LOGIN_REFUSED';
  if (typeof status === 'number') return command === 'RCPT TO' && status >= 500 ? 'ADDRESS_REFUSED' : 'REFUSED';
  if (code === 'ETIMEDOUT') return 'TIMED_OUT';
  return command === 'CONN' && (code === 'ESOCKET' || code === 'EDNS' || code === 'ETLS') ? 'UNREACHABLE' : 'BROKEN_OFF';
}
