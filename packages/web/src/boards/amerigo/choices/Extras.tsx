import { TOKENS } from '@quarterdeck/amerigo';
import { type ReactNode, useMemo } from 'react';
import { ChestIcon, GoldIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { goldFor, moveOf, movesOf } from '../legal';
import type { Props } from '../types';
import { Choice } from './Chip';
import { Stepper } from './Stepper';

/** What can be turned into gold, or used once, at any moment of the turn. */
export function Cashing({ props }: { readonly props: Props }): ReactNode {
  const { moves, speaker, view, seat } = props;
  const chest = moveOf(moves, 'chest');
  return (
    <>
      {chest !== undefined && seat !== undefined && (
        <Choice
          props={props}
          move={chest}
          legal
          picture={<ChestIcon size={24} />}
          title={speaker.say({ key: 'board.cashChest' })}
          note={`${view.chests[seat] ?? 0}×`}
          className="am-extra"
        />
      )}
      {movesOf(moves, 'use').map((move) => (
        <Choice
          key={move.token}
          props={props}
          move={move}
          legal
          picture={<TokenPicture token={move.token} size={28} />}
          title={speaker.say({ key: 'board.use' })}
          note={speaker.say({ key: `token.${TOKENS[move.token]?.id ?? ''}` })}
          className="am-extra am-use"
        />
      ))}
    </>
  );
}

/** Gold that the player is ready to add; shown wherever it would open more. */
export function GoldToAdd({ props }: { readonly props: Props }): ReactNode {
  const { moves, seat, speaker, view } = props;
  const most = useMemo(() => {
    if (seat === undefined || view.stage !== 'act' || (view.gold[seat] ?? 0) === 0) return 0;
    return moves.reduce((dearest, move) => Math.max(dearest, goldFor({ view }, move, seat)), 0);
  }, [view, seat, moves]);
  if (most === 0) return null;
  return (
    <Stepper
      value={Math.min(props.hand.gold, most)}
      min={0}
      max={most}
      label={speaker.say({ key: 'board.addGold' })}
      less={speaker.say({ key: 'board.less' })}
      more={speaker.say({ key: 'board.more' })}
      onChange={(gold) => props.onHand({ gold })}
      picture={<GoldIcon size={18} />}
    />
  );
}
