import type { Box } from './beside';

/** Where a drawing lies in its window: pixels per unit, and where its corner is. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** What is to be seen, in drawing units. */
export interface Framing {
  readonly box: Box;
  /** How large a target is; on the screen it is never smaller than a fingertip. Left out: there is none, and as near as the window is will do. */
  readonly target?: number;
  /** Where to look when not all of it fits. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The part of the window that nothing covers, in pixels. */
export interface Room extends Box {
  /** Pixels per unit at which the whole drawing fits. */
  readonly fit: number;
}

/** A fingertip, and a target as large as it need be. */
const FINGER = 36;
const AMPLE = 52;
/** Pixels kept free around what is framed. */
const MARGIN = 10;

/** Whether all of a framing can be seen and touched as it is. */
export function inSight({ box, target }: Framing, camera: Camera, room: Room): boolean {
  if (target !== undefined && camera.scale * target < FINGER - 0.5) return false;
  const [left, top] = [camera.x + box.x * camera.scale, camera.y + box.y * camera.scale];
  return (
    left >= room.x - 1 &&
    top >= room.y - 1 &&
    left + box.width * camera.scale <= room.x + room.width + 1 &&
    top + box.height * camera.scale <= room.y + room.height + 1
  );
}

/** The camera that shows a framing: all of it where that leaves targets large enough, else what lies around its middle. `now` is how near the window is. */
export function framed({ box, target, at }: Framing, room: Room, now = room.fit): Camera {
  const [width, height] = [room.width - 2 * MARGIN, room.height - 2 * MARGIN];
  const whole = Math.min(width / Math.max(box.width, 1), height / Math.max(box.height, 1));
  const near = target === undefined ? now : Math.min(Math.max(whole, FINGER / target), AMPLE / target);
  const scale = Math.max(room.fit, near);
  const along = (from: number, length: number, seen: number, look: number): number =>
    // What fits is centred; of what does not, the middle is where one should look, and never beyond its ends.
    length * scale <= seen ? from + length / 2 : Math.max(from + seen / scale / 2, Math.min(look, from + length - seen / scale / 2));
  const [mx, my] = [along(box.x, box.width, width, at.x), along(box.y, box.height, height, at.y)];
  return { scale, x: room.x + room.width / 2 - mx * scale, y: room.y + room.height / 2 - my * scale };
}

/** The smallest box around all of these, in the same units. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
