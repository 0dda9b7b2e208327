import { FIRST_VILLAGE, SHAPE_SPACES, TILES } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { Target } from '../../../kit';
import { Panel } from '../draw/Panel';
import { outline } from '../draw/path';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

const SIDE = 8.5;
type Places = readonly (readonly [x: number, y: number])[];

/** Where each neutral shape stands in two rows, and in one. */
const IN_ROWS: Places = [
  [4, 31],
  [50, 31],
  [104, 31],
  [172, 31],
  [4, 61],
  [66, 61],
  [120, 61],
  [182, 61],
];
const IN_LINE: Places = [4, 38, 80, 130, 182, 244, 292, 346].map((x) => [x, 34]);

/** The neutral tiles that are left; they can be planned from here. */
export const Supply = memo(function Supply({ inLine = false, ...props }: Props & { readonly inLine?: boolean }): ReactNode {
  const { view, speaker, seat, moves, onChoose, onPreview } = props;
  const [places, width, height] = inLine ? [IN_LINE, 388, 50] : [IN_ROWS, 240, 78];
  return (
    <Panel
      viewBox={`0 0 ${width} ${height}`}
      className="am-supply"
      align={inLine ? 'xMinYMid' : 'xMidYMid'}
      label={speaker.say({ key: 'board.supply' })}
    >
      <text className="am-sc" x="4" y="13">
        {speaker.say({ key: 'board.supply' })}
      </text>
      <text className="am-say2" x={width - 4} y="13" textAnchor="end">
        {speaker.say({ key: 'board.supplyCost' })}
      </text>
      {TILES.slice(0, FIRST_VILLAGE).map((tile, kind) => {
        const [x, y] = places[kind] ?? [0, 0];
        const squares = SHAPE_SPACES[tile.shape].map(([row, column]) => ({ row, column }));
        const [across, down] = [Math.max(...squares.map((s) => s.column)) + 1, Math.max(...squares.map((s) => s.row)) + 1];
        const left = view.neutralSupply[kind] ?? 0;
        const plan = moves.find((move) => move.kind === 'plan' && move.tile === kind);
        const drawing = (
          <>
            <path className="am-nf2" d={outline(squares, { side: SIDE, x, y: y - (down * SIDE) / 2, inset: 0.3, radius: 1.2 })} />
            <text className="am-num am-s" x={x + across * SIDE + 6} y={y + 4.5}>
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
            <rect className="target-glow" x={x - 4} y={y - 14} width={across * SIDE + 24} height="28" rx="6" />
            {drawing}
          </Target>
        );
      })}
    </Panel>
  );
});
