import { type Drawer, type Looks, openDrawer } from './drawer';

export interface CanvasShow {
  readonly clock: Animation;
  stop(): void;
}

interface CanvasOrder {
  readonly host: HTMLElement;
  /** Pixels of the canvas, before the screen's own density. */
  readonly width: number;
  readonly height: number;
  readonly looks: Looks;
  /** Which row of pictures each piece wears. */
  readonly rows: readonly number[];
  /** How the canvas comes and goes; what it shows runs on the same clock. */
  readonly fading: Keyframe[];
  readonly duration: number;
  paint(drawer: Drawer, share: number): void;
  onLost(): void;
}

/** A canvas that paints itself for as long as its clock runs; gone, with its context, when it is stopped. Says why when there is none. */
export function showOnCanvas({ host, width, height, looks, rows, fading, duration, paint, onLost }: CanvasOrder): CanvasShow | string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
  canvas.height = Math.max(1, Math.round(height * devicePixelRatio));
  canvas.setAttribute('aria-hidden', 'true');
  const drawer = openDrawer(canvas, looks, rows);
  if (drawer === undefined) return 'this browser gives no WebGL2';
  host.prepend(canvas);
  const clock = canvas.animate(fading, { duration, fill: 'both' });
  let frame = 0;
  const next = (): void => {
    frame = requestAnimationFrame(next);
    paint(drawer, Number(clock.currentTime ?? 0) / duration);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    canvas.remove();
    drawer.free();
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    if (!canvas.isConnected) return;
    stop();
    onLost();
  });
  next();
  return { clock, stop };
}
