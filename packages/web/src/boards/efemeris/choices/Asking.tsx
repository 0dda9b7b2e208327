import { CREW, SPICES } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { keyOf, type Option, pick, type Stage } from '../actions';
import { at } from '../at';
import { say, sayMove } from '../say';
import { type Selection, select } from '../selection';
import { isGalleon, seatOfShip } from '../sky/Ships';
import { CrewIcon, GlobeIcon, ShipIcon, SpiceIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';

interface AskingProps {
  readonly props: Props;
  readonly stage: Stage;
  readonly selection: Selection;
}

/** What is asked for the action in hand: what can be named is listed, what lies in the sky is pointed at there. */
export function Asking({ props, stage, selection }: AskingProps): ReactNode {
  const kind = stage.options[0]?.spot.kind;
  return (
    <div className="ef-row">
      <BarButton onClick={() => select({ action: undefined, picks: [], aim: undefined })}>{say(props, 'board.back')}</BarButton>
      {kind !== undefined && <span className="ef-ask">{say(props, `board.pick.${kind}`)}</span>}
      {kind !== 'field' &&
        kind !== 'tile' &&
        stage.options.map((option) => (
          <Chip
            key={keyOf(option.spot)}
            props={props}
            picture={<SpotPicture props={props} option={option} />}
            title={titleOf(props, option)}
            move={option.move}
            onPick={() => pick(props, stage, selection, option)}
          />
        ))}
    </div>
  );
}

function titleOf(props: Props, { spot, move, moves }: Option): string {
  switch (spot.kind) {
    case 'spice':
      return move === undefined || move.kind === 'banker' ? sayMove(props, at(moves, 0)) : say(props, `spice.${at(SPICES, spot.id)}`);
    case 'crew':
      return say(props, `crew.${at(CREW, spot.id).id}`);
    case 'seat':
      return props.names[spot.id] ?? '';
    case 'ship': {
      const who = { seat: seatOfShip(spot.id) };
      return isGalleon(spot.id) ? say(props, 'ship.galleonOf', { who }) : say(props, 'ship.frigateOf', { who, n: spot.id % 3 });
    }
    case 'saving':
      return say(props, 'board.saving', { pepper: Math.floor(spot.id / 10), vanilla: spot.id % 10 });
    default:
      return move === undefined ? say(props, `board.pick.${spot.kind}`) : sayMove(props, move);
  }
}

function SpotPicture({ props, option: { spot } }: { readonly props: Props; readonly option: Option }): ReactNode {
  switch (spot.kind) {
    case 'spice':
      return <SpiceIcon spice={spot.id} size={24} />;
    case 'crew':
      return <CrewIcon crew={spot.id} size={34} />;
    case 'planet':
      return <GlobeIcon planet={spot.id} size={32} />;
    case 'ship':
      return <ShipIcon galleon={isGalleon(spot.id)} owner={props.owners[seatOfShip(spot.id)]} />;
    default:
      return null;
  }
}
