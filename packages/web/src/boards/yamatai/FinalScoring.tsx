import { type ReactNode, useState } from 'react';
import { Emblem } from '../../kit';
import { sayer } from './say';
import type { Props } from './types';

/** The final scoring, line by line; it can be laid aside to look at the board. */
export function FinalScoring({ view, names, owners, speaker, game }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  if (view.phase !== 'over' || closed) return null;
  const say = sayer(speaker);
  const sheet = game.score(view);
  const ranks = game.ranking(view);
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  return (
    <section className="ya-final" aria-label={say('board.final')} aria-live="polite">
      <header>
        <h2>{say('board.winner', { who: winners.join(', ') })}</h2>
        <button type="button" onClick={() => setClosed(true)} aria-label={say('board.close')}>
          ×
        </button>
      </header>
      <p>{say(`event.GameEnded.${view.ending === 'none' ? 'lastBuilding' : view.ending}`)}</p>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => {
              const owner = owners[seat];
              return (
                <th key={name} scope="col">
                  {owner !== undefined && <Emblem owner={owner} size={16} />}
                  <span>{name}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ item, points }) => (
            <tr key={item}>
              <th scope="row">{say(`score.${item}`)}</th>
              {names.map((name, seat) => (
                <td key={name} className={points[seat] === 0 ? 'ya-zero' : undefined}>
                  {points[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('board.total')}</th>
            {names.map((name, seat) => (
              <td key={name} className={ranks[seat] === 1 ? 'ya-first' : undefined}>
                {sheet.total[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
