import { pieceIds } from '../pieces';
import type { Shown } from '../types';

/** A disc goes along the track from where it lay: it is drawn at its new space already. */
export function discMotion({ event, before, duration }: Shown): readonly Animation[] {
  if (event.kind !== 'OrderAdvanced' && event.kind !== 'DiscJumped') return [];
  const [from, to] = [before.special[event.seat] ?? 0, event.to].map((space) => find(pieceIds.specialSpace(space)));
  const disc = find(pieceIds.disc(event.seat));
  const matrix = disc?.getScreenCTM();
  if (disc === undefined || from === undefined || to === undefined || matrix == null) return [];
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const way = `${(start.left - end.left) / matrix.a}px ${(start.top - end.top) / matrix.d}px`;
  return [disc.animate([{ translate: way }, { translate: '0 0' }], { duration, easing: 'cubic-bezier(.35,0,.25,1)' })];
}

function find(piece: string): SVGGraphicsElement | undefined {
  const found = document.querySelector(`.am-special [data-piece="${piece}"]`);
  return found instanceof SVGGraphicsElement ? found : undefined;
}
