import type { FocusEvent, PointerEvent } from 'react';

interface Pointing {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** The element itself keeps that the keyboard points at it: nobody else asks. */
const KEYED = 'data-keyed';

/**
 * Tells when a mouse or the keyboard points at something and when no longer. A finger has no hover: its preview
 * comes with its choice. Nor does the focus that a press brings along count: a mouse points there already, and
 * saying so again would draw the whole page once more before the click itself is heard.
 */
export function pointing(onPoint: ((here: boolean) => void) | undefined): Pointing {
  return {
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && onPoint?.(true),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && onPoint?.(false),
    onFocus: ({ currentTarget }) => {
      if (!currentTarget.matches(':focus-visible')) return;
      currentTarget.setAttribute(KEYED, '');
      onPoint?.(true);
    },
    onBlur: ({ currentTarget }) => {
      if (!currentTarget.hasAttribute(KEYED)) return;
      currentTarget.removeAttribute(KEYED);
      onPoint?.(false);
    },
  };
}
