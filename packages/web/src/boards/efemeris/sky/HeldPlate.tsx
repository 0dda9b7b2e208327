import { joinsOf, placeWords, tileWords } from '@quarterdeck/efemeris';
import { equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { fig, say, sayMove, Target } from '../../../kit';
import { takeUp } from '../actions';
import { edgeMiddle, hexagon, placeXY, R, xy } from '../geometry';
import { type Held, layAt, rotate } from '../laying';
import type { Props } from '../types';
import { Plate } from './Plate';

interface HeldPlateProps {
  readonly props: Props;
  readonly held: Held;
}

/** Places where the tile may lie, and the tile as it would lie there with the paths that would meet. */
export function HeldPlate({ props, held }: HeldPlateProps): ReactNode {
  const { tile, place, places, turns } = held;
  const pointed = props.preview;
  return (
    <g>
      {places
        .filter((other) => other !== place)
        .map((other) => (
          <Target
            key={other}
            id={`place-${other}`}
            label={say(props.speaker, 'board.holdAt', { tile: tileWords(tile), place: placeWords(other) })}
            onChoose={() => takeUp(props, { place: other, turn: undefined })}
            onPoint={(here) => props.onPreview(here ? layAt(props, tile, other) : undefined)}
            transform={`translate(${xy(placeXY(other))})`}
            className="ef-place"
          >
            <path d={hexagon(R - 4)} className="target-glow" />
            <path d="M-9 0H9M0 -9V9" className="ef-plus" />
          </Target>
        ))}
      {pointed?.kind === 'lay' && pointed.place !== place && <Hovering tile={pointed.tile} place={pointed.place} turn={pointed.turn} />}
      {place !== undefined && <Ghost props={props} held={held} place={place} turnable={turns.length > 1} />}
    </g>
  );
}

/** The tile as it would lie at the place pointed at. */
function Hovering({ tile, place, turn }: { readonly tile: number; readonly place: number; readonly turn: number }): ReactNode {
  const [x, y] = placeXY(place);
  return (
    <g className="ef-hovering">
      <Plate tile={tile} turn={turn} x={x} y={y} globe mute />
    </g>
  );
}

function Ghost({ props, held, place, turnable }: HeldPlateProps & { readonly place: number; readonly turnable: boolean }): ReactNode {
  const { view } = props;
  const { tile, turn, move } = held;
  const [x, y] = placeXY(place);
  return (
    <g>
      <g className={move?.kind === 'turn' ? 'ef-ghost ef-ghost-turning' : 'ef-ghost'}>
        <Plate tile={tile} turn={turn} x={x} y={y} globe mute />
      </g>
      <Target
        id={`lay-${place}`}
        label={move === undefined ? '' : sayMove(props, move)}
        onChoose={() => move !== undefined && props.onChoose(move)}
        transform={`translate(${fig(x)} ${fig(y)})`}
        chosen={move !== undefined && props.draft !== undefined && equal(props.draft, move)}
        className="ef-lay"
      >
        <path d={hexagon(R - 2)} className="target-glow" />
      </Target>
      <g transform={`translate(${fig(x)} ${fig(y)})`}>
        {joinsOf(view, tile, place, turn).map(({ edge, meets }) => (
          <g key={edge} transform={`translate(${xy(edgeMiddle(edge))})`} className={meets ? 'ef-join' : 'ef-join ef-join-not'}>
            <circle r={meets ? 11 : 8} />
            <path d={meets ? 'M-5 .4L-1.4 4L5.4 -4' : 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4'} />
          </g>
        ))}
        {turnable && (
          <>
            <RotateButton props={props} held={held} by={-1} x={-R * 0.5} />
            <RotateButton props={props} held={held} by={1} x={R * 0.5} />
          </>
        )}
      </g>
    </g>
  );
}

function RotateButton({ props, held, by, x }: HeldPlateProps & { readonly by: 1 | -1; readonly x: number }): ReactNode {
  // On a phone a fingertip is as large, and there is no other button for it.
  const r = props.size === 'phone' ? 21 : 17;
  return (
    <Target
      id={by < 0 ? 'turn-left' : 'turn-right'}
      label={say(props.speaker, by < 0 ? 'board.turnLeft' : 'board.turnRight')}
      onChoose={() => rotate(props, held, by)}
      transform={`translate(${fig(x)} ${fig((-R * Math.sqrt(3)) / 2)})`}
      className="ef-rotate"
    >
      <circle r={r} className="target-reach" />
      <circle r={r} className="ef-rotate-face" />
      <path d="M-5.8 3.6A6.8 6.8 0 1 1 4.6 5M8 1.6L4 5.6L2.6 .4" transform={by < 0 ? 'scale(-1 1)' : undefined} />
      {props.size === 'wide' && (
        <text className="ef-key" x={by < 0 ? -27 : 27} y="5">
          {by < 0 ? 'Q' : 'E'}
        </text>
      )}
    </Target>
  );
}
