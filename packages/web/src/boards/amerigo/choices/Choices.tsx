import type { State } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { useCareful } from '../legal';
import type { Props } from '../types';
import { ActionChoices, CountChoice } from './ActionChoices';
import { Cashing, GoldToAdd } from './Extras';
import { FoundChoices, SailChoices } from './SailChoices';
import { BuildChoices, buildWords, PlanChoices } from './TileChoices';
import { BuyChoices, TokenChoices } from './TokenChoices';
import { TrackChoices } from './TrackChoices';
import '../amerigo.css';

/** Actions for which nothing is prepared before something is pointed at. */
const BESIDE: ReadonlySet<State['action']> = new Set(['red', 'yellow', 'green']);

/** The controls of the current decision. */
export function Choices(given: Props): ReactNode {
  const { view, seat, moves } = given;
  const props = useCareful(given);
  if (seat === undefined || moves.length === 0 || view.layout === '') return null;
  const shown = given.preview ?? given.draft;
  const says = shown === undefined ? undefined : buildWords(props, shown);
  const beside = view.stage === 'choose' || (view.stage === 'act' && BESIDE.has(view.action));
  return (
    <div className={`am am-choices ${beside ? 'am-beside' : ''}`}>
      <Main {...props} />
      <div className="am-extras">
        <CountChoice props={props} />
        <Cashing props={props} />
        {!isTrack(view.action) && <GoldToAdd props={props} />}
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

function Main(props: Props): ReactNode {
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
      return <SailChoices {...props} />;
    case 'red':
      return <PlanChoices {...props} />;
    case 'green':
      return <BuildChoices {...props} />;
    case 'yellow':
      return <BuyChoices {...props} />;
    default:
      return <TrackChoices {...props} />;
  }
}
