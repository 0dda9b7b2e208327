import type { ReactNode } from 'react';

/** The five sorts of goods. */
export function GoodsSymbols(): ReactNode {
  return (
    <>
      <symbol id="am-g-c" viewBox="-14 -14 28 28" overflow="visible">
        <path className="am-lf am-pl1" d="M-7 5Q-10.5 2-9.5-2-5 0-3.5 4zM7 5Q10.5 2 9.5-2 5 0 3.5 4z" />
        <path className="am-gw am-pl1" d="M0 5C-5 6.5-8.5 3-6.5-.8-8-5-3.5-8-.2-5.6 3.5-8 8-5 6.5-.8 8.5 3 5 6.5 0 5z" />
        <path className="am-il1" d="M-.2-5.6Q-1.5-2.500.5 0M-6.5-.8Q-3.5-1-2 1.5M6.5-.8Q4-1.5 2.200.8" />
        <path className="am-gb am-pl1" d="M-4 5.5Q0 3.5 4 5.5 2.5 9 0 9.5-2.5 9-4 5.5z" />
      </symbol>
      <symbol id="am-g-t" viewBox="-14 -14 28 28" overflow="visible">
        <path className="am-lf am-pl1" d="M-8.5 8.5C-9.5-1-5-8.5 8.5-9 9.5 3-1 9.5-8.5 8.5z" />
        <path className="am-lf2" d="M-8.3 8.3C-2 8 9 3 8.4-8.7L-8.3 8.3z" />
        <path className="am-il1" d="M-10 10 6.5-7M-4 4V-2.5M-1 1V-5.5M-3.5 3.5H3M-.5.5H5.5" />
      </symbol>
      <symbol id="am-g-s" viewBox="-14 -14 28 28" overflow="visible">
        <path className="am-gw am-pl1" d="M0-10Q2-10 2.6-8L7.5 8Q0 11.5-7.5 8L-2.6-8Q-2-10 0-10z" />
        <path className="am-gs" d="M-5.200.3Q0 2.5 5.200.3L7.5 8Q0 11.5-7.5 8z" />
        <path
          className="am-il1"
          d="M-5.200.3Q0 2.5 5.200.3M-1 2.8 1 8.5M1.5 2.5-1.5 8.5M0-10Q2-10 2.6-8L7.5 8Q0 11.5-7.5 8L-2.6-8Q-2-10 0-10z"
        />
      </symbol>
      <symbol id="am-g-n" viewBox="-14 -14 28 28" overflow="visible">
        <circle className="am-gb am-pl1" r="8.8" />
        <path className="am-gb2" d="M6.2-6.2A8.8 8.8 0 0 1-6.2 6.2 10.5 10.5 0 0 0 6.2-6.2z" />
        <path className="am-il1" d="M-7-5Q-3-7.5-1-8.6M-8.5-1.5Q-6-3.5-5-4M5 7Q7.5 4 8.5 1M1 8.5Q4 7 5.5 4.5" />
        <g style={{ fill: 'var(--pl)' }}>
          <circle cx="-2.2" cy="-2.6" r="1.5" />
          <circle cx="2.6" cy="-2" r="1.5" />
          <circle cx="-.4" cy="1.9" r="1.5" />
        </g>
      </symbol>
      <symbol id="am-g-f" viewBox="-14 -14 28 28" overflow="visible">
        <g transform="rotate(-32) translate(-1 -4)">
          <ellipse className="am-gf am-pl1" rx="7" ry="4.7" />
          <path className="am-ilw" d="M-6 .8Q-2-1.8 0 0T6-.8" />
        </g>
        <g transform="rotate(24) translate(2.5 4)">
          <ellipse className="am-gf am-pl1" rx="7" ry="4.7" />
          <path className="am-ilw" d="M-6 .8Q-2-1.8 0 0T6-.8" />
        </g>
      </symbol>
    </>
  );
}
