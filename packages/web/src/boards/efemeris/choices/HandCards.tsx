import { CAPTAIN_CARDS, CREW, captainOf, nationOfCrew } from '@quarterdeck/efemeris';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { reasonSaid, say } from '../../../kit';
import { actionInHand, actionOf, begin, crewAction } from '../actions';
import { barredCard } from '../barred';
import { handOf, inPlayOf } from '../crew';
import { pieceIds } from '../pieces';
import { CrewIcon } from '../symbols/Icons';
import type { Props } from '../types';
import './hand-cards.css';

interface HandProps {
  readonly props: Props;
  /** Whose hand is shown. */
  readonly seat: Seat;
}

/** A seat's crew: each kind says what it can do, and glows when it can be played now. */
export function HandCards({ props, seat }: HandProps): ReactNode {
  const { view } = props;
  const cards = handOf(view, seat);
  const used = inPlayOf(view, seat);
  if (cards.length + used.length === 0) return null;
  return (
    <div className="ef-hand">
      {cards.map(({ crew, count }) => (
        <HandCard key={crew} props={props} seat={seat} crew={crew} count={count} />
      ))}
      {used.map(({ crew, count }) => (
        <CrewCard
          key={`used-${crew}`}
          crew={crew}
          count={count}
          name={say(props.speaker, `crew.${at(CREW, crew).id}`)}
          used
          hint={say(props.speaker, 'board.crewInPlay')}
        />
      ))}
    </div>
  );
}

export function crewDoes(props: Props, seat: Seat, crew: number): string {
  const { id, effect } = at(CREW, crew);
  const captain = captainOf(props.view, seat);
  if (effect.kind === 'ability' && captain >= 0) return say(props.speaker, `board.captain.${at(CAPTAIN_CARDS, captain).id}`);
  return say(props.speaker, `board.does.${id}`);
}

function HandCard({ props, seat, crew, count }: HandProps & { readonly crew: number; readonly count: number }): ReactNode {
  const action = crewAction(crew);
  const deciding = props.seat === seat && props.view.phase === 'tactics' && props.moves.length > 0;
  const possible = deciding && props.moves.some((move) => actionOf(move) === action);
  const name = say(props.speaker, `crew.${at(CREW, crew).id}`);
  const does = crewDoes(props, seat, crew);
  if (!deciding) return <CrewCard crew={crew} count={count} name={name} hint={does} />;
  const standIn = possible ? undefined : barredCard(props, seat, crew);
  const why = standIn === undefined ? undefined : props.whyNot(standIn);
  return (
    <button
      type="button"
      className={`ef-card-button ${possible ? 'ef-can' : ''}`}
      aria-disabled={!possible}
      aria-pressed={props.hand.action === action && actionInHand(props) === action}
      aria-label={`${name}: ${why === undefined ? does : reasonSaid(props.speaker, why)}`}
      onClick={() => (standIn === undefined ? begin(props, action) : props.onChoose(standIn))}
    >
      <CrewCard crew={crew} count={count} name={name} hint={why === undefined ? does : reasonSaid(props.speaker, why)} />
    </button>
  );
}

interface CrewCardProps {
  readonly crew: number;
  readonly count: number;
  readonly name: string;
  readonly hint?: string;
  readonly used?: boolean;
}

export function CrewCard({ crew, count, name, hint, used = false }: CrewCardProps): ReactNode {
  const nation = nationOfCrew(crew);
  const national = nation < 0 ? '' : `ef-card-${nation}`;
  return (
    <span className={`ef-card ${national} ${used ? 'ef-card-used' : ''}`} title={hint} data-piece={pieceIds.crew(crew)}>
      <CrewIcon crew={crew} />
      <span className="ef-card-name">{name}</span>
      {count > 1 && <b className="ef-card-count">×{count}</b>}
    </span>
  );
}
