import { goodsOf, POSTS, SORTS, supplyOf, TILES, TOKENS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Shape } from '../choices/Shape';
import { GoodsToken } from '../draw/GoodsToken';
import { ChestIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import { plannedBy, tokensBy } from './holdings';
import { Tracks } from './Tracks';
import '../amerigo.css';

/** Everything before a player: three tracks, goods and production, tokens, planned tiles, supply. */
export function Sheet(props: SheetProps): ReactNode {
  const { view, player, owners, speaker } = props;
  const owner = owners[player];
  if (owner === undefined) return null;
  const tokens = tokensBy(view, player);
  return (
    <div className="am am-sheet">
      <Tracks {...props} />
      <h3 className="am-sc">{say(speaker, 'board.goodsTimes')}</h3>
      <div className="am-gdsb">
        {SORTS.map((sort, i) => {
          const { goods, production } = goodsOf(view, player, sort);
          return (
            <div
              key={sort}
              className={goods === 0 ? 'am-zero' : undefined}
              data-piece={pieceIds.goodsOf(player, i)}
              title={say(speaker, `sort.${sort}`)}
            >
              <svg width="32" height="32" viewBox="-15 -15 30 30" aria-hidden="true">
                <GoodsToken sort={sort} x={0} y={0} radius={13.5} />
              </svg>
              <span>
                {goods}
                <i>×</i>
                {production}
              </span>
              <b>{goods * production}</b>
            </div>
          );
        })}
      </div>
      <div className="am-sheet-row">
        <section>
          <h3 className="am-sc">{say(speaker, 'board.tokens')}</h3>
          <div className="am-sheet-things">
            {tokens.length === 0 && <span className="am-none">{say(speaker, 'board.none')}</span>}
            {tokens.map((token) => (
              <span key={token} data-piece={pieceIds.token(token)} title={say(speaker, `token.${TOKENS[token]?.id ?? ''}`)}>
                <TokenPicture token={token} spent={view.tokenSpent[token] === 1} size={42} />
              </span>
            ))}
          </div>
        </section>
        <section>
          <h3 className="am-sc">{say(speaker, 'board.planned')}</h3>
          <div className="am-sheet-things">
            <PlannedTiles {...props} />
          </div>
        </section>
      </div>
      <div className="am-sheet-row">
        <section data-piece={pieceIds.posts(player)}>
          <h3 className="am-sc">{say(speaker, 'board.postsLeft')}</h3>
          <strong>
            {view.posts[player]}
            <small>/{POSTS}</small>
          </strong>
        </section>
        <section data-piece={pieceIds.chests(player)}>
          <h3 className="am-sc">{say(speaker, 'board.chests')}</h3>
          <strong>
            <ChestIcon size={26} />
            {view.chests[player]}
          </strong>
        </section>
        <section>
          <h3 className="am-sc">{say(speaker, 'board.villagesLeft')}</h3>
          <div className="am-sheet-things am-villages">
            {TILES.map((tile, kind) =>
              tile.village ? (
                <span
                  key={tile.id}
                  data-piece={pieceIds.supply(kind)}
                  className={supplyOf(view, player, kind) === 0 ? 'am-zero' : undefined}
                >
                  <Shape tile={kind} owner={owner} side={8} plain />
                  {supplyOf(view, player, kind)}
                </span>
              ) : null,
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function PlannedTiles({ view, player, owners, speaker }: SheetProps): ReactNode {
  const planned = plannedBy(view, player);
  if (planned.length === 0) return <span className="am-none">{speaker.say({ key: 'board.none' })}</span>;
  return planned.map((tile, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike
    <span key={i} data-piece={pieceIds.planned(player, tile)}>
      <Shape tile={tile} owner={owners[player]} side={13} />
    </span>
  ));
}
