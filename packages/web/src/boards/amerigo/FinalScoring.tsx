import { FINAL_ITEMS, SCORE_ITEMS } from '@quarterdeck/amerigo';
import { type ReactNode, useState } from 'react';
import { Emblem } from '../../kit';
import type { Props } from './types';

/** The final scoring, line by line as it is booked; at the end it says who won, and can be laid aside. */
export function FinalScoring({ view, names, owners, speaker, game }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  if (view.finalBooked === 0 || closed) return null;
  const seats = names.map((_, seat) => seat);
  const points = (item: (typeof SCORE_ITEMS)[number], seat: number): number =>
    view.booked[SCORE_ITEMS.indexOf(item) * view.seats + seat] ?? 0;
  const shown = FINAL_ITEMS.slice(0, view.finalBooked);
  const before = (seat: number): number => (view.vp[seat] ?? 0) - shown.reduce((sum, item) => sum + points(item, seat), 0);
  const over = view.stage === 'over';
  const ranks = game.ranking(view);
  const winner = ranks.indexOf(1);
  return (
    <section className="am-final" aria-label={speaker.say({ key: 'board.final' })} aria-live="polite">
      <header>
        <h2>{speaker.say(over ? { key: 'board.winner', params: { who: names[winner] ?? '' } } : { key: 'board.final' })}</h2>
        {over && (
          <button type="button" className="am-close" onClick={() => setClosed(true)} aria-label={speaker.say({ key: 'board.close' })}>
            ×
          </button>
        )}
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => {
              const owner = owners[seat];
              return (
                <th key={seat} scope="col">
                  {owner !== undefined && <Emblem owner={owner} size={16} />}
                  <span>{names[seat]}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{speaker.say({ key: 'board.finalBefore' })}</th>
            {seats.map((seat) => (
              <td key={seat}>{before(seat)}</td>
            ))}
          </tr>
          {shown.map((item, i) => (
            <tr key={item} className={i === shown.length - 1 && !over ? 'am-latest' : undefined}>
              <th scope="row">{speaker.say({ key: `score.${item}` })}</th>
              {seats.map((seat) => (
                <td key={seat} className={points(item, seat) === 0 ? 'am-zero' : undefined}>
                  {points(item, seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{speaker.say({ key: 'board.total' })}</th>
            {seats.map((seat) => (
              <td key={seat} className={over && seat === winner ? 'am-first' : undefined}>
                {view.vp[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
