import type { Certainty } from '@quarterdeck/kernel';
import type { Face } from '../state';

export type TavernOutcome = 'mark' | 'loseGood' | 'loseChest' | 'gainChest' | 'loot' | 'yinYang';

/** What each face brings, face 1 first. The outcomes and their order are printed, the faces beside them are lost. */
export const TAVERN_SETS = {
  listed: { certainty: 'inferred', faces: ['mark', 'loseGood', 'loseChest', 'gainChest', 'loot', 'yinYang'] },
  reversed: { certainty: 'reconstructed', faces: ['yinYang', 'loot', 'gainChest', 'loseChest', 'loseGood', 'mark'] },
} as const satisfies Readonly<Record<string, { readonly certainty: Certainty; readonly faces: readonly TavernOutcome[] }>>;
export type TavernSet = keyof typeof TAVERN_SETS;

export function tavernOutcome(set: TavernSet, face: Face): TavernOutcome {
  return TAVERN_SETS[set].faces[face - 1] ?? 'mark';
}
