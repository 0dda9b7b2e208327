import { memo, type ReactNode } from 'react';
import { fig, Still } from '../../../kit';
import { Use } from '../draw/Use';
import type { ChartArt } from './chart-art';
import { FrameRing } from './FrameRing';
import { Rose } from './Rose';

/** The empty archipelago: water with its depths, land, frame. Never changes during a game. */
export const Chart = memo(function Chart({ art }: { readonly art: ChartArt }): ReactNode {
  const { size, depths, land, lettering, geometry } = art;
  const { rose, sea } = lettering;
  return (
    <svg className="am-chart" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <defs>
        <path id="am-land" d={land} />
        <clipPath id="am-clip-land">
          <use href="#am-land" />
        </clipPath>
        <clipPath id="am-clip-sea">
          <rect x="12" y="12" width={size.width - 24} height={size.height - 24} />
        </clipPath>
      </defs>
      <Still id="am-chart-still">
        <rect className="am-rim" width={size.width} height={size.height} />
        <rect className="am-w-deep" x="12" y="12" width={size.width - 24} height={size.height - 24} />
        <g clipPath="url(#am-clip-sea)">
          {[5, 4, 3, 1].map((depth) => (
            <path key={depth} className={`am-w${depth}`} d={depths[depth]} />
          ))}
          <path className="am-rh" d={art.rhumbs} />
          {depths.map((path, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: depths have no name but their rank
            <path key={depth} className={`am-ct am-ct${depth}`} d={path} />
          ))}
        </g>
        <path className="am-gw1" d={art.grid} />
        <path className="am-gw2" d={art.seams} />
        {rose.side >= 3 && <Rose x={rose.x} y={rose.y} size={rose.side >= 4 ? 1 : 0.72} />}
        <use href="#am-land" className="am-l-sh" transform="translate(2.2 2.8)" />
        <use href="#am-land" className="am-l-base" />
        <g clipPath="url(#am-clip-land)">
          <use href="#am-land" className="am-l-lite" transform="translate(-2.6 -2.8)" />
          <path className="am-gl1" d={art.grid + art.seams} />
        </g>
        <use href="#am-land" className="am-coast" />
        <g className="am-deco">
          {art.ornaments.map(({ symbol, cell, x, y, size }) => (
            <Use key={cell} symbol={symbol} x={x} y={y} size={size} />
          ))}
        </g>
      </Still>
      {sea !== undefined && (
        <text className="am-seal" x={fig(sea.x)} y={fig(sea.y + 7)}>
          {sea.length > 8 ? 'Mar de las Islas' : 'Mar Océano'}
        </text>
      )}
      <FrameRing geometry={geometry} size={size} />
    </svg>
  );
});
