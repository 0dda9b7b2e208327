import { CAPTAIN_CARDS, CREW, captainOf, EFFECTS, effectOf, type State, sideOf, truceLeft } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { Emblem, rem, say } from '../../../kit';
import { pieceIds } from '../pieces';
import { CaptainIcon, CrewIcon } from '../symbols/Icons';
import type { Props } from '../types';
import './waiting.css';

/** What holds for a while, of all seats: it matters to everybody. A phone shows pictures, the player's sheet the words. */
export const Waiting = memo(function Waiting({ props }: { readonly props: Props }): ReactNode {
  const { names, owners } = props;
  const waiting = names.flatMap((_, seat) => [...truceOf(props, seat), ...effectsOf(props, seat)].map((notice) => ({ ...notice, seat })));
  if (waiting.length === 0) return null;
  return (
    <ul className="ef-waiting">
      {waiting.map(({ seat, piece, picture, text }) => {
        const owner = owners[seat];
        return (
          <li key={piece} data-piece={piece} title={text}>
            {owner !== undefined && <Emblem owner={owner} label={names[seat] ?? ''} />}
            <span className="ef-waiting-picture">{picture}</span>
            <span className="ef-waiting-text">{text}</span>
          </li>
        );
      })}
    </ul>
  );
});

interface Notice {
  readonly piece: string;
  readonly picture: ReactNode;
  readonly text: string;
}

/** EF-D67: who may not be harmed yet. */
function truceOf(props: Props, seat: Seat): readonly Notice[] {
  const { view } = props;
  const left = truceLeft(view, sideOf(view, seat));
  if (view.phase === 'mobilise' || view.phase === 'over' || left === 0) return [];
  return [{ piece: pieceIds.truce(seat), picture: <Flag />, text: say(props.speaker, 'board.truce', { n: left }) }];
}

function effectsOf(props: Props, seat: Seat): readonly Notice[] {
  const { view } = props;
  return EFFECTS.flatMap((effect, i) => {
    const n = effectOf(view, seat, i);
    if (n === 0) return [];
    return [
      {
        piece: pieceIds.effect(seat, i),
        picture: <Cause view={view} seat={seat} effect={i} />,
        text: say(props.speaker, `effect.${effect}`, { n }),
      },
    ];
  });
}

/** Whose doing an effect is: a crew card's, else the captain's. */
function Cause({ view, seat, effect }: { readonly view: State; readonly seat: Seat; readonly effect: number }): ReactNode {
  const crew = CREW.findIndex((card) => card.effect.kind === 'prepare' && card.effect.effect === effect);
  if (crew >= 0) return <CrewIcon crew={crew} size={22} />;
  const captain = captainOf(view, seat);
  return CAPTAIN_CARDS[captain] === undefined ? null : <CaptainIcon captain={captain} size={22} />;
}

function Flag(): ReactNode {
  return (
    <svg className="ef-icon" width={rem(18)} height={rem(22)} viewBox="0 0 18 22" aria-hidden="true">
      <path d="M3 21V2M3 2.5C7 .5 10 5 15.5 2.5V11C10 13.5 7 9 3 11" className="ef-flag" />
    </svg>
  );
}
