import { diceOf, enemiesOf, type State } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { at, type Point } from '../draw/path';
import { centre } from './Dividers';

interface MeasureProps {
  readonly view: State;
  readonly die: number;
  /** Says a distance. */
  readonly mm: (n: number) => string;
}

const SHOWN = 3;

/** The ruler: lines from a die to its nearest enemies with their distances, the nearest graduated in centimetres. */
export function Measure({ view, die, mm }: MeasureProps): ReactNode {
  const dice = diceOf(view);
  const from = dice[die];
  if (from === undefined || from.fate !== 'afloat') return null;
  return (
    <g className="pi-measure">
      {enemiesOf(view, die)
        .slice(0, SHOWN)
        .reverse()
        .map((enemy, i, shown) => {
          const to = dice[enemy.die];
          if (to === undefined) return null;
          return <Course key={enemy.die} from={centre(from)} to={centre(to)} text={mm(enemy.mm)} nearest={i === shown.length - 1} />;
        })}
    </g>
  );
}

interface CourseProps {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly nearest: boolean;
}

function Course({ from, to, text, nearest }: CourseProps): ReactNode {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  let ticks = '';
  for (let along = 10; along < length; along += 10) {
    const [x, y] = [from[0] + ux * along, from[1] + uy * along];
    ticks += `M${at([x - uy * 1.6, y + ux * 1.6])}L${at([x + uy * 1.6, y - ux * 1.6])}`;
  }
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  const upright = Math.abs(degrees) > 90 ? degrees + 180 : degrees;
  const middle: Point = [from[0] + dx * 0.5, from[1] + dy * 0.5];
  return (
    <g className={nearest ? 'pi-course pi-course-nearest' : 'pi-course'}>
      <path className="pi-course-under" d={`M${at(from)}L${at(to)}`} />
      <path d={`M${at(from)}L${at(to)}`} />
      {nearest && <path d={ticks} />}
      <g className="pi-tag" transform={`translate(${at(middle)}) rotate(${fig(upright)})`}>
        <g className="pi-tag-mm">
          <rect x={-12} y={-4.2} width={24} height={8.4} rx={4.2} />
          <text y={2.1}>{text}</text>
        </g>
      </g>
    </g>
  );
}
