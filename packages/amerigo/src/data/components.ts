import type { Component } from '@quarterdeck/kernel';
import { phases } from './colours';
import { productionTokens } from './goods';
import { islandTiles } from './islands';
import { neutralTiles, villageTiles } from './tiles';
import { progressTokens } from './tokens';
import { progressMarks, specialTrack } from './tracks';

/** What the game is made of, the least sure first. */
export const components = [
  { name: 'islandTiles', certainty: islandTiles.certainty },
  { name: 'progressTrack', certainty: progressMarks.certainty },
  { name: 'specialTrack', certainty: specialTrack.certainty },
  // How cubes fall is modelled after measurements that others have published of such towers.
  { name: 'tower', certainty: 'found' },
  { name: 'neutralTiles', certainty: neutralTiles.certainty },
  { name: 'villageTiles', certainty: villageTiles.certainty },
  { name: 'progressTokens', certainty: progressTokens.certainty },
  { name: 'productionTokens', certainty: productionTokens.certainty },
  { name: 'phases', certainty: phases.certainty },
] as const satisfies readonly Component[];
