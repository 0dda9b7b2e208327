import type { ReactNode } from 'react';

/** House, palace, torii and Sacred Ground. --o and --od are the owner’s tones of a house. */
export function BuildingSymbols(): ReactNode {
  return (
    <>
      <g id="ya-house">
        <ellipse className="ya-sh" cx="2" cy="16.4" rx="19" ry="3.2" />
        <path className="ya-k" fill="var(--wall2)" d="M-15 13.4H15V17H-15Z" />
        <path className="ya-k" fill="var(--wall)" d="M-12 3.4H12V13.6H-12Z" />
        <path fill="var(--wall2)" d="M6 4.4H11.4V13H6Z" />
        <path className="ya-k" fill="var(--wall)" d="M-7.4-8.6H7.4V-2H-7.4Z" />
        <path className="ya-t" d="M-3.6-8V-2.6M3.6-8V-2.6" />
        <path
          className="ya-k"
          fill="var(--o)"
          d="M-20 4.2Q-12.4 2.1279999999999997 -8.6 -3.2H8.6Q12.4 2.1279999999999997 20 4.2Q10 6.800000000000001 0 6.6Q-10 6.800000000000001 -20 4.2Z"
        />
        <path fill="var(--od)" d="M1.72 -2.5H8.6Q12.4 2.1279999999999997 18.6 4.2Q10 6.2 2.4 6.1Q6 1.2399999999999998 1.72 -2.5Z" />
        <path
          className="ya-k"
          fill="var(--o)"
          d="M-15 -7.6Q-9.3 -10.232 -1.4 -17H1.4Q9.3 -10.232 15 -7.6Q7.5 -5 0 -5.199999999999999Q-7.5 -5 -15 -7.6Z"
        />
        <path
          fill="var(--od)"
          d="M0.27999999999999997 -16.3H1.4Q9.3 -10.232 13.6 -7.6Q7.5 -5.6 1.7999999999999998 -5.699999999999999Q4.5 -11.36 0.27999999999999997 -16.3Z"
        />
        <path className="ya-k" d="M0-17.4V-22.4" />
        <circle cy="-20" r="1.5" fill="var(--o)" className="ya-k" />
      </g>
      <g id="ya-palace">
        <ellipse className="ya-sh" cx="2" cy="19.4" rx="25" ry="4.3" />
        <path className="ya-k" fill="var(--wall2)" d="M-23 15.6H23V20H-23Z" />
        <path className="ya-t" d="M-4 15.6V20M4 15.6V20M-4 17.8H4" />
        <path className="ya-k" fill="var(--wall)" d="M-18.6 5.4H18.6V15.6H-18.6Z" />
        <path
          fill="none"
          stroke="var(--verm)"
          strokeWidth="2.2"
          d="M-16.6 6V15.4M-10 6V15.4M-4.6 6V15.4M4.6 6V15.4M10 6V15.4M16.6 6V15.4"
        />
        <path className="ya-k" fill="var(--wall)" d="M-12.6-6.4H12.6V-.6H-12.6Z" />
        <path fill="none" stroke="var(--verm)" strokeWidth="2" d="M-9-6V-1M-3-6V-1M3-6V-1M9-6V-1" />
        <path className="ya-k" fill="var(--wall)" d="M-7-16H7V-11H-7Z" />
        <path
          className="ya-k"
          fill="var(--tile)"
          d="M-28 6.2Q-17.36 3.848 -13.4 -2.2H13.4Q17.36 3.848 28 6.2Q14 8.8 0 8.6Q-14 8.8 -28 6.2Z"
        />
        <path
          fill="var(--tile2)"
          d="M2.68 -1.5000000000000002H13.4Q17.36 3.848 26.6 6.2Q14 8.2 3.36 8.1Q8.4 2.84 2.68 -1.5000000000000002Z"
        />
        <path
          className="ya-k"
          fill="var(--tile)"
          d="M-20.6 -4.8Q-12.772 -6.928 -8 -12.399999999999999H8Q12.772 -6.928 20.6 -4.8Q10.3 -2.1999999999999997 0 -2.4Q-10.3 -2.1999999999999997 -20.6 -4.8Z"
        />
        <path
          fill="var(--tile2)"
          d="M1.6 -11.7H8Q12.772 -6.928 19.200000000000003 -4.8Q10.3 -2.8 2.472 -2.9Q6.180000000000001 -7.84 1.6 -11.7Z"
        />
        <path
          className="ya-k"
          fill="var(--tile)"
          d="M-15.4 -14.6Q-9.548 -17.288 -4.4 -24.2H4.4Q9.548 -17.288 15.4 -14.6Q7.7 -12 0 -12.2Q-7.7 -12 -15.4 -14.6Z"
        />
        <path
          fill="var(--tile2)"
          d="M0.8800000000000001 -23.5H4.4Q9.548 -17.288 14 -14.6Q7.7 -12.6 1.8479999999999999 -12.7Q4.62 -18.439999999999998 0.8800000000000001 -23.5Z"
        />
        <path
          fill="none"
          stroke="var(--brass)"
          strokeWidth="2"
          strokeLinecap="round"
          d="M-6.4-25.6Q-4.4-24.4-4-24.4H4Q4.4-24.4 6.4-25.6M-28 5Q-26 6.6-23 6.2M28 5Q26 6.6 23 6.2"
        />
      </g>
      <g id="ya-torii">
        <ellipse className="ya-sh" cx="2" cy="17.4" rx="20" ry="3.4" />
        <path className="ya-k" fill="var(--wall2)" d="M-17.4 14.4H-9.4V18H-17.4ZM9.4 14.4H17.4V18H9.4Z" />
        <path className="ya-k" fill="var(--verm)" d="M-12.6-12H-9.2L-10.4 14.8H-15.6ZM12.6-12H9.2L10.4 14.8H15.6Z" />
        <path className="ya-k" fill="var(--verm)" d="M-17.4-7.8H17.4V-3.6H-17.4Z" />
        <path className="ya-k" fill="var(--verm)" d="M-2-13H2V-7.4H-2Z" />
        <path className="ya-k" fill="var(--verm)" d="M-20-17.6Q0-13 20-17.6L19-11.8Q0-9.4-19-11.8Z" />
        <path className="ya-k" fill="var(--tile2)" d="M-22.6-22.4Q0-16.4 22.6-22.4L21.4-16.6Q0-13-21.4-16.6Z" />
        <path fill="none" stroke="var(--wall)" strokeWidth="1.2" d="M-6-3.4Q0 1.6 6-3.4M-3-1.6l-1.2 3.4 2 .4-1 3M2.4-1.4l-1 3.4 2 .4-1 3" />
      </g>
      <g id="ya-sacred">
        <ellipse className="ya-sh" cx="1.2" cy="3.6" rx="18.6" ry="17.4" />
        <circle r="18" fill="var(--wall)" className="ya-k" />
        <circle r="15.6" fill="none" stroke="var(--rope)" strokeWidth="4.2" />
        <circle r="15.6" fill="none" stroke="var(--ink)" strokeWidth="4.2" strokeDasharray="1 4.4" strokeOpacity=".55" />
        <path className="ya-k" strokeWidth="2.4" fill="none" d="M-8 7.6Q-11-4-2-7.4Q7.6-9 8 .4Q7 7.4 1 6Q-3.6 4.4-1.4 0Q1.4-2.6 3.4.4" />
        <path fill="var(--verm)" className="ya-t" d="M-8.4 7L-11 10.6L-5.6 10.2ZM-2-7.4L-1.4-11L1.6-8ZM4.8-6.8L8.4-9.4L8-5Z" />
      </g>
    </>
  );
}
