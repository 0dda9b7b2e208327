import type { Shown } from '../types';

/** Heights of the planks on which a falling cube bounces, and where it meets the ramp. */
const FALL = [
  { x: 72, y: 14 },
  { x: 58, y: 78 },
  { x: 92, y: 112 },
  { x: 56, y: 146 },
  { x: 104, y: 206 },
];

/** Cubes that came out fall through the tower, plank by plank, and roll to where they lie in the tray. */
export function fallOfCubes(tower: SVGSVGElement, { event, duration }: Shown): readonly Animation[] {
  if (event.kind !== 'CubesFell') return [];
  const cubes = [...tower.querySelectorAll('[data-cube]')].filter((cube) => cube instanceof SVGGraphicsElement);
  const lag = (duration * 0.4) / Math.max(1, cubes.length);
  return cubes.map((cube, i) => {
    const box = cube.getBBox();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const frames: Keyframe[] = FALL.map(({ x, y }, step) => ({
      transform: `translate(${x - cx + (i % 3) * 4 - 4}px, ${y - cy}px)`,
      easing: step === 0 ? 'ease-in' : 'cubic-bezier(.4,0,.7,.6)',
    }));
    frames.push({ transform: 'none' });
    return cube.animate(frames, { duration: duration * 0.6, delay: i * lag, fill: 'backwards' });
  });
}
