import { COLOURS, type Colour, type MoveOf } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { ActionIcon, Cube, GoldIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { moveOf, movesOf, pointsNow } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice } from './Chip';

/** One choice per phase: an action on offer, or gold. All seven stay in sight. */
export function ActionChoices(props: Props): ReactNode {
  const { moves, speaker, foresee } = props;
  const acts = movesOf(moves, 'act');
  const gold = moveOf(moves, 'gold');
  const goldGain = gold === undefined ? undefined : foresee(gold).events.find((event) => event.kind === 'GoldTaken');
  return (
    <div className="am-row am-actions">
      {COLOURS.flatMap((colour) => {
        const ways = acts.filter((move) => move.colour === colour);
        const shown: readonly MoveOf<'act'>[] = ways.length > 0 ? ways : [{ kind: 'act', colour, by: 'cubes' }];
        return shown.map((move) => (
          <ActionChoice key={`${colour}-${move.by}`} props={props} colour={colour} move={move} legal={ways.length > 0} />
        ));
      })}
      {gold !== undefined && (
        <Choice
          props={props}
          move={gold}
          legal
          picture={<GoldIcon size={26} />}
          title={speaker.say({ key: 'board.gold' })}
          note={`+${goldGain?.gold ?? 0}`}
          piece={pieceIds.takeGold}
        />
      )}
    </div>
  );
}

/** The token that counts cubes instead of acting. */
export function CountChoice({ props }: { readonly props: Props }): ReactNode {
  const { moves, speaker, foresee, seat } = props;
  const count = moveOf(moves, 'count');
  if (count === undefined || seat === undefined) return null;
  const { events } = foresee(count);
  const token = events.find((event) => event.kind === 'CubesCounted')?.token ?? -1;
  return (
    <Choice
      props={props}
      move={count}
      legal
      picture={<TokenPicture token={token} size={28} />}
      title={speaker.say({ key: 'board.count' })}
      note={speaker.say({ key: 'board.points', params: { n: pointsNow(props, events, seat) } })}
      className="am-extra"
    />
  );
}

interface ActionChoiceProps {
  readonly props: Props;
  readonly colour: Colour;
  readonly move: MoveOf<'act'>;
  readonly legal: boolean;
}

function ActionChoice({ props, colour, move, legal }: ActionChoiceProps): ReactNode {
  const { speaker, foresee } = props;
  const chosen = legal ? foresee(move).events.find((event) => event.kind === 'ActionChosen') : undefined;
  const by = move.by === 'cubes' ? undefined : speaker.say({ key: `board.by.${move.by}` });
  const points = chosen === undefined ? '–' : speaker.say({ key: 'board.ap', params: { n: chosen.ap } });
  return (
    <Choice
      props={props}
      move={move}
      legal={legal}
      picture={<ActionIcon colour={colour} size={28} />}
      title={speaker.say({ key: `board.action.${colour}` })}
      note={
        by === undefined ? (
          points
        ) : (
          <span className="am-noted">
            {points}
            {move.by === 'white' ? <span className="am-by"> · {by}</span> : ` · ${by}`}
            {move.by === 'white' && (
              <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
                <Cube colour="white" x={0} y={0} size={15} />
              </svg>
            )}
          </span>
        )
      }
      piece={pieceIds.action(colour)}
    />
  );
}
