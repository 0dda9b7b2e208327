import type { Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import './guide.css';

interface WinPlateProps {
  readonly title: string;
  readonly sources: readonly string[];
  readonly speaker: Speaker;
  readonly picture: ReactNode;
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** What winning means, in one picture: the opening of the guide, and of the rulebook. */
export function WinPlate({ title, sources, speaker, picture }: WinPlateProps): ReactNode {
  const { t } = useWords();
  const say = (key: string): string => speaker.say({ key: `guide.plate.${key}` });
  return (
    <div className="win-plate-place">
      <article className="win-plate">
        {picture}
        <div className="win-plate-text">
          <small className="guide-place">
            {title} · {t('guide.winning')}
          </small>
          <h1>{say('title')}</h1>
          <p>{say('lead')}</p>
          <ol>
            {sources.map((id, i) => (
              <li key={id}>
                <span className="win-plate-number" aria-hidden="true">
                  {NUMERALS[i]}
                </span>
                <span>
                  <b>{say(id)}</b>
                  <small>{say(`${id}.how`)}</small>
                </span>
                <em>{say(`${id}.worth`)}</em>
              </li>
            ))}
          </ol>
          <p className="win-plate-advice">{say('advice')}</p>
        </div>
      </article>
    </div>
  );
}
