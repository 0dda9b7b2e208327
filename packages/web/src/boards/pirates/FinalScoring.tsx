import { ITEMS, type State } from '@quarterdeck/pirates';
import { type ReactNode, useState } from 'react';
import { Icon } from './draw/Icon';
import { ownerOf } from './draw/owner';
import { Pennant } from './draw/Roundel';
import { say, tell } from './say';
import { seatsOf } from './seats';
import type { Props } from './types';

type Item = (typeof ITEMS)[number];
/** The steps of the final scoring, in their order, with the picture of each. */
const FINAL: readonly { readonly item: Item; readonly icon: string }[] = [
  { item: 'finalSale', icon: 'bargain' },
  { item: 'talismans', icon: 'talisman' },
  { item: 'yinYang', icon: 'yin-yang' },
  { item: 'marks', icon: 'mark' },
];

function booked(view: State, seat: number, item: Item): number {
  return view.ledger[seat * ITEMS.length + ITEMS.indexOf(item)] ?? 0;
}

/** The final scoring, step by step as it is counted; at the end it says who won, and can be laid aside. */
export function FinalScoring({ view, names, owners, speaker, game, playing }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const over = view.step === 'over';
  const counting = view.step === 'finalSale' || over;
  if (!counting || closed || (view.step === 'finalSale' && playing === undefined)) return null;
  const seats = seatsOf(view);
  const final = (seat: number): number => FINAL.reduce((sum, { item }) => sum + booked(view, seat, item), 0);
  const ranks = game.ranking(view);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  return (
    <section className="pi-final" aria-live="polite" aria-label={say(speaker, 'final')}>
      <header>
        <h2>
          {over
            ? say(speaker, 'winner', { who: winners.map((seat) => ({ key: 'player', params: { who: { seat } } })), n: winners.length })
            : say(speaker, 'final')}
        </h2>
        {over && (
          <button type="button" onClick={() => setClosed(true)} aria-label={say(speaker, 'close')}>
            ×
          </button>
        )}
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Pennant owner={ownerOf(owners, seat)} />
                <span>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Icon name="chest" />
              {say(speaker, 'final.before')}
            </th>
            {seats.map((seat) => (
              <td key={seat}>{(view.chests[seat] ?? 0) - final(seat)}</td>
            ))}
          </tr>
          {FINAL.map(({ item, icon }) => (
            <tr key={item}>
              <th scope="row">
                <Icon name={icon} />
                {tell(speaker, `score.${item}`)}
              </th>
              {seats.map((seat) => (
                <td key={seat} className={booked(view, seat, item) === 0 ? 'pi-zero' : undefined}>
                  {signed(booked(view, seat, item))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(speaker, 'final.total')}</th>
            {seats.map((seat) => (
              <td key={seat} className={over && ranks[seat] === 1 ? 'pi-first' : undefined}>
                {view.chests[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function signed(n: number): string {
  return n === 0 ? '–' : n > 0 ? `+${n}` : `−${-n}`;
}
