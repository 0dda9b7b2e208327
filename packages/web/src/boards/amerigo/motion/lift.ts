import { project, TOWER_SHAPE, TOWER_VIEW } from '../../../kit';
import { pieceIds } from '../pieces';
import type { Shown } from '../types';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = 19;
/** Over the funnel, where the hand lets go. */
const HAND = project([0, TOWER_SHAPE.high + 2.2, 0]);
/** Cubes go around the tower, over what is empty while they fall; so many units of the drawing beside its middle. */
const BESIDE = 106;
/** Parts of the whole time: one cube's way, and how much later the next one starts. */
const WAY = 0.17;
const NEXT = 0.025;

/** Thrown cubes rise from their space of the dial to the funnel of the tower, which stands `grows` times as large by then. */
export function liftOfCubes(tower: HTMLElement, drawing: SVGSVGElement, grows: number, { event, duration }: Shown): readonly Animation[] {
  if (event.kind !== 'CubesFell') return [];
  const board = tower.closest('.board-whole');
  const well = board?.querySelector(`.am-dial [data-piece="${pieceIds.storage(event.colour)}"]`);
  const matrix = drawing.getScreenCTM();
  if (board == null || well == null || matrix === null) return [];
  const [page, stage, from] = [board.getBoundingClientRect(), tower.getBoundingClientRect(), well.getBoundingClientRect()];
  if (from.width === 0) return [];
  const [x0, y0] = [from.left + from.width / 2 - page.left, from.top + from.height / 2 - page.top];
  const x1 = stage.left + (matrix.e + HAND[0] * matrix.a - stage.left) * grows - page.left;
  const y1 = stage.top + (matrix.f + HAND[1] * matrix.d - stage.top) * grows - page.top;
  const unit = matrix.a * grows;
  const large = (1.15 * TOWER_SHAPE.cube * TOWER_VIEW.scale * unit) / SIZE;
  return Array.from({ length: event.thrown }, (_, i) => {
    const cube = cubeOf(event.colour);
    board.append(cube);
    const aside = ((i % 3) - 1) * 14;
    const at = (x: number, y: number, size: number): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${size})`;
    const animation = cube.animate(
      [
        { transform: at(x0 + aside * 0.6, y0, 1), opacity: 1, easing: 'ease-out' },
        { transform: at(x1 + BESIDE * unit + aside, (y0 + 2 * y1) / 3, large), opacity: 1, offset: 0.55, easing: 'ease-in-out' },
        { transform: at(x1 + aside, y1, large), opacity: 1, offset: 0.94 },
        { transform: at(x1 + aside, y1 + 6, large), opacity: 0 },
      ],
      { duration: WAY * duration, delay: i * NEXT * duration, fill: 'both' },
    );
    const remove = (): void => cube.remove();
    animation.addEventListener('finish', remove);
    animation.addEventListener('cancel', remove);
    return animation;
  });
}

function cubeOf(colour: string): SVGSVGElement {
  const cube = document.createElementNS(SVG, 'svg');
  cube.setAttribute('class', `am-lift am-k-${colour}`);
  cube.setAttribute('width', `${SIZE}`);
  cube.setAttribute('height', `${SIZE}`);
  cube.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#am-cube');
  use.setAttribute('width', `${SIZE}`);
  use.setAttribute('height', `${SIZE}`);
  cube.append(use);
  return cube;
}
