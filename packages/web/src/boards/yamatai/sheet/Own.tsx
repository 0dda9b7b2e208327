import { CULTURE, cultureOf } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { CoinIcon, FanIcon, HutIcon, TokenIcon } from '../draw/Icons';
import { Quay } from '../panels/Quay';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import { PlayerFigures } from './Figures';
import './sheet.css';

/** All that one has oneself, for the rail: figures, the boats of the turn, dock and market. */
export function Own(props: SheetProps): ReactNode {
  return (
    <div className="ya ya-own">
      <PlayerFigures {...props} />
      <Quay props={props} />
    </div>
  );
}

/** The same in one line, for a phone; a move that is aimed at shows what it makes of the coins. */
export function Strip({ view, player, owners, speaker, draft, seat, foresee }: SheetProps): ReactNode {
  const owner = owners[player];
  const tokens = cultureOf(view, player);
  const coins = view.coins[player] ?? 0;
  const after = draft === undefined || seat !== player ? coins : (foresee(draft).after.coins[player] ?? coins);
  return (
    <span className="ya strip ya-strip">
      <span data-piece={pieceIds.coins(player)} className={after === coins ? undefined : 'ya-changes'}>
        <CoinIcon size={20} /> <b>{after === coins ? coins : `${coins} → ${after}`}</b>{' '}
        <small>{say(speaker, 'board.strip.coins', { n: after })}</small>
      </span>
      <span data-piece={pieceIds.prestige(player)} title={say(speaker, 'board.prestige')}>
        <FanIcon /> <b>{view.prestige[player]}</b>
      </span>
      {owner !== undefined && (
        <span data-piece={pieceIds.figures(player)} title={say(speaker, 'board.figuresLeft')}>
          <HutIcon owner={owner} /> <b>{view.figures[player]}</b> <small>{say(speaker, 'board.strip.left')}</small>
        </span>
      )}
      <span className="ya-strip-tokens" data-piece={pieceIds.tokens(player)}>
        {CULTURE.map(({ name }, colour) => {
          const n = tokens[colour] ?? 0;
          return n === 0 ? null : (
            <span key={name} title={say(speaker, `token.${name}`)}>
              <TokenIcon colour={colour} size={21} />
              {n > 1 && <small>{n}</small>}
            </span>
          );
        })}
      </span>
    </span>
  );
}
