import type { ScoreSheet, Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { figure } from '../common/figure';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import { inRankOrder } from './rank-order';
import './score-panel.css';

interface ScorePanelProps {
  readonly sheet: ScoreSheet;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly over: boolean;
  /** Once all is counted: whoever did best stands first. */
  readonly ranks?: readonly number[] | undefined;
}

/** Every point and where it comes from. */
export function ScorePanel({ sheet, speaker, names, owners, over, ranks }: ScorePanelProps): ReactNode {
  const { t } = useWords();
  const seats = inRankOrder(names.length, ranks);
  const lines = sheet.lines.filter((line) => over || line.points.some((points) => points !== 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="score" aria-label={t('table.score')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => {
              const owner = owners[seat];
              const name = names[seat] ?? '';
              return (
                <th key={seat} scope="col" title={name}>
                  {owner && <Emblem owner={owner} size={16} label={name} />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.item} ${line.booked}`} className={line.booked ? '' : 'score-prospect'}>
              <th scope="row">{speaker.say({ key: `score.${line.item}` })}</th>
              {seats.map((seat) => (
                <td key={seat} className={isLead(line.points, seat) ? 'score-lead' : ''}>
                  {figure(line.points[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.total')}</th>
            {seats.map((seat) => (
              <td key={seat}>{figure(sheet.total[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="quiet">{over ? t('table.scoreFinal') : t('table.scoreNow')}</p>
    </section>
  );
}

function isLead(points: readonly number[], seat: number): boolean {
  const best = Math.max(...points);
  return best > 0 && points[seat] === best && points.filter((other) => other === best).length === 1;
}
