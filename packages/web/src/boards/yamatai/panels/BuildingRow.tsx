import { NONE } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { tilesInSight } from '../foretell';
import { pieceIds } from '../pieces';
import { sayer } from '../say';
import type { Props } from '../types';
import { TileCard } from './TileCard';

/** The open building tiles, the own reserved ones beside them. */
export function BuildingRow({ props }: { readonly props: Props }): ReactNode {
  const { view, viewer, speaker } = props;
  const say = sayer(speaker);
  const own = props.seat ?? (viewer === 'spectator' ? undefined : viewer);
  const reserved = tilesInSight(view, own).filter((tile) => !view.row.includes(tile));
  return (
    <section className="ya-row" aria-label={say('board.buildings')}>
      <h2 data-piece={pieceIds.deck}>
        {say('board.buildings')} <small>{say('board.inDeck', { n: view.deck })}</small>
      </h2>
      <div className="ya-row-tiles">
        {view.row.map((tile, i) =>
          tile === NONE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place in the row
            <span key={`gap${i}`} className="ya-tile ya-gap" />
          ) : (
            <TileCard key={tile} props={props} tile={tile} />
          ),
        )}
        {reserved.map((tile) => (
          <TileCard key={tile} props={props} tile={tile} reserved />
        ))}
      </div>
    </section>
  );
}
