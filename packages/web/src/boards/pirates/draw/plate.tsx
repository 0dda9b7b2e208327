import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { Hatch } from './ink';

/* What the seven role plates are drawn with: a bust inside an arch of 120 × 150, light from the left. */

export const ARCH = 'M0 150V46C0 14 30 0 60 0C90 0 120 14 120 46V150Z';
export const COAT = 'M10 150C12 122 24 108 46 99L60 108L74 99C96 108 108 122 110 150Z';

export type PlateTone =
  | 'paper'
  | 'skin'
  | 'shade'
  | 'wood'
  | 'steel'
  | 'smoke'
  | 'brass'
  | 'leaf'
  | 'straw'
  | 'sea'
  | 'hair'
  | 'wig'
  | 'hat'
  /** The role's own three accents. */
  | 'first'
  | 'second'
  | 'third';

export function Part({ d, tone }: { readonly d: string; readonly tone: PlateTone }): ReactNode {
  return <path className={`pi-r pi-t-${tone}`} d={d} />;
}

interface PartDiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone: PlateTone;
}

export function PartDisc({ x, y, r, tone }: PartDiscProps): ReactNode {
  return <circle className={`pi-r pi-t-${tone}`} cx={x} cy={y} r={r} />;
}

const PENS = {
  fine: 'pi-rl2',
  bold: 'pi-rl3',
  light: 'pi-rlt',
  dark: 'pi-rl2t',
  bone: 'pi-bone',
  sky: 'pi-rs',
  ray: 'pi-rs2',
  rib: 'pi-rib',
  ribLight: 'pi-rib2',
} as const;

export function Pen({ d, weight }: { readonly d: string; readonly weight?: keyof typeof PENS }): ReactNode {
  return <path className={weight === undefined ? 'pi-rl' : PENS[weight]} d={d} />;
}

/** Engraved sky: lines that lie closer towards the top. */
export function Sky({ to }: { readonly to: number }): ReactNode {
  let d = '';
  for (let y = 4, gap = 1.9; y < to; y += gap, gap *= 1.06) d += `M0 ${fig(y)}H120`;
  return <Pen d={d} weight="sky" />;
}

interface RaysProps {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly start?: number;
  readonly end?: number;
}

export function Rays({ x, y, from, to, count, start = 0, end = 360 }: RaysProps): ReactNode {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((start + ((end - start) * i) / count) * Math.PI) / 180;
    const reach = to * (i % 2 === 1 ? 0.86 : 1);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += `M${fig(x + c * from)} ${fig(y + s * from)}L${fig(x + c * reach)} ${fig(y + s * reach)}`;
  }
  return <Pen d={d} weight="ray" />;
}

export function Swell({ y, rows }: { readonly y: number; readonly rows: number }): ReactNode {
  let d = '';
  for (let row = 0; row < rows; row++) d += `M${row % 2 === 1 ? -6 : -12} ${y + row * 5.5}${'q3 -3 6 0t6 0'.repeat(12)}`;
  return <Pen d={d} weight="fine" />;
}

const HEAD = 'M47.5 50C47 62 49.5 72 54 77C57 80.5 63 80.5 66 77C70.5 72 73 62 72.5 50C72.5 40 68 36 60 36C52 36 47.5 40 47.5 50Z';
const SHADOW =
  'M62 37C68 37 72.5 41 72.5 50C73 62 70.5 72 66 77C64.5 78.8 62.5 79.6 60.5 79.5C64 76 66.5 70 66 64C65.6 60 66.5 56 67 52C67.3 47 66 41 62 37Z';

interface FaceProps {
  /** The left eye is covered. */
  readonly patch?: boolean;
  readonly lash?: boolean;
  readonly brow?: string;
  readonly mouth?: string;
}

export function Face(props: FaceProps): ReactNode {
  const { patch = false, lash = false } = props;
  const brow = props.brow ?? 'M49.5 52.5Q53 50.3 57 52.2M63 52.2Q67 50.3 70.5 52.5';
  const mouth = props.mouth ?? 'M55.5 70.5Q58 69.3 60 70.2Q62 69.3 64.5 70.5M57.5 72.8Q60 73.8 62.5 72.8';
  return (
    <>
      <Part d="M52.5 72V92Q60 97 67.5 92V72Z" tone="shade" />
      <Hatch d="M60 78L67.5 74V92Q64 95 60 95.5Z" angle={20} gap={1.5} plate />
      <Part d={HEAD} tone="skin" />
      <path className="pi-t-shade" d={SHADOW} />
      <Hatch d={SHADOW} angle={28} gap={1.7} plate />
      <Pen d={brow} weight="bold" />
      {lash && <Pen d="M50 56.5Q53 53.8 57 56.3M63 56.3Q67 53.8 70 56.5" weight="bold" />}
      <path className="pi-re" d="M50.5 56.6Q53.5 54.3 56.8 56.6Q53.5 58.6 50.5 56.6Z" />
      <circle className="pi-rk" cx={53.7} cy={56.5} r={1.15} />
      {patch ? (
        <>
          <path className="pi-rk" d="M62.5 54Q66 52.2 70 54.2L69.3 59.5Q66 62 63 59Z" />
          <Pen d="M47.8 46L63.5 55M70 54.5L72.7 51.5" weight="bold" />
        </>
      ) : (
        <>
          <path className="pi-re" d="M63.2 56.6Q66.5 54.3 69.5 56.6Q66.5 58.6 63.2 56.6Z" />
          <circle className="pi-rk" cx={66.3} cy={56.5} r={1.15} />
        </>
      )}
      <Pen d="M58.8 55.5Q58.5 60 57 63.8Q58.3 66 60.3 65.3Q62 66 63.2 64.3" />
      <Pen d={mouth} />
    </>
  );
}
