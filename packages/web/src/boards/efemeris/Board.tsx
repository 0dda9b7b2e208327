import type { KeyboardEvent, ReactNode } from 'react';
import { useSteady } from '../../kit';
import { stageOf } from './actions';
import { DrawnTiles, HandCart, PhaseList, Stocks } from './carts/Carts';
import { Legend } from './carts/Legend';
import { Waiting } from './carts/Waiting';
import { OpenPlanetWarning } from './choices/OpenPlanetWarning';
import { holding } from './hand';
import { heldTurning, rotate, tileOnShow } from './laying';
import { Revealed } from './Revealed';
import { Armada } from './setup/Armada';
import { isMustering } from './setup/mustering';
import { SkyChart } from './sky/SkyChart';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './palette.css';
import './board.css';

/** The celestial chart; before the first turn the armadas are put together over it. */
export function Board(props: Props): ReactNode {
  const { view, viewer, size } = props;
  // What lies around the chart shows the position; the cards also what is in hand.
  const cards = useSteady(props, { draft: undefined });
  const still = useSteady(props, { draft: undefined, hand: holding.empty });
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = /^[rReE]$/.test(event.key) ? 1 : /^[qQ]$/.test(event.key) ? -1 : undefined;
    if (by === undefined) return;
    const tile = stageOf(props)?.picked.find(({ kind }) => kind === 'tile');
    const held = tile === undefined ? tileOnShow(props) : heldTurning(props, tile.id);
    if (held !== undefined) rotate(props, held, by);
  };
  const mustering = isMustering(view);
  const own = viewer === 'spectator' ? undefined : viewer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Q and E turn the tile in hand wherever the focus is on the board
    <div className={`ef ef-board ef-${size} ${mustering ? 'ef-mustering' : ''}`} onKeyDown={onKeyDown}>
      <Sprite />
      <SkyChart props={props} />
      {!mustering && (
        <>
          <div className="ef-cart ef-cart-nw">
            <PhaseList props={still} />
            <Waiting props={still} />
            {size !== 'phone' && <OpenPlanetWarning props={props} />}
          </div>
          {size === 'wide' && (
            <div className="ef-cart ef-cart-ne">
              <Stocks props={still} />
            </div>
          )}
          <div className="ef-cart ef-cart-sw">
            <DrawnTiles props={still} />
            {size === 'medium' && <Stocks props={still} />}
            {(size !== 'phone' || view.phase === 'explore') && <Legend props={still} />}
          </div>
          {size !== 'phone' && own !== undefined && (
            <div className="ef-cart ef-cart-se">
              <HandCart props={cards} seat={own} />
            </div>
          )}
        </>
      )}
      {mustering && <Armada props={props} />}
      <Revealed props={props} />
    </div>
  );
}
