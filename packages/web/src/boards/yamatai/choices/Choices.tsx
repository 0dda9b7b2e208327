import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { modeInHand, movesOf, specialistInHand } from '../legal';
import { FleetCard } from '../panels/FleetCard';
import type { Props } from '../types';
import { KeepChoices } from './KeepChoices';
import { Modes } from './Modes';
import { MoorChoices } from './MoorChoices';
import { RecruitChoices } from './RecruitChoices';
import { BoatChoices, BuildChoices, CollectChoices, ExtraChoices, PowerChoices, TradeChoices } from './TurnChoices';

/** The controls of the current decision. */
export function Choices(props: Props): ReactNode {
  const { view, seat, moves, size } = props;
  if (seat === undefined || moves.length === 0) return null;
  // A specialist in hand is paid first: a phone has no room for more.
  const pays = size === 'phone' && specialistInHand(moves, props.hand) !== undefined;
  return (
    <div className={`ya choices-beside ya-choices ya-choices-${size}`} data-step={view.pending === 'none' ? view.phase : view.pending}>
      {view.pending === 'none' && view.phase !== 'fleet' && !pays && <Modes props={props} />}
      <Step props={props} />
    </div>
  );
}

interface StepProps {
  readonly props: Props;
}

function Step({ props }: StepProps): ReactNode {
  const { view, moves, size, speaker } = props;
  if (view.pending === 'keep') return <KeepChoices props={props} />;
  if (view.pending !== 'none') return <p className="ya-says">{say(speaker, 'board.chooseOnMap')}</p>;
  if (view.phase === 'fleet') {
    if (size !== 'phone') return <p className="ya-says">{say(speaker, 'board.takeFleetHint')}</p>;
    return (
      <div className="ya-fleet-choices">
        {[...movesOf(moves, 'fleet')]
          .sort((a, b) => a.fleet - b.fleet)
          .map((move) => (
            <FleetCard key={move.fleet} props={props} fleet={move.fleet} move={move} />
          ))}
      </div>
    );
  }
  switch (modeInHand(props, props.hand)) {
    case 'boats':
      return <BoatChoices props={props} />;
    case 'trade':
      return <TradeChoices props={props} />;
    case 'build':
      return <BuildChoices props={props} />;
    case 'collect':
      return <CollectChoices props={props} />;
    case 'power':
      return <PowerChoices props={props} />;
    case undefined:
      return <Rest props={props} />;
  }
}

function Rest({ props }: StepProps): ReactNode {
  switch (props.view.phase) {
    case 'moor':
      return <MoorChoices props={props} />;
    case 'recruit':
      return <RecruitChoices props={props} />;
    case 'extra':
      return <ExtraChoices props={props} />;
    default:
      return null;
  }
}
