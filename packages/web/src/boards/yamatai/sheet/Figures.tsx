import { CULTURE, cultureOf, dockOf, specialistName, specialistsOf } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { BoatRow, CoinIcon, FanIcon, HutIcon, TokenIcon } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import './sheet.css';

/** A player's key figures: coins, prestige, buildings left, tokens; specialists and dock below. */
export function PlayerFigures({ view, player, owners, speaker }: SheetProps): ReactNode {
  const owner = owners[player];
  const dock = dockOf(view, player);
  const reserved = view.reserved[player]?.length ?? 0;
  const specialists = specialistsOf(view, player);
  const tokens = cultureOf(view, player);
  return (
    <div className="ya ya-figures">
      <div className="ya-figs">
        <span data-piece={pieceIds.coins(player)} title={say(speaker, 'board.coins')}>
          <CoinIcon />
          {view.coins[player]}
        </span>
        <span data-piece={pieceIds.prestige(player)} title={say(speaker, 'board.prestige')}>
          <FanIcon />
          {view.prestige[player]}
        </span>
        {owner !== undefined && (
          <span data-piece={pieceIds.figures(player)} title={say(speaker, 'board.figuresLeft')}>
            <HutIcon owner={owner} />
            {view.figures[player]}
          </span>
        )}
        {reserved > 0 && (
          <span data-piece={pieceIds.reserved(player)} className="ya-held">
            {say(speaker, 'board.reservedCount', { n: reserved })}
          </span>
        )}
        <span className="ya-held-tokens" data-piece={pieceIds.tokens(player)}>
          {CULTURE.map(({ name }, colour) => {
            const n = tokens[colour] ?? 0;
            return n === 0 ? null : (
              <span key={name} title={say(speaker, `token.${name}`)}>
                <TokenIcon colour={colour} size={19} />
                {n > 1 && <small>×{n}</small>}
              </span>
            );
          })}
        </span>
      </div>
      {(specialists.length > 0 || dock.some((n) => n > 0)) && (
        <div className="ya-figs2">
          <span>
            {specialists.map((who, i) => (
              <span key={who} data-piece={pieceIds.specialist(who)}>
                {i > 0 && ', '}
                {speaker.say(specialistName(who))}
              </span>
            ))}
          </span>
          {dock.some((n) => n > 0) && (
            <span className="ya-docked" data-piece={pieceIds.dock(player)}>
              <small>{say(speaker, 'board.dock')}</small>
              <BoatRow counts={dock} size={20} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}
