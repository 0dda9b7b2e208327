import { memo, type ReactNode } from 'react';
import { fig } from '../draw/path';

const WALL_LEFT = 'M4 24Q5 30 8 34L22 66V214H33V60L16.5 27Q12 25 10 22z';
const WALL_RIGHT = 'M140 24Q139 30 136 34L122 66V176H111V60L127.5 27Q132 25 134 22z';
const RAMP = 'M14 214H33L124 228V238H14z';

/** Bricks of the back wall. */
const BRICKS = Array.from({ length: 16 }, (_, course) => {
  const y = 44 + course * 10;
  const x0 = y < 60 ? 33 - (60 - y) * 0.5 : 33;
  const x1 = y < 60 ? 111 + (60 - y) * 0.5 : y > 176 ? 122 : 111;
  let path = `M${fig(x0)},${y}H${fig(x1)}`;
  for (let x = x0 + (course % 2 === 1 ? 9 : 18); x < x1 - 3; x += 18) path += `M${fig(x)},${y}v10`;
  return path;
}).join('');

/** The back of the tower, its cut walls and the planks that hold cubes up. */
export const TowerWalls = memo(function TowerWalls(): ReactNode {
  return (
    <g>
      <clipPath id="am-clip-tower">
        <path d="M16 26 33 60V201L122 216V176L111 172V60L128 26z" />
      </clipPath>
      <path className="am-pit" d="M16 26 33 60V205L122 220V172L111 168V60L128 26z" />
      <path className="am-pith" clipPath="url(#am-clip-tower)" d={BRICKS} />
      <ellipse className="am-pit2" cx="72" cy="25" rx="62" ry="8.5" />
      {[WALL_LEFT, WALL_RIGHT].map((wall) => (
        <g key={wall}>
          <path className="am-sec" d={wall} />
          <path className="am-sech" d={wall} />
        </g>
      ))}
      <path className="am-wood am-pl" d="M108 174H125V180H108z" />
      <path className="am-il1 am-dotted" d="M122 180V215" />
      <Plank from={[33, 84]} to={[90, 100]} />
      <Plank from={[111, 118]} to={[54, 134]} />
      <Plank from={[33, 152]} to={[90, 168]} />
      <path className="am-sec" d={RAMP} />
      <path className="am-sech" d={RAMP} />
      <path className="am-wood am-pl" d="M33 201 124 216V222L33 207z" />
    </g>
  );
});

/** The tray in front, and the lip over which cubes come. */
export const TowerFront = memo(function TowerFront(): ReactNode {
  return (
    <g>
      <path className="am-sh" d="M26 296H238L234 303H28z" />
      <path className="am-wood am-pl" d="M58 232H220L237 296H22z" />
      <path className="am-tray am-pl" d="M66 238H212L226 289H34z" />
      <path className="am-wood2 am-pl" d="M22 296H237V302H22z" />
      <path className="am-wood am-pl" d="M104 213 148 220 158 240 106 236z" />
      <path className="am-il1" d="M112 218 116 235M124 220 130 236.5M136 221 145 237.5" />
    </g>
  );
});

interface PlankProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

function Plank({ from: [x0, y0], to: [x1, y1] }: PlankProps): ReactNode {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const side = Math.sign(x1 - x0);
  const [nx, ny] = [-Math.sin(angle) * 5.5 * side, Math.cos(angle) * 5.5 * side];
  return (
    <>
      <path className="am-wood am-pl" d={`M${x0},${y0}L${x1},${y1}l${fig(nx)},${fig(ny)}L${fig(x0 + nx)},${fig(y0 + ny)}z`} />
      <circle className="am-brf am-pl1" cx={fig(x0 + side * 5)} cy={fig(y0 + Math.sin(angle) * 5 * side + 3)} r="1.6" />
      <path className="am-wood am-pl" d={`M${x1},${y1}l0-6h${-3 * side}v5z`} />
    </>
  );
}
