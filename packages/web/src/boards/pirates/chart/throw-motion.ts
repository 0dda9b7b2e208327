import type { Viewer } from '@quarterdeck/kernel';
import { diceThrown } from '@quarterdeck/pirates';
import { fig } from '../../../kit';
import { noise, type Point, quadratic } from '../draw/path';
import type { EventOf } from '../types';
import { centre } from './Dividers';
import { sideOf } from './sides';

/** Hides ships and ripples until `at` milliseconds, then lets them appear: the ship first, then the water around it. */
export function shipsAppear(layer: ParentNode, at: number, fade: number): readonly Animation[] {
  const appear = (part: string, from: Keyframe, delay: number): readonly Animation[] =>
    [...layer.querySelectorAll(part)].map((element) =>
      element.animate([{ opacity: 0, ...from }, { opacity: 1 }], { delay, duration: fade, fill: 'backwards', easing: 'ease-out' }),
    );
  return [...appear('.pi-fly', { transform: 'scale(0.74)' }, at), ...appear('.pi-ripples', {}, at + fade * 0.4)];
}

/** Parts of the way at which a die touches the water, and how high it hops before each, in millimetres. */
const HOPS: readonly (readonly [number, number, number])[] = [
  [0, 0.52, 62],
  [0.52, 0.8, 24],
  [0.8, 0.94, 8],
];
const FRAMES = 22;

/**
 * The throw, drawn backwards from where the dice lie: each flies in from the thrower's side on a bent
 * course, hops on the water, tumbles and comes to rest exactly at its place, heading and face.
 */
export function throwMotion(
  layer: ParentNode,
  event: EventOf<'DiceThrown'>,
  duration: number,
  seats: number,
  viewer: Viewer,
): readonly Animation[] {
  const side = sideOf(event.seat, seats, viewer);
  const from: Point = [135 + (side.x - 135) * 1.55, 135 + (side.y - 135) * 1.55];
  const animations: Animation[] = [];
  diceThrown(event).forEach((die, i) => {
    const place = layer.querySelector(`[data-die="${i}"]`);
    const [ship, ripples] = [place?.querySelector('.pi-fly'), place?.querySelector('.pi-ripples')];
    const random = noise(die.x * 31 + die.y * 17 + i);
    const rest = centre(die);
    const start: Point = [from[0] + (random() - 0.5) * 44, from[1] + (random() - 0.5) * 44];
    const bend: Point = [(start[0] + rest[0]) / 2 + (random() - 0.5) * 70, (start[1] + rest[1]) / 2 + (random() - 0.5) * 70];
    const delay = random() * duration * 0.14;
    const lasts = duration * (0.7 + 0.14 * random());
    const turns = (random() < 0.5 ? -1 : 1) * (360 + Math.round(random() * 540));
    if (ship instanceof SVGElement) {
      animations.push(ship.animate(flight(start, bend, rest, turns), { duration: lasts, delay, fill: 'backwards' }));
    }
    const pips = ship?.querySelector('.pi-hull-pips');
    if (pips instanceof SVGElement) {
      // While it tumbles nobody can read the face.
      animations.push(
        pips.animate([{ opacity: 0 }, { opacity: 0, offset: 0.82 }, { opacity: 1 }], { duration: lasts, delay, fill: 'backwards' }),
      );
    }
    if (ripples instanceof SVGElement) {
      animations.push(
        ripples.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], {
          duration: delay + lasts * 1.1,
          fill: 'backwards',
        }),
      );
    }
  });
  return animations;
}

function flight(start: Point, bend: Point, rest: Point, turns: number): Keyframe[] {
  const frames: Keyframe[] = [];
  for (let i = 0; i <= FRAMES; i++) {
    const time = i / FRAMES;
    // Fast at first, slow at the end.
    const way = 1 - (1 - time) ** 2.1;
    const [x, y] = quadratic(start, bend, rest, way);
    const height = heightAt(time);
    const tumble = time > 0.9 ? 1 : 0.55 + 0.45 * Math.abs(Math.cos(time * 19));
    const scale = 1 + height / 120;
    frames.push({
      offset: time,
      transform:
        i === FRAMES
          ? 'none'
          : `translate(${fig(x - rest[0])}px, ${fig(y - rest[1] - height * 0.45)}px) rotate(${fig(turns * (1 - way))}deg) scale(${scale.toFixed(2)}, ${(scale * tumble).toFixed(2)})`,
    });
  }
  return frames;
}

function heightAt(time: number): number {
  for (const [from, to, height] of HOPS) {
    if (time >= from && time < to) return Math.sin(((time - from) / (to - from)) * Math.PI) * height;
  }
  return 0;
}
