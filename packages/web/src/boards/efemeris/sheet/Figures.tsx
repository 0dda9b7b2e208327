import {
  BONUSES,
  bonusOf,
  CAPTAIN_CARDS,
  captainOf,
  captainsBelow,
  planetsOf,
  planetsToWin,
  SPICES,
  sideOf,
  spiceOf,
} from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { rem, say } from '../../../kit';
import { inPlayOf } from '../crew';
import { pieceIds } from '../pieces';
import { BonusIcon, CaptainIcon, CrewIcon, GlobeIcon, SpiceIcon } from '../symbols/Icons';
import type { SheetProps } from '../types';
import './sheet.css';

/** A player's key figures: captain, planets, spices, bonuses, cards in hand and in play. */
export function PlayerFigures(props: SheetProps): ReactNode {
  const { view, player } = props;
  const side = sideOf(view, player);
  const captain = captainOf(view, player);
  const below = captainsBelow(view, player).length;
  const used = inPlayOf(view, player);
  return (
    <div className="ef ef-figures">
      {captain < 0 ? (
        <p className="ef-captain-line" />
      ) : (
        <p className="ef-captain-line" data-piece={pieceIds.captain(captain)}>
          <CaptainIcon captain={captain} size={30} />
          <span>
            {CAPTAIN_CARDS[captain]?.name}
            <em>{CAPTAIN_CARDS[captain]?.galleon}</em>
          </span>
          {used.map(({ crew, count }) => (
            <span key={crew} className="ef-in-play" title={say(props.speaker, 'board.crewInPlay')} data-piece={pieceIds.crew(crew)}>
              <CrewIcon crew={crew} size={20} />
              {count > 1 && count}
            </span>
          ))}
          {view.seats !== 4 && below > 0 && <small title={say(props.speaker, 'board.captainsBelow', { n: below })}>+{below}</small>}
        </p>
      )}
      <div className="ef-figs">
        <span title={say(props.speaker, 'board.planetsToWin', { n: planetsToWin(view) })} className="ef-globes">
          {view.planetOwner.map((holder, planet) =>
            holder === player ? <GlobeIcon key={pieceIds.planet(planet)} planet={planet} size={20} /> : null,
          )}
          {planetsOf(view, side)}/{planetsToWin(view)}
        </span>
        {SPICES.map((spice, i) => (
          <span key={spice} title={say(props.speaker, `spice.${spice}`)} data-piece={pieceIds.spices(player)}>
            <SpiceIcon spice={i} size={17} />
            {spiceOf(view, player, i)}
          </span>
        ))}
        <span title={say(props.speaker, 'board.hand')} data-piece={pieceIds.hand(player)}>
          <svg className="ef-icon" width={rem(13)} height={rem(17)} viewBox="0 0 15 19" aria-hidden="true">
            <path d="M1 1H14V18H1Z" className="ef-back" />
          </svg>
          {view.handSize[player]}
        </span>
        {BONUSES.map((bonus, i) => {
          const count = bonusOf(view, player, i);
          return count === 0 ? null : (
            <span key={bonus} title={say(props.speaker, `bonus.${bonus}`)} data-piece={pieceIds.bonuses(player)}>
              <BonusIcon bonus={i} size={19} />
              {count > 1 && count}
            </span>
          );
        })}
      </div>
    </div>
  );
}
