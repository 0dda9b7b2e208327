import { type Message, type MessageParams, message } from '@quarterdeck/kernel';
import {
  COUNTRIES,
  CURSE_CARDS,
  CURSES,
  cardName,
  cardsInDeck,
  diceOf,
  enemiesOf,
  guardsNeeded,
  harbourDemand,
  LOOT_KINDS,
  NOBODY,
  plundersOf,
  RED,
  ROLE_CARDS,
  ROLES,
  rulesOfCard,
  type State,
  TALISMAN,
} from '@quarterdeck/pirates';
import type { Explanation } from '../../kit';
import { adventureFace } from './cards/adventure';

/* What pieces say about themselves. A piece's name is its kind and numbers, see pieces.ts. */

const b = (key: string, params?: MessageParams): Message => message(`board.${key}`, params);

const BERTH_RULES: Readonly<Record<string, readonly string[]>> = {
  reserve: ['PI-060', 'PI-107'],
  free: ['PI-084'],
  loaded: ['PI-119', 'PI-120'],
  guards: ['PI-174', 'PI-176'],
  atSea: ['PI-095'],
};

export function explain(piece: string, view: State): Explanation | undefined {
  const [kind = '', first = ''] = piece.split('-');
  const n = Number(first);
  switch (kind) {
    case 'die':
      return die(view, n);
    case 'chart':
      return view.chart.length === 0 ? { title: b('chart'), rules: ['PI-018', 'PI-095'] } : undefined;
    case 'role':
      return {
        title: message(`role.${ROLES[n]}`),
        lines: [b(`role.${ROLES[n]}.action`), b(ROLE_CARDS.cards[n]?.takesBack === true ? 'role.takesBack' : 'role.rituals')],
        rules: ROLE_CARDS.cards[n]?.rules ?? [],
      };
    case 'chosen':
      return { title: b('x.chosen', { who: { seat: n } }), rules: ['PI-041', 'PI-045'] };
    case 'card':
      return { title: cardName(view, n), lines: [adventureFace(view, n).note], rules: rulesOfCard(n) };
    case 'caravan':
      return { title: cardName(view, n), lines: [b(view.played.includes(n) ? 'x.sailed' : 'x.notSailed')], rules: ['PI-081', 'PI-078'] };
    case 'harbour':
      return { title: message(`harbour.${view.harbour}`), rules: ['PI-171', 'PI-131'] };
    case 'price':
      return { title: message(`loot.${LOOT_KINDS[n]}`), lines: [b('x.price', { n: harbourDemand(view)[n] ?? 1 })], rules: ['PI-171'] };
    case 'deck':
      return {
        title: b('x.deck', { n: cardsInDeck(view) }),
        lines: [b(view.endInDeck ? 'x.endInDeck' : 'x.endDrawn')],
        rules: ['PI-190', 'PI-200'],
      };
    case 'curse':
      return {
        title: message(`curse.${CURSES[n]}`),
        lines: [b(`curse.${CURSES[n]}.short`)],
        rules: [CURSE_CARDS.cards[n]?.rule ?? 'PI-150'],
      };
    case 'flag':
      return flag(view, n);
    case 'guards':
      return {
        title: b('x.guards', { who: { seat: n }, n: view.guards[n] ?? 0 }),
        lines: [b('x.guards.needed', { n: guardsNeeded(view.chests[n] ?? 0), chests: view.chests[n] ?? 0 })],
        rules: ['PI-174', 'PI-176'],
      };
    case 'berth':
      return { title: message(`fleet.${first}`), rules: BERTH_RULES[first] ?? [] };
    case 'goods':
      return { title: message(`loot.${LOOT_KINDS[n]}`), rules: n === TALISMAN ? ['PI-117', 'PI-213'] : ['PI-118', 'PI-171'] };
    case 'yinyang':
      return { title: message('piece.yinYang'), rules: ['PI-107', 'PI-140', 'PI-214'] };
    case 'marks':
      return { title: message('piece.mark'), rules: ['PI-056', 'PI-057'] };
    case 'chests':
      return { title: message('piece.chest'), rules: ['PI-003', 'PI-174'] };
    case 'ritual':
      return {
        title: message(`ritual.${first}`),
        lines: [b(`x.ritual.${first}`)],
        rules: first === 'doubleHold' ? ['PI-142'] : ['PI-144', 'PI-146'],
      };
    default:
      return undefined;
  }
}

function die(view: State, number: number): Explanation | undefined {
  const dice = diceOf(view);
  const one = dice[number];
  if (one === undefined) return undefined;
  const title =
    one.owner === RED ? b('die.red', { face: one.face }) : b('die.pirate', { face: one.face, who: { seat: one.owner }, fate: one.fate });
  const nearest = enemiesOf(view, number)[0];
  const other = nearest === undefined ? undefined : dice[nearest.die];
  if (nearest === undefined || other === undefined || one.fate !== 'afloat') return { title, rules: ['PI-098'] };
  const enemy =
    other.owner === RED
      ? b('die.red', { face: other.face })
      : b('die.pirate', { face: other.face, who: { seat: other.owner }, fate: other.fate });
  return { title, lines: [b('x.nearest', { enemy, mm: nearest.mm })], rules: ['PI-100', 'PI-101'] };
}

function flag(view: State, country: number): Explanation {
  const holder = view.privateers[country] ?? NOBODY;
  const lines = [b('plundered', { n: plundersOf(view, country) })];
  if (holder !== NOBODY) lines.push(b('x.privateer', { who: { seat: holder } }));
  return { title: message(`country.${COUNTRIES[country]}`), lines, rules: ['PI-070', 'PI-073'] };
}
