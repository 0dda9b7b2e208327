import type { Certainty, Component } from '@quarterdeck/kernel';
import { BOARD_CERTAINTY } from './data/board';
import { BOATS } from './data/boats';
import { BUILDINGS } from './data/buildings';
import { CULTURE, PIECES, PLAYER_COLOURS } from './data/components';
import { FLEETS } from './data/fleets';
import { SPECIALISTS } from './data/specialists';

/* How sure the tables are, part by part: a part is as sure as the least sure of its rows. */

const FROM_THE_SUREST: readonly Certainty[] = ['rulebook', 'found', 'inferred', 'reconstructed'];

const leastSure = (marks: readonly Certainty[]): Certainty =>
  FROM_THE_SUREST.findLast((certainty) => marks.includes(certainty)) ?? 'reconstructed';

const part = (name: string, ...marks: readonly Certainty[]): Component => ({ name, certainty: leastSure(marks) });

export const components: readonly Component[] = [
  part('board', BOARD_CERTAINTY),
  part('buildings', ...BUILDINGS.map(({ certainty }) => certainty)),
  part('specialists', ...SPECIALISTS.map(({ certainty }) => certainty)),
  part('fleets', ...FLEETS.map(({ certainty }) => certainty)),
  part('prices', ...BOATS.map(({ priceCertainty }) => priceCertainty)),
  part('culture', ...CULTURE.map(({ certainty }) => certainty)),
  part('boats', ...BOATS.map(({ certainty }) => certainty)),
  part('players', ...PLAYER_COLOURS.map(({ certainty }) => certainty)),
  part('pieces', PIECES.certainty),
];
