import type { OptionSpecs, OptionValues } from '@quarterdeck/kernel';
import { COMPLETION_FACTORS, LAST_SPACE, TOWERS } from './data/figures';

export const options: OptionSpecs = {
  tower: { kind: 'choice', values: Object.keys(TOWERS), default: 'common' },
  completion: { kind: 'choice', values: Object.keys(COMPLETION_FACTORS), default: 'flat' },
  lastSpace: { kind: 'choice', values: Object.keys(LAST_SPACE), default: 'missing' },
};

export const presets: Readonly<Record<string, OptionValues>> = {
  generous: { tower: 'loose', completion: 'triangular', lastSpace: 'join' },
  scarce: { tower: 'sticky' },
};
