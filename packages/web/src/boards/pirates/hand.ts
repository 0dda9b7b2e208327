import type { Holding } from '../../kit';

/** What a player looks at, counts out or holds before deciding. */
export interface Hand {
  /** A die whose distances are measured, a step of the battle laid out again, a role whose text is read. */
  readonly die: number | undefined;
  readonly step: number | undefined;
  readonly role: number | undefined;
  /** On a phone: the own cards instead of the roles' text. */
  readonly cards: boolean;
  /** Bargains instead of the action. */
  readonly bargaining: boolean;
  /** Goods counted out for a sale; undefined: what one would sell without much thought. */
  readonly offer: readonly number[] | undefined;
  /** Dice as they are dealt out in the Tavern, and the guest whose die is to be exchanged. */
  readonly faces: readonly number[] | undefined;
  readonly guest: number | undefined;
}

export const holding: Holding<Hand> = {
  empty: {
    die: undefined,
    step: undefined,
    role: undefined,
    cards: false,
    bargaining: false,
    offer: undefined,
    faces: undefined,
    guest: undefined,
  },
};
