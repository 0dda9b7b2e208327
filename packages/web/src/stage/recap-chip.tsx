import type { Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../common/icon';
import { useWords } from '../i18n/words';
import { Points } from './points';
import type { Recap } from './recap';
import './stage.css';

interface RecapChipProps {
  /** Undefined while there is nothing to tell: its place is kept. */
  readonly recap: Recap | undefined;
  readonly speaker: Speaker;
  readonly name: string;
  readonly onAgain: ((from: number) => void) | undefined;
}

/** What an opponent did last, in a line, with a button that shows it once more. */
export function RecapChip({ recap, speaker, name, onAgain }: RecapChipProps): ReactNode {
  const { t } = useWords();
  if (recap === undefined) return <div className="recap" />;
  const lines = recap.lines.map((line) => speaker.say(line));
  return (
    <div className="recap">
      <span className="recap-text" title={lines.join('\n')}>
        {speaker.say(recap.says)}
      </span>
      <Points points={recap.points} />
      {onAgain !== undefined && (
        <button
          type="button"
          className="recap-again"
          aria-label={t('stage.againOf', { name })}
          title={t('stage.again')}
          onClick={() => onAgain(recap.from)}
        >
          <Icon name="again" />
        </button>
      )}
    </div>
  );
}
