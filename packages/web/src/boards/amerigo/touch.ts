/** Whether the latest press was a finger's; listened to once for the page, because clicks do not say it everywhere. */
let touched = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), { capture: true, passive: true });
  window.addEventListener('keydown', () => (touched = false), { capture: true, passive: true });
}

export function touchedLast(): boolean {
  return touched;
}
