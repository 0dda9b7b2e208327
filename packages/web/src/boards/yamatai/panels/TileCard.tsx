import { BUILDINGS, boatList, buildingName } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { pointing, say } from '../../../kit';
import { BoatRow, BuildingIcon } from '../draw/Icons';
import { fitsOf, modeInHand, movesOf, tileInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import './cards.css';
import './tile-card.css';

interface TileCardProps {
  readonly props: Props;
  readonly tile: number;
  /** How many islands it would fit after the boat pointed at. */
  readonly then?: number;
  readonly reserved?: boolean;
}

/** A building tile that can be built, reserved or planned for. It says how many islands it fits, now or after the boat pointed at. */
export const TileCard = memo(function TileCard({ props, tile, then = 0, reserved = false }: TileCardProps): ReactNode {
  const { moves, speaker, pending } = props;
  const row = BUILDINGS[tile];
  if (row === undefined) return null;
  const mode = modeInHand(props, props.hand);
  const reserve = mode === 'power' ? movesOf(moves, 'reserve').find((move) => move.tile === tile) : undefined;
  const fits = fitsOf(moves).get(tile)?.size ?? 0;
  const inHand = mode === 'build' ? tileInHand(moves, props.hand) === tile : props.hand.tile === tile;
  const note =
    then > 0
      ? say(speaker, 'board.thenFits', { n: then })
      : fits > 0
        ? say(speaker, 'board.fits', { n: fits })
        : reserved
          ? say(speaker, 'board.reserved')
          : '';
  // Whoever hears the card is told what the pictures say, after what can be read on it.
  const unseen = [
    speaker.say(buildingName(tile)),
    ...boatList(row.cost).map((boats) => speaker.say(boats)),
    say(speaker, 'board.points', { n: row.points }),
  ];
  const pick = (): void => {
    if (reserve !== undefined) props.onChoose(reserve);
    else if (fits > 0) props.onHand({ mode: 'build', tile });
    else props.onHand({ tile: inHand ? undefined : tile });
  };
  const point = (here: boolean): void => {
    if (reserve !== undefined) props.onPreview(here ? reserve : undefined);
  };
  return (
    <button
      type="button"
      className={`ya-tile ${inHand ? 'ya-selected' : ''} ${then > 0 ? 'ya-then-fits' : ''} ${reserve !== undefined ? 'ya-glows' : ''}`}
      aria-pressed={inHand}
      data-piece={pieceIds.tile(tile)}
      disabled={pending}
      onClick={pick}
      {...pointing(point)}
    >
      <BuildingIcon tile={tile} size={30} />
      <span className="ya-tile-name">
        {note === '' ? say(speaker, `board.kind.${row.kind}`) : <i className={then > 0 || fits > 0 ? 'ya-yes' : undefined}>{note}</i>}
      </span>
      <span className={`ya-cost ya-cost-${row.cost.reduce((sum, n) => sum + n, 0)}`}>
        <BoatRow counts={row.cost} size={25} />
      </span>
      <b className="ya-pp">{row.points}</b>
      <span className="visually-hidden"> {unseen.join('; ')}</span>
    </button>
  );
});
