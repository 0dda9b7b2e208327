import type { Component } from '@quarterdeck/kernel';
import { bonusesCertainty } from './bonuses';
import { captainsCertainty } from './captains';
import { crewCertainty } from './crew';
import { figuresCertainty } from './figures';
import { outlineCertainty } from './places';
import { planetsCertainty } from './planets';
import { tilesCertainty } from './tiles';

/** What people must be told about the data: how sure each component is, as its table says. */
export const components: readonly Component[] = [
  { name: 'captains', certainty: captainsCertainty },
  { name: 'crew', certainty: crewCertainty.kinds },
  { name: 'crewCopies', certainty: crewCertainty.copies },
  { name: 'markers', certainty: bonusesCertainty.total },
  { name: 'markerSplit', certainty: bonusesCertainty.split },
  { name: 'planets', certainty: planetsCertainty.name },
  { name: 'planetCosts', certainty: planetsCertainty.cost },
  { name: 'planetYields', certainty: planetsCertainty.produces },
  { name: 'tileCounts', certainty: tilesCertainty.counts },
  { name: 'tileDrawings', certainty: tilesCertainty.drawing },
  { name: 'sky', certainty: outlineCertainty.base },
  { name: 'expertSkies', certainty: outlineCertainty.expert },
  { name: 'figures', certainty: figuresCertainty },
];
