import { memo, type ReactNode, useRef } from 'react';
import { type Box, boxAround, type Framing, ownerColour, useMotion, Viewport } from '../../../kit';
import { chartArt } from '../art/chart-art';
import { CHART, type Point } from '../art/places';
import { buildsOf, collectsOf, colourInHand, modeInHand, movesOf, tileInHand } from '../legal';
import type { Props } from '../types';
import { ChainDiscs, ChainNumbers } from './ChainMarks';
import { Chart } from './Chart';
import { Foretold, Planned } from './Foretold';
import { IslandNames } from './IslandNames';
import { Mountains, mountainList } from './Mountains';
import { mapMotion } from './motion';
import { IslandHits, OwnedShores, Pieces, SpaceHits } from './Pieces';
import { eventAt, pieceAt, spaceAt, tokenAt } from './sites';
import { Targets } from './Targets';

interface MapProps {
  readonly props: Props;
}

const NOTHING_COVERED = {};
/** On a phone a caption lies over the upper edge. */
const ON_A_PHONE = { top: 52, bottom: 8 };
/** Names are 16 units high: ten pixels. A desk shows them all. */
const LEGIBLE = { lettering: 10 / 16 };
const BOX = `${CHART.x} ${CHART.y} ${CHART.width} ${CHART.height}`;

/** The archipelago with all that lies on it; what can be chosen on it glows. */
export function ArchipelagoMap({ props }: MapProps): ReactNode {
  const { view, owners, speaker, size, playing } = props;
  const layer = useRef<SVGSVGElement>(null);
  useMotion(playing, (now) => {
    const sheet = layer.current?.parentElement;
    return sheet === null || sheet === undefined ? [] : mapMotion(sheet, now, view);
  });
  const framing = size === 'wide' ? undefined : framingOf(props);
  const say = (key: string): string => speaker.say({ key });
  return (
    <Viewport
      width={CHART.width}
      height={CHART.height}
      label={say('board.map')}
      words={{ zoomIn: say('board.zoomIn'), zoomOut: say('board.zoomOut'), whole: say('board.zoomWhole') }}
      inset={size === 'phone' ? ON_A_PHONE : NOTHING_COVERED}
      framing={framing}
      legible={size === 'wide' ? undefined : LEGIBLE}
      startScale={startScaleOf(props)}
      {...(size === 'phone' ? { locator: <Locator view={view} owners={owners} places={placesSaid(props)} /> } : {})}
    >
      <Chart sea={say('board.sea')} />
      <PiecesLayer view={view} owners={owners} label={say('board.pieces')} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg ref={layer} className="ya-aims" viewBox={BOX} role="group" aria-label={say('board.targets')}>
        <Planned props={props} />
        <Targets props={props} />
        <ChainNumbers view={view} />
        <g className="ya-over">
          <Foretold props={props} />
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
      <IslandNames view={view} />
    </svg>
  );
});

/** Radius of a boat space as a target. */
const REACH = 24;
/** The smallest of what can be touched: culture tokens and the light on boat spaces. */
const TARGET = 40;

/** A small table opens where names can be read, and fills its window; a replay shows the whole. */
function startScaleOf({ size, leaf }: Props): number {
  const isReplay = size === 'phone' && leaf === undefined;
  return size === 'wide' || isReplay ? 0 : LEGIBLE.lettering;
}

const boxAt = ([x, y]: Point): Box => ({ x: x - CHART.x - REACH, y: y - CHART.y - REACH, width: 2 * REACH, height: 2 * REACH });

/** Where something happens, or else what the decision is about: a small window goes there. */
function framingOf(props: Props): Framing | undefined {
  const { view, moves, seat, hand, playing } = props;
  const happens = playing === undefined ? undefined : eventAt(playing.event, view);
  if (happens !== undefined) {
    const box = boxAt(happens);
    return { box, at: { x: box.x + REACH, y: box.y + REACH } };
  }
  if (seat === undefined || moves.length === 0) return undefined;
  const places = placesOf(props);
  const box = boxAround([...places.map(boxAt), ...view.chain.map((space) => boxAt(spaceAt(space)))]);
  // Where nothing is chosen on the map it stays as it is.
  if (box === undefined || places.length === 0) return undefined;
  const last = view.chain.at(-1);
  const look = last === undefined || modeInHand(props, hand) === 'power' ? box : boxAt(spaceAt(last));
  return { box, target: TARGET, at: { x: look.x + look.width / 2, y: look.y + look.height / 2 } };
}

/** The places that can be chosen on the map for what is in hand. */
function placesOf(props: Props): readonly Point[] {
  const { view, moves, hand } = props;
  switch (modeInHand(props, hand)) {
    case 'boats': {
      const colour = colourInHand(moves, hand);
      return movesOf(moves, 'place').flatMap((move) => (move.colour === colour ? [spaceAt(move.space)] : []));
    }
    case 'build':
      return buildsOf(moves, tileInHand(moves, hand), hand).map(({ island }) => pieceAt(view, island));
    case 'collect':
      return collectsOf(props, hand).map(({ island }) => tokenAt(view, island));
    case 'power':
      return moves.flatMap((move) => ('space' in move ? [spaceAt(move.space)] : 'island' in move ? [pieceAt(view, move.island)] : []));
    default:
      return movesOf(moves, 'extra').map(({ island }) => tokenAt(view, island));
  }
}

/** The places as one path of dots, which is the same text as long as they are the same. */
const placesSaid = (props: Props): string =>
  props.seat === undefined
    ? ''
    : placesOf(props)
        .map(([x, y]) => `M${x} ${y}h0`)
        .join('');

interface LocatorProps extends Pick<Props, 'view' | 'owners'> {
  readonly places: string;
}

/** The archipelago in small: coasts, a dot in the owner's colour on every island that is built on, and a light on what can be chosen. */
const Locator = memo(function Locator({ view, owners, places }: LocatorProps): ReactNode {
  return (
    <g className="ya-locator" transform={`translate(${-CHART.x} ${-CHART.y})`}>
      <rect x={CHART.x} y={CHART.y} width={CHART.width} height={CHART.height} />
      {chartArt().coasts.map((coast, island) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the island
        <path key={island} d={coast} />
      ))}
      {view.sites.map((site, island) => {
        const owner = owners[site];
        const [x, y] = pieceAt(view, island);
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the island
        return owner && <circle key={island} cx={x} cy={y} r="20" fill={ownerColour(owner)} />;
      })}
      <path className="ya-locator-places" d={places} />
    </g>
  );
});
