import type { ReactNode } from 'react';
import { modeInHand, movesOf } from '../legal';
import { FleetCard } from '../panels/FleetCard';
import { sayer } from '../say';
import { type Selection, useSelection } from '../selection';
import type { Props } from '../types';
import { Choice, DoneChoice } from './Choice';
import { KeepChoices } from './KeepChoices';
import { Modes } from './Modes';
import { MoorChoices } from './MoorChoices';
import { RecruitChoices } from './RecruitChoices';
import { BoatChoices, BuildChoices, CollectChoices, ExtraChoices, PowerChoices, TradeChoices } from './TurnChoices';
import '../styles/index.css';

/** The controls of the current decision. */
export function Choices(props: Props): ReactNode {
  const selection = useSelection(props.view);
  const { view, seat, moves, size } = props;
  if (seat === undefined || moves.length === 0) return null;
  return (
    <div className={`ya ya-choices ya-choices-${size}`} data-step={view.pending === 'none' ? view.phase : view.pending}>
      {view.pending === 'none' && view.phase !== 'fleet' && <Modes props={props} selection={selection} />}
      {size !== 'wide' && <DoneChoice props={props} />}
      <Aimed props={props} selection={selection} />
      <Step props={props} selection={selection} />
      {size === 'wide' && <DoneChoice props={props} />}
    </div>
  );
}

interface StepProps {
  readonly props: Props;
  readonly selection: Selection;
}

function Step({ props, selection }: StepProps): ReactNode {
  const { view, moves, size, speaker } = props;
  const say = sayer(speaker);
  if (view.pending === 'keep') return <KeepChoices props={props} selection={selection} />;
  if (view.pending !== 'none') return <p className="ya-says">{say('board.chooseOnMap')}</p>;
  if (view.phase === 'fleet') {
    if (size !== 'phone') return <p className="ya-says">{say('board.takeFleetHint')}</p>;
    return (
      <div className="ya-fleet-choices">
        {movesOf(moves, 'fleet').map((move) => (
          <FleetCard key={move.fleet} props={props} fleet={move.fleet} move={move} />
        ))}
      </div>
    );
  }
  switch (modeInHand(props, selection)) {
    case 'boats':
      return <BoatChoices props={props} selection={selection} />;
    case 'trade':
      return <TradeChoices props={props} selection={selection} />;
    case 'build':
      return <BuildChoices props={props} selection={selection} />;
    case 'collect':
      return <CollectChoices props={props} selection={selection} />;
    case 'power':
      return <PowerChoices props={props} selection={selection} />;
    case undefined:
      return <Rest props={props} selection={selection} />;
  }
}

function Rest({ props, selection }: StepProps): ReactNode {
  switch (props.view.phase) {
    case 'moor':
      return <MoorChoices props={props} />;
    case 'recruit':
      return <RecruitChoices props={props} selection={selection} />;
    case 'extra':
      return <ExtraChoices props={props} selection={selection} />;
    default:
      return null;
  }
}

/** The place a finger has aimed at, to be chosen here or by a second touch. */
function Aimed({ props, selection: { aim } }: StepProps): ReactNode {
  const { game, view, seat, speaker, draft } = props;
  if (aim === undefined || seat === undefined || draft !== undefined) return null;
  return (
    <Choice props={props} move={aim} className="ya-aimed">
      {speaker.say(game.words.move(aim, view, seat))}
    </Choice>
  );
}
