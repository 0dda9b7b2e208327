import type { ReactNode } from 'react';
import { rem } from '../kit/rem';
import './flag.css';

/** Colours of a flag, light before dark, so that every pair of one of each can be told apart. */
const LIGHT = ['var(--flag-cream)', 'var(--flag-brass)', 'var(--flag-white)'] as const;
const DARK = [
  'var(--flag-ink)',
  'var(--flag-cobalt)',
  'var(--flag-jade)',
  'var(--flag-plum)',
  'var(--flag-teal)',
  'var(--flag-orange)',
] as const;

/** Twelve cuts on a field of 20 by 14. None makes a country's flag with these pairs of colours. */
const CUTS: readonly ReactNode[] = [
  <path key="0" d="M0 0L12 7L0 14Z" />,
  <path key="1" d="M0 0h10v7H0zM10 7h10v7H10z" />,
  <path key="2" d="M7 3h6v8H7z" />,
  <circle key="3" cx="10" cy="7" r="4" />,
  <path key="4" d="M10 1.5L16 7L10 12.500L4 7Z" />,
  <path key="5" d="M0 0H20L0 14Z" />,
  <path key="6" d="M0 0l20 14M20 0L0 14" className="flag-bar" />,
  <path key="7" d="M6.5 0v14M0 7h20" className="flag-bar" />,
  <path key="8" d="M0 0h4v14H0zM8 0h4v14H8zM16 0h4v14h-4z" />,
  <path key="9" d="M0 0h20v3H0zM0 11h20v3H0zM0 0h3v14H0zM17 0h3v14h-3z" />,
  <path key="10" d="M0 0h5v14H0zM15 0h5v14h-5z" />,
  <path key="11" d="M20 0L8 7L20 14Z" />,
];

function sum(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
}

/** The signal flag that a person flies: it follows from the name, and is the same everywhere. */
export function Flag({ name, size = 20 }: { readonly name: string; readonly size?: number }): ReactNode {
  const n = sum(name);
  const light = LIGHT[n % LIGHT.length] ?? LIGHT[0];
  const dark = DARK[Math.floor(n / 7) % DARK.length] ?? DARK[0];
  const [field, mark] = Math.floor(n / 101) % 2 === 0 ? [light, dark] : [dark, light];
  return (
    <svg className="flag" viewBox="0 0 20 14" width={rem(size)} height={rem(size * 0.7)} aria-hidden="true">
      <path d="M0 0h20v14H0z" style={{ fill: field }} />
      <g style={{ fill: mark, stroke: mark }} className="flag-cut">
        {CUTS[Math.floor(n / 997) % CUTS.length]}
      </g>
    </svg>
  );
}

/** Levels of bots from the weakest on, each with a stripe more. */
const RANKS = ['cabin-boy', 'sailor', 'mate', 'captain', 'admiral', 'legend'];

/** What bots fly: a swallow-tailed pennant with a stripe for every level. */
export function Pennant({ level, size = 20 }: { readonly level: string; readonly size?: number }): ReactNode {
  const stripes = Math.max(1, RANKS.indexOf(level) + 1);
  return (
    <svg className="flag pennant" viewBox="0 0 20 14" width={size} height={size * 0.7} aria-hidden="true">
      <path d="M0 0H20L14 7L20 14H0Z" style={{ fill: 'var(--flag-cream)' }} />
      <path d={Array.from({ length: stripes }, (_, n) => `M${1.5 + n * 2} 0v14`).join('')} className="pennant-stripe" />
    </svg>
  );
}
