import type { ReactNode } from 'react';
import { hatching } from './path';

/* One ink and a few flat tones: the strokes all small drawings are made of. */

export type Tone = 'paper' | 'wood' | 'land' | 'brass' | 'ink' | 'bean' | 'leaf' | 'sea' | 'plum' | 'red';
const TONES: Readonly<Record<Tone, string>> = {
  paper: 'pi-fp',
  wood: 'pi-fw',
  land: 'pi-fl',
  brass: 'pi-fb',
  ink: 'pi-fk',
  bean: 'pi-fc',
  leaf: 'pi-fg',
  sea: 'pi-fs',
  plum: 'pi-fa',
  red: 'pi-fr',
};

const WEIGHTS = { bold: 'pi-ln2', heavy: 'pi-ln3', light: 'pi-lp', red: 'pi-xr' } as const;

interface Drawn {
  readonly d: string;
}

export function Line({ d, weight }: Drawn & { readonly weight?: keyof typeof WEIGHTS }): ReactNode {
  return <path className={weight === undefined ? 'pi-ln' : WEIGHTS[weight]} d={d} />;
}

export function Fine({ d }: Drawn): ReactNode {
  return <path className="pi-ht" d={d} />;
}

export function Fill({ d, tone }: Drawn & { readonly tone: Tone }): ReactNode {
  return <path className={TONES[tone]} d={d} />;
}

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone: Tone;
}

export function Disc({ x, y, r, tone }: DiscProps): ReactNode {
  return <circle className={TONES[tone]} cx={x} cy={y} r={r} />;
}

interface HatchProps extends Drawn {
  readonly angle: number;
  readonly gap: number;
  /** On a role plate, where lines scale with the picture. */
  readonly plate?: boolean;
}

/** Engraved shade: parallel lines inside a shape. */
export function Hatch({ d, angle, gap, plate = false }: HatchProps): ReactNode {
  return <path className={plate ? 'pi-rh' : 'pi-ht'} d={hatching(d, angle, gap)} />;
}

/** What is drawn once stands on both sides of the middle. */
export function Mirror({ width, children }: { readonly width: number; readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{children}</g>
    </>
  );
}
