import { COSME, effectOf, PLANET_FIELD, PLANET_TILE, PLANETS, type State } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner } from '../../../kit';
import { fieldXY, placeXY, R, type XY, xy } from '../geometry';
import { ownerClass } from '../owners';
import { pieceIds } from '../pieces';
import { type Box, freeLettering } from './lettering';
import { PlanetLabel } from './Plate';
import { shipBoxes } from './Ships';

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
    const { tags } = freeLettering(planet, at(view.turnOf, tile));
    return (
      <g key={id} data-piece={pieceIds.planet(planet)} className={ownerClass(owner)}>
        <g transform={`translate(${xy(fieldXY(view, at(PLANET_FIELD, planet)))})`}>
          {fortified && <use href="#ef-bastions" className={`ef-fort ${safe ? 'ef-fort-safe' : ''}`} />}
          <circle r="30" className={owner === undefined ? 'ef-ring ef-ring-free' : 'ef-ring'} />
          <use href={`#ef-planet-${id}`} />
        </g>
        {owner !== undefined && (
          <g transform={`translate(${xy([px + tags[0][0], py + tags[0][1]])})`}>
            <circle r="9.4" className="ef-tag" />
            <EmblemMark owner={owner} x={0} y={0} size={11} fill="var(--ef-ivory)" />
          </g>
        )}
        {fortified && (
          <g transform={`translate(${xy([px + tags[1][0], py + tags[1][1]])})`}>
            <circle r="11.4" className="ef-tag" />
            <use href="#ef-castle" className="ef-tag-castle" transform="scale(.82)" />
          </g>
        )}
      </g>
    );
  });
});

/** What is written beside the planets, above the paths that light up and off the ships. */
export const PlanetLabels = memo(function PlanetLabels({ view, without }: Omit<PlanetsProps, 'owners'>): ReactNode {
  const ships = shipBoxes(view);
  return PLANETS.map(({ id }, planet) => {
    const tile = at(PLANET_TILE, planet);
    const place = at(view.placeOf, tile);
    if (place < 0 || tile === without) return null;
    const [x, y] = placeXY(place);
    return (
      <g key={id} transform={`translate(${xy([x, y])})`} className="ef-labels">
        <PlanetLabel planet={planet} turn={at(view.turnOf, tile)} ships={ships.map((ship) => from(ship, [x, y])).filter(isNear)} />
      </g>
    );
  });
});

const from = ({ at: [x, y], ...size }: Box, [px, py]: XY): Box => ({ at: [x - px, y - py], ...size });

/** Whether something may reach over a tile's edge. */
const isNear = ({ at: [x, y], width, height }: Box): boolean => Math.hypot(x, y) < R + Math.max(width, height) / 2;
