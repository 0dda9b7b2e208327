/** Something that has a use of its own for being pressed (a cup that waits for a hand): no press on it pans or skips. */
export function hasOwnGesture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-gesture]') !== null;
}
