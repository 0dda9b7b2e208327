import { ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import type { Props } from '../types';
import { BattleReport } from './BattleReport';
import { CardChoices } from './CardChoices';
import { BuyChoices, SendChoices } from './CountChoices';
import { DrawChoice, EndChoice } from './EndChoices';
import { FlagChoices } from './FlagChoices';
import { GiveUpChoices, IdolChoices, KeepChoices } from './GoodChoices';
import { Bargains, RitualChoices } from './RitualChoices';
import { RoleChoices } from './RoleChoices';
import { SaleChoices } from './SaleChoices';
import { TavernChoices } from './TavernChoices';
import { TieChoices } from './TieChoices';
import '../pirates.css';
import '../layout.css';

/** The controls of the current decision; on a phone also the margin of the chart while nothing is to be decided. */
export function Choices(props: Props): ReactNode {
  const { view, seat, moves, size } = props;
  if (seat === undefined || moves.length === 0) {
    return size === 'phone' ? (
      <div className="pi pi-choices">
        <BattleReport {...props} />
      </div>
    ) : null;
  }
  return (
    // A new decision starts with fresh counts: the key forgets what was set for the last one.
    <div className={`pi pi-choices pi-choices-${view.step}`} key={`${view.step} ${view.round} ${view.called} ${seat} ${view.goods.join()}`}>
      <Decision {...props} />
    </div>
  );
}

function Decision(props: Props): ReactNode {
  switch (props.view.step) {
    case 'choose':
      return <RoleChoices {...props} />;
    case 'act':
      return (
        <>
          <Action {...props} />
          <RitualChoices {...props} />
          <EndChoice {...props} />
        </>
      );
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
        <>
          <DrawChoice {...props} />
          <EndChoice {...props} />
        </>
      );
    case 'finalSale':
      return (
        <>
          <div className="pi-row">
            <Bargains {...props} />
          </div>
          <EndChoice {...props} />
        </>
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
    case 'cartographer':
      return <DrawChoice {...props} />;
    default:
      return null;
  }
}
