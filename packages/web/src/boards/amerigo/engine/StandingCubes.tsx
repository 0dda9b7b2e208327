import { COLOURS, type Colour } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { byDepth, cubeFaces, fig, insidePlace, type Standing, trayPlace } from '../../../kit';

interface Standings {
  readonly colour: Colour;
  readonly standing: Standing;
  /** Which cube of the tray it is; undefined inside the tower. */
  readonly out?: number;
}

/** All cubes as they lie: which ones follows from the counts alone. Given as text, so that equal counts draw nothing anew. */
export const StandingCubes = memo(function StandingCubes({ inside, tray }: { readonly inside: string; readonly tray: string }): ReactNode {
  const lying: readonly Standings[] = [
    ...numbers(inside).flatMap((count, colour) =>
      Array.from({ length: count }, (_, n) => ({ colour: COLOURS[colour] ?? 'blue', standing: insidePlace(colour, n) })),
    ),
    ...numbers(tray).map((colour, n) => ({ colour: COLOURS[colour] ?? 'blue', standing: trayPlace(n), out: n })),
  ];
  return byDepth(lying).map(({ colour, standing, out }) => {
    const faces = cubeFaces(standing);
    const outline = faces.map(({ corners }) => pathOf(corners)).join('');
    return (
      <g key={standing.at.join()} className={`am-k-${colour}`} data-cube={out}>
        {faces.map(({ tone, corners }) => (
          <path key={`${corners[0]} ${corners[2]}`} className={`am-k${tone}`} d={pathOf(corners)} />
        ))}
        <path className="am-kl am-kls" d={outline} />
      </g>
    );
  });
});

function numbers(text: string): readonly number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

function pathOf(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map((corner) => corner.map(fig).join(' ')).join('L')}z`;
}
