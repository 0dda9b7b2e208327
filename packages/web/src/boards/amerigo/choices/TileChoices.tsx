import { FIRST_VILLAGE, islandNames, type Move, type MoveOf, stockOf, supplyOf, TILES } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { goldFor, movesOf, pointsNow, tileInHand } from '../legal';
import { turnTile } from '../map/placing';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { BarButton, Choice } from './Chip';
import { Shape } from './Shape';

/** Fields of the common supply and one's own villages, each with what it costs. */
export function PlanChoices(props: Props): ReactNode {
  const { view, seat, moves, owners, speaker } = props;
  if (seat === undefined) return null;
  const side = props.size === 'phone' ? 8 : 9;
  return (
    <div className="am-row am-plans">
      {TILES.map((tile, kind) => {
        const left = supplyOf(view, seat, kind);
        if (left === 0) return null;
        const plan = movesOf(moves, 'plan').find((move) => move.tile === kind);
        const gold = plan === undefined ? 0 : goldFor(props, plan, seat);
        return (
          <Choice
            key={tile.id}
            props={props}
            move={plan ?? { kind: 'plan', tile: kind }}
            legal={plan !== undefined}
            gold={gold}
            picture={<Shape tile={kind} owner={owners[seat]} side={side} />}
            title={speaker.say({ key: 'board.ap', params: { n: tile.ap } })}
            label={plan === undefined ? tileLabel(props, kind) : speaker.say(props.game.words.move(plan, view, seat))}
            piece={pieceIds.supply(kind)}
            className={kind === FIRST_VILLAGE ? 'am-newgroup' : ''}
          />
        );
      })}
    </div>
  );
}

/** More kinds than these are shown without their cost, which the hint tells. */
const FEW = 5;

/** Planned tiles: one is taken in hand, turned, and laid on the map. */
export function BuildChoices(props: Props): ReactNode {
  const { view, seat, moves, owners, speaker } = props;
  if (seat === undefined) return null;
  const inHand = tileInHand(moves, props.hand);
  const builds = movesOf(moves, 'build');
  const planned = TILES.flatMap((_, kind) => (stockOf(view, seat, kind) > 0 ? [kind] : []));
  // A phone's chips are so narrow that the longest tile leaves room for words only when it is small.
  const sideOf = (size: number): number => (props.size === 'phone' ? 8 : planned.length > FEW ? 9 : size > 4 ? 12 : 14);
  return (
    <>
      <div className={`am-row am-tiles ${planned.length > FEW ? 'am-many' : ''}`}>
        {planned.map((kind) => {
          const tile = TILES[kind];
          if (tile === undefined) return null;
          const first = builds.find((move) => move.tile === kind);
          const gold = first === undefined ? 0 : goldFor(props, first, seat);
          const count = stockOf(view, seat, kind);
          return (
            <Choice
              key={tile.id}
              props={props}
              move={first ?? impossible(kind)}
              legal={first !== undefined}
              selected={kind === inHand}
              gold={gold}
              onPick={() => props.onHand({ tile: kind, gold })}
              picture={
                <>
                  <Shape tile={kind} owner={owners[seat]} side={sideOf(tile.size)} />
                  {count > 1 && <small>{`${count}×`}</small>}
                </>
              }
              title={speaker.say({ key: 'board.ap', params: { n: tile.ap } })}
              note={<b>{`+${tile.vpSmall} / ${tile.vpBig}`}</b>}
              label={tileLabel(props, kind)}
              piece={pieceIds.planned(seat, kind)}
            />
          );
        })}
      </div>
      {builds.length > 0 && (
        <BarButton onClick={() => turnTile(props)} title={speaker.say({ key: 'board.turn' })}>
          <svg viewBox="0 0 20 20" width="20" height="20" className="am-gi" aria-hidden="true">
            <path d="M15.5 6A7 7 0 1 0 17 10M16 2v4.5h-4.500" />
          </svg>
          <kbd>R</kbd>
        </BarButton>
      )}
    </>
  );
}

/** A tile by its shape in words, and what it costs: the chip shows a picture of it. */
function tileLabel({ speaker }: Props, kind: number): string {
  const tile = TILES[kind];
  return tile === undefined
    ? ''
    : `${speaker.say({ key: `tile.${tile.id}` })}, ${speaker.say({ key: 'board.ap', params: { n: tile.ap } })}`;
}

/** Stands for building a tile that fits nowhere: the engine says why. */
function impossible(tile: number): MoveOf<'build'> {
  return { kind: 'build', tile, cell: 0, rotation: 0 };
}

/** What the build under the pointer would bring, in words. */
export function buildWords(props: Props, move: Move): string | undefined {
  const { seat, view, speaker, names, foresee } = props;
  if (move.kind !== 'build' || seat === undefined) return undefined;
  const { events } = foresee(move);
  const built = events.find((event) => event.kind === 'TileBuilt');
  if (built === undefined) return undefined;
  const island = islandNames(view.layout)[built.island] ?? '';
  const goods = built.commodities.map((sort) => ({ key: `sort.${sort}` }));
  const parts = [speaker.say({ key: goods.length > 0 ? 'board.buildGoods' : 'board.build', params: { island, points: built.vp, goods } })];
  const completed = events.find((event) => event.kind === 'IslandCompleted');
  if (completed !== undefined) {
    parts.push(speaker.say({ key: 'board.completes', params: { points: pointsNow(props, [completed], seat) } }));
    if (completed.chest) parts.push(speaker.say({ key: 'board.withChest' }));
    completed.posts.forEach((points, other) => {
      if (other !== seat && points > 0) parts.push(`${names[other]} +${points}`);
    });
  }
  return parts.join(' · ');
}
