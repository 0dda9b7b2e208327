import { type ReactNode, useId } from 'react';
import type { Box, Places } from './places';
import './spotlight.css';

interface SpotlightProps {
  readonly places: Places;
  /** Where the caption lies: the arrow starts there. */
  readonly caption: Box | undefined;
  /** What was just touched instead. */
  readonly astray: Box | undefined;
}

/** Light reaches so far beyond what it shows. */
const GLOW = 26;

/** The rest of the page under an ink veil; a ring on the one thing to touch, and an arrow to it. Touches go through. */
export function Spotlight({ places, caption, astray }: SpotlightProps): ReactNode {
  const id = useId();
  const { targets, causes } = places;
  const [first] = targets;
  const light = [...targets, ...causes, ...(astray === undefined ? [] : [astray])];
  return (
    <svg className="spotlight" aria-hidden="true">
      <defs>
        <filter id={`${id}b`} x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <mask id={`${id}m`}>
          <rect width="100%" height="100%" fill="white" />
          <g filter={`url(#${id}b)`}>
            {light.map((box, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
              <Hole key={i} box={box} />
            ))}
          </g>
        </mask>
      </defs>
      {light.length > 0 && <rect className="spotlight-veil" width="100%" height="100%" mask={`url(#${id}m)`} />}
      {targets.map((box, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
        <Ring key={i} box={box} />
      ))}
      {astray !== undefined && <Ring box={astray} astray />}
      {first !== undefined && caption !== undefined && <Arrow from={caption} to={first} />}
    </svg>
  );
}

function Hole({ box }: { readonly box: Box }): ReactNode {
  return (
    <rect
      x={box.left - GLOW}
      y={box.top - GLOW}
      width={box.right - box.left + 2 * GLOW}
      height={box.bottom - box.top + 2 * GLOW}
      rx={GLOW}
      fill="black"
    />
  );
}

/** Small things get a circle, long ones a frame. */
function Ring({ box, astray = false }: { readonly box: Box; readonly astray?: boolean }): ReactNode {
  const width = Math.max(30, box.right - box.left) + 12;
  const height = Math.max(30, box.bottom - box.top) + 12;
  const x = (box.left + box.right - width) / 2;
  const y = (box.top + box.bottom - height) / 2;
  const round = width < 80 && height < 80 ? Math.min(width, height) / 2 : 12;
  const shape = { x, y, width, height, rx: round };
  if (astray) return <rect className="spotlight-astray" {...shape} />;
  return (
    <g>
      <rect className="spotlight-ring-edge" {...shape} />
      <rect className="spotlight-ring" {...shape} />
      <rect className="spotlight-breath" {...shape} style={{ transformOrigin: `${x + width / 2}px ${y + height / 2}px` }} />
    </g>
  );
}

/** From the nearest side of the caption to the ring, with a head. */
function Arrow({ from, to }: { readonly from: Box; readonly to: Box }): ReactNode {
  const target = { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 };
  const start = {
    x: Math.max(from.left + 24, Math.min(target.x, from.right - 24)),
    y: Math.max(from.top + 24, Math.min(target.y, from.bottom - 24)),
  };
  const dx = target.x - start.x;
  const dy = target.y - start.y;
  const far = Math.hypot(dx, dy);
  if (far < 1) return null;
  const [ux, uy] = [dx / far, dy / far];
  // Up to the edge of the target, as seen from the caption.
  const reach =
    Math.min((to.right - to.left) / 2 / Math.max(0.01, Math.abs(ux)), (to.bottom - to.top) / 2 / Math.max(0.01, Math.abs(uy))) + 16;
  const tip = { x: target.x - ux * reach, y: target.y - uy * reach };
  const foot = { x: tip.x - ux * 18, y: tip.y - uy * 18 };
  const leave = edgeOf(from, start, ux, uy);
  if (Math.hypot(foot.x - leave.x, foot.y - leave.y) > far) return null;
  const head = `M${tip.x} ${tip.y}L${foot.x - uy * 10} ${foot.y + ux * 10}L${foot.x + uy * 10} ${foot.y - ux * 10}Z`;
  const shaft = `M${leave.x} ${leave.y}L${foot.x} ${foot.y}`;
  return (
    <g className="spotlight-arrow">
      <path className="spotlight-shaft-edge" d={shaft} />
      <path className="spotlight-shaft" d={shaft} />
      <path className="spotlight-head" d={head} />
    </g>
  );
}

/** Where a ray from inside a box leaves it. */
function edgeOf(box: Box, from: { x: number; y: number }, ux: number, uy: number): { x: number; y: number } {
  const across = ux > 0 ? (box.right - from.x) / ux : ux < 0 ? (box.left - from.x) / ux : Number.POSITIVE_INFINITY;
  const down = uy > 0 ? (box.bottom - from.y) / uy : uy < 0 ? (box.top - from.y) / uy : Number.POSITIVE_INFINITY;
  const t = Math.min(across, down);
  return { x: from.x + ux * t, y: from.y + uy * t };
}
