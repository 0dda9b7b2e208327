import type { MailTopic } from '@quarterdeck/protocol';

/** One thing to tell somebody; several may go in one mail. The id names it for ever. */
export interface Letter {
  readonly id: string;
  readonly player: string;
  readonly about: Matter;
}

export type Matter =
  | { readonly kind: 'turn'; readonly table: string; readonly game: string; readonly deadline?: number }
  /** `invite` opens a table that is closed to others. */
  | { readonly kind: 'invitation'; readonly table: string; readonly game: string; readonly by: string; readonly invite?: string }
  | {
      readonly kind: 'tournament';
      readonly what: 'paired' | 'bye' | 'cancelled' | 'finished';
      readonly tournament: string;
      readonly name: string;
      readonly round?: number;
      readonly table?: string;
      readonly place?: number;
    };

export interface WaitingLetter {
  readonly letter: Letter;
  readonly attempts: number;
}

const TOPICS: Readonly<Record<Matter['kind'], MailTopic>> = { turn: 'turns', invitation: 'invitations', tournament: 'tournaments' };

export function topicOf({ kind }: Matter): MailTopic {
  return TOPICS[kind];
}
