import {
  CANNONS_END,
  GOLD_END,
  goodsOf,
  POSTS,
  SORTS,
  stockOf,
  strengthAgainst,
  supplyOf,
  TILES,
  TOKENS,
  type Tracks,
  tracksOf,
} from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { Shape } from '../choices/Shape';
import { GoodsToken } from '../draw/GoodsToken';
import { Badge, ChestIcon, Disc, Points } from '../draw/Icons';
import { fig } from '../draw/path';
import { TokenPicture } from '../draw/TokenPicture';
import { Use } from '../draw/Use';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import '../styles/index.css';

/** Everything before a player: three tracks, goods and production, tokens, planned tiles, supply. */
export function Sheet(props: SheetProps): ReactNode {
  const { view, player, owners, speaker } = props;
  const owner = owners[player];
  if (owner === undefined) return null;
  const say = (key: string, params?: Record<string, number>): string => speaker.say(params === undefined ? { key } : { key, params });
  const tokens = TOKENS.flatMap((_, token) => (view.tokenAt[token] === player ? [token] : []));
  const { marks, progressEnd } = tracksOf(view);
  return (
    <div className="am am-sheet">
      <svg viewBox="0 0 338 142" className="am-tracks" role="img" aria-label={tracksInWords(props)}>
        <g data-piece={pieceIds.gold(player)}>
          <Use symbol="a-gold" x={14} y={18} size={25} />
          <Track y={19} end={GOLD_END} value={view.gold[player] ?? 0} owner={owner} />
        </g>
        <g data-piece={pieceIds.cannons(player)}>
          <Badge colour="black" x={14} y={65} radius={12} />
          <Track y={66} end={CANNONS_END} value={view.cannons[player] ?? 0} owner={owner} pirates={strengthAgainst(view, player)} />
        </g>
        <g data-piece={pieceIds.progress(player)}>
          <Badge colour="brown" x={14} y={109} radius={12} />
          <Track y={110} end={progressEnd} value={view.progress[player] ?? 0} owner={owner} marks={marks} />
        </g>
      </svg>
      <h3 className="am-sc">{say('board.goodsTimes')}</h3>
      <div className="am-gdsb">
        {SORTS.map((sort, i) => {
          const { goods, production } = goodsOf(view, player, sort);
          return (
            <div
              key={sort}
              className={goods === 0 ? 'am-zero' : undefined}
              data-piece={pieceIds.goodsOf(player, i)}
              title={say(`sort.${sort}`)}
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
          <h3 className="am-sc">{say('board.tokens')}</h3>
          <div className="am-sheet-things">
            {tokens.length === 0 && <span className="am-none">{say('board.none')}</span>}
            {tokens.map((token) => (
              <span key={token} data-piece={pieceIds.token(token)} title={say(`token.${TOKENS[token]?.id ?? ''}`)}>
                <TokenPicture token={token} spent={view.tokenSpent[token] === 1} size={42} />
              </span>
            ))}
          </div>
        </section>
        <section>
          <h3 className="am-sc">{say('board.planned')}</h3>
          <div className="am-sheet-things">
            <PlannedTiles {...props} />
          </div>
        </section>
      </div>
      <div className="am-sheet-row">
        <section data-piece={pieceIds.posts(player)}>
          <h3 className="am-sc">{say('board.postsLeft')}</h3>
          <strong>
            {view.posts[player]}
            <small>/{POSTS}</small>
          </strong>
        </section>
        <section data-piece={pieceIds.chests(player)}>
          <h3 className="am-sc">{say('board.chests')}</h3>
          <strong>
            <ChestIcon size={26} />
            {view.chests[player]}
          </strong>
        </section>
        <section>
          <h3 className="am-sc">{say('board.villagesLeft')}</h3>
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
  const planned = TILES.flatMap((_, tile) => new Array<number>(stockOf(view, player, tile)).fill(tile));
  if (planned.length === 0) return <span className="am-none">{speaker.say({ key: 'board.none' })}</span>;
  return planned.map((tile, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike
    <span key={i} data-piece={pieceIds.planned(player, tile)}>
      <Shape tile={tile} owner={owners[player]} side={13} />
    </span>
  ));
}

function tracksInWords({ view, player, speaker }: SheetProps): string {
  return speaker.say({
    key: 'board.tracksInWords',
    params: { gold: view.gold[player] ?? 0, cannons: view.cannons[player] ?? 0, progress: view.progress[player] ?? 0 },
  });
}

interface TrackProps {
  readonly y: number;
  readonly end: number;
  readonly value: number;
  readonly owner: Owner;
  /** Strength of the pirates, shown above the track. */
  readonly pirates?: number;
  /** Spaces with points, which are shown instead of numbers. */
  readonly marks?: Tracks['marks'];
}

const [LEFT, RIGHT] = [36, 294];

/** A track as a ruler with the player's disc on it. */
function Track({ y, end, value, owner, pirates, marks }: TrackProps): ReactNode {
  const step = (RIGHT - LEFT) / end;
  const x = (space: number): number => LEFT + space * step;
  const major = marks === undefined ? 3 : 4;
  const spaces = Array.from({ length: end + 1 }, (_, space) => space);
  return (
    <>
      <path
        className="am-tkl"
        d={`M${LEFT},${y}H${RIGHT}${spaces.map((s) => `M${fig(x(s))},${y - (s % major === 0 ? 5 : 3)}V${y}`).join('')}`}
      />
      <path className="am-tkf" d={`M${LEFT},${y}H${fig(x(value))}`} />
      {marks === undefined &&
        spaces
          .filter((space) => space % major === 0)
          .map((space) => (
            <text key={space} className="am-tn" x={fig(x(space))} y={y + 12}>
              {space}
            </text>
          ))}
      {marks?.map(({ space, vp }) => (
        <Points key={space} x={x(space)} y={y + 16} points={vp} reached={value >= space} />
      ))}
      {pirates !== undefined && pirates > 0 && (
        <g className="am-jt">
          <Use symbol="jolly" x={x(Math.min(pirates, end))} y={y - 17} size={18} />
        </g>
      )}
      <Disc owner={owner} x={x(value)} y={y - 1} radius={9.5} />
      <text className="am-tv" x="336" y={y + 5}>
        {value}
      </text>
    </>
  );
}
