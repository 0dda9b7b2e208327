import { useEffect, useRef } from 'react';
import { turnTile } from './map/placing';
import { pieceIds } from './pieces';
import type { Props } from './types';

/** R turns the tile in hand, wherever the focus is, except while somebody writes. */
export function useTurnKey(props: Props): void {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const byKeyboard = document.activeElement?.closest('.am-spot') !== null;
      const turned = turnTile(latest.current);
      // Whoever walks the map by keyboard stays on the tile they turned.
      if (byKeyboard && turned !== undefined) requestAnimationFrame(() => focusTarget(pieceIds.site(turned.cell)));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function focusTarget(id: string): void {
  const target = document.querySelector(`[data-target="${id}"]`);
  if (target instanceof SVGElement) target.focus();
}
