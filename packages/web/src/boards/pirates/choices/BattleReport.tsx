import { RED } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Steps } from '../chart/Steps';
import { tallyOf } from '../chart/Tally';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { say } from '../say';
import type { Props } from '../types';

/** On a phone the margin of the chart is here: who is still afloat, and the steps so far. */
export function BattleReport(props: Props): ReactNode {
  const { view, owners, speaker } = props;
  if (view.chart.length === 0) return null;
  return (
    <div className="pi-report">
      <div className="pi-tallyline">
        {tallyOf(props).map((row) => (
          <span key={row.owner} title={row.name}>
            <Pennant owner={row.owner === RED ? CARAVAN : ownerOf(owners, row.owner)} />
            <b>{row.afloat}</b>
            <small>{row.down > 0 ? `−${row.down}` : say(speaker, 'tally.afloat')}</small>
          </span>
        ))}
      </div>
      <Steps {...props} />
    </div>
  );
}
