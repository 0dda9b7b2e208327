import type { Key } from '../texts/messages.en';

/**
 * What is measured about a seat, in the order of the columns of fitted.ts, and what each is about in words: measures of one subject pull against each other, so they are told together.
 */
export const ABOUT = {
  points: 'why.points',
  coins: 'why.coins',
  besideBoats: 'why.boats',
  dockedBoats: 'why.boats',
  dockedPrice: 'why.boats',
  reserved: 'why.reserved',
  reservedPoints: 'why.reserved',
  figuresBuilt: 'why.figures',
  oneFigureLeft: 'why.figures',
  tokens: 'why.tokens',
  tokenKinds: 'why.tokens',
  recruits: 'why.specialists',
  specialists: 'why.specialists',
  harbour: 'why.specialists',
  trade: 'why.specialists',
  culture: 'why.specialists',
  engineer: 'why.specialists',
  builder: 'why.specialists',
  finale: 'why.specialists',
  neighbours: 'why.neighbours',
  turnsAhead: 'why.order',
  nextPlace: 'why.order',
  opening: 'why.buildings',
  start: 'why.buildings',
  chain: 'why.buildings',
  chainTokens: 'why.tokens',
  hand: 'why.boats',
  power: 'why.power',
  mayRecruit: 'why.specialists',
} as const satisfies Readonly<Record<string, Key>>;
