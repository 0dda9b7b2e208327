import { COLOURS, CULTURE, NONE, PALACE, SACRED, type State, TORII } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner } from '../../../kit';
import { chartArt } from '../art/chart-art';
import { ownerStyle } from '../draw/owner';
import { pieceIds } from '../pieces';
import { pieceAt, spaceAt, tokenAt } from './sites';
import './pieces.css';

interface PiecesProps {
  readonly view: State;
  readonly owners: readonly Owner[];
}

/** Every island answers for itself, also where nothing stands on it. */
export const IslandHits = memo(function IslandHits(): ReactNode {
  return chartArt().coasts.map((coast, island) => {
    const id = pieceIds.island(island);
    return <path key={id} className="ya-hit" data-piece={id} d={coast} />;
  });
});

export const SpaceHits = memo(function SpaceHits({ spaces }: { readonly spaces: number }): ReactNode {
  return Array.from({ length: spaces }, (_, space) => {
    const id = pieceIds.space(space);
    const [x, y] = spaceAt(space);
    return <circle key={id} className="ya-hit" data-piece={id} cx={x} cy={y} r="16" />;
  });
});

/** The shore of an island in its owner's colour. */
export const OwnedShores = memo(function OwnedShores({ view, owners }: PiecesProps): ReactNode {
  const { coasts } = chartArt();
  return (
    <g clipPath="url(#ya-clip-land)">
      {view.sites.map((site, island) => {
        const owner = owners[site];
        return owner === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the island
          <path key={island} className="ya-shore" d={coasts[island]} style={ownerStyle(owner)} />
        );
      })}
    </g>
  );
});

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const placed = ({ x, y, scale = 1 }: PlacedProps): string => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

export function Boat({ colour, ...place }: PlacedProps & { readonly colour: number }): ReactNode {
  return <use href={`#ya-boat-${COLOURS[colour]}`} className={`ya-b${colour}`} transform={placed(place)} />;
}

export function Token({ colour, mountain, ...place }: PlacedProps & { readonly colour: number; readonly mountain: boolean }): ReactNode {
  return (
    <use href={`#ya-token-${CULTURE[colour]?.name}`} className={`ya-t${colour} ${mountain ? 'ya-rimmed' : ''}`} transform={placed(place)} />
  );
}

/** A house with its owner's emblem on a plate. */
function House({ owner, ...place }: PlacedProps & { readonly owner: Owner }): ReactNode {
  return (
    <g transform={placed(place)} style={ownerStyle(owner)}>
      <use href="#ya-house" />
      <path className="ya-t ya-plate" d="M-6.4 3.4H6.4V14H-6.4Z" />
      <EmblemMark owner={owner} x={0} y={8.6} size={9} />
    </g>
  );
}

/** What stands on an island, by its number in `sites`. */
export function Building({
  site,
  owners,
  ...place
}: PlacedProps & { readonly site: number; readonly owners: readonly Owner[] }): ReactNode {
  if (site === PALACE) return <use href="#ya-palace" transform={placed({ ...place, scale: 1.08 })} />;
  if (site === TORII) return <use href="#ya-torii" transform={placed({ ...place, scale: 1.12 })} />;
  if (site === SACRED) return <use href="#ya-sacred" transform={placed(place)} />;
  const owner = owners[site];
  return owner === undefined ? null : <House {...place} scale={1.16} owner={owner} />;
}

/** Pieces are known by their kind and the number of their place. */
const pieceKey = (kind: string, place: number): string => `${kind}${place}`;

/** Tokens, buildings and boats, the nearer ones over the farther ones. */
export const Pieces = memo(function Pieces({ view, owners }: PiecesProps): ReactNode {
  const drawn: { readonly y: number; readonly piece: ReactNode }[] = [];
  view.culture.forEach((colour, island) => {
    if (colour === NONE) return;
    const [x, y] = tokenAt(view, island);
    const small = view.sites[island] !== NONE;
    drawn.push({
      y: y + (small ? 12 : 0),
      piece: (
        <g key={pieceKey('t', island)} data-piece={pieceIds.island(island)} data-token={island}>
          <Token colour={colour} x={x} y={y} scale={small ? 0.66 : 1.06} mountain={view.mountains[island] === 1} />
        </g>
      ),
    });
  });
  view.sites.forEach((site, island) => {
    if (site === NONE) return;
    const [x, y] = pieceAt(view, island);
    drawn.push({
      y,
      piece: (
        <g key={pieceKey('s', island)} data-piece={pieceIds.island(island)} data-site={island}>
          <Building site={site} owners={owners} x={x} y={y} />
        </g>
      ),
    });
  });
  view.boats.forEach((colour, space) => {
    if (colour === NONE) return;
    const [x, y] = spaceAt(space);
    drawn.push({
      y,
      piece: (
        <g key={pieceKey('b', space)} data-piece={pieceIds.space(space)} data-boat={space}>
          <circle className="ya-hit" cx={x} cy={y} r="21" />
          <Boat colour={colour} x={x} y={y + 1} scale={0.98} />
        </g>
      ),
    });
  });
  return <g className="ya-pieces">{drawn.toSorted((a, b) => a.y - b.y).map(({ piece }) => piece)}</g>;
});
