import type { ReactNode } from 'react';

/** Wooden pieces and markers. */
export function PieceSymbols(): ReactNode {
  return (
    <>
      <symbol id="am-ship" viewBox="-20 -20 40 40" overflow="visible">
        <ellipse className="am-sh" cx="1" cy="14" rx="15" ry="2.6" />
        <path className="am-wake" d="M-18 14.5q3-2 6 0t6 0M5 15.5q3-2 6 0t6-.3" />
        <path className="am-il" d="M-8 4V-10M2 5V-17M12.5 3.5 18-1" />
        <path className="am-o2 am-pl" d="M-7-11C-14-6-16-1-15.5 3-12 1.6-9.5 1.5-7 2.2z" />
        <path className="am-o1 am-pl" d="M-4.5-13.5Q3-15.5 11-13.5 15.5-5.5 11.5 2.5 3.500.2-4 2.5-.5-5.5-4.5-13.5z" />
        <path className="am-o2" d="M7.8-14.1 11-13.5Q15.5-5.5 11.5 2.5L8 1.6Q12-6 7.8-14.1z" />
        <path className="am-o1 am-pl" d="M2-17.5q4-2.5 7.5-.3-3.5-.5-7.5 2.6z" />
        <path className="am-wood am-pl" d="M-16.5 1.5-8.5 4.5V6H9.5L17 2.5Q15.5 13 8 13.5H-7.5Q-14.5 13-16.5 1.5z" />
        <path className="am-wood2" d="M-14.5 8.5Q-12 12.9-7.5 12.9H8Q12.5 12.6 14.6 8.2z" />
        <path className="am-il" d="M-15 7.5H14.8" style={{ strokeWidth: 0.8 }} />
        <path className="am-il" d="M-7 10.2h2M-1 10.2h2M5 10.2h2" style={{ strokeWidth: 1.3 }} />
      </symbol>
      <symbol id="am-post" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-sh" d="M-11 12H14L17 9.5 14 7z" />
        <path className="am-o3 am-pl" d="M2-2.5H13V11.5H2z" />
        <path className="am-il" d="M6 3.5v4M9.5 3.5v4" style={{ strokeWidth: 1.4, stroke: 'var(--lite)' }} />
        <path className="am-wall am-pl" d="M-11 11.5V-2.5L-4.5-11 2-2.5V11.5z" />
        <path className="am-o1 am-pl" d="M-4.5-12.5H7.5L15-1.5H3z" />
        <path className="am-o2" d="M-.2-6.2 3.4-2.1H14L11.2-6.2z" style={{ opacity: 0.55 }} />
        <path className="am-o1 am-pl" d="M-4.5-12.5-12.8-1.5-11.3-.3-4.5-9.2 1.9-.9 3.3-1.7z" />
      </symbol>
      <symbol id="am-plinth" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-pd" d="M-9 9.5V-1.5L0-9.5 9-1.5V9.5z" />
        <path className="am-pdl" d="M-3 9.5V3H3V9.5" />
      </symbol>
      <symbol id="am-anchor" viewBox="-12 -12 24 24" overflow="visible">
        <path
          className="am-am"
          d="M0-5V8.5M-4.5-2.5h9M-8 2.5C-7.5 6.5-4 8.5 0 8.5S7.5 6.5 8 2.5M-8 2.5l-1.5 2.3M-8 2.5l2.3 1.2M8 2.5l1.5 2.3M8 2.5 5.7 3.7"
        />
        <circle className="am-am" cy="-7" r="2.2" />
      </symbol>
      <symbol id="am-chest" viewBox="-16 -14 32 28" overflow="visible">
        <path className="am-sh" d="M-11 10H13l3-2.5L13 5z" />
        <path className="am-wood am-pl" d="M-12-2H12V9.5H-12z" />
        <path className="am-wood2" d="M-12 5H12V9H-12z" />
        <path className="am-ebo am-pl" d="M-12-2Q-12-10-5-10H5Q12-10 12-2z" />
        <path className="am-bra" d="M-7.5-9.6V9.5M7.5-9.6V9.5M-12-2H12" />
        <path className="am-brf am-pl" d="M-2.6-4.5h5.2v4.6L0 2.2-2.600.1z" style={{ strokeWidth: 0.8 }} />
      </symbol>
      <symbol id="am-cube" viewBox="-10 -10 20 20" overflow="visible">
        <path className="am-k1" d="M0-9 8-4.5 0 0-8-4.5z" />
        <path className="am-k2" d="M-8-4.5 0 0V9L-8 4.5z" />
        <path className="am-k3" d="M8-4.5 0 0V9L8 4.5z" />
        <path className="am-kl" d="M0-9 8-4.5V4.5L0 9-8 4.5V-4.5zM-8-4.5 0 0 8-4.5M0 0V9" />
      </symbol>
      <symbol id="am-jolly" viewBox="-14 -14 28 28" overflow="visible">
        <path className="am-ji" d="M-7-8.5Q0-14 7-8.5 9-3 5.5 1V4.5H-5.5V1Q-9-3-7-8.5z" />
        <path className="am-jd" d="M-2-1 0-4 2-1zM-2 4.5V2M2 4.5V2M0 4.5V2" />
        <circle className="am-jd" cx="-3.3" cy="-5" r="1.7" />
        <circle className="am-jd" cx="3.3" cy="-5" r="1.7" />
        <path className="am-jb" d="M-9 6 9 12M9 6-9 12" />
      </symbol>
      <symbol id="am-glass" viewBox="-14 -18 28 36" overflow="visible">
        <path className="am-wall am-pl" d="M-9-13H9Q9-5 1.5 0 9 5 9 13H-9Q-9 5-1.5 0-9-5-9-13z" />
        <path className="am-brf" d="M-6.5-7H6.5Q5-3 .8-.3V4Q6 6 7.5 12H-7.5Q-6 6-.8 4V-.3Q-5-3-6.5-7z" />
        <path className="am-wood am-pl" d="M-11-16H11V-12.5H-11zM-11 12.5H11V16H-11z" />
      </symbol>
    </>
  );
}
