import type { Colour, Sort } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { EmblemMark, fig, type Owner, rem } from '../../../kit';
import { goodsSymbol } from './GoodsToken';
import { ownerClass } from './owner';
import { Use } from './Use';

interface AtProps {
  readonly x: number;
  readonly y: number;
}

interface BadgeProps extends AtProps {
  readonly colour: Colour;
  readonly radius?: number;
  readonly className?: string;
}

/** The round sign of an action. */
export function Badge({ colour, x, y, radius = 11, className = '' }: BadgeProps): ReactNode {
  return (
    <g className={`am-k-${colour} am-bdg ${className}`} transform={`translate(${fig(x)} ${fig(y)})`}>
      <circle r={radius} />
      <Use symbol={`a-${colour}`} x={0} y={0} size={radius * 1.45} />
    </g>
  );
}

interface CubeProps extends AtProps {
  readonly colour: Colour;
  readonly size: number;
  readonly turn?: number;
}

export function Cube({ colour, x, y, size, turn = 0 }: CubeProps): ReactNode {
  return (
    <use
      href="#am-cube"
      className={`am-k-${colour}`}
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      transform={`translate(${fig(x)} ${fig(y)})${turn === 0 ? '' : ` rotate(${turn})`}`}
    />
  );
}

interface DiscProps extends AtProps {
  readonly owner: Owner;
  readonly radius?: number;
}

/** A seat's wooden disc. */
export function Disc({ owner, x, y, radius = 10 }: DiscProps): ReactNode {
  return (
    <g className={`${ownerClass(owner)} am-disc`} transform={`translate(${fig(x)} ${fig(y)})`}>
      <ellipse className="am-sh" cx="1" cy="2.2" rx={radius} ry={radius * 0.9} />
      <circle className="am-o2 am-pl" cy="1.5" r={radius} />
      <circle className="am-o1 am-pl" r={radius} />
      <EmblemMark owner={owner} x={0} y={0} size={radius * 1.05} fill="var(--oe)" />
    </g>
  );
}

/** A shield with points on it. */
export function Points({ x, y, points, reached = false }: AtProps & { readonly points: number; readonly reached?: boolean }): ReactNode {
  return (
    <g className={`am-vp ${reached ? 'am-got' : ''}`} transform={`translate(${fig(x)} ${fig(y)})`}>
      <path d="M-9-7H9V4L0 8.5-9 4z" />
      <text y="3.4">{points}</text>
    </g>
  );
}

interface IconProps {
  readonly size?: number;
}

/** Small pictures for running text and figures. */
export function GoldIcon({ size = 17 }: IconProps): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(size)} viewBox="-12 -12 24 24" aria-hidden="true">
      <Use symbol="a-gold" x={0} y={0} size={24} />
    </svg>
  );
}

export function ActionIcon({ colour, size = 17 }: IconProps & { readonly colour: Colour }): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(size)} viewBox="-12.5 -12.5 25 25" aria-hidden="true">
      <Badge colour={colour} x={0} y={0} radius={11.5} />
    </svg>
  );
}

export function GoodsIcon({ sort, size = 19 }: IconProps & { readonly sort: Sort }): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(size)} viewBox="-13 -13 26 26" aria-hidden="true">
      <Use symbol={goodsSymbol(sort)} x={0} y={0} size={26} />
    </svg>
  );
}

export function PostIcon({ size = 19 }: IconProps): ReactNode {
  return (
    <svg className="am-ic am-own-none" width={rem(size)} height={rem(size)} viewBox="-16 -16 32 32" aria-hidden="true">
      <Use symbol="post" x={0} y={0} size={36} />
    </svg>
  );
}

export function ChestIcon({ size = 19 }: IconProps): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(size)} viewBox="-14 -14 28 28" aria-hidden="true">
      <Use symbol="chest" x={0} y={0} size={28} />
    </svg>
  );
}

export function ShipIcon({ owner, size = 24 }: IconProps & { readonly owner: Owner }): ReactNode {
  return (
    <svg className={`am-ic ${ownerClass(owner)}`} width={rem(size)} height={rem(size)} viewBox="-20 -20 40 40" aria-hidden="true">
      <Use symbol="ship" x={0} y={0} size={40} />
      <EmblemMark owner={owner} x={3.8} y={-5.6} size={9.5} fill="var(--oe)" />
    </svg>
  );
}
