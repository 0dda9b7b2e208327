import { project, TOWER_SHAPE } from '../../../kit';

/** The way through the tower that plain motion takes: over the funnel, from plank to plank, down the ramp. */
const FALL = [
  project([0, TOWER_SHAPE.high + 2, 0]),
  ...TOWER_SHAPE.ledges.map(({ side, y, long, tan }) => project([side * (TOWER_SHAPE.wide - long * 0.7), y - long * 0.7 * tan + 0.5, 0])),
  project([TOWER_SHAPE.wide * 0.6, 0.8, 0]),
];

/** Cubes that came out fall through the tower, plank by plank, and roll to where they lie in the tray. */
export function fallOfCubes(tower: SVGSVGElement, duration: number): readonly Animation[] {
  const cubes = [...tower.querySelectorAll('[data-cube]')].filter((cube) => cube instanceof SVGGraphicsElement);
  const lag = (duration * 0.4) / Math.max(1, cubes.length);
  return cubes.map((cube, i) => {
    const box = cube.getBBox();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const frames: Keyframe[] = FALL.map(([x, y], step) => ({
      transform: `translate(${x - cx + (i % 3) * 4 - 4}px, ${y - cy}px)`,
      easing: step === 0 ? 'ease-in' : 'cubic-bezier(.4,0,.7,.6)',
    }));
    frames.push({ transform: 'none' });
    return cube.animate(frames, { duration: duration * 0.6, delay: i * lag, fill: 'backwards' });
  });
}
