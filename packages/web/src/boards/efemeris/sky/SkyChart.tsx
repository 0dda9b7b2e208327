import { BORDER_SIDES, INTERIORS, type Move, ownShip, PLANET_FIELD, type State } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { type MouseEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { fig, say, useMotion, useSteady, Viewport } from '../../../kit';
import { type Stage, stageOf } from '../actions';
import { discRadius, fieldXY, placeXY } from '../geometry';
import { type Held, heldTurning, tileOnShow } from '../laying';
import { pieceIds } from '../pieces';
import { isMustering } from '../setup/mustering';
import type { Props } from '../types';
import { framingOf } from './framing';
import { Ground } from './Ground';
import { HeldPlate } from './HeldPlate';
import { Locator } from './Locator';
import { moveOnSky } from './motion';
import { PlanetLabels, Planets } from './Planets';
import { Plate } from './Plate';
import { Preview } from './Preview';
import { Proposal } from './Proposal';
import { Losing, Ships } from './Ships';
import { Reach, ReachOf, Targets } from './Targets';
import { tileArt } from './tile-art';
import './sky.css';

const MARGIN = 34;
/** Names and prices are 15 units high: ten pixels. A desk shows them all. */
const LEGIBLE = { lettering: 10 / 15 };
/** What lies over the edges: on a phone the phases, elsewhere the steps of putting an armada together and what everybody has. */
const PHASES = { top: 36 };
const ARMADA = { top: 56, bottom: 72 };
const NOTHING = {};

/** The sky with everything in it. */
export function SkyChart({ props }: { readonly props: Props }): ReactNode {
  const { view, owners, size, preview, draft, seat } = props;
  const pieces = useRef<SVGSVGElement>(null);
  const half = discRadius(view.rules.size) + MARGIN;
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  const { moves, hand } = props;
  const stage = useMemo(() => stageOf({ view, seat, moves, hand }), [view, seat, moves, hand]);
  const turning = stage?.picked.find(({ kind }) => kind === 'tile');
  const held = turning === undefined ? tileOnShow(props) : heldTurning(props, turning.id);
  const turned = turning?.id ?? (view.proposer < 0 ? undefined : view.proposedTile);
  const shown = preview ?? draft;
  useMotion(props.playing, (playing) => (pieces.current === null ? [] : moveOnSky(pieces.current, playing, view)));

  const still = useSteady(props, { draft: undefined });
  const framing = useMemo(() => (size === 'wide' ? undefined : framingOf(still, stage, held, half)), [size, still, stage, held, half]);
  const refuse = useRef<(piece: string) => void>(undefined);
  refuse.current = (piece) => {
    const move = forbiddenMove(piece, stage, held);
    if (seat !== undefined && move !== undefined && props.whyNot(move) !== undefined) props.onChoose(move);
  };
  const onPress = useCallback((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const piece = target?.closest('[data-target]') === null ? target.closest('[data-piece]')?.getAttribute('data-piece') : undefined;
    if (piece !== undefined && piece !== null) refuse.current?.(piece);
  }, []);
  const [pointed, setPointed] = useState<number | undefined>(undefined);

  return (
    <Viewport
      width={2 * half}
      height={2 * half}
      label={say(props.speaker, 'board.sky')}
      words={{
        zoomIn: say(props.speaker, 'board.zoomIn'),
        zoomOut: say(props.speaker, 'board.zoomOut'),
        whole: say(props.speaker, 'board.zoomWhole'),
      }}
      framing={framing}
      inset={size === 'phone' ? PHASES : isMustering(view) ? ARMADA : NOTHING}
      legible={size === 'wide' ? undefined : LEGIBLE}
      {...(size === 'phone' ? { locator: <Locator view={view} owners={owners} half={half} /> } : {})}
    >
      <Chart view={view} box={box} onPress={onPress} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only answers a press on what cannot be chosen; the cursor goes by the targets */}
      <svg ref={pieces} viewBox={box} className="ef-pieces" role="group" aria-label={say(props.speaker, 'board.pieces')} onClick={onPress}>
        <Planets view={view} owners={owners} without={turned} />
        {held !== undefined && <HeldPlate props={props} held={held} />}
        <Proposal props={props} />
        {stage !== undefined && turning === undefined && <Reach props={props} stage={stage} />}
        <PlanetLabels view={view} without={turned} />
        {pointed !== undefined && pointed !== stage?.picked[0]?.id && <ReachOf view={view} ship={pointed} />}
        <g
          className="ef-ships"
          onPointerOver={(event) => setPointed(event.pointerType === 'touch' ? undefined : shipAt(event.target))}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Ships view={view} owners={owners} />
        </g>
        <Losing playing={props.playing} owners={owners} />
        {stage !== undefined && turning === undefined && <Targets props={props} stage={stage} />}
        {shown !== undefined && <Preview props={props} move={shown} />}
      </svg>
    </Viewport>
  );
}

/** What a press on a place that is no target would mean: not possible, but the shell can say why. */
function forbiddenMove(piece: string, stage: Stage | undefined, held: Held | undefined): Move | undefined {
  const [kind, number] = piece.split('-');
  const id = Number(number);
  if (kind === 'place' && held !== undefined) return { kind: 'lay', tile: held.tile, place: id, turn: held.turn };
  const ship = stage?.action === 'sail' ? stage.picked[0] : undefined;
  const field = kind === 'field' ? id : kind === 'planet' ? PLANET_FIELD[id] : undefined;
  return ship === undefined || field === undefined ? undefined : { kind: 'sail', ship: ownShip(ship.id), field };
}

/** The ship that a part of the drawing belongs to. */
function shipAt(target: EventTarget): number | undefined {
  const ship = target instanceof Element ? target.closest('[data-ship]')?.getAttribute('data-ship') : undefined;
  return ship === undefined || ship === null ? undefined : Number(ship);
}

interface ChartProps {
  readonly view: State;
  readonly box: string;
  readonly onPress: (event: MouseEvent) => void;
}

/** The chart and the tiles that lie: drawn anew only when a tile is laid or turned. */
const Chart = memo(
  function Chart({ view, box, onPress }: ChartProps): ReactNode {
    return (
      <svg viewBox={box} className="ef-chart" aria-hidden="true" onClick={onPress}>
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
        {borders(view).map(({ field, joined }) => {
          const [cx, cy] = fieldXY(view, field).map(fig);
          return (
            <g key={field} data-piece={pieceIds.field(field)}>
              <circle cx={cx} cy={cy} r={joined ? 8 : 9} className={joined ? 'ef-fd' : 'ef-hit'} />
              {joined && <circle cx={cx} cy={cy} r="2" className="ef-fbz" />}
            </g>
          );
        })}
      </svg>
    );
  },
  (before, after) => before.box === after.box && same(before.view.tileAt, after.view.tileAt) && same(before.view.turnOf, after.view.turnOf),
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
