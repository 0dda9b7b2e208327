import { BONUSES, CREW, isGalleon, ownerOfShip, ownShip, PLANETS, SPICES } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Emblem, say, sayMove } from '../../../kit';
import { bonusAction, crewAction, keyOf, type Option, pick, putBack, type Stage } from '../actions';
import { CrewIcon, GlobeIcon, ShipIcon, SpiceIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';

interface AskingProps {
  readonly props: Props;
  readonly stage: Stage;
}

/** What is asked for the action in hand: what can be named is listed, what lies in the sky is pointed at there. */
export function Asking({ props, stage }: AskingProps): ReactNode {
  const kind = stage.options[0]?.spot.kind;
  return (
    <div className="ef-row">
      <BarButton onClick={() => putBack(props)}>{say(props.speaker, 'board.back')}</BarButton>
      {kind !== undefined && (
        <span className="ef-ask">
          <b>{nameOf(props, stage)}</b> {say(props.speaker, `board.pick.${kind}`)}
        </span>
      )}
      {kind !== 'field' &&
        kind !== 'tile' &&
        stage.options.map((option) => (
          <Chip
            key={keyOf(option.spot)}
            props={props}
            picture={<SpotPicture props={props} option={option} />}
            title={titleOf(props, option)}
            move={option.move}
            onPick={() => pick(props, stage, option)}
          />
        ))}
    </div>
  );
}

/** What is in hand: a conquest, a card, a bonus, a building. */
function nameOf(props: Props, { action, picked }: Stage): string {
  const planet = PLANETS[picked.find(({ kind }) => kind === 'planet')?.id ?? -1];
  if (planet !== undefined) return say(props.speaker, 'board.conquer', { planet: { key: `planet.${planet.id}` } });
  const crew = CREW.find((_, kind) => crewAction(kind) === action);
  if (crew !== undefined) return say(props.speaker, `crew.${crew.id}`);
  const bonus = BONUSES.find((_, kind) => bonusAction(kind) === action);
  return say(props.speaker, bonus === undefined ? `board.build.${action}` : `bonus.${bonus}`);
}

function titleOf(props: Props, { spot, move, moves }: Option): string {
  switch (spot.kind) {
    case 'spice':
      return move === undefined || move.kind === 'banker'
        ? sayMove(props, at(moves, 0))
        : say(props.speaker, `spice.${at(SPICES, spot.id)}`);
    case 'crew':
      return say(props.speaker, `crew.${at(CREW, spot.id).id}`);
    case 'planet':
      return say(props.speaker, `planet.${at(PLANETS, spot.id).id}`);
    case 'seat':
      return props.names[spot.id] ?? '';
    case 'ship': {
      const who = { seat: ownerOfShip(spot.id) };
      return isGalleon(spot.id)
        ? say(props.speaker, 'ship.galleonOf', { who })
        : say(props.speaker, 'ship.frigateOf', { who, n: ownShip(spot.id) });
    }
    case 'saving':
      return say(props.speaker, 'board.saving', { pepper: Math.floor(spot.id / 10), vanilla: spot.id % 10 });
    default:
      return move === undefined ? say(props.speaker, `board.pick.${spot.kind}`) : sayMove(props, move);
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
    case 'seat': {
      const owner = props.owners[spot.id];
      return owner === undefined ? null : <Emblem owner={owner} size={22} />;
    }
    case 'ship':
      return <ShipIcon galleon={isGalleon(spot.id)} owner={props.owners[ownerOfShip(spot.id)]} number={ownShip(spot.id)} />;
    default:
      return null;
  }
}
