import { BUILDINGS, type Move, NONE, nearlyFits, PALACE, TORII } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { chartArt, lanePath } from '../art/chart-art';
import type { Point } from '../art/places';
import { fitsAfter, foretellBuild, tilesInSight } from '../foretell';
import { collectorInHand, modeInHand } from '../legal';
import type { MoveOf, Props } from '../types';
import { Badge, Tag, Tick } from './Marks';
import { Boat, Building, Token } from './Pieces';
import { footAt, pieceAt, spaceAt, tokenAt } from './sites';

interface ForetoldProps {
  readonly props: Props;
}

/** The move pointed at, aimed at or waiting for confirmation, with all that it would rest on and bring. */
export function Foretold({ props }: ForetoldProps): ReactNode {
  const { preview, draft, view } = props;
  const move = preview ?? draft;
  if (move === undefined) {
    if (modeInHand(props, props.hand) === 'collect') return <CollectorLane props={props} />;
    return <Begun props={props} />;
  }
  const solid = preview === undefined;
  switch (move.kind) {
    case 'place':
      return <PlaceForetold props={props} move={move} solid={solid} />;
    case 'build':
      return <BuildForetoldMarks props={props} move={move} solid={solid} />;
    case 'collect':
      return <Lane from={spaceAt(move.space)} to={tokenAt(view, move.island)} />;
    case 'land':
      return <Lane from={spaceAt(view.pendingAt)} to={spaceAt(move.space)} />;
    case 'withBoat':
      return <Lane from={spaceAt(view.pendingAt)} to={spaceAt(move.space)} />;
    case 'withToken':
      return <Lane from={tokenAt(view, view.pendingAt)} to={tokenAt(view, move.island)} />;
    default:
      return <Begun props={props} />;
  }
}

/** Where a power has begun. */
function Begun({ props: { view } }: { readonly props: Props }): ReactNode {
  if (view.pendingAt === NONE) return null;
  if (view.pending === 'land' || view.pending === 'swapBoats') return <Ring at={spaceAt(view.pendingAt)} />;
  if (view.pending === 'swapTokens') return <Ring at={tokenAt(view, view.pendingAt)} />;
  return null;
}

const Ring = ({ at: [x, y] }: { readonly at: Point }): ReactNode => <circle className="ya-begun" cx={x} cy={y} r="27" />;

function Lane({ from: [x1, y1], to: [x2, y2] }: { readonly from: Point; readonly to: Point }): ReactNode {
  return (
    <g className="ya-foretold">
      <path className="ya-way" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle className="ya-begun" cx={x1} cy={y1} r="25" />
      <circle className="ya-begun" cx={x2} cy={y2} r="20" />
    </g>
  );
}

function CollectorLane({ props }: ForetoldProps): ReactNode {
  const space = collectorInHand(props, props.hand);
  return space === undefined ? null : <Ring at={spaceAt(space)} />;
}

interface MarkedProps<K extends Move['kind']> {
  readonly props: Props;
  readonly move: MoveOf<K>;
  readonly solid: boolean;
}

/** A boat in its place, and the islands that could then be built on. */
function PlaceForetold({ props, move, solid }: MarkedProps<'place'>): ReactNode {
  const { view } = props;
  const [x, y] = spaceAt(move.space);
  const last = view.chain.at(-1);
  const fits = fitsAfter(props, move);
  const islands = [...new Set([...fits.values()].flatMap((set) => [...set]))];
  const { coasts } = chartArt();
  return (
    <g className="ya-foretold">
      {last !== undefined && <path className="ya-chain-lane" d={lanePath(last, move.space)} />}
      {islands.map((island) => {
        const tiles = [...fits].filter(([, set]) => set.has(island)).map(([tile]) => tile);
        const [px, py] = pieceAt(view, island);
        return (
          <g key={island}>
            <path className="ya-then" d={coasts[island]} />
            <g className="ya-count" transform={`translate(${px + 20} ${py - 20})`}>
              <circle r="10" />
              <text y="4.4">{tiles.length}</text>
            </g>
          </g>
        );
      })}
      <circle className="ya-chain-disc" cx={x} cy={y} r="25" />
      <g className={solid ? undefined : 'ya-soft'}>
        <Boat colour={move.colour} x={x} y={y + 1} scale={0.98} />
      </g>
    </g>
  );
}

/** A building on its island: ticks on the boats that meet the cost, badges on what pays, one total. */
function BuildForetoldMarks({ props, move, solid }: MarkedProps<'build'>): ReactNode {
  const { view, seat, owners } = props;
  if (seat === undefined) return null;
  const foretold = foretellBuild(view, seat, move.tile, move.island);
  const kind = BUILDINGS[move.tile]?.kind;
  const site = kind === 'palace' ? PALACE : kind === 'torii' ? TORII : seat;
  const { coasts, boxes } = chartArt();
  const [x, y] = pieceAt(view, move.island);
  const [fx, fy] = footAt(move.island);
  const box = boxes[move.island];
  const culture = view.culture[move.island] ?? NONE;
  return (
    <g className="ya-foretold">
      <path className="ya-fit" d={coasts[move.island]} />
      <g className={solid ? undefined : 'ya-soft'}>
        <Building site={site} owners={owners} x={x} y={y} />
      </g>
      {culture !== NONE && <Token colour={culture} x={x + 25} y={y + 8} scale={0.66} mountain={view.mountains[move.island] === 1} />}
      {foretold.meeting.map((space) => {
        const [sx, sy] = spaceAt(space);
        return <Tick key={space} at={[sx - 20, sy - 14]} />;
      })}
      {foretold.prestigeFrom.map((island) => {
        const [px, py] = pieceAt(view, island);
        return <Badge key={island} at={[px + 26, py - 22]} symbol="fan" />;
      })}
      {foretold.mountain && <Badge at={[fx - 18, fy - 32]} symbol="fan" />}
      {foretold.group.length > 0 && <Badge at={[x + 26, y - 6]} symbol="coin" />}
      {foretold.group.map((island) => {
        const [px, py] = pieceAt(view, island);
        return <Badge key={island} at={[px + 23, py - 18]} symbol="coin" />;
      })}
      <Tag
        at={[x, Math.min((box?.bottom ?? y + 30) - 8, 738)]}
        parts={[
          { text: `${foretold.points} PP` },
          ...(foretold.prestige > 0 ? [{ text: `+${foretold.prestige}`, symbol: 'fan' as const }] : []),
          ...(foretold.coins > 0 ? [{ text: `+${foretold.coins}`, symbol: 'coin' as const }] : []),
        ]}
      />
    </g>
  );
}

/** Where the tile one plans for would fit now, and where one boat is missing. */
export function Planned({ props }: ForetoldProps): ReactNode {
  const { view, preview, draft, viewer } = props;
  const tile = props.hand.tile;
  const own = viewer === 'spectator' ? undefined : viewer;
  const plans = tile !== undefined && tilesInSight(view, own).includes(tile) && preview === undefined && draft === undefined;
  if (!plans || modeInHand(props, props.hand) === 'build') return null;
  const { coasts } = chartArt();
  return (
    <g className="ya-planned">
      {nearlyFits(view, tile).map(({ island, lacking }) => {
        const [x, y] = pieceAt(view, island);
        return (
          <g key={island}>
            <path className={lacking.length === 0 ? 'ya-plan-ready' : 'ya-plan'} d={coasts[island]} />
            {lacking.map((colour) => (
              <g key={colour} className="ya-lack" transform={`translate(${x - 24} ${y - 16})`}>
                <circle r="14" />
                <Boat colour={colour} x={0} y={3} scale={0.48} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
