import { FIRST_VILLAGE, SHAPE_SPACES, TILES } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { Target } from '../../../kit';
import { Panel } from '../draw/Panel';
import { outline } from '../draw/path';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

const SIDE = 8.5;
/** Where each neutral shape stands in two rows. */
const AT: readonly (readonly [x: number, y: number])[] = [
  [4, 31],
  [50, 31],
  [104, 31],
  [172, 31],
  [4, 61],
  [66, 61],
  [120, 61],
  [182, 61],
];

/** The neutral tiles that are left; they can be planned from here. */
export const Supply = memo(function Supply(props: Props): ReactNode {
  const { view, speaker, seat, moves, onChoose, onPreview } = props;
  return (
    <Panel viewBox="0 0 240 78" className="am-supply" label={speaker.say({ key: 'board.supply' })}>
      <text className="am-sc" x="4" y="13">
        {speaker.say({ key: 'board.supply' })}
      </text>
      <text className="am-say2" x="236" y="13" textAnchor="end">
        {speaker.say({ key: 'board.supplyCost' })}
      </text>
      {TILES.slice(0, FIRST_VILLAGE).map((tile, kind) => {
        const [x, y] = AT[kind] ?? [0, 0];
        const squares = SHAPE_SPACES[tile.shape].map(([row, column]) => ({ row, column }));
        const [width, height] = [Math.max(...squares.map((s) => s.column)) + 1, Math.max(...squares.map((s) => s.row)) + 1];
        const left = view.neutralSupply[kind] ?? 0;
        const plan = moves.find((move) => move.kind === 'plan' && move.tile === kind);
        const drawing = (
          <>
            <path className="am-nf2" d={outline(squares, { side: SIDE, x, y: y - (height * SIDE) / 2, inset: 0.3, radius: 1.2 })} />
            <text className="am-num am-s" x={x + width * SIDE + 6} y={y + 4.5}>
              {left}
            </text>
          </>
        );
        if (plan === undefined || seat === undefined) {
          return (
            <g key={tile.id} data-piece={pieceIds.supply(kind)} className={left === 0 ? 'am-off' : undefined}>
              {drawing}
            </g>
          );
        }
        return (
          <Target
            key={tile.id}
            id={`supply-${tile.id}`}
            piece={pieceIds.supply(kind)}
            label={speaker.say(props.game.words.move(plan, view, seat))}
            onChoose={() => onChoose(plan)}
            onPoint={(here) => onPreview(here ? plan : undefined)}
          >
            <rect className="target-glow" x={x - 4} y={y - 14} width={width * SIDE + 24} height="28" rx="6" />
            {drawing}
          </Target>
        );
      })}
    </Panel>
  );
});
