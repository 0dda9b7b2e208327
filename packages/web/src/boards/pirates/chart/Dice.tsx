import { RED, type ThrownDie } from '@quarterdeck/pirates';
import { memo, type ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { Hull } from '../draw/Hull';
import { ownerOf } from '../draw/owner';
import { at } from '../draw/path';
import { pieceIds } from '../pieces';
import { centre } from './Dividers';
import { Wreck } from './Sinking';

/** Hulls are drawn a little larger than their dice, while there is room for it. */
export function hullScale(dice: number): number {
  return dice > 26 ? 1 : 1.15;
}

interface DieProps {
  readonly number: number;
  readonly die: ThrownDie;
  readonly owner: Owner;
  readonly heading: number;
  readonly scale: number;
  readonly label: string;
  readonly step: number | undefined;
  readonly dim: boolean;
  /** Shown by something else right now: only its place is kept. */
  readonly away: boolean;
  /** Looked at, to measure from it; undefined when no longer. */
  readonly onPoint: (die: number | undefined) => void;
}

const Die = memo(function Die(props: DieProps): ReactNode {
  const { number, die, owner, heading, scale, label, step, dim, away, onPoint } = props;
  const sunk = die.fate === 'sunk' || die.fate === 'saved';
  const hull = die.owner === RED ? '#pi-caravan-hull' : '#pi-hull';
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: dice are measured by focus and the arrow keys go from one to the next, but there is nothing to press
    <g
      className={`pi-place ${dim ? 'pi-dim-die' : ''}`}
      transform={`translate(${at(centre(die))})`}
      data-die={number}
      data-piece={pieceIds.die(number)}
      data-target={pieceIds.die(number)}
      tabIndex={number === 0 ? 0 : -1}
      role="img"
      aria-label={label}
      onPointerEnter={() => onPoint(number)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(number)}
      onBlur={() => onPoint(undefined)}
    >
      {!away &&
        (sunk ? (
          <Wreck owner={owner} step={step} saved={die.fate === 'saved'} />
        ) : (
          <>
            <g className="pi-ripples" transform={`rotate(${heading}) scale(${scale})`}>
              <use href={hull} className="pi-ripple" transform="scale(1.2 1.17)" />
              <use href={hull} className="pi-ripple pi-ripple-far" transform="scale(1.42 1.36)" />
            </g>
            <g className="pi-fly">
              <g transform={`scale(${scale})`}>
                <Hull owner={owner} face={die.face} heading={heading} />
              </g>
            </g>
          </>
        ))}
      <circle className="pi-hit" r={10} />
    </g>
  );
});

interface DiceProps {
  readonly dice: readonly ThrownDie[];
  readonly owners: readonly Owner[];
  readonly headings: readonly number[];
  readonly label: (die: ThrownDie) => string;
  /** Step in which each die sank. */
  readonly steps: ReadonlyMap<number, number>;
  readonly dim: (die: ThrownDie, number: number) => boolean;
  readonly away: ReadonlySet<number>;
  readonly onPoint: DieProps['onPoint'];
}

/** All dice as they lie. */
export function Dice({ dice, owners, headings, label, steps, dim, away, onPoint }: DiceProps): ReactNode {
  const scale = hullScale(dice.length);
  return dice.map((die, i) => (
    <Die
      // biome-ignore lint/suspicious/noArrayIndexKey: a die's number is its name
      key={i}
      number={i}
      die={die}
      owner={ownerOf(owners, die.owner)}
      heading={headings[i] ?? 0}
      scale={scale}
      label={label(die)}
      step={steps.get(i)}
      dim={dim(die, i)}
      away={away.has(i)}
      onPoint={onPoint}
    />
  ));
}
