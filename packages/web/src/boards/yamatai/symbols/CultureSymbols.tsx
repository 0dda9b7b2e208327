import type { ReactNode } from 'react';

/** Six culture signs in paper on a lacquer disc: sun, bamboo, blossom, wave, tea bowl, lantern. */
export function CultureSymbols(): ReactNode {
  return (
    <>
      <g id="ya-token-orange">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <circle r="4.2" fill="var(--sg)" />
        <path
          fill="none"
          stroke="var(--sg)"
          strokeWidth="2.1"
          strokeLinecap="round"
          d="M0-6.6V-9.4M4.7-4.7L6.6-6.6M6.6 0H9.4M4.7 4.7L6.6 6.6M0 6.6V9.4M-4.7 4.7L-6.6 6.6M-6.6 0H-9.4M-4.7-4.7L-6.6-6.6"
        />
      </g>
      <g id="ya-token-green">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <path
          fill="var(--sg)"
          d="M0-9.6Q3.6-3.6 0 2Q-3.6-3.6 0-9.6ZM-1 1.6Q-7.6 2.8-9.2-3.4Q-3-4-1 1.6ZM1 1.6Q7.6 2.8 9.2-3.4Q3-4 1 1.6ZM-.9 1L.9 1L1.2 9.4H-1.2Z"
        />
      </g>
      <g id="ya-token-purple">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <g fill="var(--sg)">
          <circle cy="-5.4" r="3.7" />
          <circle cx="5.1" cy="-1.7" r="3.7" />
          <circle cx="3.2" cy="4.4" r="3.7" />
          <circle cx="-3.2" cy="4.4" r="3.7" />
          <circle cx="-5.1" cy="-1.7" r="3.7" />
        </g>
        <circle r="2.5" fill="var(--m)" />
        <circle r="1" fill="var(--sg)" />
      </g>
      <g id="ya-token-blue">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <path
          fill="none"
          stroke="var(--sg)"
          strokeWidth="2.3"
          strokeLinecap="round"
          d="M-9.4 6.2Q-8.6-6.6 1.6-7.2Q8.6-6.8 8.4-.6Q7.8 4 3.4 3.8Q.2 3.2.8-.2Q2-2.2 4-1.2M-4.6 7.2Q2 9.6 9.2 6.6"
        />
      </g>
      <g id="ya-token-beige">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <path fill="var(--sg)" d="M-8.8-2H8.8Q8.4 5.4 3.4 7.2V9H-3.4V7.2Q-8.4 5.4-8.8-2Z" />
        <path
          fill="none"
          stroke="var(--sg)"
          strokeWidth="1.9"
          strokeLinecap="round"
          d="M-3-4.4Q-5-6.4-3-8.2T-2.8-10M2.8-4.4Q.8-6.4 2.8-8.2T3-10"
        />
      </g>
      <g id="ya-token-red">
        <ellipse className="ya-sh" cx="1.2" cy="3.4" rx="15.4" ry="14.4" />
        <circle r="15" fill="var(--rim)" className="ya-k" />
        <circle r="12.2" fill="var(--m)" />
        <path d="M-10.4-6.4A12.2 12.2 0 0 1 5-11.1" fill="none" stroke="var(--l)" strokeWidth="1.6" strokeLinecap="round" />
        <path fill="var(--sg)" d="M-3.4-9.4H3.4V-7.4H-3.4ZM-5-6.4H5Q8.6 0 5 6.4H-5Q-8.6 0-5-6.4ZM-3.4 7.4H3.4V9.4H-3.4Z" />
        <path stroke="var(--m)" strokeWidth="1.3" fill="none" d="M-7-2.4H7M-7 2H7M0-6.4V6.4" />
      </g>
    </>
  );
}
