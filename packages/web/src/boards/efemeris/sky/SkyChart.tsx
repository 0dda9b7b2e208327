import { BORDER_SIDES, INTERIORS, type State } from '@quarterdeck/efemeris';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useMotion, Viewport, type ViewportControl } from '../../../kit';
import { stageOf } from '../actions';
import { at } from '../at';
import { discRadius, fieldXY, placeXY, type XY, xy } from '../geometry';
import { heldTile, heldTurning } from '../laying';
import { pieceIds } from '../pieces';
import { say } from '../say';
import type { Selection } from '../selection';
import type { Props } from '../types';
import { Ground } from './Ground';
import { HeldPlate } from './HeldPlate';
import { moveOnSky } from './motion';
import { Planets } from './Planets';
import { Plate } from './Plate';
import { Preview } from './Preview';
import { Proposal } from './Proposal';
import { keel, Ships } from './Ships';
import { Targets } from './Targets';
import { tileArt } from './tile-art';

const MARGIN = 34;

/** The sky with everything in it. */
export function SkyChart({ props, selection }: { readonly props: Props; readonly selection: Selection }): ReactNode {
  const { view, owners, size, preview, draft, seat } = props;
  const pieces = useRef<SVGSVGElement>(null);
  const control = useRef<ViewportControl>(undefined);
  const half = discRadius(view.rules.size) + MARGIN;
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  const stage = stageOf(props, selection);
  const turning = stage?.picked.find(({ kind }) => kind === 'tile');
  const held = turning === undefined ? heldTile(props, selection) : heldTurning(props, selection, turning.id);
  const shown = preview ?? draft ?? selection.aim;
  useMotion(props.playing, (playing) => (pieces.current === null ? [] : moveOnSky(pieces.current, playing, view)));

  const focus = focusPoint(view, stage?.picked[0]?.kind === 'ship' ? stage.picked[0].id : (seat ?? -1) * 3, held?.place);
  const [focusX, focusY] = focus;
  useEffect(() => {
    if (size !== 'wide' && seat !== undefined) control.current?.show(focusX + half, focusY + half);
  }, [size, seat, focusX, focusY, half]);

  return (
    <Viewport
      width={2 * half}
      height={2 * half}
      label={say(props, 'board.sky')}
      words={{ zoomIn: say(props, 'board.zoomIn'), zoomOut: say(props, 'board.zoomOut'), whole: say(props, 'board.zoomWhole') }}
      startZoom={size === 'phone' ? 1.55 : 1}
      startAt={{ x: focusX + half, y: focusY + half }}
      control={control}
    >
      <Chart view={view} box={box} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg ref={pieces} viewBox={box} className="ef-pieces" role="group" aria-label={say(props, 'board.pieces')}>
        <Planets view={view} owners={owners} />
        {held !== undefined && <HeldPlate props={props} held={held} />}
        <Proposal props={props} />
        {stage !== undefined && turning === undefined && <Targets props={props} stage={stage} selection={selection} />}
        <g className="ef-ships">
          <Ships view={view} owners={owners} />
        </g>
        {shown !== undefined && <Preview props={props} move={shown} />}
      </svg>
    </Viewport>
  );
}

/** What the decision is about, so that a small window opens on it. */
function focusPoint(view: State, ship: number, place: number | undefined): XY {
  if (place !== undefined) return placeXY(place);
  return (ship < 0 || ship >= view.shipAt.length ? undefined : keel(view, ship)) ?? [0, 0];
}

interface ChartProps {
  readonly view: State;
  readonly box: string;
}

/** The chart and the tiles that lie: drawn anew only when a tile is laid or turned. */
const Chart = memo(
  function Chart({ view, box }: ChartProps): ReactNode {
    return (
      <svg viewBox={box} className="ef-chart" aria-hidden="true">
        <Ground size={view.rules.size} />
        {view.tileAt.map((tile, place) => {
          if (tile < 0) return null;
          const [x, y] = placeXY(place);
          return (
            <g key={tile} data-laid={tile}>
              <Plate tile={tile} turn={at(view.turnOf, tile)} x={x} y={y} />
            </g>
          );
        })}
        {borders(view).map(({ field, joined }) => (
          <g key={field} transform={`translate(${xy(fieldXY(view, field))})`} data-piece={pieceIds.field(field)}>
            {joined ? <use href="#ef-plain" /> : <circle r="9" className="ef-hit" />}
          </g>
        ))}
      </svg>
    );
  },
  (before, after) =>
    before.box === after.box && same(before.view.tileAt, after.view.tileAt) && same(before.view.turnOf, after.view.turnOf),
);

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** Border fields with at least one half circle; `joined` where two meet and make one field. */
function borders(view: State): ReadonlyArray<{ readonly field: number; readonly joined: boolean }> {
  const found: { field: number; joined: boolean }[] = [];
  for (let i = 0; i < BORDER_SIDES.length; i += 4) {
    const halves = [i, i + 2].filter((side) => {
      const place = at(BORDER_SIDES, side);
      const tile = place < 0 ? -1 : at(view.tileAt, place);
      return tile >= 0 && tileArt(tile, at(view.turnOf, tile)).exits.includes(at(BORDER_SIDES, side + 1));
    });
    if (halves.length > 0) found.push({ field: INTERIORS + i / 4, joined: halves.length === 2 });
  }
  return found;
}

