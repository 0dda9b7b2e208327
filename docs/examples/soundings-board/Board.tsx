import type { Event, Move, State } from '@quarterdeck/soundings';
import type { ReactNode } from 'react';
import { type BoardProps, Target } from '../../kit';

/** The own lines as bars; a legal one can be chosen. Whether it is legal, and what it does, the engine has said already. */
export function Board({ game, view, viewer, moves, draft, onChoose, onPreview, speaker, seat }: BoardProps<State, Move, Event>): ReactNode {
  const hand = viewer === 'spectator' ? [] : (view.hands[viewer] ?? []);
  return (
    <svg viewBox="0 0 120 60">
      <title>Soundings</title>
      {hand.map((line, i) => {
        const move = moves.find((one) => one.line === line);
        const bar = <rect x={10 + i * 30} y={50 - line * 4} width={20} height={line * 4} />;
        if (move === undefined || seat === undefined) return <g key={line}>{bar}</g>;
        return (
          <Target
            key={line}
            id={`line-${line}`}
            label={speaker.say(game.words.move(move, view, seat))}
            chosen={draft?.line === line}
            onChoose={() => onChoose(move)}
            onPoint={(here) => onPreview(here ? move : undefined)}
          >
            {bar}
          </Target>
        );
      })}
    </svg>
  );
}
