import type { Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../common/icon';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import type { LogItem } from '../table/table-client';
import { Points } from './points';
import { pointsOf, subjectOf } from './recap';
import './stage.css';

interface CaptionProps {
  /** What is said; undefined when there is nothing to say yet. */
  readonly item: LogItem | undefined;
  readonly speaker: Speaker;
  readonly owners: readonly Owner[];
  /** It is being shown right now: what follows can be skipped. */
  readonly running: boolean;
  readonly onSkip: () => void;
  /** Shows once more what happened since one's own last move. */
  readonly onAgain: (() => void) | undefined;
}

/** Who does what, on the board, while it is shown; afterwards it stays until the next. */
export function Caption({ item, speaker, owners, running, onSkip, onAgain }: CaptionProps): ReactNode {
  const { t } = useWords();
  if (item?.message === undefined) return null;
  const owner = speakerOf(item, owners);
  return (
    <div className={`caption ${running ? 'caption-runs' : ''}`} style={owner && { ['--own' as string]: ownerColour(owner) }}>
      {owner && <Emblem owner={owner} size={15} />}
      <span className="caption-text">{speaker.say(item.message)}</span>
      {item.by !== undefined && <Points points={pointsOf([item], item.by)} />}
      {running ? (
        <button type="button" className="caption-act" onClick={onSkip}>
          <Icon name="last" /> <span>{t('stage.skip')}</span>
        </button>
      ) : (
        onAgain !== undefined && (
          <button type="button" className="caption-act" onClick={onAgain}>
            <Icon name="again" /> <span>{t('stage.again')}</span>
          </button>
        )
      )}
    </div>
  );
}

/** Whom a line speaks of; undefined where it names nobody: a round that begins is nobody's, whoever's move ended the one before. */
export function speakerOf({ message }: LogItem, owners: readonly Owner[]): Owner | undefined {
  const seat = subjectOf(message);
  return seat === undefined ? undefined : owners[seat];
}
