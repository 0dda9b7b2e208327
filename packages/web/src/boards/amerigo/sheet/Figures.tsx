import { POSTS, strengthAgainst } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Shape } from '../choices/Shape';
import { ActionIcon, ChestIcon, GoldIcon, PostIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import { GoodsFigures } from './GoodsFigures';
import { plannedBy, tokensBy } from './holdings';
import '../amerigo.css';

/** A player's key figures: tracks and posts, goods times production, tokens and planned tiles. */
export function PlayerFigures(props: SheetProps): ReactNode {
  const { view, player, speaker } = props;
  const cannons = view.cannons[player] ?? 0;
  const weak = cannons < strengthAgainst(view, player);
  return (
    <div className="am am-figures">
      <div className="am-figs">
        <span data-piece={pieceIds.gold(player)} title={say(speaker, 'board.gold')}>
          <GoldIcon />
          {view.gold[player]}
        </span>
        <span data-piece={pieceIds.cannons(player)} className={weak ? 'am-weak' : undefined} title={say(speaker, 'board.cannons')}>
          <ActionIcon colour="black" />
          {cannons}
        </span>
        <span data-piece={pieceIds.progress(player)} title={say(speaker, 'board.progress')}>
          <ActionIcon colour="brown" />
          {view.progress[player]}
        </span>
        <span data-piece={pieceIds.posts(player)} title={say(speaker, 'board.posts')}>
          <PostIcon />
          {POSTS - (view.posts[player] ?? 0)}
        </span>
        {(view.chests[player] ?? 0) > 0 && (
          <span data-piece={pieceIds.chests(player)} title={say(speaker, 'board.chests')}>
            <ChestIcon />
            {view.chests[player]}
          </span>
        )}
      </div>
      <div className="am-gds">
        <GoodsFigures {...props} />
      </div>
      <Holdings {...props} width={26} />
    </div>
  );
}

/** Tokens taken and tiles planned. */
function Holdings({ view, player, owners, width }: SheetProps & { readonly width: number }): ReactNode {
  const [tokens, planned] = [tokensBy(view, player), plannedBy(view, player)];
  if (tokens.length === 0 && planned.length === 0) return null;
  return (
    <div className="am-hold">
      <span className="am-hold-tokens">
        {tokens.map((token) => (
          <span key={token} data-piece={pieceIds.token(token)}>
            <TokenPicture token={token} spent={view.tokenSpent[token] === 1} size={width} />
          </span>
        ))}
      </span>
      <span className="am-hold-tiles">
        {planned.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike
          <span key={i} data-piece={pieceIds.planned(player, tile)}>
            <Shape tile={tile} owner={owners[player]} side={7} plain />
          </span>
        ))}
      </span>
    </div>
  );
}
