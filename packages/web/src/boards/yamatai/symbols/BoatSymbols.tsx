import type { ReactNode } from 'react';

/** The five boats around 0,0; told apart by shape as well as by colour. --m, --d, --l are their tones. */
export function BoatSymbols(): ReactNode {
  return (
    <>
      <g id="ya-boat-bamboo">
        <ellipse className="ya-sh" cx="1.5" cy="13.4" rx="20" ry="3.4" />
        <path className="ya-k" d="M0-24V6" />
        <path className="ya-k" fill="var(--m)" d="M-9.5-20.5Q0-22 9-19.5L8 2Q0 .6-8 2Z" />
        <path fill="var(--l)" d="M-8.6-19.8Q-5-20.4-2.6-20.6L-2.4.4Q-5 .6-7.2 1.1Z" />
        <path className="ya-t" d="M-9.2-15.3Q0-16.8 8.8-14.5M-8.8-10Q0-11.4 8.6-9.3M-8.5-4.6Q0-6 8.3-4.2" />
        <path
          className="ya-k"
          fill="var(--d)"
          d="M-21 1.5Q-21.6 5-18.6 6.8L-16.4 12.8H16.2L19 6.6Q22.4 4 21.6 0Q17 5 11 5H-11Q-17 5-21 1.5Z"
        />
        <path fill="none" stroke="var(--l)" strokeWidth="1.1" d="M-17 7.7H17.4M-16 10.3H16.2" />
        <path className="ya-k" d="M-9.5 5.2V12.6M8.5 5.2V12.6" />
        <path className="ya-wv" d="M-22 15q4-2.6 8 0t8 0 8 0 8 0 8 0" />
      </g>
      <g id="ya-boat-wood">
        <ellipse className="ya-sh" cx="1.5" cy="13.6" rx="20" ry="3.4" />
        <path className="ya-k" d="M-.5-24.5V6" />
        <path className="ya-k" fill="var(--m)" d="M-15-19H12.5Q16-9 13 1.2H-13Q-10-9-15-19Z" />
        <path fill="var(--l)" d="M-6-18.4Q-2-9-4.4.6H2.4Q5-9 2.4-18.4Z" />
        <path className="ya-t" d="M-6-18.6Q-2-9-4.4.8M2.4-18.6Q5-9 2.4.8" />
        <path className="ya-k" strokeWidth="2.2" d="M-17-19.4H14.8" />
        <path className="ya-k" fill="var(--d)" d="M-22 0L-16 12.6Q0 14.4 14.4 12.6L23-4L18.6 3.4Q0 7.6-18 3.6Z" />
        <path className="ya-t" stroke="var(--l)" d="M-16.4 8.2Q0 11 16.4 7.6" />
        <path className="ya-wv" d="M-22 15q4-2.6 8 0t8 0 8 0 8 0 8 0" />
      </g>
      <g id="ya-boat-stone">
        <ellipse className="ya-sh" cx="1.5" cy="13.8" rx="20" ry="3.4" />
        <path className="ya-k" d="M13 4L23.5-14M22-16.6l3.4 1.8-2 4.6-2.6-1.4z" fill="var(--d)" />
        <path className="ya-k" fill="var(--m)" d="M-15 4.4Q-18-3-11.4-6Q-4.6-7.6-2-2Q-.6 2-2 4.4Z" />
        <path className="ya-k" fill="var(--m)" d="M-3.4 4.4Q-4.6-4.6 3-6.6Q11.6-7.4 14-.8Q15 3 14 4.4Z" />
        <path className="ya-k" fill="var(--m)" d="M-7.4-5.6Q-9.4-14.4-1-16.6Q7-17 8.4-10Q9-7 7.4-5.8Q1-8-1.4-4.6Q-4.4-6.8-7.4-5.6Z" />
        <path
          fill="var(--l)"
          d="M-6.6-9Q-6-14.4-.6-15.4Q1.6-15.2 2.2-14Q-3-13.6-4-7.4Q-6-7-6.6-9ZM-14-.6Q-13.6-4.4-10-5Q-8-5-7-4Q-11.4-3.4-12 1.4Q-14 1.6-14-.6ZM-1.6-.8Q-.6-4.8 4-5.4Q6-5.4 7-4.4Q1.6-3.6.6 1.4Q-1.4 1.8-1.6-.8Z"
        />
        <path className="ya-k" fill="var(--d)" d="M-22 3.6L-17.4 13H16.6L21.6 3.6Q0 6-22 3.6Z" />
        <path className="ya-t" stroke="var(--l)" d="M-18.8 7.6Q0 9.8 18.6 7.6" />
        <path className="ya-wv" d="M-22 15q4-2.6 8 0t8 0 8 0 8 0 8 0" />
      </g>
      <g id="ya-boat-clay">
        <ellipse className="ya-sh" cx="1.5" cy="13.8" rx="20" ry="3.4" />
        <path className="ya-k" d="M1-25V6" />
        <path className="ya-k" fill="var(--m)" d="M2.4-24L20 1.4Q10 4.2 2.4 2.2Z" />
        <path fill="var(--l)" d="M3.6-19.6L7.6-13.6Q7 -4 8 2.4Q5.6 2.4 3.6 1.6Z" />
        <path className="ya-t" d="M2.6-8.6Q8-7.6 13.4-8" />
        <path className="ya-k" fill="var(--l)" d="M-9.4 5Q-15.4 1.4-13.6-4.4Q-12.4-8-9.8-9V-11.4H-4.2V-9Q-1.4-8-.6-4.4Q.4 1.4-4.6 5Z" />
        <path fill="var(--m)" d="M-5.6-8.6Q-2-7-1.4-3.6Q-.6 1.4-5 4.4H-7.6Q-3.4-1-5.6-8.6Z" />
        <path className="ya-t" d="M-13.4-3.4Q-7-1.6-.8-3.4" />
        <path className="ya-k" fill="var(--d)" d="M-22-5Q-19.6 13.4-3 13.4H3.6Q20 13.4 22-5Q15 4.6 0 4.6T-22-5Z" />
        <path className="ya-t" stroke="var(--l)" d="M-17 5.4Q-10 9.6 0 9.6T17 5.4" />
        <path className="ya-wv" d="M-22 15q4-2.6 8 0t8 0 8 0 8 0 8 0" />
      </g>
      <g id="ya-boat-gold">
        <ellipse className="ya-sh" cx="1.5" cy="13.8" rx="20" ry="3.4" />
        <path className="ya-k" d="M0 4V-6" />
        <path
          className="ya-k"
          fill="var(--m)"
          d="M0 3.4L-15.4-10.8Q-14.4-14-11.4-14.6Q-10.4-19-6-19.4Q-3.6-23.6 0-23.4Q3.6-23.6 6-19.4Q10.4-19 11.4-14.6Q14.4-14 15.4-10.8Z"
        />
        <path fill="var(--l)" d="M-1.4.6L-13.6-10.6Q-12.8-12.8-10.4-13.4Q-9.4-17.4-6.4-18Z" />
        <path className="ya-t" d="M0 2.4L-11-14.4M0 2.4L-5.6-19M0 2.4V-23M0 2.4L5.6-19M0 2.4L11-14.4" />
        <path
          className="ya-k"
          fill="var(--d)"
          d="M-23.4-7.6Q-22.6 13.2-7 13.2H8Q21 13 21.6-7.4Q25.8-9 24-13.4Q20.6-15.4 18-12Q17.4-10.6 18-8Q17 3.6 7 4.4H-8Q-17 4-18-6.4Q-18.6-12-22.4-11.4Q-24.4-10.4-23.4-7.6Z"
        />
        <path className="ya-t" stroke="var(--l)" d="M-18.6 4.4Q-14 9.4-6 9.4H7Q15 9.2 18.4 3" />
        <circle cx="21.2" cy="-11" r="1.1" fill="var(--ink)" />
        <path className="ya-wv" d="M-22 15q4-2.6 8 0t8 0 8 0 8 0 8 0" />
      </g>
    </>
  );
}
