import { CREW_PER_TURN, placesLeft, sideOf } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import { HandCards } from '../choices/HandCards';
import { TilePicture } from '../choices/LayChoices';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import './carts.css';

const PHASES = ['explore', 'collect', 'tactics', 'construct'] as const;
const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** The four phases of a turn, the running one marked. */
export const PhaseList = memo(function PhaseList({ props }: { readonly props: Props }): ReactNode {
  return (
    <ol className="ef-phases">
      {PHASES.map((phase, i) => (
        <li key={phase} aria-current={props.view.phase === phase ? 'step' : undefined} data-piece={pieceIds.phase(phase)}>
          <b>{NUMERALS[i]}</b>
          <span>{say(props.speaker, `phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
});

/** Tiles face down, markers in the bag, places left. */
export const Stocks = memo(function Stocks({ props }: { readonly props: Props }): ReactNode {
  const { view } = props;
  return (
    <dl className="ef-stocks">
      <div data-piece={pieceIds.stack}>
        <dt>{say(props.speaker, 'board.stack')}</dt>
        <dd>{view.stack}</dd>
        <svg viewBox="0 0 30 26" aria-hidden="true">
          {[12, 8, 4].map((y) => (
            <path key={y} d={`M3 ${y + 5}L9 ${y}H21L27 ${y + 5}L21 ${y + 10}H9Z`} className="ef-stack" />
          ))}
        </svg>
      </div>
      <div data-piece={pieceIds.bag}>
        <dt>{say(props.speaker, 'board.bag')}</dt>
        <dd>{view.bag.reduce((sum, count) => sum + count, 0)}</dd>
        <svg viewBox="0 0 30 28" aria-hidden="true">
          <path d="M11 9C3 14 3 25 8 26H22C27 25 27 14 19 9ZM11 9L9 3L13 5L15 2L17 5L21 3L19 9Z" className="ef-bag" />
        </svg>
      </div>
      <div>
        <dt>{say(props.speaker, 'board.placesLeft')}</dt>
        <dd>{placesLeft(view)}</dd>
        <svg viewBox="0 0 30 26" aria-hidden="true">
          <path d="M3 13L9 3H21L27 13L21 23H9Z" className="ef-free-place" />
        </svg>
      </div>
    </dl>
  );
});

/** Tiles that others have drawn and still hold: everybody sees them (EF-D84). */
export const DrawnTiles = memo(function DrawnTiles({ props }: { readonly props: Props }): ReactNode {
  const { view, names, seat } = props;
  const drawn = view.drawn.flatMap((tile, i) => ((view.drawer[i] ?? -1) === seat ? [] : [{ tile, by: view.drawer[i] ?? 0 }]));
  if (drawn.length === 0) return null;
  return (
    <div className="ef-drawn">
      {drawn.map(({ tile, by }) => (
        <figure key={tile} data-piece={pieceIds.tile(tile)}>
          <TilePicture tile={tile} turn={0} size={96} />
          <figcaption>{names[by]}</figcaption>
        </figure>
      ))}
    </div>
  );
});

interface HandCartProps {
  readonly props: Props;
  readonly seat: Seat;
}

/** The viewer's crew, as it lies on the table. */
export const HandCart = memo(function HandCart({ props, seat }: HandCartProps): ReactNode {
  const { view } = props;
  if ((view.nation[sideOf(view, seat)] ?? -1) < 0) return null;
  return (
    <section className="ef-hand-cart" data-piece={pieceIds.hand(seat)} aria-label={say(props.speaker, 'board.crew')}>
      <h2>
        {say(props.speaker, 'board.crew')}{' '}
        <small>
          {say(props.speaker, 'board.crewFigures', {
            hand: view.handSize[seat] ?? 0,
            reserve: view.reserveSize[sideOf(view, seat)] ?? 0,
            played: view.crewPlayed[seat] ?? 0,
            of: CREW_PER_TURN,
          })}
        </small>
      </h2>
      <HandCards props={props} seat={seat} />
    </section>
  );
});
