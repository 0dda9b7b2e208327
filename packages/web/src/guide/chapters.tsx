import type { Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../common/icon';
import { useWords } from '../i18n/words';
import type { GuideScript } from '../kit';
import './guide.css';

interface ChaptersProps {
  readonly script: GuideScript;
  readonly speaker: Speaker;
  /** The step being shown, and the farthest one reached. */
  readonly at: number;
  readonly reached: number;
  readonly onStep: (step: number) => void;
}

/** All chapters of a guide, to leave off, come back, or repeat one. */
export function Chapters({ script, speaker, at, reached, onStep }: ChaptersProps): ReactNode {
  const { t } = useWords();
  let first = 0;
  return (
    <ol className="guide-chapters" aria-label={t('guide.chapters')}>
      {script.chapters.map(({ id, steps }, i) => {
        const start = first;
        first += steps.length;
        const here = at >= start && at < first;
        const done = reached >= first;
        return (
          <li key={id}>
            <button type="button" aria-current={here ? 'step' : undefined} onClick={() => onStep(start)}>
              <span className={`guide-mark ${done ? 'guide-mark-done' : ''}`}>{done ? <Icon name="check" /> : i + 1}</span>
              <b>{speaker.say({ key: `guide.chapter.${id}` })}</b>
              <small>
                {here
                  ? t('guide.stepOf', { n: at - start + 1, of: steps.length })
                  : done
                    ? t('guide.chapterDone')
                    : t('guide.steps', { n: steps.length })}
              </small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
