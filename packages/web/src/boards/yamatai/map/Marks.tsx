import type { ReactNode } from 'react';
import type { Point } from '../art/places';

/* Small marks that say why: a tick on a boat that counts, a badge on what pays, one tag with the total. */

export function Tick({ at: [x, y] }: { readonly at: Point }): ReactNode {
  return (
    <g className="ya-tick" transform={`translate(${x} ${y})`}>
      <circle r="7.6" />
      <path d="M-3.4 0L-1 2.8L3.6-2.8" />
    </g>
  );
}

export function Badge({ at: [x, y], symbol }: { readonly at: Point; readonly symbol: 'coin' | 'fan' }): ReactNode {
  return (
    <g className="ya-badge" transform={`translate(${x} ${y})`}>
      <circle r="11" />
      <use href={`#ya-${symbol}`} transform={`scale(${symbol === 'fan' ? 0.66 : 0.74})`} />
    </g>
  );
}

interface TagPart {
  readonly text: string;
  readonly symbol?: 'coin' | 'fan';
}

const LETTER = 9.4;
const SYMBOL = 23;
const GAP = 9;

/** The total of a move on a plate; it stays inside the chart. */
export function Tag({ at: [x, y], parts }: { readonly at: Point; readonly parts: readonly TagPart[] }): ReactNode {
  const widths = parts.map(({ text, symbol }) => text.length * LETTER + (symbol === undefined ? 0 : SYMBOL));
  const width = widths.reduce((sum, w) => sum + w, 0) + GAP * (parts.length + 1);
  const middle = Math.min(Math.max(x, width / 2 + 4), 996 - width / 2);
  let from = -width / 2 + GAP;
  return (
    <g className="ya-tag" transform={`translate(${middle} ${y})`}>
      <rect x={-width / 2} y={-13} width={width} height={26} rx="2" />
      <path className="ya-tag-corner" d={`M${width / 2 - 9}-13H${width / 2}V-4`} />
      {parts.map(({ text, symbol }, i) => {
        const start = from;
        from += (widths[i] ?? 0) + GAP;
        return (
          <g key={`${symbol ?? ''}${text}`} transform={`translate(${start} 0)`}>
            <text y="5.6">{text}</text>
            {symbol !== undefined && <use href={`#ya-${symbol}`} transform={`translate(${text.length * LETTER + 12} 0) scale(.86)`} />}
          </g>
        );
      })}
    </g>
  );
}
