import {
  BONUSES,
  CAPTAIN_CARDS,
  CREW,
  captainOf,
  EFFECTS,
  effectOf,
  FRIGATE_STEPS,
  fieldMessage,
  GALLEON_STEPS,
  INTERIORS,
  isGalleon,
  kindOf,
  NATIONS,
  ownerOfShip,
  ownShip,
  PLANET_OF,
  PLANETS,
  placeWords,
  type State,
  TILES,
  tileWords,
} from '@quarterdeck/efemeris';
import { at, type Message, message } from '@quarterdeck/kernel';
import type { Explanation } from '../../kit';

/* What every piece says about itself. */

const FIELD_RULES: Readonly<Record<ReturnType<typeof kindOf>, readonly string[]>> = {
  plain: ['EF-130', 'EF-131'],
  planet: ['EF-122', 'EF-137'],
  rose: ['EF-131', 'EF-144'],
  factory: ['EF-081'],
  anchor: ['EF-082'],
  singularity: ['EF-135'],
  providence: ['EF-202'],
  wreck: ['EF-203'],
};
const BORDER_RULES: readonly string[] = ['EF-013', 'EF-014'];
const BONUS_RULES: readonly string[] = ['EF-100', 'EF-101', 'EF-102'];
const PHASE_RULES: Readonly<Record<string, readonly string[]>> = {
  explore: ['EF-070', 'EF-071'],
  collect: ['EF-080', 'EF-081', 'EF-082'],
  tactics: ['EF-091', 'EF-096'],
  construct: ['EF-110'],
};

export function explain(piece: string, view: State): Explanation | undefined {
  const [kind = '', first = '', second = ''] = piece.split('-');
  const id = Number(first);
  switch (kind) {
    case 'field':
      return explainField(id, view);
    case 'planet':
      return explainPlanet(id, view);
    case 'ship':
      return explainShip(id, view);
    case 'tile': {
      const tile = TILES[id];
      return tile === undefined ? undefined : { title: tileWords(id), rules: ['EF-073'] };
    }
    case 'place':
      return {
        title: message('board.placeAt', { place: placeWords(id) }),
        lines: [message('board.about.place')],
        rules: ['EF-071', 'EF-072'],
      };
    case 'crew': {
      const crew = CREW[id];
      return crew === undefined
        ? undefined
        : { title: message(`crew.${crew.id}`), lines: [message(`board.does.${crew.id}`)], rules: [crew.rule] };
    }
    case 'captain': {
      const captain = CAPTAIN_CARDS[id];
      if (captain === undefined) return undefined;
      return {
        title: message('captain.name', { captain: captain.name }),
        lines: [message('board.about.galleon', { galleon: captain.galleon }), message(`board.captain.${captain.id}`)],
        rules: [captain.rule],
      };
    }
    case 'nation': {
      const nation = NATIONS[id];
      return nation === undefined ? undefined : { title: message(`nation.${nation}`), lines: [message(`board.nation.${nation}`)] };
    }
    case 'bonus': {
      const bonus = BONUSES[id];
      return bonus === undefined
        ? undefined
        : { title: message(`bonus.${bonus}`), lines: [message(`board.does.${bonus}`)], rules: [at(BONUS_RULES, id)] };
    }
    case 'effect': {
      const effect = EFFECTS[Number(second)];
      const n = effect === undefined ? 0 : effectOf(view, id, Number(second));
      return effect === undefined
        ? undefined
        : {
            title: message(`effect.${effect}`, { n }),
            lines: [message('board.about.effect', { who: { seat: id } })],
            rules: ['EF-099', 'EF-146'],
          };
    }
    case 'truce':
      return { title: message('board.about.truce'), lines: [message('board.about.effect', { who: { seat: id } })], rules: ['EF-D67'] };
    case 'phase':
      return { title: message(`phase.${first}`), rules: PHASE_RULES[first] ?? [] };
    case 'spices':
      return { title: message('board.about.spices'), rules: ['EF-016'] };
    case 'bonuses':
      return { title: message('board.about.bonuses'), rules: ['EF-017', 'EF-084'] };
    case 'hand':
      return { title: message('board.hand'), rules: ['EF-018', 'EF-096', 'EF-098'] };
    case 'stack':
      return { title: message('board.stack'), rules: ['EF-070'] };
    case 'bag':
      return { title: message('board.bag'), rules: ['EF-082', 'EF-103'] };
    default:
      return undefined;
  }
}

function explainField(field: number, view: State): Explanation | undefined {
  if (!Number.isInteger(field)) return undefined;
  const kind = kindOf(field);
  if (kind === 'planet') return explainPlanet(at(PLANET_OF, field), view);
  const border = field >= INTERIORS;
  return {
    title: fieldMessage(view, field),
    lines: [message(border ? 'board.about.border' : `board.about.${kind}`)],
    rules: border ? BORDER_RULES : FIELD_RULES[kind],
  };
}

function explainPlanet(planet: number, view: State): Explanation | undefined {
  const card = PLANETS[planet];
  if (card === undefined) return undefined;
  const owner = view.planetOwner[planet] ?? -1;
  const lines: Message[] = [
    owner < 0 ? message('board.about.free') : message('board.about.owner', { who: { seat: owner } }),
    message('board.about.planet', {
      cost: message('cost.spices', { pepper: card.pepper, vanilla: card.vanilla }),
      spice: message(card.produces === 0 ? 'spice.pepper' : 'spice.vanilla'),
    }),
    ...(view.fortress[planet] === 1 ? [message('board.about.fortress')] : []),
  ];
  return { title: message(`planet.${card.id}`), lines, rules: view.fortress[planet] === 1 ? ['EF-118', 'EF-122'] : ['EF-122'] };
}

function explainShip(ship: number, view: State): Explanation | undefined {
  if (!Number.isInteger(ship)) return undefined;
  const seat = ownerOfShip(ship);
  const galleon = isGalleon(ship);
  const captain = CAPTAIN_CARDS[captainOf(view, seat)];
  const lines: Message[] = [
    ...(galleon && captain !== undefined
      ? [message('board.about.command', { galleon: captain.galleon, captain: captain.name }), message(`board.captain.${captain.id}`)]
      : []),
    galleon ? message('board.about.galleonSteps', { n: GALLEON_STEPS }) : message('board.about.frigateSteps', { n: FRIGATE_STEPS }),
    ...((view.frozenBy[ship] ?? -1) >= 0 ? [message('board.about.frozen')] : []),
  ];
  const who = { seat };
  return {
    title: galleon ? message('ship.galleonOf', { who }) : message('ship.frigateOf', { who, n: ownShip(ship) }),
    lines,
    rules: galleon ? ['EF-092', 'EF-140'] : ['EF-093', 'EF-114'],
  };
}
