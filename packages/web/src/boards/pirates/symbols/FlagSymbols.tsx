import type { ReactNode } from 'react';
import { Disc, Line } from '../draw/ink';
import { hatching } from '../draw/path';

/** The cloth, waving on its staff. */
const CLOTH = 'M8 8C16 4 22 12 30 8C36 5 40 8 43 8V32C40 32 36 29 30 32C22 36 16 28 8 32Z';
const FOLD = hatching('M20 4L26 6V36L20 34Z', 90, 2.2);

function Flag({ country, children }: { readonly country: string; readonly children: ReactNode }): ReactNode {
  return (
    <symbol id={`pi-flag-${country}`} viewBox="0 0 48 48">
      <Line d="M6.5 4V46" />
      <Disc x={6.5} y={3.4} r={1.6} tone="brass" />
      <g clipPath="url(#pi-cloth)">{children}</g>
      <Line d={CLOTH} />
      <path className="pi-ht" d={FOLD} clipPath="url(#pi-cloth)" opacity={0.55} />
    </symbol>
  );
}

const LILY = 'M0 -5Q3 -1 1 2H4Q6 -1 4 -3Q8 -1 5 3H-5Q-8 -1 -4 -3Q-6 -1 -4 2H-1Q-3 -1 0 -5ZM-2 4H2L0 6Z';
const LILIES: readonly (readonly [number, number])[] = [
  [16, 14],
  [33, 14],
  [25, 24],
];

/** The flags of the four countries. */
export function FlagSymbols(): ReactNode {
  return (
    <>
      <clipPath id="pi-cloth">
        <path d={CLOTH} />
      </clipPath>
      <Flag country="england">
        <path className="pi-n-white" d="M0 0H48V48H0Z" />
        <path className="pi-n-red" d="M22 0H29V48H22ZM0 16.5C16 12 24 20 32 16.5S44 16 48 16.5V23.5C44 23.5 38 21 32 23.5S14 20 0 23.5Z" />
      </Flag>
      <Flag country="spain">
        <path className="pi-n-white" d="M0 0H48V48H0Z" />
        <path
          className="pi-n-red"
          d="M6 6L12 6L26 18L39 6L45 6L45 9L29.5 20.5L45 32V36L39 34L26 23L12 34H6V31L22 20.5L6 10ZM15 15L13 19L18 17ZM33 11L38 13L34 15ZM15 27L13 23L19 24ZM34 30L38 27L33 26Z"
        />
      </Flag>
      <Flag country="france">
        <path className="pi-n-blue" d="M0 0H48V48H0Z" />
        {LILIES.map(([x, y]) => (
          <path key={`${x} ${y}`} className="pi-n-yellow" transform={`translate(${x} ${y})`} d={LILY} />
        ))}
      </Flag>
      <Flag country="holland">
        <path className="pi-n-orange" d="M0 0H48V48H0Z" />
        <path className="pi-n-white" d="M0 16C16 12 22 20 30 16S44 16 48 16V48H0Z" />
        <path className="pi-n-blue" d="M0 24C16 20 22 28 30 24S44 24 48 24V48H0Z" />
      </Flag>
    </>
  );
}
