import { SPECIALISTS } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { rem } from '../../../kit';

/* Portraits of the specialists: one face, with hair, hat and robe of their own. */

const HAIR = {
  hat: (
    <>
      <path className="ya-k" fill="var(--rope)" d="M-21-7.4Q-7-11 0-22Q7-11 21-7.4Q0-3.4-21-7.4Z" />
      <path className="ya-t" d="M0-21L-9-7.4M0-21L9-7.4M0-21V-6" />
    </>
  ),
  band: (
    <>
      <path className="ya-k" fill="var(--hair)" d="M-9-6Q-10-16 0-16.6Q10-16 9-6Q7-10 0-10.6Q-7-10-9-6Z" />
      <path className="ya-k" fill="var(--hair)" d="M-2.6-16.4Q-3-21 0-22Q3-21 2.6-16.4Z" />
      <path className="ya-k" fill="var(--verm)" d="M-9-9.4Q0-13 9-9.4V-6.4Q0-10-9-6.4Z" />
    </>
  ),
  beard: (
    <>
      <path className="ya-k" fill="var(--hair)" d="M-8.6-4Q-8 9 0 11.4Q8 9 8.6-4Q7 1 4 1.6Q0 .4-4 1.6Q-7 1-8.6-4Z" />
      <path className="ya-k" fill="var(--hair)" d="M-9-6Q-9-12-6.6-13.4L-6-8ZM9-6Q9-12 6.6-13.4L6-8Z" />
      <path className="ya-k" fill="var(--hair)" d="M-3-14Q-2-19 2-19.4Q4-17 2.6-13.8Z" />
      <path className="ya-t" d="M-2 4Q0 5 2 4" />
    </>
  ),
  cap: (
    <>
      <path className="ya-k" fill="var(--hair)" d="M-9-7Q-8.6-13-6-15L-3.4-25.6Q2-27.4 5.6-24L6.4-15Q9-12.4 9-7Q0-12.4-9-7Z" />
      <path className="ya-t" stroke="var(--brass-1)" d="M-7-13Q0-16 7-13" />
    </>
  ),
  bun: (
    <>
      <path className="ya-k" fill="var(--hair)" d="M-10.4 4Q-13.4-14 0-16Q13.4-14 10.4 4Q8.6-3 8-8Q3-9 0-12.6Q-3-9-8-8Q-8.6-3-10.4 4Z" />
      <ellipse className="ya-k" fill="var(--hair)" cy="-18" rx="6.4" ry="4.6" />
      <path className="ya-k" stroke="var(--brass-1)" d="M-10-22L8-14.6" />
      <circle cx="-10.6" cy="-22.2" r="1.9" fill="var(--verm)" className="ya-k" />
    </>
  ),
  topknot: (
    <>
      <path className="ya-k" fill="var(--hair)" d="M-9-5Q-10-15 0-15.6Q10-15 9-5Q6.6-9.6 0-9.8Q-6.6-9.6-9-5Z" />
      <path className="ya-k" fill="var(--hair)" d="M-1.6-15.4L-2.4-20.6Q1-23.6 4.4-20.4L1.8-15.4Z" />
      <path className="ya-k" stroke="var(--rope)" d="M-2-16.4H2.2" />
    </>
  ),
  long: (
    <>
      <path
        className="ya-k"
        fill="var(--hair)"
        d="M-10.6 12Q-14-13 0-15.6Q14-13 10.6 12L7.6 9Q9.4-2 7-8.4Q0-9-3-12Q-5-9-7.4-7Q-9 0-7.6 9Z"
      />
      <path className="ya-t" stroke="var(--brass-1)" d="M-8.4-9.4Q0-14 8.4-9.4" />
    </>
  ),
  scarf: (
    <>
      <path className="ya-k" fill="var(--wall)" d="M-10 5Q-14-15 0-17.4Q14-15 10 5Q8.4-2 7.6-7.6Q0-12-7.6-7.6Q-8.4-2-10 5Z" />
      <path className="ya-t" d="M-9-8Q0-14.6 9-8" />
    </>
  ),
} as const;

interface Look {
  readonly hair: keyof typeof HAIR;
  readonly robe: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  riu: { hair: 'topknot', robe: 'var(--sea-4)' },
  'gold-broker': { hair: 'bun', robe: 'var(--coin)' },
  'second-trade': { hair: 'band', robe: 'var(--rope2)' },
  'cheap-buyer': { hair: 'long', robe: 'var(--sea-3)' },
  gatherer: { hair: 'hat', robe: 'var(--pine)' },
  recruiter: { hair: 'long', robe: 'var(--own-plum)' },
  'mountain-coin': { hair: 'band', robe: 'var(--wash3)' },
  'mountain-sage': { hair: 'scarf', robe: 'var(--wash3)' },
  courtier: { hair: 'cap', robe: 'var(--own-cobalt)' },
  landlord: { hair: 'bun', robe: 'var(--own-orange)' },
  pilot: { hair: 'hat', robe: 'var(--sea-4)' },
  'harbour-master': { hair: 'long', robe: 'var(--tile)' },
  climber: { hair: 'topknot', robe: 'var(--pine)' },
  patron: { hair: 'bun', robe: 'var(--verm)' },
  engineer: { hair: 'beard', robe: 'var(--rope2)' },
  noble: { hair: 'cap', robe: 'var(--own-plum)' },
  treasurer: { hair: 'scarf', robe: 'var(--coin2)' },
  'shrine-keeper': { hair: 'beard', robe: 'var(--wall2)' },
};

const PLAIN: Look = { hair: 'topknot', robe: 'var(--rope2)' };

export function Bust({ who, size }: { readonly who: number; readonly size: number }): ReactNode {
  const { hair, robe } = LOOKS[SPECIALISTS[who]?.id ?? ''] ?? PLAIN;
  return (
    <svg className="ya-ic ya-bust" viewBox="-26 -27 52 52" width={rem(size)} height={rem(size)} aria-hidden="true">
      <path className="ya-halo" d="M-23 4Q-24-16-8-21T20-14T18 14Q10 24-4 23T-23 4Z" />
      <path className="ya-k" style={{ fill: robe }} d="M-21 25Q-19 11-6 8.6H6Q19 11 21 25Z" />
      <path className="ya-k" fill="var(--skin)" d="M-4 4H4V9L0 14L-4 9Z" />
      <path className="ya-k" fill="var(--wall)" d="M-6.4 8.4L0 16L6.4 8.4L9 9.4L1.6 20L-9 9.4Z" />
      <path className="ya-k" fill="var(--skin)" d="M-8.4-8Q-9 6 0 7.4Q9 6 8.4-8Q6-14 0-14T-8.4-8Z" />
      <path
        className="ya-t"
        d="M-5.2-3.2Q-3.6-4.4-2-3.2M2-3.2Q3.6-4.4 5.2-3.2M0-2.4L-.9.6H.5M-1.8 3.4Q0 4.4 1.8 3.4M-5.6-5.6Q-3.8-6.8-1.8-6M1.8-6Q3.8-6.8 5.6-5.6"
      />
      {HAIR[hair]}
    </svg>
  );
}
