import { BUILDINGS, buildingName } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { BoatRow, BuildingIcon } from '../draw/Icons';
import { movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice, Pick } from './Choice';
import './keep.css';

/** Tiles looked at: one is kept, the others go back on top in an order of one's own. */
export function KeepChoices({ props }: { readonly props: Props }): ReactNode {
  const { view, moves, speaker, size } = props;
  const keeps = movesOf(moves, 'keep');
  const inHand = keeps.some(({ tile }) => tile === props.hand.tile) ? props.hand.tile : undefined;
  const orders = keeps.filter(({ tile }) => tile === inHand);
  return (
    <div className="ya-options ya-keeps">
      {view.looking.map((tile) => {
        const ways = keeps.filter((move) => move.tile === tile);
        const [only] = ways;
        const name = speaker.say(buildingName(tile));
        const face = (
          <>
            <BuildingIcon tile={tile} size={28} />
            <b className="ya-pp">{BUILDINGS[tile]?.points}</b>
            <span className="ya-cost">
              <BoatRow counts={BUILDINGS[tile]?.cost ?? []} size={18} />
            </span>
          </>
        );
        return ways.length === 1 && only !== undefined ? (
          <Choice key={tile} props={props} move={only} piece={pieceIds.tile(tile)}>
            {face}
          </Choice>
        ) : (
          <Pick key={tile} selected={inHand === tile} label={name} piece={pieceIds.tile(tile)} onPick={() => props.onHand({ tile })}>
            {face}
          </Pick>
        );
      })}
      {orders.map((move) => (
        <Choice key={move.back.join(' ')} props={props} move={move} className="ya-order-back">
          <small>{say(speaker, 'board.putBack')}</small>
          {move.back.map((tile, i) => (
            <span key={tile} className="ya-back-tile">
              <b className="ya-nth">{i + 1}</b>
              {size !== 'wide' && <BuildingIcon tile={tile} size={24} />}
              {size === 'phone' ? <b>{BUILDINGS[tile]?.points}</b> : <BoatRow counts={BUILDINGS[tile]?.cost ?? []} size={13} />}
            </span>
          ))}
        </Choice>
      ))}
    </div>
  );
}
