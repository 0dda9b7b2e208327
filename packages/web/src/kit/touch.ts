/** Whether the latest press was a finger's; listened to once for the page, because clicks do not say it everywhere. */
let touched = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), { capture: true, passive: true });
  window.addEventListener('keydown', () => (touched = false), { capture: true, passive: true });
}

/** A finger has no hover: where a preview matters, its first touch should aim and only the second choose. */
export function touchedLast(): boolean {
  return touched;
}
