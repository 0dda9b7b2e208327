import type { Id } from '@quarterdeck/kernel';
import type { Colour } from './colours';
import type { Table } from './table';

/** When a token works: always from receipt on, once, or in the final scoring (AM-199). */
type TokenKind = 'permanent' | 'once' | 'end';

interface Effect {
  readonly id: string;
  readonly kind: TokenKind;
  /** Action points added whenever the owner carries out one of these actions. */
  readonly bonus?: { readonly ap: number; readonly actions: readonly Colour[] };
  /** Gold for cashing it in. */
  readonly gold?: number;
  readonly rule: string;
}

const EFFECTS = [
  { id: 'plus2-blue', kind: 'permanent', bonus: { ap: 2, actions: ['blue'] }, rule: 'AM-200' },
  { id: 'plus2-black', kind: 'permanent', bonus: { ap: 2, actions: ['black'] }, rule: 'AM-200' },
  { id: 'plus2-red', kind: 'permanent', bonus: { ap: 2, actions: ['red'] }, rule: 'AM-200' },
  { id: 'plus2-brown', kind: 'permanent', bonus: { ap: 2, actions: ['brown'] }, rule: 'AM-200' },
  { id: 'plus2-green', kind: 'permanent', bonus: { ap: 2, actions: ['green'] }, rule: 'AM-200' },
  { id: 'plus2-yellow', kind: 'permanent', bonus: { ap: 2, actions: ['yellow'] }, rule: 'AM-200' },
  { id: 'plus1-blue-red', kind: 'permanent', bonus: { ap: 1, actions: ['blue', 'red'] }, rule: 'AM-201' },
  { id: 'plus1-green-yellow', kind: 'permanent', bonus: { ap: 1, actions: ['green', 'yellow'] }, rule: 'AM-201' },
  { id: 'plus1-black-brown', kind: 'permanent', bonus: { ap: 1, actions: ['black', 'brown'] }, rule: 'AM-201' },
  { id: 'ships8', kind: 'once', rule: 'AM-202' },
  { id: 'pirates-plus2', kind: 'permanent', rule: 'AM-203' },
  { id: 'pirates-half', kind: 'permanent', rule: 'AM-204' },
  { id: 'pirates-gold', kind: 'permanent', rule: 'AM-205' },
  { id: 'plan-two', kind: 'permanent', rule: 'AM-206' },
  { id: 'red-green', kind: 'permanent', rule: 'AM-208' },
  { id: 'jump-first', kind: 'once', rule: 'AM-207' },
  { id: 'gold3', kind: 'once', gold: 3, rule: 'AM-209' },
  { id: 'gold5', kind: 'once', gold: 5, rule: 'AM-210' },
  { id: 'post-gold', kind: 'permanent', rule: 'AM-211' },
  { id: 'gold-half', kind: 'permanent', rule: 'AM-212' },
  { id: 'cube-vp', kind: 'once', rule: 'AM-213' },
  { id: 'end-posts', kind: 'end', rule: 'AM-214' },
  { id: 'end-7', kind: 'end', rule: 'AM-215' },
  { id: 'end-gold', kind: 'end', rule: 'AM-216' },
] as const satisfies readonly Effect[];

/** How a token is written in moves. */
type TokenName = (typeof EFFECTS)[number]['id'];

export interface ProgressToken extends Effect {
  readonly id: TokenName;
}

/** The number of a progress token: its place in TOKENS. */
export type Token = Id<'token'>;

/** The 24 progress tokens. */
export const progressTokens: Table<ProgressToken> = {
  certainty: 'rulebook',
  note: 'How many there are of each kind is inferred; of the pairs only blue and red is found, the other two are reconstructed.',
  rows: EFFECTS,
};

export const TOKENS = progressTokens.rows;

const number = (id: TokenName): Token => TOKENS.findIndex((token) => token.id === id);

/** Numbers of the tokens that rules speak of by name. */
export const TOKEN = {
  ships8: number('ships8'),
  piratesPlus2: number('pirates-plus2'),
  piratesHalf: number('pirates-half'),
  piratesGold: number('pirates-gold'),
  planTwo: number('plan-two'),
  redGreen: number('red-green'),
  jumpFirst: number('jump-first'),
  gold3: number('gold3'),
  gold5: number('gold5'),
  postGold: number('post-gold'),
  goldHalf: number('gold-half'),
  cubeVp: number('cube-vp'),
  endPosts: number('end-posts'),
  endSeven: number('end-7'),
  endGold: number('end-gold'),
} as const;

/** Extra range of each ship, gold of the pirate token, strength added by the pirate token, points of the plain end token. */
export const SHIPS8_AP = 8;
export const PIRATES_GOLD = 2;
export const PIRATES_PLUS = 2;
export const POST_GOLD = 1;
export const END_SEVEN_VP = 7;
