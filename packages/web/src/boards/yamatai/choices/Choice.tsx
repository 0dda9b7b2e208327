import type { Move } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { Choice as KitChoice, Pick as KitPick, sayMove } from '../../../kit';
import type { Props } from '../types';
import '../panels/cards.css';
import './choices.css';

interface ChoiceProps {
  readonly props: Props;
  readonly move: Move;
  readonly children: ReactNode;
  readonly className?: string;
  readonly piece?: string;
  readonly legal?: boolean;
}

/** A move as a chip; said by its own words, because most chips are pictures. */
export function Choice({ props, move, className = '', ...choice }: ChoiceProps): ReactNode {
  return <KitChoice props={props} move={move} label={sayMove(props, move)} className={`ya-choice ${className}`} {...choice} />;
}

type PickProps = Parameters<typeof KitPick>[0];

/** Takes something in hand without choosing a move yet. */
export function Pick({ className = '', ...pick }: PickProps): ReactNode {
  return <KitPick className={`ya-choice ${className}`} {...pick} />;
}
