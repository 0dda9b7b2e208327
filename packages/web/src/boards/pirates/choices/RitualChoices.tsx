import { bargainPrice, bestFinalPlan, harbourDemand, LOOT_KINDS, type Move, RITUAL_COSTS } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { MoveOf, Props } from '../types';
import { Choice, Words } from './Choice';

/** The two lasting rituals; what is too dear says so. */
export function RitualChoices(props: Props): ReactNode {
  const { speaker, seat } = props;
  if (seat === undefined) return null;
  return (
    <>
      <Rite
        props={props}
        move={{ kind: 'ritual', ritual: 'doubleHold' }}
        icon="hold"
        name={say(speaker, 'ritual.doubleHold')}
        cost={RITUAL_COSTS.doubleHold}
        piece={pieceIds.ritual('doubleHold', seat)}
      />
      <Rite
        props={props}
        move={{ kind: 'ritual', ritual: 'unsinkable' }}
        icon="unsinkable"
        name={say(speaker, 'ritual.unsinkable')}
        cost={RITUAL_COSTS.unsinkable}
        piece={pieceIds.ritual('unsinkable', seat)}
      />
    </>
  );
}

interface RiteProps {
  readonly props: Props;
  readonly move: Move;
  readonly icon: string;
  readonly name: string;
  readonly cost: number;
  readonly piece?: string;
}

function Rite({ icon, name, cost, ...choice }: RiteProps): ReactNode {
  return (
    <Choice {...choice} className="pi-tile pi-tile-small pi-rite-chip">
      <Icon name={icon} />
      <Words title={name}>
        {cost} <Icon name="yin-yang" />
      </Words>
    </Choice>
  );
}

/** Every pair of goods that can be sold as a Bargain, `brief` without words; in the final sale the one worth its tokens is marked. */
export function Bargains({ brief = false, ...props }: Props & { readonly brief?: boolean }): ReactNode {
  const { view, seat, moves, speaker } = props;
  const legal = movesOf(moves, 'bargain');
  if (seat === undefined) return null;
  const demand = harbourDemand(view);
  const best = view.step === 'finalSale' ? bestFinalPlan(view, seat).bargain : undefined;
  const none: MoveOf<'bargain'> = { kind: 'bargain', first: 0, second: 1 };
  if (legal.length === 0)
    return <Rite props={props} move={none} icon="bargain" name={say(speaker, 'ritual.bargain')} cost={RITUAL_COSTS.bargain} />;
  return legal.map((move) => {
    const advised = best !== undefined && best[0] === move.first && best[1] === move.second;
    return (
      <Choice
        key={`${move.first} ${move.second}`}
        props={props}
        move={move}
        className={`pi-tile pi-tile-small pi-bargain ${advised ? 'pi-advised' : ''}`}
      >
        <span className="pi-pairing">
          <Icon name={LOOT_KINDS[move.first] ?? ''} />
          <Icon name={LOOT_KINDS[move.second] ?? ''} />
        </span>
        <span className="pi-words">
          <b className="pi-sum">
            {bargainPrice(demand, move.first, move.second)}
            <Icon name="chest" />
          </b>
          <small>
            {brief ? RITUAL_COSTS.bargain : say(speaker, advised ? 'board.bargain.best' : 'board.bargain.cost')} <Icon name="yin-yang" />
          </small>
        </span>
      </Choice>
    );
  });
}
