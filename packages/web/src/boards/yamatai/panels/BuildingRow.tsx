import { NONE } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say, useSteady } from '../../../kit';
import { fitsAfter, tilesInSight } from '../foretell';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { TileCard } from './TileCard';
import './building-row.css';

/** The open building tiles, the own reserved ones beside them. */
export function BuildingRow({ props }: { readonly props: Props }): ReactNode {
  const { view, viewer, speaker } = props;
  const own = props.seat ?? (viewer === 'spectator' ? undefined : viewer);
  const still = useSteady(props, { draft: undefined });
  const pointed = props.preview ?? props.draft;
  const after = pointed?.kind === 'place' ? fitsAfter(props, pointed) : undefined;
  const then = (tile: number): number => after?.get(tile)?.size ?? 0;
  const reserved = tilesInSight(view, own).filter((tile) => !view.row.includes(tile));
  return (
    <section className="ya-row" aria-label={say(speaker, 'board.buildings')}>
      <h2 data-piece={pieceIds.deck}>
        {say(speaker, 'board.buildings')} <small>{say(speaker, 'board.inDeck', { n: view.deck })}</small>
      </h2>
      <div className="ya-row-tiles">
        {view.row.map((tile, i) =>
          tile === NONE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place in the row
            <span key={`gap${i}`} className="ya-tile ya-gap" />
          ) : (
            <TileCard key={tile} props={still} tile={tile} then={then(tile)} />
          ),
        )}
        {reserved.map((tile) => (
          <TileCard key={tile} props={still} tile={tile} then={then(tile)} reserved />
        ))}
      </div>
    </section>
  );
}
