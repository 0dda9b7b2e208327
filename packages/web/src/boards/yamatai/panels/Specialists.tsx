import { NONE } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import type { Props } from '../types';
import { SpecialistCard } from './SpecialistCard';
import './specialists.css';

/** The five specialists on display. */
export const Specialists = memo(function Specialists({ props, size }: { readonly props: Props; readonly size: number }): ReactNode {
  const { view, speaker } = props;
  return (
    <section className="ya-specialists" aria-label={say(speaker, 'board.specialists')}>
      <h2>
        {say(speaker, 'board.specialists')} <small>{say(speaker, 'board.inDeck', { n: view.specialistDeck })}</small>
      </h2>
      {view.display.map((who, spot) =>
        who === NONE ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the spot on display
          <span key={`gap${spot}`} className="ya-sp ya-gap" />
        ) : (
          <SpecialistCard key={who} props={props} who={who} coins={view.displayCoins[spot] ?? 0} size={size} />
        ),
      )}
    </section>
  );
});
