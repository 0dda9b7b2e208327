import type { ThrownDie } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { at } from '../draw/path';
import type { CurseName } from '../types';
import { centre } from './Dividers';

/* Each curse takes hold of a ship in its own way. Drawn around the die's centre. */

function Tentacles(): ReactNode {
  const arm = 'M-13 9C-15 1 -9 -4 -3 -3C4 -2 7 -7 3 -11C0 -13.500 -4 -11.500 -2.500 -9';
  return (
    <>
      <path className="pi-arm-edge" d={arm} />
      <path className="pi-arm" d={arm} />
      <g transform="rotate(180)">
        <path className="pi-arm-edge" d={arm} />
        <path className="pi-arm" d={arm} />
      </g>
      <path className="pi-suckers" d="M-12.200 5h.01M-10.600 .6h.01M-6.800 -2.400h.01M12.200 -5h.01M10.600 -.6h.01M6.800 2.400h.01" />
    </>
  );
}

function Floes(): ReactNode {
  return (
    <>
      <path className="pi-ice" d="M-14 2L-9 -5L-11 -12L-3 -9.500L3 -14L8 -8.500L14 -9L11 -2L14.500 5L8.500 7L7 13L0 10L-7 13.500L-8 7Z" />
      <path className="pi-ice-line" d="M-9 -5L-5 -4M3 -14L2 -8M11 -2L7 -1M8.500 7L5 5M-8 7L-5 4" />
    </>
  );
}

function Song(): ReactNode {
  return (
    <>
      {[10, 13, 16].map((r) => (
        <path
          key={r}
          className="pi-song"
          d={`M${fig(-r * 0.9)} ${fig(-r * 0.45)}A${r} ${r} 0 0 0 ${fig(-r * 0.9)} ${fig(r * 0.45)}M${fig(r * 0.9)} ${fig(-r * 0.45)}A${r} ${r} 0 0 1 ${fig(r * 0.9)} ${fig(r * 0.45)}`}
        />
      ))}
      <path className="pi-note" d="M9 -12V-18L14 -19.200V-13.200" />
      <ellipse className="pi-note-head" cx={7.8} cy={-11.8} rx={1.7} ry={1.3} />
      <ellipse className="pi-note-head" cx={12.8} cy={-13} rx={1.7} ry={1.3} />
    </>
  );
}

function Mutineers(): ReactNode {
  return (
    <>
      <circle className="pi-revolt" r={13} />
      <use href="#pi-curse-mutiny" x={3} y={-17} width={15} height={15} className="pi-thin" />
    </>
  );
}

function Eddy(): ReactNode {
  return <path className="pi-eddy" d="M0 -13A13 13 0 0 1 12 5M11 9A13 13 0 0 1 -11 7M-13 3A13 13 0 0 1 -5 -12" />;
}

function holdOf(curse: CurseName): ReactNode {
  switch (curse) {
    case 'kraken':
      return <Tentacles />;
    case 'iceberg':
      return <Floes />;
    case 'sirens':
      return <Song />;
    case 'mutiny':
      return <Mutineers />;
    case 'maelstrom':
      return <Eddy />;
    case 'wages':
    case 'tavern':
    case 'idol':
      return null;
  }
}

interface CurseProps {
  readonly curse: CurseName;
  readonly dice: readonly ThrownDie[];
}

/** What lies over the struck ships. */
export function Struck({ curse, dice }: CurseProps): ReactNode {
  return dice.map((die, i) =>
    die.fate === 'struck' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a die's number is its name
      <g key={i} className={`pi-struck pi-struck-${curse}`} transform={`translate(${at(centre(die))})`}>
        <g className="pi-struck-in">{holdOf(curse)}</g>
      </g>
    ) : null,
  );
}

/** What lies under the ships: the curse in the water, and the Maelstrom's ring around its red die. */
export function CurseWater({ curse, dice }: CurseProps): ReactNode {
  const red = dice[0];
  if (curse === 'maelstrom' && red !== undefined) {
    const reach = dice.reduce(
      (far, die) => (die.fate === 'struck' ? Math.max(far, Math.hypot(die.x - red.x, die.y - red.y) / 100) : far),
      0,
    );
    return (
      <g clipPath="url(#pi-tin-clip)">
        {reach > 0 && (
          <g transform={`translate(${at(centre(red))})`}>
            <circle className="pi-whirl-water" r={reach + 8} />
            <path className="pi-whirl-line" d={spiral(reach + 8)} />
            <circle className="pi-whirl-edge" r={reach + 8} />
          </g>
        )}
      </g>
    );
  }
  return <use href={`#pi-curse-${curse}`} x={65} y={65} width={140} height={140} className="pi-curse-water" />;
}

function spiral(reach: number): string {
  let d = '';
  const steps = 150;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * Math.PI * 7;
    const r = 3 + (i / steps) * (reach - 3);
    d += `${i === 0 ? 'M' : 'L'}${fig(Math.cos(angle) * r)} ${fig(Math.sin(angle) * r)}`;
  }
  return d;
}
