import type { ReactNode } from 'react';

/** Coins, prestige fans, and what grows on the land. */
export function SmallSymbols(): ReactNode {
  return (
    <>
      <g id="ya-coin">
        <circle r="9" fill="var(--coin)" className="ya-k" />
        <path className="ya-k" fill="var(--coin2)" d="M-3-3H3V3H-3Z" />
        <path d="M-6.4-3.4A7.2 7.2 0 0 1 2.6-6.7" fill="none" stroke="var(--coinl)" strokeWidth="1.3" strokeLinecap="round" />
      </g>
      <g id="ya-fan">
        <path className="ya-k" fill="var(--verm)" d="M0 8L-11-3.4A14.6 14.6 0 0 1 11-3.4Z" />
        <path fill="var(--wall)" d="M-2.4 5.4L-6 1.6A8.4 8.4 0 0 1 6 1.6L2.4 5.4L0 8Z" />
        <path className="ya-t" d="M0 7.6L-6.4-5.8M0 7.6V-7.8M0 7.6L6.4-5.8" />
        <circle cy="7.4" r="1.3" fill="var(--ink)" />
      </g>
      <g id="ya-hut">
        <path className="ya-k" fill="var(--o,var(--ink2))" d="M-9-1Q-5-3-3-8H3Q5-3 9-1Q0 .6-9-1Z" />
        <path className="ya-k" fill="var(--wall)" d="M-6-.4H6V6H-6Z" />
      </g>
      <g id="ya-pine">
        <path className="ya-t" style={{ strokeWidth: 1.5 }} d="M0 0Q1-5-1-9T.6-15" />
        <g fill="var(--pine)">
          <ellipse cx="-3" cy="-6.4" rx="4.6" ry="1.9" />
          <ellipse cx="3.6" cy="-9" rx="4.6" ry="1.9" />
          <ellipse cx="-2.4" cy="-12" rx="4.2" ry="1.9" />
          <ellipse cx="1" cy="-15.6" rx="3.6" ry="1.9" />
        </g>
      </g>
      <g id="ya-pine2">
        <path className="ya-t" style={{ strokeWidth: 1.4 }} d="M0 0Q-2-4 0-7T2-11" />
        <g fill="var(--pine)">
          <ellipse cx="4" cy="-6" rx="4.4" ry="1.8" />
          <ellipse cx="-3" cy="-8.6" rx="4.2" ry="1.8" />
          <ellipse cx="2.4" cy="-11.8" rx="4" ry="1.9" />
        </g>
      </g>
      <g id="ya-hill">
        <path fill="var(--wash1)" d="M-12 0Q-7-9 0-8.6Q7-8 13 0Q0 1.6-12 0Z" />
        <path className="ya-t" d="M-12 0Q-7-9 0-8.6Q7-8 13 0M1-6.6Q4-5 5.4-2M4.6-6Q7.6-4 8.6-1.4M-1.6-6.4Q.4-4.6 1.4-1.6" />
      </g>
      <g id="ya-rock">
        <path className="ya-t" fill="var(--wash1)" d="M-5 0L-3.4-4.4L.4-5.6L4.2-2.6L5.4 0Z" />
        <path className="ya-t" d="M.4-5.6L1.6-2.4L.6-.4" />
      </g>
      <g id="ya-reed">
        <path className="ya-t" d="M-3 0Q-3-5-5-7M0 0V-9M3 0Q3-5 5.4-7.4" />
      </g>
      <g id="ya-paddy">
        <path className="ya-t" strokeOpacity=".75" d="M-10 0Q0-4 10-1M-9 3Q0-1 10 2M-7 6Q1 2.4 9 5" />
      </g>
    </>
  );
}
