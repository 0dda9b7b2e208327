import type { Seat } from '@quarterdeck/kernel';
import { COUNTRIES, goodsOf, LOOT_KINDS, RITUAL_COSTS, type State } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { figure } from '../../../common/figure';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

interface PurseProps {
  readonly props: Props;
  readonly player: Seat;
}

/** How many of each loot kind a seat has. */
export function lootOf(view: State, seat: Seat): readonly number[] {
  return [goodsOf(view, seat, 0), goodsOf(view, seat, 1), goodsOf(view, seat, 2), view.talismans[seat] ?? 0];
}

/** Countries whose privateer a seat is. */
export function flagsOf(view: State, seat: Seat): readonly number[] {
  return view.privateers.flatMap((holder, country) => (holder === seat ? [country] : []));
}

/** Goods, tokens and rituals of a seat. */
export function Purse({ props, player }: PurseProps): ReactNode {
  const { view, speaker } = props;
  const flags = flagsOf(view, player);
  return (
    <div className="pi-tokens">
      <div className="pi-token-group">
        <p>{say(speaker, 'board.goods')}</p>
        <div>
          {lootOf(view, player).map((count, kind) => (
            <span
              key={LOOT_KINDS[kind]}
              className={count === 0 ? 'pi-zero' : undefined}
              data-piece={pieceIds.goods(player, kind)}
              title={say(speaker, `loot.${LOOT_KINDS[kind]}`)}
            >
              <Icon name={LOOT_KINDS[kind] ?? ''} label={say(speaker, `loot.${LOOT_KINDS[kind]}`)} />
              {count}
            </span>
          ))}
        </div>
      </div>
      <div className="pi-token-group">
        <p>{say(speaker, 'board.tokens')}</p>
        <div>
          <span data-piece={pieceIds.chests(player)} title={say(speaker, 'piece.chest')}>
            <Icon name="chest" label={say(speaker, 'piece.chest')} />
            {figure(view.chests[player] ?? 0)}
          </span>
          <span data-piece={pieceIds.yinYang(player)} title={say(speaker, 'piece.yinYang')}>
            <Icon name="yin-yang" label={say(speaker, 'piece.yinYang')} />
            {view.yinYang[player]}
          </span>
          <span
            data-piece={pieceIds.marks(player)}
            title={say(speaker, 'piece.mark')}
            className={(view.marks[player] ?? 0) === 0 ? 'pi-zero' : undefined}
          >
            <Icon name="mark" label={say(speaker, 'piece.mark')} />
            {view.marks[player]}
          </span>
          {flags.map((country) => (
            <span
              key={country}
              data-piece={pieceIds.flag(country)}
              title={say(speaker, 'board.privateerOf', { country: say(speaker, `country.${COUNTRIES[country]}`) })}
            >
              <Icon name={`flag-${COUNTRIES[country]}`} label={say(speaker, `country.${COUNTRIES[country]}`)} />
            </span>
          ))}
        </div>
      </div>
      <div className="pi-token-group pi-rites">
        <p>{say(speaker, 'board.rituals')}</p>
        <div>
          <Rite
            props={props}
            player={player}
            name="doubleHold"
            icon="hold"
            cost={RITUAL_COSTS.doubleHold}
            level={view.doubleHold[player] ?? 0}
          />
          <Rite
            props={props}
            player={player}
            name="unsinkable"
            icon="unsinkable"
            cost={RITUAL_COSTS.unsinkable}
            level={view.unsinkable[player] ?? 0}
          />
        </div>
      </div>
    </div>
  );
}

interface RiteProps extends PurseProps {
  readonly name: 'doubleHold' | 'unsinkable';
  readonly icon: string;
  readonly cost: number;
  readonly level: number;
}

function Rite({ props, player, name, icon, cost, level }: RiteProps): ReactNode {
  const words = say(props.speaker, `ritual.${name}`);
  return (
    <span className="pi-rite" data-piece={pieceIds.ritual(name, player)} title={words}>
      <Icon name={icon} label={words} />
      <b>×{level}</b>
      <small>
        {cost}
        <Icon name="yin-yang" />
      </small>
    </span>
  );
}
