import { FLEETS, powerName } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { Choice, sayMove } from '../../../kit';
import { BoatRow } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { MoveOf, Props } from '../types';
import './cards.css';
import './fleet-card.css';

interface FleetCardProps {
  readonly props: Props;
  readonly fleet: number;
  /** The move that takes it, while that is possible. */
  readonly move: MoveOf<'fleet'> | undefined;
}

const fleetRow = (fleet: number): (typeof FLEETS)[number] | undefined => FLEETS.find(({ number }) => number === fleet);

/** What a fleet shows: its number, its boats, its power. */
export function FleetFace({ fleet, speaker }: { readonly fleet: number } & Pick<Props, 'speaker'>): ReactNode {
  return (
    <>
      <b className="ya-fleet-number">{fleet}</b>
      <span className="ya-fleet-boats">
        <BoatRow counts={fleetRow(fleet)?.boats ?? []} size={23} />
      </span>
      <span className="ya-fleet-power">{speaker.say(powerName(fleet))}</span>
    </>
  );
}

/** An open fleet; one that can be taken is a choice. */
export function FleetCard({ props, fleet, move }: FleetCardProps): ReactNode {
  const face = <FleetFace fleet={fleet} speaker={props.speaker} />;
  const piece = pieceIds.fleet(fleet);
  if (move === undefined) {
    return (
      <span className="ya-fleet" data-piece={piece}>
        {face}
      </span>
    );
  }
  return (
    <Choice props={props} move={move} label={sayMove(props, move)} className="ya-fleet ya-glows" piece={piece}>
      {face}
    </Choice>
  );
}
