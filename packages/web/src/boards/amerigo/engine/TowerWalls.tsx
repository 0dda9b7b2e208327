import { memo, type ReactNode } from 'react';
import { fig, project, TOWER_SHAPE } from '../../../kit';

/* The tower is drawn from the shape that cubes were recorded in: what they hit is what one sees. */

type Corner = readonly [number, number, number];

const { wide, deep, high, wall, ledges, plank, funnel, ramp, gate, tray } = TOWER_SHAPE;
/** Lowest point of the tower's walls. */
const FLOOR = -1.5;
/** Thickness and height of the tray's rim as it is drawn. */
const RIM = { thick: 0.35, high: 0.75, foot: 0.5 };

function path(...corners: readonly Corner[]): string {
  return `M${corners.map((corner) => project(corner).map(fig).join(' ')).join('L')}z`;
}

/** Bricks of the back wall, course by course. */
const BRICKS = Array.from({ length: 17 }, (_, course) => {
  const y = 0.2 + course * 0.73;
  let lines = line([-wide, y, -deep], [wide, y, -deep]);
  for (let x = -wide + (course % 2 === 1 ? 0.55 : 1.1); x < wide - 0.2; x += 1.1) lines += line([x, y, -deep], [x, y + 0.73, -deep]);
  return lines;
}).join('');

function line(from: Corner, to: Corner): string {
  return `M${project(from).map(fig).join(' ')}L${project(to).map(fig).join(' ')}`;
}

const LEAN = Math.atan(funnel.tan);
const OUT = Math.cos(LEAN) * funnel.long;
const UP = Math.sin(LEAN) * funnel.long;

const BACK = path([-wide, FLOOR, -deep], [-wide, high, -deep], [wide, high, -deep], [wide, FLOOR, -deep]);
const FUNNEL_BACK = path(
  [-wide, high, -deep],
  [-wide - OUT, high + UP, -deep - OUT],
  [wide + OUT, high + UP, -deep - OUT],
  [wide, high, -deep],
);
const funnelSide = (side: number): string =>
  path(
    [side * wide, high, -deep],
    [side * (wide + OUT), high + UP, -deep - OUT],
    [side * (wide + OUT), high + UP, deep],
    [side * wide, high, deep],
  );
/** The cut through a side of the funnel. */
const funnelCut = (side: number): string =>
  path(
    [side * wide, high, deep],
    [side * (wide + OUT), high + UP, deep],
    [side * (wide + OUT + wall), high + UP, deep],
    [side * (wide + wall), high - 0.5, deep],
    [side * wide, high - 0.5, deep],
  );
const cut = (side: number, from: number): string =>
  path([side * wide, from, deep], [side * wide, high, deep], [side * (wide + wall), high, deep], [side * (wide + wall), from, deep]);

interface Board {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A sloping board: its top and the edge towards the viewer. */
const topOf = ({ x0, y0, x1, y1 }: Board): string => path([x0, y0, -deep], [x1, y1, -deep], [x1, y1, deep], [x0, y0, deep]);
const edgeOf = ({ x0, y0, x1, y1 }: Board): string =>
  path([x0, y0, deep], [x1, y1, deep], [x1, y1 - plank * 1.3, deep], [x0, y0 - plank * 1.3, deep]);

const PLANKS: readonly Board[] = ledges.map(({ side, y, long, tan }) => ({
  x0: side * wide,
  y0: y,
  x1: side * (wide - long),
  y1: y - long * tan,
}));
const RAMP: Board = { x0: -wide, y0: ramp.y, x1: tray.from + 0.1, y1: ramp.y - (tray.from + 0.1 + wide) * ramp.tan };

/** The back of the tower, its cut walls, the planks that hold cubes up, and the tray without its front. */
export const TowerWalls = memo(function TowerWalls(): ReactNode {
  return (
    <g>
      <path
        className="am-sh"
        d={path([-wide, FLOOR - 0.1, deep], [tray.to + 1, FLOOR - 0.2, tray.deep + 0.9], [tray.from, FLOOR - 0.2, tray.deep + 0.9])}
      />
      <path className="am-pit" d={BACK} />
      <path className="am-pith" d={BRICKS} />
      <path className="am-pit2 am-pl" d={FUNNEL_BACK} />
      <path className="am-wood2 am-pl" d={funnelSide(-1)} />
      <path className="am-wood2 am-pl" d={funnelSide(1)} />
      {[cut(-1, FLOOR), cut(1, gate)].map((d) => (
        <g key={d}>
          <path className="am-sec" d={d} />
          <path className="am-sech" d={d} />
        </g>
      ))}
      {[-1, 1].map((side) => (
        <path key={side} className="am-wood am-pl" d={funnelCut(side)} />
      ))}
      <TrayBack />
      {[...PLANKS, RAMP].map((board) => (
        <g key={board.y0}>
          <path className="am-wood am-pl" d={topOf(board)} />
          <path className="am-wood2 am-pl" d={edgeOf(board)} />
        </g>
      ))}
      <path className="am-il1" d={GRAIN} />
      <path className="am-sec" d={BASE} />
      <path className="am-sech" d={BASE} />
    </g>
  );
});

/** The cut through what the ramp stands on. */
const BASE = path(
  [RAMP.x0, RAMP.y0 - plank * 1.3, deep],
  [RAMP.x1, RAMP.y1 - plank * 1.3, deep],
  [RAMP.x1, FLOOR, deep],
  [RAMP.x0, FLOOR, deep],
);

/** Two lines of grain along every plank. */
const GRAIN = PLANKS.map(({ x0, y0, x1, y1 }) =>
  [-0.8, 0.9].map((z) => line([x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.12, z], [x0 + (x1 - x0) * 0.8, y0 + (y1 - y0) * 0.8, z])).join(''),
).join('');

function TrayBack(): ReactNode {
  const { from, to, y, deep: half } = tray;
  const { thick, high: rim } = RIM;
  return (
    <>
      <path className="am-tray am-pl" d={path([from, y, -half], [to, y, -half], [to, y, half], [from, y, half])} />
      <path className="am-wood2 am-pl" d={path([from, y, -half], [from, y + rim, -half], [to, y + rim, -half], [to, y, -half])} />
      <path
        className="am-wood am-pl"
        d={path([from, y + rim, -half - thick], [to + thick, y + rim, -half - thick], [to + thick, y + rim, -half], [from, y + rim, -half])}
      />
      <path
        className="am-wood am-pl"
        d={path([to, y + rim, -half], [to + thick, y + rim, -half], [to + thick, y + rim, half], [to, y + rim, half])}
      />
    </>
  );
}

/** What stands before the cubes: the front of the tray. */
export const TowerFront = memo(function TowerFront(): ReactNode {
  const { from, to, y, deep: half } = tray;
  const { thick, high: rim, foot } = RIM;
  const [left, right] = [from - 0.3, to + thick];
  return (
    <g>
      <path
        className="am-wood am-pl"
        d={path([left, y + rim, half], [right, y + rim, half], [right, y + rim, half + thick], [left, y + rim, half + thick])}
      />
      <path
        className="am-wood2 am-pl"
        d={path(
          [left, y + rim, half + thick],
          [right, y + rim, half + thick],
          [right, y - foot, half + thick],
          [left, y - foot, half + thick],
        )}
      />
    </g>
  );
});
