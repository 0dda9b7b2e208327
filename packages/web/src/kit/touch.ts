/** Whether the latest press was a finger's; listened to once for the page, because clicks do not say it everywhere. */
let touched = false;
let keyed = false;

if (typeof window !== 'undefined') {
  const pressed = (event: PointerEvent): void => {
    touched = event.pointerType === 'touch';
    keyed = false;
  };
  const struck = (): void => {
    touched = false;
    keyed = true;
  };
  window.addEventListener('pointerdown', pressed, { capture: true, passive: true });
  window.addEventListener('keydown', struck, { capture: true, passive: true });
}

/** A finger has no hover: where a preview matters, its first touch should aim and only the second choose. */
export function touchedLast(): boolean {
  return touched;
}

/** Whether the latest gesture was a key: only then may the focus be moved for the player. */
export function keyedLast(): boolean {
  return keyed;
}
