import { islandsAt } from '@quarterdeck/yamatai';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMotion, Viewport, type ViewportControl } from '../../../kit';
import { CHART, type Point } from '../art/places';
import { useAttempt } from '../attempt';
import { colourInHand, movesOf } from '../legal';
import type { Selection } from '../selection';
import type { Props } from '../types';
import { ChainDiscs, ChainNumbers } from './ChainMarks';
import { Chart } from './Chart';
import { Foretold, Planned } from './Foretold';
import { Mountains, mountainList } from './Mountains';
import { mapMotion } from './motion';
import { IslandHits, OwnedShores, Pieces, SpaceHits } from './Pieces';
import { pieceAt, spaceAt } from './sites';
import { Targets } from './Targets';

interface MapProps {
  readonly props: Props;
  readonly selection: Selection;
}

const BOX = `${CHART.x} ${CHART.y} ${CHART.width} ${CHART.height}`;

/** The archipelago with all that lies on it; what can be chosen on it glows. */
export function ArchipelagoMap({ props, selection }: MapProps): ReactNode {
  const { view, owners, speaker, size, playing } = props;
  const layer = useRef<SVGSVGElement>(null);
  const control = useRef<ViewportControl | undefined>(undefined);
  useMotion(playing, (now) => {
    const sheet = layer.current?.parentElement;
    return sheet === null || sheet === undefined ? [] : mapMotion(sheet, now, view);
  });
  useAttempt(props, selection);
  const focus = focusOf(props, selection);
  const [x, y] = focus ?? [undefined, undefined];
  useEffect(() => {
    if (size !== 'wide' && x !== undefined && y !== undefined) control.current?.show(x - CHART.x, y - CHART.y);
  }, [size, x, y]);
  // Only the first opening is centred; later the window keeps where the player moved it.
  const [start] = useState(() => ({ x: (focus?.[0] ?? 320) - CHART.x, y: (focus?.[1] ?? 380) - CHART.y }));
  const say = (key: string): string => speaker.say({ key });
  return (
    <Viewport
      width={CHART.width}
      height={CHART.height}
      label={say('board.map')}
      words={{ zoomIn: say('board.zoomIn'), zoomOut: say('board.zoomOut'), whole: say('board.zoomWhole') }}
      startZoom={size === 'phone' ? 1.6 : 1}
      startAt={start}
      control={control}
    >
      <Chart sea={say('board.sea')} />
      <PiecesLayer view={view} owners={owners} label={say('board.pieces')} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg ref={layer} className="ya-aims" viewBox={BOX} role="group" aria-label={say('board.targets')}>
        <Planned props={props} selection={selection} />
        <Targets props={props} selection={selection} />
        <ChainNumbers view={view} />
        <g className="ya-over">
          <Foretold props={props} selection={selection} />
        </g>
        <g className="ya-flights" data-flights="" />
      </svg>
    </Viewport>
  );
}

/** All that lies on the chart; drawn again only when something has happened. */
const PiecesLayer = memo(function PiecesLayer({
  view,
  owners,
  label,
}: Pick<Props, 'view' | 'owners'> & { readonly label: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg className="ya-layer" viewBox={BOX} role="group" aria-label={label}>
      <IslandHits />
      <SpaceHits spaces={view.boats.length} />
      <OwnedShores view={view} owners={owners} />
      <Mountains islands={mountainList(view.mountains)} />
      <ChainDiscs view={view} />
      <Pieces view={view} owners={owners} />
    </svg>
  );
});

/** What the current decision is about, so that a small window shows it. */
function focusOf({ view, moves, seat }: Props, selection: Selection): Point | undefined {
  if (seat === undefined || moves.length === 0) return undefined;
  const last = view.chain.at(-1);
  if (last !== undefined && view.phase !== 'recruit' && view.phase !== 'moor') return spaceAt(last);
  const colour = colourInHand(moves, selection);
  const places = movesOf(moves, 'place').filter((move) => move.colour === colour);
  const place = places[Math.floor(places.length / 2)];
  if (place === undefined) return undefined;
  const island = islandsAt(place.space)[0];
  return island === undefined ? spaceAt(place.space) : pieceAt(view, island);
}
