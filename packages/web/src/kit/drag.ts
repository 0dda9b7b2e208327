import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

interface DragOptions {
  /** The pointer has moved far enough to be a drag; `x`, `y` are screen pixels from where it began. */
  onMove?(by: { readonly x: number; readonly y: number }, over: string | undefined): void;
  /** Let go over a target (its `data-target`), or over nothing that counts. */
  onDrop(target: string | undefined): void;
}

/** Pixels that a pointer may tremble before a press becomes a drag. */
const TREMBLE = 6;

/**
 * Handlers for a piece that can be dragged onto targets; a press without a drag stays a click.
 * @public for boards
 */
export function useDrag({ onMove, onDrop }: DragOptions): { onPointerDown(event: ReactPointerEvent): void } {
  const dragging = useRef(false);
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.stopPropagation();
      const start = { x: event.clientX, y: event.clientY };
      dragging.current = false;
      const move = (e: PointerEvent): void => {
        if (e.pointerId !== event.pointerId) return;
        const by = { x: e.clientX - start.x, y: e.clientY - start.y };
        if (!dragging.current && Math.hypot(by.x, by.y) < TREMBLE) return;
        dragging.current = true;
        onMove?.(by, targetAt(e.clientX, e.clientY));
      };
      const end = (e: PointerEvent): void => {
        if (e.pointerId !== event.pointerId) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        if (!dragging.current) return;
        // The click that follows a drag would choose what lies beneath once more.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
        onDrop(e.type === 'pointercancel' ? undefined : targetAt(e.clientX, e.clientY));
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest('[data-target]')?.getAttribute('data-target');
    if (id) return id;
  }
  return undefined;
}
