import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { rem } from '../kit/rem';
import { levelName } from '../table/seat-names';
import './crew.css';

const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?url', import: 'default', eager: true });

interface FaceProps {
  readonly level: string;
  readonly size: number;
}

/** From here on a face can be told from another. */
const SMALLEST_FACE = 28;

/** The face of a bot with the badge of its level; where space is small the badge alone. */
export function Face({ level, size }: FaceProps): ReactNode {
  const words = useWords();
  const address = drawings[`./drawings/${size < SMALLEST_FACE ? 'badge' : 'bot'}-${level}.svg`];
  if (address === undefined) return null;
  return <img className="face" src={address} style={{ width: rem(size), height: rem(size) }} alt={levelName(level, words)} />;
}
