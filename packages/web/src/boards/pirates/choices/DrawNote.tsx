import { giftAmount } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import type { Props } from '../types';

/** How many adventure cards may be drawn; drawing itself is the one act. */
export function DrawNote({ view, speaker }: Props): ReactNode {
  if (view.step === 'act' && view.acted) return null;
  const gift = view.step === 'giftDraw' ? view.giftDraws : giftAmount(view);
  return <p className="pi-aside">{say(speaker, view.step === 'giftDraw' ? 'board.draw.left' : 'board.draw.note', { n: gift })}</p>;
}
