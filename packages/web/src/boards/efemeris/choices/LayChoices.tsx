import { joinsOf, PLANETS, TILES } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { rem, say, sayMove } from '../../../kit';
import { takeUp } from '../actions';
import { type Held, rotate } from '../laying';
import { Plate } from '../sky/Plate';
import { TurnIcon } from '../symbols/Icons';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';

interface LayProps {
  readonly props: Props;
  readonly held: Held;
}

export function TilePicture({
  tile,
  turn,
  size = 46,
}: {
  readonly tile: number;
  readonly turn: number;
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="ef-cel" width={rem(size)} height={rem(size * 0.88)} viewBox="-92 -80 184 160" aria-hidden="true">
      <Plate tile={tile} turn={turn} x={0} y={0} globe mute />
    </svg>
  );
}

function tileTitle(props: Props, tile: number): string {
  const { id, kind } = at(TILES, tile);
  const planet = PLANETS.find((card) => card.tile === id);
  return planet === undefined ? say(props.speaker, `tile.${kind}`) : say(props.speaker, `planet.${planet.id}`);
}

/** The tiles in hand, and how they are turned; on a phone the tile itself has the buttons for it. */
export function LayChoices({ props, held, onBack }: LayProps & { readonly onBack?: () => void }): ReactNode {
  const { tile, tiles, turn, turns } = held;
  const entrust = props.moves.find(({ kind }) => kind === 'entrust');
  return (
    <div className="ef-bar">
      <div className="ef-row">
        {onBack !== undefined && <BarButton onClick={onBack}>{say(props.speaker, 'board.back')}</BarButton>}
        {tiles.map((other) => (
          <Chip
            key={other}
            props={props}
            picture={<TilePicture tile={other} turn={other === tile ? turn : 0} size={52} />}
            title={tileTitle(props, other)}
            note={other === tile ? <JoinNote props={props} held={held} /> : undefined}
            selected={other === tile}
            onPick={() => takeUp(props, { tile: other, turn: undefined })}
            className="ef-chip-tile"
          />
        ))}
        {turns.length > 1 && props.size !== 'phone' && (
          <span className="ef-turns">
            <BarButton onClick={() => rotate(props, held, -1)} title={say(props.speaker, 'board.turnLeft')}>
              <TurnIcon back />
            </BarButton>
            <b>{turn * 60}°</b>
            <BarButton onClick={() => rotate(props, held, 1)} title={say(props.speaker, 'board.turnRight')}>
              <TurnIcon />
            </BarButton>
          </span>
        )}
        {entrust !== undefined && <Chip props={props} title={sayMove(props, entrust)} move={entrust} />}
      </div>
    </div>
  );
}

function JoinNote({ props, held: { tile, place, turn } }: LayProps): ReactNode {
  if (place === undefined) return say(props.speaker, 'board.pointPlace');
  const joins = joinsOf(props.view, tile, place, turn);
  return say(props.speaker, 'board.joins', { n: joins.filter(({ meets }) => meets).length, of: joins.length });
}
