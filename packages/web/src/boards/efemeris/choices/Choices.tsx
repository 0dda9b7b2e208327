import { CREW } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say, sayMove } from '../../../kit';
import { tileOnShow } from '../laying';
import { CrewIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { Chip } from './Chip';
import { Closing } from './Closing';
import { ConstructChoices } from './ConstructChoices';
import { LayChoices } from './LayChoices';
import { SetupChoices } from './SetupChoices';
import { TacticsChoices } from './TacticsChoices';
import './choices.css';

/** The controls of the current decision. */
export function Choices(props: Props): ReactNode {
  if (props.seat === undefined || props.moves.length === 0) return null;
  return (
    <div className={`ef choices-beside ef-choices ef-choices-${props.view.phase}`}>
      <ForPhase props={props} />
    </div>
  );
}

function ForPhase({ props }: { readonly props: Props }): ReactNode {
  const { view, moves } = props;
  switch (view.phase) {
    case 'nation':
    case 'captains':
    case 'crew':
    case 'planet':
      return <SetupChoices props={props} />;
    case 'mobilise':
    case 'explore': {
      const held = tileOnShow(props);
      return held === undefined ? <Listed props={props} /> : <LayChoices props={props} held={held} />;
    }
    case 'collect':
      return (
        <div className="ef-row">
          {moves.map((move) =>
            move.kind === 'rescue' ? (
              <Chip
                key={move.crew}
                props={props}
                picture={<CrewIcon crew={move.crew} size={36} />}
                title={say(props.speaker, `crew.${at(CREW, move.crew).id}`)}
                move={move}
              />
            ) : null,
          )}
          <Closing props={props} />
        </div>
      );
    case 'tactics':
      return view.proposer >= 0 || isDone(props) ? <Listed props={props} /> : <TacticsChoices props={props} />;
    case 'construct':
      return isDone(props) ? <Listed props={props} /> : <ConstructChoices props={props} />;
    case 'start':
    case 'over':
      return null;
  }
}

/** Whether the seat has finished the phase and only its partner goes on. */
function isDone({ moves }: Props): boolean {
  return moves.every(({ kind }) => kind === 'recall');
}

/** A few moves, each in its own words. */
function Listed({ props }: { readonly props: Props }): ReactNode {
  return (
    <div className="ef-row">
      {props.moves.map((move) => (
        <Chip key={sayMove(props, move)} props={props} title={sayMove(props, move)} move={move} />
      ))}
    </div>
  );
}
