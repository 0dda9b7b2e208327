import { COMPLETION_FACTORS, PIRATES_IN_PLAY, pirateStrength, ROUNDS, type State, timeMarker } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import { Panel } from '../draw/Panel';
import { Use } from '../draw/Use';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** What an island pays, as the message wants it. */
function payments(view: State): { readonly time: number; readonly factors: string } {
  return { time: timeMarker(view), factors: COMPLETION_FACTORS[view.completion].slice(1, 4).join(' · ') };
}

/** Where there is no room for the markers: their strength, and what islands pay. */
export const PiratesInWords = memo(function PiratesInWords({ view, speaker }: Props): ReactNode {
  return (
    <p className="am-pirates-words">
      <span data-piece={pieceIds.pirates}>{speaker.say({ key: 'board.strength', params: { strength: pirateStrength(view) } })}</span>
      <span data-piece={pieceIds.time}>{speaker.say({ key: 'board.islandsPay', params: payments(view) })}</span>
    </p>
  );
});

/** Pirate markers, round and time marker. */
export const Pirates = memo(function Pirates({ view, speaker }: Props): ReactNode {
  return (
    <Panel viewBox="0 0 240 102" className="am-pirates" label={say(speaker, 'board.pirates')}>
      <text className="am-sc" x="4" y="14">
        {say(speaker, 'board.pirates')}
      </text>
      <text className="am-sc" x="236" y="14" textAnchor="end">
        {say(speaker, 'board.round')}
      </text>
      {Array.from({ length: PIRATES_IN_PLAY }, (_, place) => {
        const marker = view.pirates[place];
        const id = pieceIds.pirate(place);
        return (
          <g
            key={id}
            transform={`translate(${20 + place * 35.5} 40)`}
            className={`am-pir ${marker === undefined ? 'am-dn' : ''}`}
            data-piece={id}
          >
            <circle className="am-tks" cx="1" cy="1.8" r="15.5" />
            <circle className="am-pb" r="15.5" />
            <circle className="am-pr" r="13" />
            {marker === undefined ? (
              <path className="am-pc" d="M-7-7 7 7M7-7-7 7M-8.5-4-4-8.5M8.5-4 4-8.5" />
            ) : (
              <>
                <g className="am-faint">
                  <Use symbol="jolly" x={0} y={-2} size={18} />
                </g>
                <text y="6.5">{marker}</text>
              </>
            )}
          </g>
        );
      })}
      <g transform="translate(213 41)" data-piece={pieceIds.time}>
        <use href="#am-glass" x="-16.5" y="-21" width="33" height="42" />
      </g>
      <text className="am-say" x="4" y="78" data-piece={pieceIds.pirates}>
        {say(speaker, 'board.strength', { strength: pirateStrength(view) })}
      </text>
      <text className="am-say" x="213" y="78" textAnchor="middle" data-piece={pieceIds.time}>
        {say(speaker, 'board.roundOf', { round: Math.max(1, view.round), rounds: ROUNDS })}
      </text>
      <text className="am-say2" x="4" y="96" data-piece={pieceIds.time}>
        {say(speaker, 'board.islandsPay', payments(view))}
      </text>
    </Panel>
  );
});
