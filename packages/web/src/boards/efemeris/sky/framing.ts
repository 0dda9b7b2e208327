import { OUTLINES, PLANET_FIELD, shipOf, sideOf } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { type Box, boxAround, type Framing } from '../../../kit';
import { fieldOfSpot, type Option, type Stage } from '../actions';
import { fieldXY, placeXY, R, type XY } from '../geometry';
import type { Held } from '../laying';
import { isMustering } from '../setup/mustering';
import type { Props } from '../types';
import { keel } from './Ships';

/** Fields lie about so far apart where they are closest. */
const FIELD = 40;
/** Planets, ships and tiles are larger. */
const LARGE = 56;
/** A part of the drawing that is as large as a fingertip where names and prices can be read. */
const READABLE = 50;

/** What is seen all at once takes this many fingertips on a phone: its corners may lie under what stands there, its rim beyond the edge. */
const FINGERS = 8;

/**
 * What the decision at hand needs to see, in units of the drawing from its corner. A phone shows all places while
 * others play, those in question while one is sought, else what the decision is about, and stays there while one's own
 * move is shown; a tablet goes nearer to fields, and near enough to read.
 */
export function framingOf(props: Props, stage: Stage | undefined, held: Held | undefined, half: number): Framing | undefined {
  const { view, seat, size } = props;
  const around = ([x, y]: XY, reach: number): Box => ({ x: x + half - reach, y: y + half - reach, width: 2 * reach, height: 2 * reach });
  const disc = around([0, 0], half);
  const allOf = (isSeen: (place: number) => boolean): Framing => {
    const box = boxAround(view.tileAt.flatMap((_, place) => (isSeen(place) ? [around(placeXY(place), R)] : []))) ?? disc;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { box, target: Math.max(box.width, box.height) / FINGERS, at };
  };
  const whole = allOf((place) => OUTLINES[view.rules.size][place] === true);
  if (isMustering(view)) return whole;
  if (seat === undefined) {
    if (!isOwnTurn(props)) return whole;
    const shown = onShow(props);
    const box = boxAround(shown.map((at) => around(at, LARGE)));
    return box === undefined ? undefined : { box, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  }
  const about = (boxes: readonly Box[], target: number, [x, y]: XY): Framing => {
    const box = boxAround(boxes);
    return box === undefined ? whole : { box, target, at: { x: x + half, y: y + half } };
  };
  const picked = stage?.picked[0];
  const ship = keel(view, picked?.kind === 'ship' ? picked.id : shipOf(seat, 0));
  if (held === undefined && stage !== undefined && ship !== undefined && stage.options.some(({ spot }) => spot.kind === 'field')) {
    return about(
      [around(ship, FIELD), ...stage.options.flatMap((option) => pointsOf(props, option)).map((at) => around(at, FIELD))],
      FIELD,
      ship,
    );
  }
  if (held !== undefined && held.place === undefined) {
    return allOf((place) => held.places.includes(place) || (view.tileAt[place] ?? -1) >= 0);
  }
  const look = held?.place === undefined ? ship : placeXY(held.place);
  if (look === undefined) return whole;
  if (size === 'medium') return { box: disc, target: READABLE, at: { x: look[0] + half, y: look[1] + half } };
  const planets = held === undefined ? (stage?.options ?? []).flatMap((option) => pointsOf(props, option)) : [];
  return about(planets.length === 0 ? [around(look, 2 * R)] : [look, ...planets].map((at) => around(at, LARGE)), LARGE, look);
}

function isOwnTurn({ view, viewer }: Props): boolean {
  return viewer !== 'spectator' && sideOf(view, viewer) === view.active;
}

/** Where in the sky something happens now. */
function onShow({ view, playing }: Props): readonly XY[] {
  const event = playing?.event;
  switch (event?.kind) {
    case 'TileLaid':
    case 'TileTurned':
      return [placeXY(at(view.placeOf, event.tile))];
    case 'ShipSailed':
      return event.path.map((field) => fieldXY(view, field));
    case 'GalleonTransferred':
    case 'GalleonBuilt':
      return [keel(view, shipOf(event.seat, 0))].filter((spot) => spot !== undefined);
    case 'ShipLost':
    case 'SpiceGained':
      return event.field < 0 ? [] : [fieldXY(view, event.field)];
    case 'FrigateBuilt':
    case 'FortressBuilt':
    case 'FortressLost':
    case 'PlanetConquered':
      return [fieldXY(view, at(PLANET_FIELD, event.planet))];
    default:
      return [];
  }
}

function pointsOf({ view }: Props, { spot }: Option): readonly XY[] {
  const field = fieldOfSpot(view, spot);
  return field === undefined || field < 0 ? [] : [fieldXY(view, field)];
}
