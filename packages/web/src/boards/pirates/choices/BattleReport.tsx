import { curseOf, RED } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { CurseCard } from '../chart/CurseCard';
import { Steps } from '../chart/Steps';
import { tallyOf } from '../chart/Tally';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import type { Props } from '../types';
import { PaceControls } from './BattleBar';

/** On a phone the margin of the chart is here: who is still afloat, the steps so far, the curse. What happens is said above the chart. */
export function BattleReport(props: Props): ReactNode {
  const { view, owners, speaker } = props;
  const curse = curseOf(view.card);
  const thrown = view.chart.length > 0 && curse?.id !== 'tavern';
  return (
    <div className="pi-report">
      <PaceControls {...props} />
      <div className="pi-tally-line">
        {(thrown ? tallyOf(props) : []).map((row) => (
          <span key={row.owner} title={row.name}>
            <Pennant owner={row.owner === RED ? CARAVAN : ownerOf(owners, row.owner)} />
            <b>{row.afloat}</b>
            <small>{row.down > 0 ? `−${row.down}` : say(speaker, 'board.tally.afloat')}</small>
          </span>
        ))}
      </div>
      {/* As high from the first shot to the last: the chart above stays where it is. */}
      {curse !== undefined ? (
        <CurseCard {...props} />
      ) : (
        thrown && (
          <div className="pi-report-steps">
            <Steps {...props} />
          </div>
        )
      )}
    </div>
  );
}
