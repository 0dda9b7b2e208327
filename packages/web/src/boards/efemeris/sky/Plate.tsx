import { PLANETS, SPICES, TILES } from '@quarterdeck/efemeris';
import { at, equal } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { fig } from '../../../kit';
import { edgeMiddle, hexagon, hexCorners, polar, R, xy } from '../geometry';
import { pieceIds } from '../pieces';
import { type Box, COST_LINE, letteringOf, nameOnTile } from './lettering';
import { type Mark, tileArt } from './tile-art';

interface PlateProps {
  readonly tile: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  /** Draws the planet's globe too: for tiles that are not laid yet. */
  readonly globe?: boolean;
  /** Drawn for show: its parts are no pieces of their own. */
  readonly mute?: boolean;
}

const corners = hexCorners(R - 1.4).map(xy);
const LIT_EDGE = `M${[3, 4, 5, 0].map((i) => corners[i]).join('L')}`;
const HALF_FIELD = 8.2;
const DARK_EDGE = `M${[0, 1, 2, 3].map((i) => corners[i]).join('L')}`;

/** The half of a field that a path ends in at an edge. */
function halfField(edge: number): string {
  const [x, y] = edgeMiddle(edge);
  const [dx, dy] = polar(HALF_FIELD, edge * 60 + 90);
  return `M${xy([x + dx, y + dy])}A${HALF_FIELD} ${HALF_FIELD} 0 0 1 ${xy([x - dx, y - dy])}Z`;
}

/** A tile of the sky: its plate, paths, fields and lettering. */
export const Plate = memo(function Plate({ tile, turn, x, y, globe = false, mute = false }: PlateProps): ReactNode {
  const art = tileArt(tile, turn);
  const { kind, id } = at(TILES, tile);
  const planet = PLANETS.findIndex((card) => card.tile === id);
  return (
    <g transform={`translate(${fig(x)} ${fig(y)})`} className={`ef-plate ef-plate-${kind}`}>
      <g data-piece={mute ? undefined : pieceIds.tile(tile)}>
        <path d={hexagon(R - 1)} className="ef-pb" />
        <path d={stars(tile)} className="ef-st" />
        <path d={hexagon(R - 5)} className="ef-pin" />
        <path d={DARK_EDGE} className="ef-plo" />
        <path d={LIT_EDGE} className="ef-phi" />
        {kind === 'expert' && <path d="M-76 -4Q-70 -10 -64 -4Q-70 2 -76 -4M-70 -5.6v3.2" className="ef-eye" />}
      </g>
      <path d={art.paths + art.deadly} className="ef-pa0" />
      <path d={art.deadly} className="ef-pas" />
      <path d={art.paths} className="ef-pa1" />
      <path d={art.exits.map(halfField).join('')} className="ef-fd" />
      {art.marks.map((mark) =>
        mark.kind === 'planet' && !globe ? null : <FieldMark key={mark.field} mark={mark} planet={planet} mute={mute} />,
      )}
      {globe && planet >= 0 && <PlanetLabel planet={planet} turn={turn} />}
    </g>
  );
});

function FieldMark({ mark, planet, mute }: { readonly mark: Mark; readonly planet: number; readonly mute: boolean }): ReactNode {
  const transform = `translate(${xy(mark.at)})`;
  const piece = mute ? undefined : pieceIds.field(mark.field);
  if (mark.kind === 'planet') {
    return (
      <g transform={transform} data-piece={piece}>
        <circle r="30" className="ef-ring ef-ring-free" />
        <use href={`#ef-planet-${PLANETS[planet]?.id}`} />
      </g>
    );
  }
  return <use href={markSymbol(mark.kind, mark.spice)} transform={transform} data-piece={piece} />;
}

function markSymbol(kind: Mark['kind'], spice: number): string {
  return kind === 'factory' || kind === 'providence' ? `#ef-${kind}-${SPICES[spice]}` : `#ef-${kind}`;
}

interface PlanetLabelProps {
  readonly planet: number;
  readonly turn: number;
  /** Ships that stand on the tile or reach over its edge, from its middle. */
  readonly ships?: readonly Box[];
}

/** Name, cost in both spices, and what the planet yields; room for them is sought anew only when other ships stand there. */
export const PlanetLabel = memo(function PlanetLabel({ planet, turn, ships }: PlanetLabelProps): ReactNode {
  const lettering = letteringOf(planet, turn, ships);
  const [name, cost] = [lettering.name.at, lettering.cost.at];
  const { pepper, vanilla, produces } = at(PLANETS, planet);
  const rows = [
    ...(pepper > 0 ? [{ text: String(pepper), spice: 0 }] : []),
    ...(vanilla > 0 ? [{ text: String(vanilla), spice: 1 }] : []),
    { text: '+', spice: produces },
  ];
  const top = cost[1] - ((rows.length - 1) * COST_LINE) / 2;
  return (
    <g className="ef-label">
      <text x={fig(name[0])} y={fig(name[1] + 4.6)} className="ef-name">
        {nameOnTile(planet)}
      </text>
      {rows.map(({ text, spice }, i) => (
        <g key={text === '+' ? '+' : spice} transform={`translate(${fig(cost[0])} ${fig(top + i * COST_LINE)})`}>
          <text x="-7.5" y="5.4" className="ef-price">
            {text}
          </text>
          <use href={`#ef-${SPICES[spice]}`} transform="translate(5.5 0) scale(1.06)" />
        </g>
      ))}
      <path d={`M${fig(cost[0] - 11.5)} ${fig(top + (rows.length - 1.5) * COST_LINE)}h23`} className="ef-rule" />
    </g>
  );
}, equal);

/** A few stars, always the same ones for a tile. */
function stars(tile: number): string {
  let seed = 11 + tile * 7919;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  let d = '';
  for (let i = 0; i < 9; i++) {
    const angle = next() * Math.PI * 2;
    const radius = Math.sqrt(next()) * 74;
    const [sx, sy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    d += next() < 0.25 ? `M${fig(sx)} ${fig(sy - 2.6)}v5.2M${fig(sx - 2.6)} ${fig(sy)}h5.2` : `M${fig(sx)} ${fig(sy)}h.1`;
  }
  return d;
}
