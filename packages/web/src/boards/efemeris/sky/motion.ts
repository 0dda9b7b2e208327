import { PLANET_FIELD, SPICES, type State, shipOf } from '@quarterdeck/efemeris';
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
    case 'ShipLost': {
      if (event.field < 0) return [];
      const [ship, where] = [find(layer, '[data-lost]'), fieldXY(before, event.field)];
      if (event.cause === 'singularity') return swallow(ship, duration);
      if (event.cause === 'scuttled') return sink(ship, 0, duration);
      return [...shoot(layer, keel(before, shipOf(event.by, 0)), where, duration), ...sink(ship, HIT, duration)];
    }
    case 'FortressLost': {
      const where = fieldXY(before, at(PLANET_FIELD, event.planet));
      return [...shoot(layer, keel(before, shipOf(event.by, 0)), where, duration), ...sink(find(layer, '[data-lost]'), HIT, duration)];
    }
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

/** The part of a shot's time in which the ball flies. */
const HIT = 0.45;

/** A cannon ball flies from the galleon that fires it, and where it hits light flares up. */
function shoot(layer: SVGSVGElement, from: XY | undefined, [x, y]: XY, duration: number): readonly Animation[] {
  const [to, ring] = [`translate(${fig(x)}px, ${fig(y - 12)}px)`, circle('ef-flare', 46)];
  layer.append(ring);
  const flare = ring.animate(
    [
      { transform: `${to} scale(.15)`, opacity: 0 },
      { transform: `${to} scale(.15)`, opacity: 0, offset: HIT - 0.01 },
      { transform: `${to} scale(.15)`, opacity: 1, offset: HIT },
      { transform: `${to} scale(1)`, opacity: 0 },
    ],
    { duration, easing: 'linear' },
  );
  if (from === undefined) return [removing(ring, flare)];
  const ball = circle('ef-ball', 6);
  layer.append(ball);
  const flight = ball.animate(
    [
      { transform: `translate(${fig(from[0])}px, ${fig(from[1] - 18)}px)` },
      { transform: to, opacity: 1, offset: HIT },
      { transform: to, opacity: 0, offset: HIT + 0.01 },
      { transform: to, opacity: 0 },
    ],
    { duration, easing: 'linear' },
  );
  return [removing(ring, flare), removing(ball, flight)];
}

function circle(name: string, r: number): SVGCircleElement {
  const drawn = document.createElementNS(SVG, 'circle');
  drawn.setAttribute('class', name);
  drawn.setAttribute('r', `${r}`);
  return drawn;
}

/** What is lost stays until it is hit, then keels over and is gone. */
function sink(lost: SVGGraphicsElement | undefined, hit: number, duration: number): readonly Animation[] {
  return lost === undefined
    ? []
    : [
        lost.animate(
          [
            { transform: 'none', opacity: 1 },
            { transform: 'none', opacity: 1, offset: hit },
            { transform: 'translate(0, 14px) rotate(24deg)', opacity: 0 },
          ],
          { duration, easing: 'linear', fill: 'forwards' },
        ),
      ];
}

/** A singularity turns what it swallows, smaller and smaller. */
function swallow(lost: SVGGraphicsElement | undefined, duration: number): readonly Animation[] {
  return lost === undefined
    ? []
    : [
        lost.animate([{ transform: 'none' }, { transform: 'rotate(540deg) scale(0)' }], {
          duration,
          easing: 'ease-in',
          fill: 'forwards',
        }),
      ];
}
