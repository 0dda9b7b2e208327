import { CAPTAIN_CARDS, CREW } from '@quarterdeck/efemeris';
import { at, equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { reserveOf } from '../crew';
import { inCardOrder } from '../prepared';
import { CaptainIcon, CrewIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { BarButton } from './Chip';

interface SetupProps {
  readonly props: Props;
}

/** What has been put together so far for the secret choices; on a phone the cards on the board say it. */
export function SetupChoices({ props }: SetupProps): ReactNode {
  switch (props.view.phase) {
    case 'captains':
      return <CaptainsSummary props={props} />;
    case 'crew':
      return <CrewSummary props={props} />;
    default:
      return <p className={props.draft === undefined ? 'ef-ask' : 'ef-ask ef-asked'}>{say(props.speaker, 'board.chooseAbove')}</p>;
  }
}

function CaptainsSummary({ props }: SetupProps): ReactNode {
  const { captains } = props.hand;
  const told = props.size === 'phone' ? [] : captains;
  return (
    <div className="ef-bar ef-mustered">
      <div className="ef-row">
        {captains.length < 2 && told.length === 0 && <p className="ef-ask">{say(props.speaker, 'board.captainsHint')}</p>}
        {told.map((captain, i) => (
          <span key={captain} className="ef-picked">
            <CaptainIcon captain={captain} />
            <span>
              <small>{say(props.speaker, 'board.captainPlace', { n: i + 1 })}</small>
              {at(CAPTAIN_CARDS, captain).name}
            </span>
          </span>
        ))}
        {captains.length > 1 && (
          <BarButton onClick={() => props.onHand({ captains: [...captains].reverse() })}>{say(props.speaker, 'board.swapOrder')}</BarButton>
        )}
      </div>
    </div>
  );
}

function CrewSummary({ props }: SetupProps): ReactNode {
  const { view, seat = 0 } = props;
  const crew = inCardOrder(props.hand.crew);
  const first = props.moves[0];
  const wanted = first?.kind === 'crew' ? first.crew.length : 0;
  const each = reserveOf(view, seat).map((cards) => cards.crew);
  const told = props.size === 'phone' ? [] : crew;
  return (
    <div className="ef-bar ef-mustered">
      <div className="ef-row">
        <span className="ef-ask">{say(props.speaker, 'board.crewCount', { n: crew.length, of: wanted })}</span>
        {wanted > 1 && !equal(crew, each) && (
          <BarButton onClick={() => props.onHand({ crew: each })}>{say(props.speaker, 'board.oneOfEach')}</BarButton>
        )}
        {told.map((kind, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            key={i}
            type="button"
            className="ef-picked"
            title={say(props.speaker, 'board.putBack')}
            onClick={() => props.onHand({ crew: crew.filter((_, other) => other !== i) })}
          >
            <CrewIcon crew={kind} size={34} />
            <span>{say(props.speaker, `crew.${at(CREW, kind).id}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
