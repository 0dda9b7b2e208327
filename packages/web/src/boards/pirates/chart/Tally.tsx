import { curseOf, diceOf, isCaravan, RED, type ThrownDie } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { seatsFrom } from '../seats';
import type { Props } from '../types';

interface Row {
  readonly owner: number;
  readonly name: string;
  readonly afloat: number;
  readonly down: number;
  readonly saved: number;
}

/** Who has how many dice afloat and lost, or struck by the curse. */
export function tallyOf({ view, names, speaker }: Pick<Props, 'view' | 'names' | 'speaker'>): readonly Row[] {
  const dice = diceOf(view);
  const row = (owner: number, name: string): Row => {
    const own = dice.filter((die) => die.owner === owner);
    const count = (fate: ThrownDie['fate']): number => own.filter((die) => die.fate === fate).length;
    return { owner, name, afloat: count('afloat'), down: count('sunk') + count('saved') + count('struck'), saved: count('saved') };
  };
  const pirates = seatsFrom(view, view.actor).map((seat) => row(seat, names[seat] ?? ''));
  return isCaravan(view.card) ? [row(RED, say(speaker, 'board.caravan')), ...pirates] : pirates;
}

export function Tally(props: Props): ReactNode {
  const { view, owners, speaker } = props;
  const curse = curseOf(view.card) !== undefined;
  if (view.chart.length === 0) return null;
  return (
    <table className="pi-tally">
      <thead>
        <tr>
          <th scope="col">{say(speaker, curse ? 'board.tally.thrown' : 'board.tally.atSea')}</th>
          <th scope="col">{say(speaker, curse ? 'board.tally.spared' : 'board.tally.afloat')}</th>
          <th scope="col">{say(speaker, curse ? 'board.tally.struck' : 'board.tally.sunk')}</th>
        </tr>
      </thead>
      <tbody>
        {tallyOf(props).map((row) => (
          <tr key={row.owner}>
            <th scope="row">
              <Pennant owner={row.owner === RED ? CARAVAN : ownerOf(owners, row.owner)} />
              <span>{row.name}</span>
            </th>
            <td>{row.afloat}</td>
            <td className={row.down > 0 ? 'pi-bad' : undefined}>
              {row.down === 0 ? '–' : row.down}
              {row.saved > 0 && <Icon name="unsinkable" label={say(speaker, 'board.tally.saved', { n: row.saved })} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
