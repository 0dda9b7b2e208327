import { memo, type ReactNode } from 'react';
import { moveCursor, useSteady } from '../../../kit';
import { rhumbs } from '../chart/sea-art';
import { holding } from '../hand';
import type { Props } from '../types';
import { Adventures } from './Adventures';
import { Hand } from './Hand';
import { Harbour } from './Harbour';
import { Island } from './Island';
import { Opponents } from './Opponents';
import { RoleRow } from './RoleRow';

/** Ashore: the others' cards, harbour, island and decks, one's own roles and hand. */
export function Port({ caption, ...props }: Props & { readonly caption: ReactNode }): ReactNode {
  const { size, draft } = props;
  // What lies around the cards shows the position; of what is prepared, only a choice made there.
  const still = useSteady(props, { draft: undefined, hand: holding.empty });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from one legal target to the next, as on every board
    <div
      className={`pi-port pi-port-${size}`}
      onKeyDown={(event) => {
        if (moveCursor(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      <Opponents {...still} />
      <div className="pi-port-sea">
        <SeaGround />
        {caption}
        <Harbour {...still} />
        <Island {...still} />
        <Adventures {...still} draft={draft?.kind === 'draw' || draft?.kind === 'privateer' ? draft : undefined} />
      </div>
      {size !== 'phone' && (
        <div className="pi-own-row">
          <RoleRow {...props} />
          <Hand {...props} />
        </div>
      )}
    </div>
  );
}

const SeaGround = memo(function SeaGround(): ReactNode {
  const d = rhumbs(540, 150, 32, 0, 1300) + rhumbs(120, 300, 16, 0.1, 1300) + rhumbs(980, 40, 16, 0.1, 1300);
  return (
    <svg className="pi-sea-ground" viewBox="0 0 1080 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={d} />
    </svg>
  );
});
