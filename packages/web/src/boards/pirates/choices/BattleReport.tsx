import { curseOf, RED } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { CurseCard } from '../chart/CurseCard';
import { Steps } from '../chart/Steps';
import { tallyOf } from '../chart/Tally';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { Ribbon } from '../Ribbon';
import { say } from '../say';
import type { Props } from '../types';
import { PaceControls } from './BattleBar';

/** On a phone the margin of the chart is here: what happens, who is still afloat, the steps so far, the curse. */
export function BattleReport(props: Props): ReactNode {
  const { view, owners, speaker } = props;
  const curse = curseOf(view.card);
  const thrown = view.chart.length > 0 && curse?.id !== 'tavern';
  return (
    <div className="pi-report">
      <div className="pi-report-head">
        <Ribbon {...props} />
        <PaceControls {...props} />
      </div>
      <div className="pi-tallyline">
        {(thrown ? tallyOf(props) : []).map((row) => (
          <span key={row.owner} title={row.name}>
            <Pennant owner={row.owner === RED ? CARAVAN : ownerOf(owners, row.owner)} />
            <b>{row.afloat}</b>
            <small>{row.down > 0 ? `−${row.down}` : say(speaker, 'tally.afloat')}</small>
          </span>
        ))}
      </div>
      {curse === undefined ? <Steps {...props} /> : <CurseCard {...props} />}
    </div>
  );
}
