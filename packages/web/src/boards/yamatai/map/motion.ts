import type { State } from '@quarterdeck/yamatai';
import { fig, flash, trace } from '../../../kit';
import type { Point } from '../art/places';
import { focusOf } from '../events';
import type { Shown } from '../types';
import { closedBy, laneAround } from './closed-lanes';
import { eventAt, spaceAt, tokenAt } from './sites';

/** Motion on the map: boats glide, tokens are lifted off, buildings are set down, points rise. */
export function mapMotion(layer: ParentNode, { event, duration, before }: Shown, view: State): readonly Animation[] {
  switch (event.kind) {
    case 'BoatPlaced': {
      const closed = closedBy(event, before);
      const flights = find(layer, '[data-flights]');
      return [
        ...settle(layer, `[data-boat="${event.space}"]`, closed.length > 0 ? duration / 2 : duration),
        ...(flights === undefined ? [] : closed.map((island) => trace(flights, laneAround(view, island), 'var(--glow)', duration))),
      ];
    }
    case 'BoatMoved':
      return glide(layer, `[data-boat="${event.to}"]`, spaceAt(event.from), spaceAt(event.to), duration);
    case 'BoatsSwapped': {
      const [a, b] = event.spaces;
      return [
        ...glide(layer, `[data-boat="${a}"]`, spaceAt(b), spaceAt(a), duration),
        ...glide(layer, `[data-boat="${b}"]`, spaceAt(a), spaceAt(b), duration),
      ];
    }
    case 'TokensSwapped': {
      const [a, b] = event.islands;
      return [
        ...glide(layer, `[data-token="${a}"]`, tokenAt(before, b), tokenAt(view, a), duration),
        ...glide(layer, `[data-token="${b}"]`, tokenAt(before, a), tokenAt(view, b), duration),
      ];
    }
    case 'BuildingBuilt': {
      const at = eventAt(event, view);
      return [
        ...settle(layer, `[data-site="${event.island}"]`, duration),
        ...(at === undefined ? [] : rise(layer, at, `+${event.points} PP`, duration)),
      ];
    }
    case 'GroundHallowed':
      return settle(layer, `[data-site="${event.island}"]`, duration);
    case 'TokenTaken':
      return rise(layer, tokenAt(before, event.island), '+1', duration);
    case 'BoatRemoved':
      return rise(layer, spaceAt(event.space), '−1', duration);
    case 'FleetTaken':
    case 'BoatBought':
    case 'BoatSold':
    case 'CoinsGained':
    case 'CoinsPaid':
    case 'PrestigeGained':
    case 'SpecialistRecruited':
    case 'TileReserved':
      return flash(focusOf(event), duration);
    default:
      return [];
  }
}

function find(layer: ParentNode, selector: string): SVGGraphicsElement | undefined {
  const found = layer.querySelector(selector);
  return found instanceof SVGGraphicsElement ? found : undefined;
}

/** A piece comes down from above. */
function settle(layer: ParentNode, selector: string, duration: number): readonly Animation[] {
  const piece = find(layer, selector);
  if (piece === undefined) return [];
  return [
    piece.animate(
      [
        { opacity: 0, translate: '0 -16px' },
        { opacity: 1, translate: '0 1.5px', offset: 0.75 },
        { opacity: 1, translate: '0 0' },
      ],
      { duration, easing: 'cubic-bezier(.3,0,.3,1)' },
    ),
  ];
}

/** The piece is already drawn where it arrived: it is moved back and comes again. */
function glide(layer: ParentNode, selector: string, from: Point, to: Point, duration: number): readonly Animation[] {
  const piece = find(layer, selector);
  if (piece === undefined) return [];
  return [
    piece.animate([{ translate: `${fig(from[0] - to[0])}px ${fig(from[1] - to[1])}px` }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(.35,0,.25,1)',
    }),
  ];
}

/** Words float up from where something was made, and vanish. */
function rise(layer: ParentNode, [x, y]: Point, words: string, duration: number): readonly Animation[] {
  const flights = find(layer, '[data-flights]');
  if (flights === undefined) return [];
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.setAttribute('class', 'ya-rise');
  text.setAttribute('x', fig(x));
  text.setAttribute('y', fig(y));
  text.textContent = words;
  flights.append(text);
  const animation = text.animate(
    [
      { opacity: 0, translate: '0 6px' },
      { opacity: 1, translate: '0 -12px', offset: 0.35 },
      { opacity: 0, translate: '0 -34px' },
    ],
    { duration: duration * 1.6, easing: 'ease-out' },
  );
  const remove = (): void => text.remove();
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
  return [animation];
}
