import { SPICES, type State, shipOf } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { fig } from '../../../kit';
import { fieldXY, placeXY, voyagePoints, type XY } from '../geometry';
import { pieceIds } from '../pieces';
import type { Shown } from '../types';
import { keel } from './Ships';

const SVG = 'http://www.w3.org/2000/svg';
const EASE = 'cubic-bezier(.35,0,.25,1)';

/** Motion in the sky: ships sail their way, tiles and pieces are set down, losses flare up. */
export function moveOnSky(layer: SVGSVGElement, { event, duration, before }: Shown, view: State): readonly Animation[] {
  switch (event.kind) {
    case 'ShipSailed': {
      const end = keel(view, event.ship);
      const piece = find(layer, `[data-moving="${event.ship}"]`);
      if (piece === undefined || end === undefined) return [];
      const way = voyagePoints(before, event.path);
      const frames = way.map(([x, y], i) => ({
        transform: i === way.length - 1 ? 'none' : `translate(${fig(x - end[0])}px, ${fig(y + 6 - end[1])}px)`,
      }));
      return [piece.animate(frames, { duration, easing: EASE })];
    }
    case 'GalleonTransferred':
      return settle(find(layer, `[data-moving="${shipOf(event.seat, 0)}"]`), duration);
    case 'FrigateBuilt':
      return settle(find(layer, `[data-moving="${event.ship}"]`), duration);
    case 'GalleonBuilt':
      return settle(find(layer, `[data-moving="${shipOf(event.seat, 0)}"]`), duration);
    case 'PlanetConquered': {
      const planet = find(layer, `[data-piece="${pieceIds.planet(event.planet)}"]`);
      return [...swell(planet, duration), ...conquered(planet, duration)];
    }
    case 'PlanetMobilised':
    case 'FortressBuilt':
      return swell(find(layer, `[data-piece="${pieceIds.planet(event.planet)}"]`), duration);
    case 'TileLaid':
      return swell(laid(layer, event.tile), duration);
    case 'TileTurned':
      return turn(laid(layer, event.tile), placeXY(at(view.placeOf, event.tile)), event.from - event.turn, duration);
    case 'SpiceGained':
      return event.field < 0 ? [] : rise(layer, fieldXY(view, event.field), `#ef-${SPICES[event.spice]}`, duration);
    case 'ShipLost':
      return event.field < 0 ? [] : flare(layer, fieldXY(before, event.field), duration);
    case 'FortressLost':
      return swell(find(layer, `[data-piece="${pieceIds.planet(event.planet)}"]`), duration);
    case 'ShipFrozen':
      return swell(find(layer, `[data-moving="${event.ship}"]`), duration);
    default:
      return [];
  }
}

function find(layer: ParentNode, selector: string): SVGGraphicsElement | undefined {
  const found = layer.querySelector(selector);
  return found instanceof SVGGraphicsElement ? found : undefined;
}

function laid(layer: SVGSVGElement, tile: number): SVGGraphicsElement | undefined {
  return layer.parentElement === null ? undefined : find(layer.parentElement, `[data-laid="${tile}"]`);
}

/** A tile turns about its middle, the short way round. */
function turn(tile: SVGGraphicsElement | undefined, [x, y]: XY, steps: number, duration: number): readonly Animation[] {
  if (tile === undefined) return [];
  const short = ((steps + 9) % 6) - 3;
  tile.style.transformOrigin = `${x}px ${y}px`;
  return [tile.animate([{ transform: `rotate(${short * 60}deg)` }, { transform: 'none' }], { duration, easing: EASE })];
}

/** A piece comes down from above. */
function settle(piece: SVGGraphicsElement | undefined, duration: number): readonly Animation[] {
  return piece === undefined
    ? []
    : [
        piece.animate(
          [
            { transform: 'translate(0, -60px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration, easing: EASE },
        ),
      ];
}

/** A piece draws the eye by swelling about its own middle. */
function swell(piece: SVGGraphicsElement | undefined, duration: number): readonly Animation[] {
  if (piece === undefined) return [];
  const box = piece.getBBox();
  piece.style.transformOrigin = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  return [
    piece.animate(
      [{ transform: 'scale(.86)', opacity: 0.3 }, { transform: 'scale(1.05)', opacity: 1, offset: 0.7 }, { transform: 'none' }],
      { duration, easing: EASE },
    ),
  ];
}

/** A new ruler: the ring is drawn around the planet in the owner's colour, and light goes out from it. */
function conquered(planet: SVGGraphicsElement | undefined, duration: number): readonly Animation[] {
  const ring = planet?.querySelector('.ef-ring');
  if (!(ring instanceof SVGCircleElement) || planet === undefined) return [];
  const round = 2 * Math.PI * ring.r.baseVal.value;
  const glory = document.createElementNS(SVG, 'path');
  glory.setAttribute('class', 'ef-glory');
  glory.setAttribute('d', GLORY);
  ring.before(glory);
  const shine = glory.animate(
    [
      { transform: 'scale(.5) rotate(-12deg)', opacity: 0 },
      { transform: 'scale(1) rotate(0deg)', opacity: 1, offset: 0.45 },
      { transform: 'scale(1.25) rotate(6deg)', opacity: 0 },
    ],
    { duration, easing: 'ease-out' },
  );
  const drawn = ring.animate(
    [
      { strokeDasharray: `0 ${round}`, strokeWidth: '9px' },
      { strokeDasharray: `${round} 0`, strokeWidth: '9px', offset: 0.6 },
      { strokeDasharray: `${round} 0` },
    ],
    { duration, easing: 'ease-in-out' },
  );
  return [removing(glory, shine), drawn];
}

/** Rays around a planet, long and short by turns. */
const GLORY = Array.from({ length: 24 }, (_, i) => {
  const [sin, cos] = [Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)];
  return `M${fig(sin * 37)},${fig(cos * 37)}L${fig(sin * (i % 2 === 0 ? 58 : 47))},${fig(cos * (i % 2 === 0 ? 58 : 47))}`;
}).join('');

/** What was collected rises from its field. */
function rise(layer: SVGSVGElement, [x, y]: XY, symbol: string, duration: number): readonly Animation[] {
  const spice = document.createElementNS(SVG, 'use');
  spice.setAttribute('href', symbol);
  layer.append(spice);
  const from = `translate(${fig(x)}px, ${fig(y - 14)}px) scale(2.4)`;
  const to = `translate(${fig(x)}px, ${fig(y - 56)}px) scale(2.4)`;
  const animation = spice.animate([{ transform: from }, { transform: to, opacity: 0 }], { duration, easing: 'ease-in' });
  return [removing(spice, animation)];
}

function removing(element: Element, animation: Animation): Animation {
  const remove = (): void => element.remove();
  animation.onfinish = remove;
  animation.oncancel = remove;
  return animation;
}

function flare(layer: SVGSVGElement, [x, y]: XY, duration: number): readonly Animation[] {
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('cx', fig(x));
  ring.setAttribute('cy', fig(y - 12));
  ring.setAttribute('r', '46');
  ring.setAttribute('class', 'ef-flare');
  ring.style.transformOrigin = `${x}px ${y - 12}px`;
  layer.append(ring);
  const animation = ring.animate(
    [
      { transform: 'scale(.15)', opacity: 1 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration, easing: 'ease-out' },
  );
  return [removing(ring, animation)];
}
