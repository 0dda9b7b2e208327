import type { Step } from '@quarterdeck/protocol';
import { api } from './api';
import { type Interest, sharedLine } from './shared-line';

/** What comes of a connection. */
export interface Hearing {
  open(): void;
  text(text: string): void;
  closed(): void;
}

export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

/** What a link to a server needs of the place where it runs. */
export interface Place {
  connect(hearing: Hearing, interest: Interest): Line;
  /** Nobody looks at the page now. */
  readonly hidden: boolean;
  /** Tells when the page comes back on line, goes away or comes back; gives what ends that. */
  watch(changed: () => void): () => void;
  steps(table: string, query: { readonly as: string; readonly invite?: string }): Promise<readonly Step[]>;
}

/** A page of the server itself. */
export const thisPage: Place = {
  connect: (hearing, interest) => sharedLine.join(hearing, interest),
  get hidden() {
    return document.hidden;
  },
  watch: (changed) => {
    window.addEventListener('online', changed);
    document.addEventListener('visibilitychange', changed);
    return () => {
      window.removeEventListener('online', changed);
      document.removeEventListener('visibilitychange', changed);
    };
  },
  steps: async (id, query) => (await api('GET /api/tables/:id/steps', { params: { id }, query })).steps,
};
