import type { ReactNode } from 'react';

/** The seven actions, and gold. */
export function ActionSymbols(): ReactNode {
  return (
    <>
      <symbol id="am-a-blue" viewBox="-12 -12 24 24" overflow="visible">
        <path
          className="am-ai"
          d="M-8.5 3.5H8.5Q7.5 8-4 8-7.5 8-8.5 3.5zM-.8 3V-9M1-8Q7.5-3.5 6.5 1.5L1 1.5zM-2.4-5.5Q-7-1.5-6.5 1.5H-2.4z"
        />
      </symbol>
      <symbol id="am-a-black" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ai" d="M-8.5-2.5 7.5-7.5 9.3-2.5-6-.1-8 2.8Q-10 .5-8.5-2.5z" />
        <circle className="am-ai" cx="-1" cy="4.3" r="4.2" />
        <circle className="am-ao" cx="-1" cy="4.3" r="1.2" />
      </symbol>
      <symbol id="am-a-red" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ao" d="M-1-4-6 9M1-4 6 9M-4.2 3.5Q0 5.5 4.2 3.5" style={{ strokeWidth: 2 }} />
        <circle className="am-ai" cy="-6.2" r="2.9" />
      </symbol>
      <symbol id="am-a-brown" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ai" d="M0-5Q-4.5-8-9.5-6.5V6Q-4.5 4.5 0 7.5 4.5 4.5 9.5 6V-6.5Q4.5-8 0-5z" />
        <path
          className="am-aw"
          d="M0-5V7.5M-6.8-2.8Q-4.2-3.3-2.5-2M-6.800.8Q-4.200.3-2.5 1.5M6.8-2.8Q4.2-3.3 2.5-2M6.800.8Q4.200.3 2.5 1.5"
        />
      </symbol>
      <symbol id="am-a-green" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ao" d="M1.2-1-7 8.2" style={{ strokeWidth: 2.7 }} />
        <path className="am-ai" d="M-3.5-6.5 1-9.5 9 -1.8 6.3 1.2 3.6-1 .8 1.6-2.5-1.8-.2-4.5z" />
      </symbol>
      <symbol id="am-a-yellow" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ai" d="M-5-8.5H5Q9 0 5 8.5H-5Q-9 0-5-8.5z" />
        <path className="am-aw" d="M-6.5-4.5H6.5M-6.5 4.5H6.5M-2-8.5Q-3.5 0-2 8.5M2-8.5Q3.5 0 2 8.5" />
      </symbol>
      <symbol id="am-a-white" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-ao" d="M-6-9.5V9.5" style={{ strokeWidth: 2 }} />
        <path className="am-ai" d="M-5-8.5Q-1-10.5 2-8.5T9-8L6-4.3 9-.5Q5 .6 2-.8T-5-.5z" />
      </symbol>
      <symbol id="am-a-gold" viewBox="-12 -12 24 24" overflow="visible">
        <ellipse className="am-brf am-pl1" cx="1.5" cy="4.5" rx="7.5" ry="3.8" />
        <ellipse className="am-brf am-pl1" cx="1.5" cy="1.5" rx="7.5" ry="3.8" />
        <ellipse className="am-brf am-pl1" cx="-1" cy="-2.5" rx="7.5" ry="3.8" />
        <path className="am-il1" d="M-4.5-2.5Q-1-4.6 2.5-2.5" />
      </symbol>
    </>
  );
}
