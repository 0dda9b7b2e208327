import { showOnCanvas } from './canvas-show';
import { rgbOn } from './colours';
import type { Drawer, Looks } from './drawer';
import type { KnockHeard } from './knocks';
import { HALF, type LoggedDie, planThrow, type ThrowPlan, type ThrowSide } from './mosaic';
import { poseAt } from './pose-at';
import type { Tracks } from './track-file';

/*
 * The flight of a throw on a canvas over the chart: seen from straight above, in perspective while dice
 * fly, nearly without it when they lie, so that they end on the drawn ships and dissolve into them.
 */

export interface DieThrown extends LoggedDie {
  /** Which row of pictures it wears. */
  readonly row: number;
}

export interface ThrowScene {
  /** Lies over the chart; the canvas fills it. */
  readonly host: HTMLElement;
  /** Centimetres across the host, around the middle of the chart. */
  readonly across: number;
  readonly dice: readonly DieThrown[];
  readonly side: ThrowSide;
  readonly rows: number;
  /** For a row of pictures: what draws a side of such a die into a square of 12 × 12 around the origin, bow up. */
  painter(row: number): (pen: CanvasRenderingContext2D, face: number) => void;
}

export interface ThrowShow {
  readonly animations: readonly Animation[];
  readonly knocks: readonly KnockHeard[];
  stop(): void;
}

/** Parts of the whole time: dice leave the cup, lie still, the drawn pieces appear under them, they dissolve. */
export const THROW_PARTS = { out: 0.1, rest: 0.8, appear: 0.83, there: 0.93, dissolve: 0.88 } as const;

/** Puts the throw together and starts it; says why when it cannot. */
export function startThrow(tracks: Tracks, scene: ThrowScene, duration: number, onLost: () => void): ThrowShow | string {
  const plan = planThrow(tracks, scene.dice, scene.side);
  if (plan === undefined) return `${scene.dice.length} dice are more than there are tracks`;
  const { width } = scene.host.getBoundingClientRect();
  const outline = Math.max(0.045, Math.min(0.1, (1.15 * scene.across) / width));
  const show = showOnCanvas({
    host: scene.host,
    width,
    height: width,
    looks: looksOf(scene),
    rows: scene.dice.map(({ row }) => row),
    fading: [{ opacity: 1 }, { opacity: 1, offset: THROW_PARTS.dissolve }, { opacity: 0 }],
    duration,
    paint: (drawer, share) => drawThrow(drawer, plan, share, scene.across, outline),
    onLost,
  });
  if (typeof show === 'string') return show;
  return { animations: [show.clock], knocks: knocksOf(plan, duration), stop: show.stop };
}

function looksOf(scene: ThrowScene): Looks {
  return {
    half: HALF,
    round: 0.14,
    pictures: picturesOf(scene),
    rows: scene.rows,
    ink: rgbOn(scene.host, 'var(--throw-ink)'),
    shadow: rgbOn(scene.host, 'var(--throw-shadow)'),
    shadowStrength: 0.4,
    edge: 0,
    light: [-0.451, 0.782, -0.431],
  };
}

const PICTURE = 96;

function picturesOf({ rows, painter }: ThrowScene): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 6 * PICTURE;
  canvas.height = rows * PICTURE;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  for (let row = 0; row < rows; row++) {
    const paint = painter(row);
    for (let face = 1; face <= 6; face++) {
      pen.save();
      pen.translate((face - 0.5) * PICTURE, (row + 0.5) * PICTURE);
      pen.beginPath();
      pen.rect(-PICTURE / 2, -PICTURE / 2, PICTURE, PICTURE);
      pen.clip();
      pen.scale(PICTURE / 12, PICTURE / 12);
      paint(pen, face);
      pen.restore();
    }
  }
  return canvas;
}

/** Step of the plan at a part of the whole time. */
function stepAt(plan: ThrowPlan, share: number): number {
  return ((share - THROW_PARTS.out) / (THROW_PARTS.rest - THROW_PARTS.out)) * plan.steps;
}

function drawThrow(drawer: Drawer, plan: ThrowPlan, share: number, across: number, outline: number): void {
  const step = stepAt(plan, share);
  for (const [die, { poses, delay }] of plan.dice.entries()) poseAt(poses, step - delay, drawer.poses, die);
  drawer.draw({ camera: cameraAt(share, across), outline, count: step <= 0 ? 0 : plan.dice.length });
}

const smooth = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};

/** Looks straight down, from higher and higher as dice come to rest; what lies on the chart is always in the same place. */
export function cameraAt(share: number, across: number): Float32Array {
  const height = 55 * 40 ** smooth((share - 0.5) / (THROW_PARTS.rest - 0.5));
  const half = across / 2;
  const [near, far] = [Math.max(1, height - 20), height + 5];
  const zoom = height / half;
  const depth = (far + near) / (near - far);
  const shift = (2 * far * near) / (near - far);
  return new Float32Array([zoom, 0, 0, 0, 0, 0, depth, -1, 0, -zoom, 0, 0, 0, 0, -height * depth + shift, height]);
}

/** When and how hard dice hit chart and rim; what happens in the cup is not heard one by one. */
function knocksOf(plan: ThrowPlan, duration: number): readonly KnockHeard[] {
  return plan.dice
    .flatMap(({ track, delay }) =>
      track.knocks.map(({ step, strength, what }) => {
        const share = THROW_PARTS.out + ((step + delay) / plan.steps) * (THROW_PARTS.rest - THROW_PARTS.out);
        return { at: share * duration, strength, what };
      }),
    )
    .sort((a, b) => a.at - b.at);
}
