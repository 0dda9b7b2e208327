import { COUNTRIES, fleetOf, LOOT_KINDS } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { figure } from '../../../common/figure';
import { say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { pieceIds } from '../pieces';
import { flagsOf, lootOf } from '../port/Purse';
import type { SeatProps } from '../types';
import '../pirates.css';

const RITUALS = [
  { name: 'doubleHold', icon: 'hold' },
  { name: 'unsinkable', icon: 'unsinkable' },
] as const;

/** A player's key figures: chests, tokens, lasting rituals and flags; the fleet; what is in the holds. */
export function PlayerFigures(props: SeatProps): ReactNode {
  const { view, owners, speaker, player } = props;
  const fleet = fleetOf(view, player);
  const goods = lootOf(view, player);
  return (
    <div className="pi pi-figures">
      <p>
        <Figure icon="chest" count={view.chests[player] ?? 0} words={say(speaker, 'piece.chest')} piece={pieceIds.chests(player)} />
        <Figure icon="yin-yang" count={view.yinYang[player] ?? 0} words={say(speaker, 'piece.yinYang')} piece={pieceIds.yinYang(player)} />
        <Figure icon="mark" count={view.marks[player] ?? 0} words={say(speaker, 'piece.mark')} piece={pieceIds.marks(player)} />
        <Figure icon="talisman" count={goods[3] ?? 0} words={say(speaker, 'loot.talisman')} piece={pieceIds.goods(player, 3)} />
        <span className="pi-figure" title={say(speaker, 'board.cards', { n: view.hands[player]?.length ?? 0 })}>
          <svg className="pi-icon" viewBox="0 0 60 92" aria-hidden="true">
            <use href="#pi-back" width={60} height={92} className="pi-o-sea" />
          </svg>
          {view.hands[player]?.length ?? 0}
        </span>
        {RITUALS.map(({ name, icon }) => {
          const level = view[name][player] ?? 0;
          return (
            level > 0 && (
              <Figure key={name} icon={icon} count={level} words={say(speaker, `ritual.${name}`)} piece={pieceIds.ritual(name, player)} />
            )
          );
        })}
        <span className="pi-figure-flags">
          {flagsOf(view, player).map((country) => (
            <Icon
              key={country}
              name={`flag-${COUNTRIES[country]}`}
              label={say(speaker, 'board.privateerOf', { country: say(speaker, `country.${COUNTRIES[country]}`) })}
            />
          ))}
        </span>
      </p>
      <p>
        <span className="pi-figure">
          <Ship owner={ownerOf(owners, player)} />
          {fleet.free} <small>{say(speaker, 'fleet.free')}</small>
        </span>
        <span className="pi-figure pi-figure-loaded">
          {fleet.loaded} <small>{say(speaker, 'fleet.loaded')}</small>
        </span>
        <span className="pi-figure pi-figure-reserve">
          {fleet.reserve} <small>{say(speaker, 'fleet.reserve')}</small>
        </span>
        <span className="pi-figure-flags">
          {goods
            .slice(0, 3)
            .map((count, kind) =>
              count === 0 ? null : (
                <Figure
                  key={LOOT_KINDS[kind]}
                  icon={LOOT_KINDS[kind] ?? ''}
                  count={count}
                  words={say(speaker, `loot.${LOOT_KINDS[kind]}`)}
                  piece={pieceIds.goods(player, kind)}
                />
              ),
            )}
        </span>
      </p>
    </div>
  );
}

interface FigureProps {
  readonly icon: string;
  readonly count: number;
  readonly words: string;
  readonly piece: string;
}

function Figure({ icon, count, words, piece }: FigureProps): ReactNode {
  return (
    <span className="pi-figure" data-piece={piece} title={words}>
      <Icon name={icon} label={words} />
      {figure(count)}
    </span>
  );
}
