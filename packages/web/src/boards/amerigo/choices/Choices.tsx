import type { State } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { touchedLast } from '../../../kit/touch';
import { guarded } from '../legal';
import { useSelection } from '../selection';
import type { Props } from '../types';
import { ActionChoices } from './ActionChoices';
import { Cashing, EndButton, GoldToAdd } from './Extras';
import { FoundChoices, SailChoices } from './SailChoices';
import { BuildChoices, buildWords, PlanChoices } from './TileChoices';
import { BuyChoices, TokenChoices } from './TokenChoices';
import { TrackChoices } from './TrackChoices';
import '../styles/index.css';

/** The controls of the current decision. */
export function Choices(given: Props): ReactNode {
  const selection = useSelection(given.view);
  const { view, seat, moves } = given;
  if (seat === undefined || moves.length === 0 || view.layout === '') return null;
  const props = guarded(given, selection, touchedLast);
  const shown = given.preview ?? given.draft ?? selection.aim;
  const says = shown === undefined ? undefined : buildWords(props, shown);
  return (
    <div className={`am am-choices am-choices-${view.stage === 'act' ? view.action : view.stage}`}>
      {isTrack(view.action) && view.stage === 'act' ? (
        // The button names its gold, so nothing needs guarding.
        <TrackChoices props={given} selection={selection} />
      ) : (
        <Main props={props} selection={selection} />
      )}
      <div className="am-extras">
        <Cashing props={props} />
        {!isTrack(view.action) && <GoldToAdd props={props} selection={selection} />}
        <EndButton props={props} />
      </div>
      {view.action === 'green' && view.stage === 'act' && (
        <p className={`am-says ${says === undefined ? 'am-hint' : ''}`}>{says ?? props.speaker.say({ key: 'board.buildHint' })}</p>
      )}
    </div>
  );
}

function isTrack(action: State['action']): boolean {
  return action === 'black' || action === 'brown' || action === 'white';
}

type MainProps = Parameters<typeof BuildChoices>[0];

function Main({ props, selection }: MainProps): ReactNode {
  const { view } = props;
  switch (view.stage) {
    case 'choose':
      return <ActionChoices {...props} />;
    case 'found':
      return <FoundChoices {...props} />;
    case 'token':
      return <TokenChoices {...props} />;
    case 'act':
      break;
    default:
      return null;
  }
  switch (view.action) {
    case 'blue':
      return <SailChoices props={props} selection={selection} />;
    case 'red':
      return <PlanChoices props={props} selection={selection} />;
    case 'green':
      return <BuildChoices props={props} selection={selection} />;
    case 'yellow':
      return <BuyChoices props={props} selection={selection} />;
    default:
      return null;
  }
}
