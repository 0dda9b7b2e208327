import { POSTS, strengthAgainst, supplyOf, TILES, TOKENS, tracksOf } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Shape } from '../choices/Shape';
import { ActionIcon, ChestIcon, GoldIcon, PostIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import { GoodsFigures } from './GoodsFigures';
import { plannedBy, tokensBy } from './holdings';
import { Tracks } from './Tracks';
import '../amerigo.css';

/** All that one has oneself, for the rail: tracks, then rows that keep their place whether full or empty. */
export function Own(props: SheetProps): ReactNode {
  const { view, player, owners, speaker } = props;
  const tokens = tokensBy(view, player);
  const villages = TILES.reduce((sum, tile, kind) => sum + (tile.village ? supplyOf(view, player, kind) : 0), 0);
  return (
    <div className="am am-own">
      <Tracks {...props} />
      <dl>
        <dt>{say(speaker, 'board.onMap')}</dt>
        <dd>
          <span data-piece={pieceIds.posts(player)}>
            <PostIcon /> {say(speaker, 'board.ownPosts', { n: POSTS - (view.posts[player] ?? 0) })}
          </span>
          <span>{say(speaker, 'board.ownVillages', { n: villages })}</span>
          {(view.chests[player] ?? 0) > 0 && (
            <span data-piece={pieceIds.chests(player)} title={say(speaker, 'board.chests')}>
              <ChestIcon /> {view.chests[player]}
            </span>
          )}
        </dd>
        <dt>{say(speaker, 'board.planned')}</dt>
        <dd className="am-own-tiles">
          {plannedBy(view, player).map((tile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike
            <span key={i} data-piece={pieceIds.planned(player, tile)}>
              <Shape tile={tile} owner={owners[player]} side={10} plain />
            </span>
          ))}
        </dd>
        <dt>{say(speaker, 'board.tokens')}</dt>
        <dd className="am-own-tokens">
          {tokens.map((token) => (
            <span key={token} data-piece={pieceIds.token(token)}>
              <TokenPicture token={token} spent={view.tokenSpent[token] === 1} size={26} />
              {tokens.length === 1 && <small>{say(speaker, `token.${TOKENS[token]?.id ?? ''}`)}</small>}
            </span>
          ))}
        </dd>
        <dt>{say(speaker, 'board.goods')}</dt>
        <dd className="am-gds">
          <GoodsFigures {...props} />
        </dd>
      </dl>
    </div>
  );
}

/** The same in one line, for a phone: gold, cannons of the pirates' strength, progress and its next mark, posts. */
export function Strip({ view, player, speaker }: SheetProps): ReactNode {
  const [cannons, strength] = [view.cannons[player] ?? 0, strengthAgainst(view, player)];
  const progress = view.progress[player] ?? 0;
  const next = tracksOf(view).marks.find(({ space }) => space > progress)?.space;
  return (
    <span className="am strip">
      <span data-piece={pieceIds.gold(player)}>
        <GoldIcon size={20} /> <b>{view.gold[player]}</b> <small className="strip-word">{say(speaker, 'board.strip.gold')}</small>
      </span>
      <span data-piece={pieceIds.cannons(player)} className={cannons < strength ? 'am-weak' : undefined}>
        <ActionIcon colour="black" size={20} /> <b>{cannons}</b> <small>{say(speaker, 'board.strip.of', { n: strength })}</small>
      </span>
      <span data-piece={pieceIds.progress(player)}>
        <ActionIcon colour="brown" size={20} /> <b>{progress}</b>{' '}
        {next !== undefined && <small>{say(speaker, 'board.strip.next', { n: next })}</small>}
      </span>
      <span data-piece={pieceIds.posts(player)}>
        <PostIcon /> <b>{POSTS - (view.posts[player] ?? 0)}</b>{' '}
        <small className="strip-word">{say(speaker, 'board.strip.posts', { n: POSTS - (view.posts[player] ?? 0) })}</small>
      </span>
    </span>
  );
}
