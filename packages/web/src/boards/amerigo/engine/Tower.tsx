import { COLOURS, type Colour, cubesInField, insideTower, phaseAp, type State } from '@quarterdeck/amerigo';
import { memo, type ReactNode, useRef } from 'react';
import { Target, useMotion } from '../../../kit';
import { Badge, Cube } from '../draw/Icons';
import { scatter } from '../draw/noise';
import { Panel } from '../draw/Panel';
import { Use } from '../draw/Use';
import { fallOfCubes } from '../motion/fall';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { TowerFront, TowerWalls } from './TowerWalls';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where cubes lie on the three planks and the ramp, first come first; further ones heap up behind. */
const INSIDE: readonly Place[] = [
  ...onPlank(43, 79, 84, 91, 4),
  ...onPlank(101, 113, 60, 125, 4),
  ...onPlank(43, 147, 84, 159, 4),
  ...onPlank(44, 195, 112, 207, 5),
];

function onPlank(x0: number, y0: number, x1: number, y1: number, count: number): Place[] {
  return Array.from({ length: count }, (_, i) => ({ x: x0 + ((x1 - x0) * i) / (count - 1), y: y0 + ((y1 - y0) * i) / (count - 1) }));
}

function insidePlace(i: number): Place {
  const base = INSIDE[i % INSIDE.length] ?? { x: 60, y: 150 };
  const layer = Math.floor(i / INSIDE.length);
  return { x: base.x + 5 * layer, y: base.y - 11 * layer };
}

/** Cubes in the tray lie in loose rows, wider to the front. */
function trayPlace(i: number, count: number): Place {
  const rows = count <= 8 ? 2 : 3;
  const perRow = Math.ceil(count / rows);
  const [row, place] = [Math.floor(i / perRow), i % perRow];
  const depth = row / (rows - 1);
  const half = 62 + 18 * depth;
  const inRow = Math.min(perRow, count - row * perRow);
  const step = (2 * half) / Math.max(inRow, 3);
  return {
    x: 130 + (place - (inRow - 1) / 2) * step + 5 * (scatter(i, count, 1) - 0.5) * 2,
    y: 251 + 28 * depth + 3 * (scatter(i, count, 2) - 0.5) * 2,
  };
}

/** The tower cut open: what stays inside can be counted, what came out lies in the tray. */
export const Tower = memo(function Tower(props: Props): ReactNode {
  const { view, speaker, playing } = props;
  const root = useRef<SVGSVGElement>(null);
  useMotion(playing, (now) => (root.current === null ? [] : fallOfCubes(root.current, now)));
  const inside = cubesOf(COLOURS.map((_, colour) => (view.round === 0 && view.stage !== 'throw' ? 0 : insideTower(view, colour))));
  const field = cubesOf(view.field).sort((a, b) => countOf(view, b) - countOf(view, a));
  const outlet = view.field.some((count) => count > 0);
  return (
    <Panel drawing={root} viewBox="0 0 240 306" className="am-tower" label={speaker.say({ key: 'board.tower' })}>
      <g data-piece={pieceIds.tower}>
        <TowerWalls />
        {mixed(inside).map((colour, i) => {
          const { x, y } = insidePlace(i);
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are alike
          return <Cube key={i} colour={colour} x={x} y={y} size={17.5} turn={Math.round(16 * (scatter(i, 3, 8) - 0.5))} />;
        })}
        <TowerFront />
      </g>
      <g data-piece={pieceIds.tray}>
        <rect className="am-hit" x="22" y="232" width="216" height="70" />
        {field.map((colour, i) => {
          const { x, y } = trayPlace(i, field.length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are alike
            <g key={i} data-cube={i}>
              <ellipse className="am-sh" cx={x + 2} cy={y + 9} rx="10" ry="3.5" />
              <Cube colour={colour} x={x} y={y} size={field.length > 14 ? 18 : 21} turn={Math.round(24 * (scatter(i, 9, 8) - 0.5))} />
            </g>
          );
        })}
      </g>
      <Readout {...props} outlet={outlet} inside={inside.length} />
    </Panel>
  );
});

function cubesOf(counts: readonly number[]): Colour[] {
  return COLOURS.flatMap((colour, i) => new Array<Colour>(counts[i] ?? 0).fill(colour));
}

function countOf(view: State, colour: Colour): number {
  return view.field[COLOURS.indexOf(colour)] ?? 0;
}

/** Cubes inside lie mixed, not sorted. */
function mixed(cubes: readonly Colour[]): Colour[] {
  return cubes
    .map((colour, i) => ({ colour, key: scatter(i, cubes.length, 12) }))
    .sort((a, b) => a.key - b.key)
    .map(({ colour }) => colour);
}

/** Beside the tower: points of the phase, what lies in the tray, and the gold one may take instead. */
function Readout({
  view,
  speaker,
  moves,
  onChoose,
  onPreview,
  foresee,
  outlet,
  inside,
}: Props & { readonly outlet: boolean; readonly inside: number }): ReactNode {
  const takeGold = moves.find((move) => move.kind === 'gold');
  const shown = COLOURS.filter((_, colour) => (view.field[colour] ?? 0) > 0).sort((a, b) => countOf(view, b) - countOf(view, a));
  const [perRow, dx] = shown.length > 4 ? [3, 29.5] : [2, 42];
  const left = shown.length > 4 ? 157 : 168;
  const gold = takeGold === undefined ? undefined : foresee(takeGold).events.find((event) => event.kind === 'GoldTaken')?.gold;
  return (
    <g>
      <text className="am-sc" x="194" y="22" textAnchor="middle">
        {speaker.say({ key: 'board.tray' })}
      </text>
      {outlet ? (
        <>
          <text className="am-apn" x="194" y="80">
            {phaseAp(view)}
          </text>
          <text className="am-aps" x="194" y="98">
            {speaker.say({ key: 'board.pointsEach', params: { points: phaseAp(view) } })}
          </text>
        </>
      ) : (
        <text className="am-aps" x="194" y="70">
          {speaker.say({ key: 'board.trayEmpty' })}
        </text>
      )}
      {shown.map((colour, i) => {
        const [x, y] = [left + (i % perRow) * dx, shown.length > 6 ? 119 + Math.floor(i / perRow) * 23 : 124 + Math.floor(i / perRow) * 27];
        return (
          <g key={colour} data-piece={pieceIds.action(colour)}>
            <Badge colour={colour} x={x} y={y} radius={shown.length > 4 ? 8.5 : 11.5} />
            <text className={`am-num ${shown.length > 4 ? 'am-s' : ''}`} x={x + (shown.length > 4 ? 11 : 15)} y={y + 5}>
              {countOf(view, colour)}
            </text>
          </g>
        );
      })}
      {takeGold !== undefined && gold !== undefined && (
        <Target
          id="take-gold"
          piece={pieceIds.takeGold}
          label={speaker.say({ key: 'board.takeGold', params: { gold } })}
          onChoose={() => onChoose(takeGold)}
          onPoint={(here) => onPreview(here ? takeGold : undefined)}
        >
          <rect className="target-glow" x="148" y="185" width="90" height="25" rx="12.5" />
          <text className="am-aps am-start" x="156" y="202">
            {speaker.say({ key: 'board.orTake' })}
          </text>
          <Use symbol="a-gold" x={215} y={198} size={19} />
          <text className="am-num" x="226" y="203">
            {gold}
          </text>
        </Target>
      )}
      <text className="am-aps am-small" x="195" y="226" data-piece={pieceIds.tower}>
        {speaker.say({ key: 'board.inside', params: { cubes: inside, field: cubesInField(view) } })}
      </text>
    </g>
  );
}
