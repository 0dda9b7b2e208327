import type { BattleStep, ThrownDie } from '@quarterdeck/pirates';
import type { CSSProperties, ReactNode } from 'react';
import { fig, type Owner } from '../../../kit';
import { CARAVAN, ownerOf } from '../draw/owner';
import { at } from '../draw/path';
import { hullScale } from './Dice';
import { centre, Dividers } from './Dividers';
import { standBetween } from './dividers';
import { Sinking } from './Sinking';

interface ClashSceneProps {
  readonly clash: BattleStep;
  readonly dice: readonly ThrownDie[];
  readonly owners: readonly Owner[];
  readonly headings: readonly number[];
  readonly mm: string;
  /** Milliseconds the scene lasts while it happens; undefined when it has come out. */
  readonly beat: number | undefined;
  /** Shows what is paid for a ship that is lost: while it happens and is told, not when it is only laid out again. */
  readonly paid: boolean;
}

/** Two ships meet: dividers, comparison, the loser goes down, its owner is paid. */
export function ClashScene({ clash, dice, owners, headings, mm, beat, paid }: ClashSceneProps): ReactNode {
  const [red, pirate] = [dice[clash.red], dice[clash.pirate]];
  if (red === undefined || pirate === undefined) return null;
  const others = dice.filter((die, i) => die.fate === 'afloat' && i !== clash.red && i !== clash.pirate).map(centre);
  const stand = standBetween(centre(red), centre(pirate), others);
  const owner = ownerOf(owners, pirate.owner);
  const scale = hullScale(dice.length);
  const winner = clash.sunk.length === 2 ? undefined : clash.sunk[0] === clash.red ? pirate : red;
  return (
    <g className={beat === undefined ? 'pi-clash pi-clash-still' : 'pi-clash'} style={beatStyle(beat)}>
      {winner !== undefined && (
        <>
          <circle className="pi-ring" cx={fig(winner.x / 100)} cy={fig(winner.y / 100)} r={13.6} />
          <circle className="pi-ring pi-ring-edge" cx={fig(winner.x / 100)} cy={fig(winner.y / 100)} r={14.5} />
        </>
      )}
      {beat !== undefined &&
        clash.sunk.map((die) => {
          const lost = dice[die];
          if (lost === undefined) return null;
          return (
            <Sinking
              key={die}
              place={centre(lost)}
              owner={die === clash.red ? CARAVAN : owner}
              face={lost.face}
              heading={headings[die] ?? 0}
              scale={scale}
            />
          );
        })}
      <Dividers stand={stand} mm={mm} redFace={red.face} pirateFace={pirate.face} pirate={owner} />
      {paid && clash.sunk.includes(clash.pirate) && (
        <g className="pi-tag" transform={`translate(${at(stand.pop(centre(pirate)))})`}>
          <g className="pi-tag-pop">
            <rect x={-11} y={-5.8} width={22} height={11.6} rx={5.8} />
            {clash.saved ? (
              <use href="#pi-unsinkable" x={-4.6} y={-4.6} width={9.2} height={9.2} className="pi-thin" />
            ) : (
              <>
                <text x={-4.2} y={2.7}>
                  +1
                </text>
                <use href="#pi-yin-yang" x={1} y={-4.3} width={8.6} height={8.6} className="pi-thin" />
              </>
            )}
          </g>
        </g>
      )}
    </g>
  );
}

/** How long the step lasts, for the style sheet. */
export function beatStyle(beat: number | undefined): CSSProperties | undefined {
  return beat === undefined ? undefined : { ['--beat' as string]: `${beat}ms` };
}
