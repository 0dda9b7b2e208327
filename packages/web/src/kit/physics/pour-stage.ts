import { showOnCanvas } from './canvas-show';
import { colourOn, rgbOn } from './colours';
import type { Drawer, Looks } from './drawer';
import type { KnockHeard } from './knocks';
import { poseAt } from './pose-at';
import { type PouredCube, type PourLogged, type PourPlan, planPour } from './pour-plan';
import { CUBE_HALF, TOWER_LIGHT, TOWER_VIEW, towerCamera } from './tower-view';
import type { Tracks } from './track-file';
import { POSE } from './turn';

/* The cubes of a pour on a canvas between the back of the drawn tower and its front. */

export interface PourScene extends PourLogged {
  /** The canvas fills it; it lies over the drawing. */
  readonly host: HTMLElement;
  readonly drawing: SVGSVGElement;
  /** How much larger the drawing will be shown than it is now. */
  readonly grows: number;
  /** Colours by their number, as CSS. */
  readonly colours: readonly string[];
  readonly ink: string;
  /** What lies in the tray so far, by colour: told whenever it grows. */
  onArrive(counts: readonly number[]): void;
}

export interface PourShow {
  readonly animations: readonly Animation[];
  readonly knocks: readonly KnockHeard[];
  stop(): void;
}

/** Out of sight. */
const FAR = -1000;

/** Parts of the whole time: the first cube is over the funnel, the last one lies. */
const POUR_PARTS = { begin: 0.16, rest: 0.93 } as const;

/** Puts the pour together and starts it; says why when it cannot. */
export function startPour(tracks: Tracks, scene: PourScene, duration: number, onLost: () => void): PourShow | string {
  const plan = planPour(tracks, scene);
  if (plan === undefined) return 'the recording does not know this pour';
  const box = scene.host.getBoundingClientRect();
  const matrix = scene.drawing.getScreenCTM();
  if (matrix === null || box.width === 0) return 'the tower is not on show';
  const [left, top] = [(box.left - matrix.e) / matrix.a, (box.top - matrix.f) / matrix.d];
  const camera = towerCamera(left, top, box.width / matrix.a, box.height / matrix.d);
  const outline = Math.max(0.035, Math.min(0.08, 1.1 / (TOWER_VIEW.scale * matrix.a * scene.grows)));
  const arrivals = arrivalsOf(plan);
  let arrived = -1;
  const show = showOnCanvas({
    host: scene.host,
    width: box.width * scene.grows,
    height: box.height * scene.grows,
    looks: looksOf(scene),
    rows: plan.cubes.map(({ colour }) => colour),
    fading: [{ opacity: 1 }, { opacity: 1 }],
    duration,
    paint(drawer, share) {
      const step = stepAt(plan, share);
      drawPour(drawer, plan, step, camera, outline);
      const now = arrivals.filter(({ at }) => at <= step);
      if (now.length === arrived) return;
      arrived = now.length;
      scene.onArrive(scene.colours.map((_, colour) => now.filter((one) => one.colour === colour).length));
    },
    onLost,
  });
  if (typeof show === 'string') return show;
  const moment = (step: number): number => (POUR_PARTS.begin + (step / plan.steps) * (POUR_PARTS.rest - POUR_PARTS.begin)) * duration;
  const knocks = plan.cubes.flatMap(({ knocks: its, delay }) =>
    its.map(({ step, strength, what }) => ({ at: moment(step + delay), strength, what })),
  );
  return { animations: [show.clock], knocks: knocks.sort((a, b) => a.at - b.at), stop: show.stop };
}

/** Step of the plan at a part of the whole time. */
function stepAt(plan: PourPlan, share: number): number {
  return ((share - POUR_PARTS.begin) / (POUR_PARTS.rest - POUR_PARTS.begin)) * plan.steps;
}

/** At which steps cubes come into the tray. */
function arrivalsOf(plan: PourPlan): readonly { readonly colour: number; readonly at: number }[] {
  return plan.cubes.flatMap(({ colour, arrives, delay }) => (arrives === undefined ? [] : [{ colour, at: arrives + delay }]));
}

function looksOf({ host, colours, ink }: PourScene): Looks {
  return {
    half: CUBE_HALF,
    round: 0.05,
    pictures: plainPictures(colours.map((colour) => colourOn(host, colour))),
    rows: colours.length,
    ink: rgbOn(host, ink),
    shadow: [0, 0, 0],
    shadowStrength: 0,
    edge: 0.075,
    light: TOWER_LIGHT,
  };
}

/** Cubes have nothing on their sides but their colour. */
function plainPictures(colours: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 6 * 8;
  canvas.height = colours.length * 8;
  const pen = canvas.getContext('2d');
  for (const [row, colour] of colours.entries()) {
    if (pen === null) break;
    pen.fillStyle = colour;
    pen.fillRect(0, row * 8, canvas.width, 8);
  }
  return canvas;
}

function drawPour(drawer: Drawer, plan: PourPlan, step: number, camera: Float32Array, outline: number): void {
  for (const [i, cube] of plan.cubes.entries()) {
    if (isThere(cube, step)) poseAt(cube.poses, step - cube.delay, drawer.poses, i);
    else drawer.poses.fill(FAR, i * POSE, i * POSE + 3);
  }
  drawer.draw({ camera, outline, count: plan.cubes.length });
}

/** Thrown cubes are in the hand until their moment. */
function isThere({ fate, delay }: PouredCube, step: number): boolean {
  return fate === 'lies' || fate === 'is pushed out' || step >= delay;
}
