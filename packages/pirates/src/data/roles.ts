import type { Certainty } from '@quarterdeck/kernel';
import type { Role } from '../state';

/** The role strip: roles are called in this order (PI-044), and numbered by it. */
export const ROLES = ['shipbuilder', 'governor', 'captain', 'islander', 'shaman', 'merchant', 'cartographer'] as const;
type RoleName = (typeof ROLES)[number];

export const SHIPBUILDER: Role = 0;
export const GOVERNOR: Role = 1;
export const CAPTAIN: Role = 2;
export const ISLANDER: Role = 3;
export const SHAMAN: Role = 4;
export const MERCHANT: Role = 5;
export const CARTOGRAPHER: Role = 6;

interface RoleCard {
  readonly id: RoleName;
  /** Size of a single gift: ships, spared marks, yin-yang, loot cards, ships kept safe, chests, cards. */
  readonly gift: number;
  readonly rituals: boolean;
  /** Whether its player takes all played role cards back at the end of the round. */
  readonly takesBack: boolean;
  /** The rules of its action and its gift. */
  readonly rules: readonly string[];
}

export const ROLE_CARDS: { readonly certainty: Certainty; readonly cards: readonly RoleCard[] } = {
  certainty: 'rulebook',
  cards: [
    { id: 'shipbuilder', gift: 1, rituals: true, takesBack: false, rules: ['PI-060', 'PI-064'] },
    { id: 'governor', gift: 1, rituals: true, takesBack: false, rules: ['PI-070', 'PI-073', 'PI-074'] },
    { id: 'captain', gift: 2, rituals: false, takesBack: true, rules: ['PI-080', 'PI-083', 'PI-090'] },
    { id: 'islander', gift: 1, rituals: false, takesBack: true, rules: ['PI-130', 'PI-132'] },
    { id: 'shaman', gift: 3, rituals: false, takesBack: true, rules: ['PI-150', 'PI-154'] },
    { id: 'merchant', gift: 1, rituals: true, takesBack: false, rules: ['PI-170', 'PI-171', 'PI-178'] },
    { id: 'cartographer', gift: 1, rituals: true, takesBack: false, rules: ['PI-190', 'PI-191'] },
  ],
};

const gifts = ROLE_CARDS.cards.map((card) => card.gift);
const rituals = ROLE_CARDS.cards.map((card) => card.rituals);
const takesBack = ROLE_CARDS.cards.map((card) => card.takesBack);

export const giftSize = (role: Role): number => gifts[role] ?? 0;
export const allowsRituals = (role: Role): boolean => rituals[role] ?? false;
export const takesCardsBack = (role: Role): boolean => takesBack[role] ?? false;
