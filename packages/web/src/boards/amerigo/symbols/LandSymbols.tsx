import type { ReactNode } from 'react';

/** What lies on land: village roofs, fields, and the wild country between. */
export function LandSymbols(): ReactNode {
  return (
    <>
      <symbol id="am-v1" viewBox="-18 -18 36 36" overflow="visible">
        <g transform="rotate(-7)">
          <path className="am-o1" d="M-12-9H9V6H-12z" />
          <path className="am-o3" d="M-12 6-4.5-1.5H2L9 6z" />
          <path className="am-o2" d="M9-9V6L2-1.5z" />
          <path className="am-pl" style={{ fill: 'none' }} d="M-12-9H9V6H-12zM-12-9-4.5-1.5H2L9-9M-12 6-4.5-1.5M2-1.5 9 6" />
        </g>
        <path className="am-vd" d="M-12 12h.1M-7.5 12.5h.1M-3 12h.1M1.5 12.6h.1M13-6h.1M13.3-1.5h.1M13 3h.1" />
      </symbol>
      <symbol id="am-v2" viewBox="-18 -18 36 36" overflow="visible">
        <g transform="translate(-6 -5)">
          <path className="am-o1" d="M-6-7H6V7H-6z" />
          <path className="am-o3" d="M0-1.5 6-7V7L0 2z" />
          <path className="am-pl" style={{ fill: 'none' }} d="M-6-7H6V7H-6zM-6-7 0-1.5 6-7M-6 7 0 2 6 7M0-1.5V2" />
        </g>
        <g transform="translate(7 5)">
          <path className="am-o1" d="M-7-5H6V6H-7z" />
          <path className="am-o3" d="M-7 6-2 .5H1.5L6 6z" />
          <path className="am-pl" style={{ fill: 'none' }} d="M-7-5H6V6H-7zM-7-5-2 .5H1.5L6-5M-7 6-2 .5M1.500.5 6 6" />
        </g>
        <path className="am-vd" d="M4-11h.1M8-10.5h.1M12-11h.1M-12 8h.1M-9 11h.1M-12 13h.1M-5 12.5h.1" />
      </symbol>
      <symbol id="am-v3" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-o1" d="M-11-10H10V0H-1V10H-11z" />
        <path className="am-o3" d="M-6-5H5L10 0H-1V10L-6 5z" />
        <path className="am-pl" style={{ fill: 'none' }} d="M-11-10H10V0H-1V10H-11zM-11-10-6-5H5L10-10M5-5 10 0M-6-5V5L-11 10M-6 5-1 10" />
        <path className="am-vd" d="M4 5h.1M8 5.5h.1M12 5h.1M4 9.5h.1M8 10h.1M12 9.5h.1M4 13.5h.1M8 14h.1" />
      </symbol>
      <symbol id="am-f1" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-fa" d="M-14-14H14V14H-14z" />
        <path className="am-fl" d="M-14-9.3H14M-14-4.7H14M-14 0H14M-14 4.7H14M-14 9.3H14" />
      </symbol>
      <symbol id="am-f2" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-fb" d="M-14-14H14V14H-14z" />
        <path className="am-fl" d="M-9.3-14V14M-4.7-14V14M0-14V14M4.7-14V14M9.3-14V14" />
      </symbol>
      <symbol id="am-f3" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-fc" d="M-14-14H14V14H-14z" />
        <g className="am-ft">
          <circle cx="-8" cy="-8" r="3.3" />
          <circle cy="-8" r="3.3" />
          <circle cx="8" cy="-8" r="3.3" />
          <circle cx="-8" r="3.3" />
          <circle cx="8" r="3.3" />
          <circle r="3.3" />
          <circle cx="-8" cy="8" r="3.3" />
          <circle cy="8" r="3.3" />
          <circle cx="8" cy="8" r="3.3" />
        </g>
      </symbol>
      <symbol id="am-f4" viewBox="-18 -18 36 36" overflow="visible">
        <path className="am-fb" d="M-14-14H14V14H-14z" />
        <path className="am-fl" d="M-14 6H14M-14 10H14M9-14V2" />
        <g transform="rotate(-8 -2 -4)">
          <path className="am-fw" d="M-11-10.5H6V-4.5H-11z" />
          <path className="am-fs" d="M-11-4.5H6V1.5H-11z" />
          <path className="am-pl" style={{ fill: 'none' }} d="M-11-10.5H6V1.5H-11zM-11-4.5H6" />
          <path className="am-fs am-pl1" d="M1.5-9.5h2.8v3h-2.8z" />
        </g>
      </symbol>
      <symbol id="am-hill" viewBox="-16 -12 32 24" overflow="visible">
        <path
          className="am-dl"
          d="M-14 6Q-8-6-3-6T4 2M0-2Q4-8 8-7 12-5 15 6M-3-6Q-1-1-2 4M-1-4.5Q2 0 1 5M8-7Q10-2 9 4M10.5-5Q12.5 0 12 5"
        />
      </symbol>
      <symbol id="am-palm" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-dl" d="M0 9Q-1 2 1-4M1-4Q-4-8-8-4M1-4Q-2-1-6 1M1-4Q5-9 9-4M1-4Q5-2 7 2M1-4Q1-8 4-10M-4 9.5Q0 8 5 9.5" />
      </symbol>
      <symbol id="am-tuft" viewBox="-12 -12 24 24" overflow="visible">
        <path className="am-dl" d="M-6 3q1-4-1-6M-4.5 3q.5-3 1.5-5M3 7q1-4-1-6M4.5 7q.5-3 1.5-5M2-5q.6-2-.6-4M3.3-5q.3-2 1.3-3" />
      </symbol>
    </>
  );
}
