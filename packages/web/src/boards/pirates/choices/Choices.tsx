import { allowsRitualsNow, ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { movesOf } from '../legal';
import type { Props } from '../types';
import { BattleBar } from './BattleBar';
import { BattleReport } from './BattleReport';
import { CardChoices } from './CardChoices';
import { BuyChoices, SendChoices } from './CountChoices';
import { EndChoice } from './EndChoice';
import { FlagChoices } from './FlagChoices';
import { GiveUpChoices, IdolChoices, KeepChoices } from './GoodChoices';
import { Bargains, RitualChoices } from './RitualChoices';
import { RoleChoices } from './RoleChoices';
import { SaleChoices } from './SaleChoices';
import { TavernChoices } from './TavernChoices';
import { TieChoices } from './TieChoices';
import '../pirates.css';

/** The controls of the current decision; on a phone also the margin of the chart while nothing is to be decided. */
export function Choices(props: Props): ReactNode {
  const { seat, moves, size, view } = props;
  // Roles are shown also while a guide only speaks of them.
  if (seat === undefined || (moves.length === 0 && view.step !== 'choose')) {
    return (
      <div className={`pi pi-choices pi-choices-${size}`}>{size === 'phone' ? <BattleReport {...props} /> : <BattleBar {...props} />}</div>
    );
  }
  return (
    <div className={`pi pi-choices pi-choices-${size}`}>
      <Decision {...props} />
    </div>
  );
}

function Decision(props: Props): ReactNode {
  switch (props.view.step) {
    case 'choose':
      return <RoleChoices {...props} />;
    case 'act':
      return <Turn {...props} />;
    case 'send':
      return <SendChoices {...props} />;
    case 'tie':
    case 'swallow':
      return <TieChoices {...props} />;
    case 'keep':
      return <KeepChoices {...props} />;
    case 'giveUp':
    case 'trim':
      return <GiveUpChoices {...props} />;
    case 'idol':
      return <IdolChoices {...props} />;
    case 'tavern':
      return <TavernChoices {...props} />;
    case 'giftDraw':
      return (
        <div className="pi-row">
          <p className="pi-aside">{say(props.speaker, 'board.draw.left', { n: props.view.giftDraws })}</p>
          <EndChoice {...props} />
        </div>
      );
    case 'finalSale':
      return (
        <div className="pi-row">
          <Bargains {...props} />
          <EndChoice {...props} />
        </div>
      );
    case 'deal':
    case 'start':
    case 'throw':
    case 'loot':
    case 'draw':
    case 'over':
      return null;
  }
}

/** A turn: the role's action, rituals where it allows them, the end. */
function Turn(props: Props): ReactNode {
  const { size, moves, speaker, view, hand, onHand } = props;
  const { bargaining } = hand;
  if (size === 'phone') {
    return (
      <>
        <Action {...props} />
        {/* Rituals have their names once the action is done: until then the map has the height. */}
        <div className={`pi-row ${view.acted ? '' : 'pi-brief'}`}>
          {allowsRitualsNow(view) && (
            <>
              <RitualChoices {...props} />
              <Bargains {...props} brief={!view.acted} />
            </>
          )}
          <EndChoice {...props} />
        </div>
      </>
    );
  }
  const bargains = allowsRitualsNow(view) && movesOf(moves, 'bargain').length > 0;
  return (
    <>
      <div className="pi-turn">
        {bargaining && bargains ? <Bargains {...props} /> : <Action {...props} />}
        {/* By their pictures until the action is done, where there is not room for all of them in one line. */}
        <div className={`pi-row ${view.acted ? '' : 'pi-brief'}`}>
          {allowsRitualsNow(view) && !bargaining && <RitualChoices {...props} />}
          {bargains && (
            <button
              type="button"
              className="pi-choice pi-tile pi-tile-small pi-rite-chip"
              aria-pressed={bargaining}
              onClick={() => onHand({ bargaining: !bargaining })}
            >
              <Icon name="bargain" />
              <span className="pi-words">
                <b>{bargaining ? say(speaker, 'board.bargain.back') : say(speaker, 'ritual.bargain')}</b>
              </span>
            </button>
          )}
        </div>
      </div>
      <EndChoice {...props} />
    </>
  );
}

/** The action of the called role, while it has not been used. */
function Action(props: Props): ReactNode {
  const { view } = props;
  const role = ROLES[view.called];
  // A Merchant who struck a Bargain may still sell.
  if (view.acted && role !== 'merchant') return null;
  switch (role) {
    case 'shipbuilder':
      return <BuyChoices {...props} />;
    case 'governor':
      return <FlagChoices {...props} />;
    case 'captain':
    case 'islander':
    case 'shaman':
      return <CardChoices {...props} />;
    case 'merchant':
      return <SaleChoices {...props} />;
    default:
      // Drawing a card is the one act.
      return null;
  }
}
