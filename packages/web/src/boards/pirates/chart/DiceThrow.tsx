import { diceThrown } from '@quarterdeck/pirates';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { type Owner, say, Throw, type ThrowShown } from '../../../kit';
import { CARAVAN, ownerOf } from '../draw/owner';
import { THROW } from '../events';
import type { Props } from '../types';
import { diePainter } from './die-face';
import { sideOf } from './sides';
import { shipsAppear, throwMotion } from './throw-motion';

interface DiceThrowProps extends Props {
  readonly layer: RefObject<SVGSVGElement | null>;
  readonly headings: readonly number[];
  /** Centimetres across the drawing. */
  readonly across: number;
}

/** How long the viewer's own cup waits for the hand, at normal speed. */
const PATIENCE = 10_000;
const SIDES = { 0: 0, 90: 1, 180: 2, 270: 3 } as const;

/** The throw over the chart: dice fly, and become the drawn ships. */
export function DiceThrow({ layer, headings, across, ...props }: DiceThrowProps): ReactNode {
  const { playing, owners, names, viewer, speaker, pace } = props;
  const event = playing?.event.kind === 'DiceThrown' ? playing.event : undefined;
  const rows: readonly Owner[] = useMemo(() => [CARAVAN, ...owners], [owners]);
  const side = event === undefined ? undefined : sideOf(event.seat, names.length, viewer);
  const shown: ThrowShown | undefined =
    playing === undefined || event === undefined || side === undefined
      ? undefined
      : {
          id: playing.id,
          duration: playing.duration,
          usual: THROW,
          side: SIDES[side.heading],
          dice: diceThrown(event).map(({ x, y, face, owner }, i) => ({
            x: x / 100,
            y: y / 100,
            face,
            heading: headings[i] ?? 0,
            row: rows.indexOf(ownerOf(owners, owner)),
          })),
        };
  const own = event !== undefined && event.seat === viewer && pace !== undefined;
  return (
    <Throw
      shown={shown}
      across={across}
      rows={rows.length}
      painter={(row) => diePainter(rows[row] ?? CARAVAN, layer.current)}
      reveal={(at, fade) => (layer.current === null ? [] : shipsAppear(layer.current, at, fade))}
      plain={(duration) =>
        layer.current === null || event === undefined ? [] : throwMotion(layer.current, event, duration, names.length, viewer)
      }
      hand={own ? { words: say(speaker, 'board.throw.hand'), patience: PATIENCE / pace.speed, onStay: pace.onStay } : undefined}
    />
  );
}
