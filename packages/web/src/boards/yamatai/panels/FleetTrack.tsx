import { NONE } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { Emblem, say } from '../../../kit';
import { Meeple } from '../draw/Icons';
import { movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { FleetCard, FleetFace } from './FleetCard';
import './fleet-track.css';

const SPOTS = Array.from({ length: 10 }, (_, i) => i + 1);

/** Turn order above, fleets below: open ones with their powers, the others face down. */
export const FleetTrack = memo(function FleetTrack({ props }: { readonly props: Props }): ReactNode {
  const { view, moves, speaker } = props;
  const takes = movesOf(moves, 'fleet');
  // In the order of their numbers, which is the next round's: so each keeps its place when it is taken.
  const fleets = [...view.open, ...view.taken].filter((fleet) => fleet !== NONE).sort((a, b) => a - b);
  const faceDown = view.faceDown.reduce((sum, group) => sum + group.length, 0);
  return (
    <section className="ya-fleets" aria-label={say(speaker, 'board.fleets')}>
      <TurnOrder props={props} />
      <div className="ya-fleet-cards">
        {fleets.map((fleet) =>
          view.open.includes(fleet) ? (
            <FleetCard key={fleet} props={props} fleet={fleet} move={takes.find((move) => move.fleet === fleet)} />
          ) : (
            <TakenFleet key={fleet} props={props} fleet={fleet} />
          ),
        )}
        {view.open.slice(fleets.length).map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps look alike
          <span key={i} className="ya-fleet ya-gap" />
        ))}
        <span className="ya-backs" data-piece={pieceIds.faceDown} role="img" aria-label={say(speaker, 'board.faceDown', { n: faceDown })}>
          {Array.from({ length: faceDown }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: face-down fleets look alike
            <svg key={i} className="ya-back" aria-hidden="true">
              <rect width="100%" height="100%" fill="url(#ya-waves)" />
            </svg>
          ))}
        </span>
      </div>
    </section>
  );
});

/** A fleet that somebody has taken this round stays in sight, pale and with their pennant. */
function TakenFleet({ props, fleet }: { readonly props: Props; readonly fleet: number }): ReactNode {
  const { view, owners, names, speaker } = props;
  const seat = view.order[view.taken.indexOf(fleet)] ?? NONE;
  const owner = owners[seat];
  return (
    <span
      className="ya-fleet ya-taken"
      data-piece={pieceIds.fleet(fleet)}
      title={say(speaker, 'board.takenBy', { who: names[seat] ?? '' })}
    >
      <FleetFace fleet={fleet} speaker={speaker} />
      {owner !== undefined && <Emblem owner={owner} size={20} />}
    </span>
  );
}

/** The meeples on their spots; who has had their turn is faint and shows the fleet taken, which is the next spot. */
function TurnOrder({ props }: { readonly props: Props }): ReactNode {
  const { view, owners, names, speaker } = props;
  return (
    <div className="ya-order">
      <h2>{say(speaker, 'board.order')}</h2>
      <ol>
        {SPOTS.map((spot) => {
          const nth = view.spots.indexOf(spot);
          const seat = view.order[nth];
          const owner = seat === undefined ? undefined : owners[seat];
          const taken = view.taken[nth] ?? NONE;
          const now = nth === view.current && view.phase !== 'over' && view.round > 0;
          return (
            <li key={spot} className={`${owner === undefined ? '' : 'ya-has'} ${now ? 'ya-now' : ''}`} data-piece={pieceIds.spot(spot)}>
              {owner !== undefined && (
                <>
                  <Meeple owner={owner} size={24} faint={nth < view.current} />
                  <span className="visually-hidden">{names[seat ?? 0]}</span>
                </>
              )}
              <b>{spot}</b>
              {owner !== undefined && taken !== NONE && <small title={say(speaker, 'board.nextSpot', { spot: taken })}>→ {taken}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
