import type { Move } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { Choice as KitChoice } from '../../../kit';
import { GoldIcon } from '../draw/Icons';
import type { Props } from '../types';

interface FaceProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  /** Gold it would take. */
  readonly gold?: number;
}

interface ChoiceProps extends FaceProps {
  readonly props: Props;
  /** What the chip stands for; legal or not. */
  readonly move: Move;
  readonly legal: boolean;
  readonly selected?: boolean;
  readonly piece?: string;
  /** What it is called aloud, where the picture says it to the eye. */
  readonly label?: string;
  readonly onPick?: () => void;
  readonly className?: string;
}

/** A choice in the decision bar: picture, title, note. */
export function Choice({ props, picture, title, note, gold = 0, className = '', ...choice }: ChoiceProps): ReactNode {
  return (
    <KitChoice props={props} className={`am-choice ${gold > 0 ? 'am-dear' : ''} ${className}`} {...choice}>
      <Face picture={picture} title={title} note={note} gold={gold} />
    </KitChoice>
  );
}

/** What is on a chip. */
export function Face({ picture, title, note, gold = 0 }: FaceProps): ReactNode {
  return (
    <>
      {picture !== undefined && <span className="am-choice-picture">{picture}</span>}
      <span className="am-choice-title">{title}</span>
      {(note !== undefined || gold > 0) && (
        <span className="am-choice-note">
          {note}
          {gold > 0 && (
            <span className="am-choice-gold">
              <GoldIcon size={15} />
              {gold}
            </span>
          )}
        </span>
      )}
    </>
  );
}

interface ButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly title?: string;
}

/** A plain button in the decision bar. */
export function BarButton({ onClick, children, title }: ButtonProps): ReactNode {
  return (
    <button type="button" className="am-btn" onClick={onClick} title={title} aria-label={title}>
      {children}
    </button>
  );
}
