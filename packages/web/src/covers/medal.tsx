import type { ReactNode } from 'react';

/** The small picture of a game in lists. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  amerigo: (
    <>
      <path className="medal-pale" d="M11 25L12.4 10h7.2L21 25z" />
      <path d="M14.2 22V13.5c0-2 3.6-2 3.6 0V22zM11.4 10h9.2M12.5 10c.4-3 2.5-3.5 3.5-5.5c1 2 3.1 2.5 3.5 5.5M7 25.5c3-1.5 5 1 8 0s6 1 10 0" />
      <path className="medal-red" d="M14.9 16.2h2.2v2.2h-2.2z" />
    </>
  ),
  pirates: (
    <>
      <path
        className="medal-pale"
        d="M16 4.5c4 3.5 5.5 8 5.5 12.5c0 4-.8 7-1.8 9.2c-2 .8-5.4 .8-7.4 0c-1-2.2-1.8-5.2-1.8-9.2c0-4.5 1.5-9 5.5-12.5z"
      />
      {[
        [13.7, 12.5],
        [18.3, 12.5],
        [16, 16.5],
        [13.7, 20.5],
        [18.3, 20.5],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="medal-ink" cx={x} cy={y} r="1.3" />
      ))}
    </>
  ),
  yamatai: (
    <>
      <path className="medal-red" d="M5.5 8.5C10 10.2 22 10.2 26.5 8.5l-.8 3C22 12.6 10 12.6 6.3 11.5z" />
      <path d="M8.5 16h15M11 12.3l-.8 11.7M21 12.3l.8 11.7M16 12.5V16M6.5 25.5q2.4-1.5 4.8 0t4.8 0t4.8 0t4.8 0" />
    </>
  ),
  efemeris: (
    <>
      <circle className="medal-pale" cx="16" cy="16" r="6.2" />
      <path d="M10.2 18.5C5 21.6 4 24 6.5 24.3C11 24.8 26 14 26.6 10.2C26.9 8.2 24 9.1 21 11.8M10.4 13.8q5.6 2.6 11.3 .4M10 17.2q6 2.6 12 .4" />
    </>
  ),
};

const PLAIN = <path d="M16 6v20M6 16h20M9 9l14 14M23 9L9 23" />;

export function Medal({ game }: { readonly game: string }): ReactNode {
  return (
    <svg className="medal" viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <circle className="medal-rim" cx="16" cy="16" r="15" />
      {DRAWINGS[game] ?? PLAIN}
    </svg>
  );
}
