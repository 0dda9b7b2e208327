import { COSME, effectOf, PLANET_FIELD, PLANET_TILE, PLANETS, type State } from '@quarterdeck/efemeris';
import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner } from '../../../kit';
import { at } from '../at';
import { fieldXY, placeXY, xy } from '../geometry';
import { ownerClass } from '../owners';
import { pieceIds } from '../pieces';
import { PlanetLabel } from './Plate';
import { tileArt } from './tile-art';

interface PlanetsProps {
  readonly view: State;
  readonly owners: readonly Owner[];
  /** A tile that is shown otherwise than it lies. */
  readonly without: number | undefined;
}

/** The planets in the sky, with whose they are and the fortresses on them. */
export const Planets = memo(function Planets({ view, owners, without }: PlanetsProps): ReactNode {
  return PLANETS.map(({ id }, planet) => {
    const tile = at(PLANET_TILE, planet);
    const place = at(view.placeOf, tile);
    if (place < 0 || tile === without) return null;
    const owner = owners[at(view.planetOwner, planet)];
    const fortified = view.fortress[planet] === 1;
    const safe = owner !== undefined && effectOf(view, at(view.planetOwner, planet), COSME) > 0;
    const [px, py] = placeXY(place);
    const tags = tileArt(tile, at(view.turnOf, tile)).lettering?.tags;
    return (
      <g key={id} data-piece={pieceIds.planet(planet)} className={ownerClass(owner)}>
        <g transform={`translate(${xy(fieldXY(view, at(PLANET_FIELD, planet)))})`}>
          {fortified && <use href="#ef-bastions" className={`ef-fort ${safe ? 'ef-fort-safe' : ''}`} />}
          <circle r="30" className={owner === undefined ? 'ef-ring ef-ring-free' : 'ef-ring'} />
          <use href={`#ef-planet-${id}`} />
        </g>
        {owner !== undefined && tags !== undefined && (
          <g transform={`translate(${xy([px + tags[0][0], py + tags[0][1]])})`}>
            <circle r="9.4" className="ef-tag" />
            <EmblemMark owner={owner} x={0} y={0} size={11} fill="var(--ef-ivory)" />
          </g>
        )}
        {fortified && tags !== undefined && (
          <g transform={`translate(${xy([px + tags[1][0], py + tags[1][1]])})`}>
            <circle r="11.4" className="ef-tag" />
            <use href="#ef-castle" className="ef-tag-castle" transform="scale(.82)" />
          </g>
        )}
      </g>
    );
  });
});

/** What is written beside the planets, above the paths that light up. */
export const PlanetLabels = memo(function PlanetLabels({ view, without }: Omit<PlanetsProps, 'owners'>): ReactNode {
  return PLANETS.map(({ id }, planet) => {
    const tile = at(PLANET_TILE, planet);
    const place = at(view.placeOf, tile);
    return place < 0 || tile === without ? null : (
      <g key={id} transform={`translate(${xy(placeXY(place))})`} className="ef-labels">
        <PlanetLabel planet={planet} turn={at(view.turnOf, tile)} />
      </g>
    );
  });
});
