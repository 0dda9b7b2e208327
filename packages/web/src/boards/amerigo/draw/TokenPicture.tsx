import type { ReactNode } from 'react';
import { rem } from '../../../kit';
import { ProductionFace } from './ProductionFace';
import { PLAQUE, TokenFace } from './TokenFace';

interface PictureProps {
  /** Width in pixels. */
  readonly size: number;
}

const BOX = `-1 -1 ${PLAQUE.width + 3} ${PLAQUE.height + 4}`;
const ratio = (PLAQUE.height + 4) / (PLAQUE.width + 3);

/** A progress token as a picture of its own. */
export function TokenPicture({
  token,
  spent = false,
  size,
}: PictureProps & { readonly token: number; readonly spent?: boolean }): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(Math.round(size * ratio))} viewBox={BOX} aria-hidden="true">
      <TokenFace token={token} spent={spent} />
    </svg>
  );
}

/** A production token as a picture of its own. */
export function ProductionPicture({ kind, size }: PictureProps & { readonly kind: number }): ReactNode {
  return (
    <svg className="am-ic" width={rem(size)} height={rem(Math.round(size * ratio))} viewBox={BOX} aria-hidden="true">
      <ProductionFace kind={kind} />
    </svg>
  );
}
