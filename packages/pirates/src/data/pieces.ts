import type { Certainty } from '@quarterdeck/kernel';

interface Pieces {
  readonly certainty: Certainty;
  readonly count: number;
  readonly faces: string;
}

/** What lies in the box beyond cards: for display only, since the rules count without limit (PI-014). */
export const PIECES = {
  doubleHold: { certainty: 'reconstructed', count: 6, faces: '4 of 1/2, 2 of 3/4' },
  unsinkable: { certainty: 'reconstructed', count: 6, faces: '4 of 1/2, 2 of 3/4' },
  blackMarks: { certainty: 'reconstructed', count: 6, faces: '4 of 1/2, 2 of 3/4' },
  privateers: { certainty: 'rulebook', count: 4, faces: 'one flag each' },
  chestTiles: { certainty: 'rulebook', count: 4, faces: '40/80' },
  yinYang: { certainty: 'rulebook', count: 28, faces: '1' },
  dice: { certainty: 'found', count: 44, faces: '4 colours of 10, 4 red' },
} as const satisfies Readonly<Record<string, Pieces>>;

/** Spaces of the score track; passing it brings the 40 tile, then its back (PI-177). */
export const TRACK_SPACES = 40;

export const COLOURS: { readonly certainty: Certainty; readonly bySeat: readonly string[]; readonly caravans: string } = {
  certainty: 'reconstructed',
  bySeat: ['green', 'white', 'blue', 'yellow'],
  caravans: 'red',
};
