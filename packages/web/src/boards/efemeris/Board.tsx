import type { KeyboardEvent, ReactNode } from 'react';
import { stageOf } from './actions';
import { DrawnTiles, HandCart, PhaseList, Stocks } from './carts/Carts';
import { Legend } from './carts/Legend';
import { Waiting } from './carts/Waiting';
import { OpenPlanetWarning } from './choices/OpenPlanetWarning';
import { heldTile, heldTurning, rotate } from './laying';
import { Revealed } from './Revealed';
import { Armada } from './setup/Armada';
import { isMustering } from './setup/mustering';
import { SkyChart } from './sky/SkyChart';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './styles/index.css';

/** The celestial chart; before the first turn the armadas are put together over it. */
export function Board(props: Props): ReactNode {
  const { view, viewer, size } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = /^[rReE]$/.test(event.key) ? 1 : /^[qQ]$/.test(event.key) ? -1 : undefined;
    if (by === undefined) return;
    const tile = stageOf(props)?.picked.find(({ kind }) => kind === 'tile');
    const held = tile === undefined ? heldTile(props) : heldTurning(props, tile.id);
    if (held !== undefined) rotate(props, held, by);
  };
  const mustering = isMustering(view);
  const own = viewer === 'spectator' ? undefined : viewer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Q and E turn the tile in hand wherever the focus is on the board
    <div className={`ef ef-board ef-${size}`} onKeyDown={onKeyDown}>
      <Sprite />
      <SkyChart props={props} />
      {!mustering && (
        <>
          <div className="ef-cart ef-cart-nw">
            <PhaseList props={props} />
            <Waiting props={props} />
            {size !== 'phone' && <OpenPlanetWarning props={props} />}
          </div>
          {size === 'wide' && (
            <div className="ef-cart ef-cart-ne">
              <Stocks props={props} />
            </div>
          )}
          <div className="ef-cart ef-cart-sw">
            <DrawnTiles props={props} />
            {size === 'wide' && <Legend props={props} />}
            {size === 'medium' && <Stocks props={props} />}
          </div>
          {size !== 'phone' && own !== undefined && (
            <div className="ef-cart ef-cart-se">
              <HandCart props={props} seat={own} />
            </div>
          )}
        </>
      )}
      {mustering && <Armada props={props} />}
      <Revealed props={props} />
    </div>
  );
}
