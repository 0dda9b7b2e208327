import { CANNONS_END, GOLD_END, strengthAgainst, type Tracks as TrackData, tracksOf } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { fig, type Owner } from '../../../kit';
import { Badge, Disc, Points } from '../draw/Icons';
import { Use } from '../draw/Use';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';

/** The three tracks of a player: gold, cannons against the pirates, progress with its marks. */
export function Tracks({ view, player, owners, speaker }: SheetProps): ReactNode {
  const owner = owners[player];
  if (owner === undefined) return null;
  const { marks, progressEnd } = tracksOf(view);
  const [gold, cannons, progress] = [view.gold[player] ?? 0, view.cannons[player] ?? 0, view.progress[player] ?? 0];
  return (
    <svg
      viewBox="0 0 338 142"
      className="am-tracks"
      role="img"
      aria-label={speaker.say({ key: 'board.tracksInWords', params: { gold, cannons, progress } })}
    >
      <g data-piece={pieceIds.gold(player)}>
        <Use symbol="a-gold" x={14} y={18} size={25} />
        <Track y={19} end={GOLD_END} value={gold} owner={owner} />
      </g>
      <g data-piece={pieceIds.cannons(player)}>
        <Badge colour="black" x={14} y={65} radius={12} />
        <Track y={66} end={CANNONS_END} value={cannons} owner={owner} pirates={strengthAgainst(view, player)} />
      </g>
      <g data-piece={pieceIds.progress(player)}>
        <Badge colour="brown" x={14} y={109} radius={12} />
        <Track y={110} end={progressEnd} value={progress} owner={owner} marks={marks} />
      </g>
    </svg>
  );
}

interface TrackProps {
  readonly y: number;
  readonly end: number;
  readonly value: number;
  readonly owner: Owner;
  /** Strength of the pirates, shown above the track. */
  readonly pirates?: number;
  /** Spaces with points, which are shown instead of numbers. */
  readonly marks?: TrackData['marks'];
}

const [LEFT, RIGHT] = [36, 294];

/** A track as a ruler with the player's disc on it. */
function Track({ y, end, value, owner, pirates, marks }: TrackProps): ReactNode {
  const step = (RIGHT - LEFT) / end;
  const x = (space: number): number => LEFT + space * step;
  const major = marks === undefined ? 3 : 4;
  const spaces = Array.from({ length: end + 1 }, (_, space) => space);
  return (
    <>
      <path
        className="am-tkl"
        d={`M${LEFT},${y}H${RIGHT}${spaces.map((s) => `M${fig(x(s))},${y - (s % major === 0 ? 5 : 3)}V${y}`).join('')}`}
      />
      <path className="am-tkf" d={`M${LEFT},${y}H${fig(x(value))}`} />
      {marks === undefined &&
        spaces
          .filter((space) => space % major === 0)
          .map((space) => (
            <text key={space} className="am-tn" x={fig(x(space))} y={y + 12}>
              {space}
            </text>
          ))}
      {marks?.map(({ space, vp }) => (
        <Points key={space} x={x(space)} y={y + 16} points={vp} reached={value >= space} />
      ))}
      {pirates !== undefined && pirates > 0 && (
        <g className="am-jt">
          <Use symbol="jolly" x={x(Math.min(pirates, end))} y={y - 17} size={18} />
        </g>
      )}
      <g className="am-marker" style={{ translate: `${fig(x(value))}px` }}>
        <Disc owner={owner} x={0} y={y - 1} radius={9.5} />
      </g>
      <text className="am-tv" x="336" y={y + 5}>
        {value}
      </text>
    </>
  );
}
