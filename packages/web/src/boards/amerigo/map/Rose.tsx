import type { ReactNode } from 'react';
import { fig } from '../../../kit';

const ray = (angle: number, length: number): string => `${fig(Math.cos(angle) * length)},${fig(Math.sin(angle) * length)}`;

/** Sixteen rays: long ones to the quarters, light on one side and dark on the other. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = -Math.PI / 2 + (i * Math.PI) / 8;
  const [length, width, spread] = i % 4 === 0 ? [56, 10, 4] : i % 2 === 0 ? [40, 8, 5] : [27, 5.5, 7];
  const tip = ray(angle, length);
  const half = (side: number): string => `M0,0L${ray(angle + (side * Math.PI) / spread, width)}L${tip}z`;
  return { light: half(-1), dark: half(1), minor: i % 2 === 1 };
});
const MINOR = RAYS.filter(({ minor }) => minor)
  .map(({ light, dark }) => light + dark)
  .join('');
const LIGHT = RAYS.filter(({ minor }) => !minor)
  .map(({ light }) => light)
  .join('');
const DARK = RAYS.filter(({ minor }) => !minor)
  .map(({ dark }) => dark)
  .join('');

/** The compass rose. */
export function Rose({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g className="am-rose" transform={`translate(${fig(x)} ${fig(y)}) scale(${size})`}>
      <circle r="47" className="am-r0" />
      <circle r="43.5" className="am-r0" />
      <circle r="30" className="am-r0" />
      <path className="am-rc" d={MINOR} />
      <path className="am-ra" d={LIGHT} />
      <path className="am-rb" d={DARK} />
      <circle r="3.4" className="am-ra" />
      <path className="am-rb" d="M0-60l3.5-6-3.5-5-3.5 5zM-4.5-60.5h9" />
    </g>
  );
}
