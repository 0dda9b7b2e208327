import { planetsOf, sideOf } from '@quarterdeck/efemeris';
import { type ReactNode, useState } from 'react';
import { Emblem } from '../../kit';
import { say } from './say';
import { GlobeIcon } from './symbols/Icons';
import type { Props } from './types';

/** Who rules the sky in the end; can be laid aside. */
export function Outcome({ props }: { readonly props: Props }): ReactNode {
  const { view, names, owners } = props;
  const [closed, setClosed] = useState(false);
  if (view.phase !== 'over' || closed) return null;
  const winners = names.filter((_, seat) => view.winner >= 0 && sideOf(view, seat) === view.winner);
  return (
    <section className="ef-outcome" aria-live="polite" aria-label={say(props, 'board.outcome')}>
      <header>
        <h2>
          {winners.length === 0
            ? say(props, 'board.drawn')
            : say(props, 'board.won', { who: winners.join(' & '), n: planetsOf(view, view.winner) })}
        </h2>
        <button type="button" className="ef-close" onClick={() => setClosed(true)} aria-label={say(props, 'board.close')}>
          ×
        </button>
      </header>
      <ul>
        {names.map((name, seat) => {
          const owner = owners[seat];
          return (
            <li key={name} className={sideOf(view, seat) === view.winner ? 'ef-first' : undefined}>
              {owner !== undefined && <Emblem owner={owner} size={18} />}
              <b>{name}</b>
              <span>
                {view.planetOwner.map((holder, planet) =>
                  holder === seat ? <GlobeIcon key={pieceKey(planet)} planet={planet} size={34} /> : null,
                )}
                {(view.eliminated[seat] ?? 0) > 0 && <em>{say(props, 'board.eliminated')}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const pieceKey = (planet: number): string => `planet-${planet}`;
