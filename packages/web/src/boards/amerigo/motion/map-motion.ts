import { type EventOf, type Geometry, isFrame } from '@quarterdeck/amerigo';
import { fig, ownerColour, trace } from '../../../kit';
import { outline } from '../draw/path';
import { berths } from '../map/berths';
import type { ChartArt } from '../map/chart-art';
import { routePoints } from '../map/route';
import { cellMiddle, ON_MAP, squareOf } from '../map/scale';
import { pieceIds } from '../pieces';
import type { Props, Shown } from '../types';

/** Motion on the map: ships sail their way, posts and tiles are set down, points rise where they were made. */
export function mapMotion(
  layer: ParentNode,
  { event, duration }: Shown,
  { geometry, islandCells }: ChartArt,
  props: Props,
): readonly Animation[] {
  switch (event.kind) {
    case 'ShipSailed':
      return sailing(layer, event, duration, geometry, props);
    case 'ShipPlaced':
      return settle(layer, pieceIds.ship(event.seat, event.ship), duration);
    case 'PostFounded':
      return [...settle(layer, pieceIds.post(event.cell), duration), ...rise(layer, event.cell, event.vp, duration)];
    case 'TileBuilt':
      return [...settle(layer, pieceIds.tile(event.cell), duration), ...rise(layer, event.cell, event.vp, duration)];
    case 'IslandCompleted': {
      const cells = islandCells[event.island] ?? [];
      const middle = cells[Math.floor(cells.length / 2)];
      const points = event.vp + (event.posts[event.seat] ?? 0);
      if (middle === undefined) return [];
      return [...rise(layer, middle, points, duration), ...around(layer, cells, ownerColourOf(props, event.seat), duration)];
    }
    default:
      return [];
  }
}

/** An island that is complete: its coast is drawn once around in the colour of whoever completed it. */
function around(layer: ParentNode, cells: readonly number[], colour: string, duration: number): readonly Animation[] {
  const flights = find(layer, '[data-flights]');
  return flights === undefined
    ? []
    : [trace(flights, outline(cells.map(squareOf), { ...ON_MAP, inset: -4, radius: 12 }), colour, duration)];
}

function ownerColourOf({ owners }: Props, seat: number): string {
  const owner = owners[seat];
  return owner === undefined ? 'var(--glow)' : ownerColour(owner);
}

function find(layer: ParentNode, selector: string): SVGGraphicsElement | undefined {
  const found = layer.querySelector(selector);
  return found instanceof SVGGraphicsElement ? found : undefined;
}

/** The ship is already drawn where it arrived: it is moved back along its way and sails it again. */
function sailing(
  layer: ParentNode,
  event: EventOf<'ShipSailed'>,
  duration: number,
  geometry: Geometry,
  { view }: Props,
): readonly Animation[] {
  const piece = find(layer, `[data-moving="${pieceIds.ship(event.seat, event.ship)}"]`);
  const berth = berths(geometry, view).find(({ seat, ship }) => seat === event.seat && ship === event.ship);
  if (piece === undefined || berth === undefined || event.from === event.to) return [];
  const way = routePoints(geometry, event.from, event.to);
  const frames = way.map(([x, y], i) => ({
    transform: i === way.length - 1 ? 'none' : `translate(${fig(x - berth.x)}px, ${fig(y - (isFrame(event.to) ? 0 : 1) - berth.y)}px)`,
  }));
  return [piece.animate(frames, { duration, easing: 'cubic-bezier(.35,0,.25,1)' })];
}

/** A piece comes down from above. */
function settle(layer: ParentNode, id: string, duration: number): readonly Animation[] {
  const piece = find(layer, `[data-piece="${id}"]`);
  if (piece === undefined) return [];
  return [
    piece.animate(
      [
        { opacity: 0, translate: '0 -14px' },
        { opacity: 1, translate: '0 1.5px', offset: 0.75 },
        { opacity: 1, translate: '0 0' },
      ],
      { duration, easing: 'cubic-bezier(.3,0,.3,1)' },
    ),
  ];
}

/** Points float up from where they were made, and vanish. */
function rise(layer: ParentNode, cell: number, points: number, duration: number): readonly Animation[] {
  const flights = find(layer, '[data-flights]');
  if (flights === undefined || points === 0) return [];
  const [x, y] = cellMiddle(cell);
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.setAttribute('class', 'am-rise');
  text.setAttribute('x', fig(x));
  text.setAttribute('y', fig(y));
  text.textContent = points > 0 ? `+${points}` : `${points}`;
  flights.append(text);
  const animation = text.animate(
    [
      { opacity: 0, translate: '0 6px' },
      { opacity: 1, translate: '0 -10px', offset: 0.35 },
      { opacity: 0, translate: '0 -30px' },
    ],
    { duration: duration * 1.6, easing: 'ease-out' },
  );
  const remove = (): void => text.remove();
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
  return [animation];
}
