import { DEMAND_FROM, goodsOf, harbourDemand, LOOT_KINDS, priceOf, salePrice } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { moveOf } from '../legal';
import { offerOf, saleOf } from '../prepared';
import type { Props } from '../types';

const GOODS = [0, 1, 2];

/** The sale, with what each kind brings and what it comes to, as one counts. */
export function SaleChoices(props: Props): ReactNode {
  const { view, seat, speaker, moves, foresee, hand, onHand, onCancel } = props;
  if (seat === undefined || moveOf(moves, 'sell') === undefined) return null;
  const demand = harbourDemand(view);
  const offer = offerOf(view, seat, hand);
  const move = saleOf(view, seat, hand);
  const total = salePrice(demand, move.rum, move.coffee, move.fruit);
  const after = props.whyNot(move) === undefined ? foresee(move).after : undefined;
  const guards = after === undefined ? 0 : (after.guards[seat] ?? 0) - (view.guards[seat] ?? 0);
  const gift = after === undefined ? 0 : (after.chests[seat] ?? 0) - (view.chests[seat] ?? 0) - total;
  return (
    <div className="pi-sale">
      {GOODS.map((good) => (
        <Kind
          key={good}
          props={props}
          good={good}
          count={offer[good] ?? 0}
          held={goodsOf(view, seat, good)}
          onCount={(count) => {
            onCancel();
            onHand({ offer: offer.map((one, i) => (i === good ? count : one)) });
          }}
        />
      ))}
      <p className="pi-sell">
        <b className="pi-sum">
          {total}
          <Icon name="chest" />
        </b>
        <small>
          {[
            gift > 0 ? say(speaker, 'board.sale.gift', { n: gift }) : undefined,
            guards > 0 ? say(speaker, 'board.sale.guards', { n: guards }) : undefined,
          ]
            .filter((words) => words !== undefined)
            .join(' · ') || say(speaker, 'board.sale.sum')}
        </small>
      </p>
    </div>
  );
}

interface KindProps {
  readonly props: Props;
  readonly good: number;
  readonly count: number;
  readonly held: number;
  onCount(count: number): void;
}

function Kind({ props, good, count, held, onCount }: KindProps): ReactNode {
  const { view, speaker } = props;
  const demand = harbourDemand(view);
  const name = say(speaker, `loot.${LOOT_KINDS[good]}`);
  const each = count === 0 ? 1 : priceOf(demand, good, count) / count;
  const missing = count > 0 && count < DEMAND_FROM && (demand[good] ?? 1) > 1;
  return (
    <div className={`pi-kind ${held === 0 ? 'pi-kind-none' : ''}`}>
      <button
        type="button"
        className="pi-kind-all"
        disabled={held === 0}
        aria-label={say(speaker, 'board.sale.all', { good: name, n: held })}
        title={say(speaker, 'board.sale.all', { good: name, n: held })}
        onClick={() => onCount(count === held ? 0 : held)}
      >
        <Icon name={LOOT_KINDS[good] ?? ''} />
        <small>{held}</small>
      </button>
      <button
        type="button"
        className="pi-step"
        disabled={count === 0}
        aria-label={say(speaker, 'board.less', { good: name })}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <output aria-label={say(speaker, 'board.sale.count', { good: name, n: count })}>{count}</output>
      <button
        type="button"
        className="pi-step"
        disabled={count >= held}
        aria-label={say(speaker, 'board.more', { good: name })}
        onClick={() => onCount(count + 1)}
      >
        +
      </button>
      <span
        className={`pi-kind-sum ${missing ? 'pi-warn' : ''}`}
        title={missing ? say(speaker, 'board.sale.missing', { n: DEMAND_FROM - count, price: demand[good] ?? 1 }) : undefined}
      >
        {count === 0 ? '–' : `${count} × ${each} = ${priceOf(demand, good, count)}`}
      </span>
    </div>
  );
}
