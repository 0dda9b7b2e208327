import { CAPTAIN_CARDS, CREW, type Move } from '@quarterdeck/efemeris';
import { equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { at } from '../at';
import { reserveOf } from '../crew';
import { say, sayMove } from '../say';
import { type Selection, select } from '../selection';
import { CaptainIcon, CrewIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { BarButton } from './Chip';

interface SetupProps {
  readonly props: Props;
  readonly selection: Selection;
}

/** What has been put together so far for the secret choices, and the button that makes it so. */
export function SetupChoices({ props, selection }: SetupProps): ReactNode {
  switch (props.view.phase) {
    case 'captains':
      return <CaptainsSummary props={props} selection={selection} />;
    case 'crew':
      return <CrewSummary props={props} selection={selection} />;
    default:
      return <p className="ef-ask">{say(props, 'board.chooseAbove')}</p>;
  }
}

function legal(props: Props, wanted: Move): Move | undefined {
  return props.moves.find((move) => equal(move, wanted));
}

function CaptainsSummary({ props, selection }: SetupProps): ReactNode {
  const move = legal(props, { kind: 'captains', captains: selection.captains });
  return (
    <div className="ef-bar">
      <div className="ef-row">
        {selection.captains.length === 0 && <p className="ef-ask">{say(props, 'board.captainsHint')}</p>}
        {selection.captains.map((captain, i) => (
          <span key={captain} className="ef-picked">
            <CaptainIcon captain={captain} />
            <span>
              <small>{say(props, 'board.captainPlace', { n: i + 1 })}</small>
              {at(CAPTAIN_CARDS, captain).name}
            </span>
          </span>
        ))}
        {selection.captains.length > 1 && (
          <BarButton onClick={() => select({ captains: [...selection.captains].reverse() })}>{say(props, 'board.swapOrder')}</BarButton>
        )}
      </div>
      {move !== undefined && (
        <BarButton go onClick={() => props.onChoose(move)} title={sayMove(props, move)}>
          {say(props, 'board.takeCaptains', { n: selection.captains.length })}
        </BarButton>
      )}
    </div>
  );
}

/** Crew in the order in which the engine names it. */
function inCardOrder(crew: readonly number[]): readonly number[] {
  return [...crew].sort((a, b) => a - b);
}

function CrewSummary({ props, selection }: SetupProps): ReactNode {
  const { view, seat = 0 } = props;
  const crew = inCardOrder(selection.crew);
  const move = legal(props, { kind: 'crew', crew });
  const first = props.moves[0];
  const wanted = first?.kind === 'crew' ? first.crew.length : 0;
  const each = reserveOf(view, seat).map((cards) => cards.crew);
  return (
    <div className="ef-bar">
      <div className="ef-row">
        <span className="ef-ask">{say(props, 'board.crewCount', { n: crew.length, of: wanted })}</span>
        {wanted > 1 && !equal(crew, each) && <BarButton onClick={() => select({ crew: each })}>{say(props, 'board.oneOfEach')}</BarButton>}
        {crew.map((kind, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            key={i}
            type="button"
            className="ef-picked"
            title={say(props, 'board.putBack')}
            onClick={() => select({ crew: crew.filter((_, other) => other !== i) })}
          >
            <CrewIcon crew={kind} size={34} />
            <span>{say(props, `crew.${at(CREW, kind).id}`)}</span>
          </button>
        ))}
      </div>
      {move !== undefined && (
        <BarButton go onClick={() => props.onChoose(move)} title={sayMove(props, move)}>
          {say(props, 'board.takeCrew')}
        </BarButton>
      )}
    </div>
  );
}
