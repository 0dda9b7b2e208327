import type { Leaderboard } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { Flag } from '../../../common/flag';
import type { ClubWords } from '../words';

const BOATS = 7;
const LANES = 4;
/** Boats of one lane keep so many hundredths of the water between them, for their names. */
const APART = 15;

/** Where each boat lies: at its points, and behind those who are there already where all lanes are taken. */
function berths(points: readonly number[]): { readonly x: number; readonly lane: number }[] {
  const most = Math.max(1, ...points);
  const taken: { readonly x: number; readonly lane: number }[] = [];
  for (const each of points) {
    for (let x = 6 + (each / most) * 84; ; x -= APART) {
      const lane = Array.from({ length: LANES }, (_, n) => n).find(
        (n) => !taken.some((other) => other.lane === n && Math.abs(other.x - x) < APART),
      );
      if (lane === undefined && x > APART) continue;
      taken.push({ x, lane: lane ?? 0 });
      break;
    }
  }
  return taken;
}

/** The season as a regatta: boats at their points, the first seven and oneself. The table below says the same in figures. */
export function Regatta({
  board,
  me,
  words,
}: {
  readonly board: Leaderboard;
  readonly me: string | undefined;
  readonly words: ClubWords;
}): ReactNode {
  const { t } = words;
  const first = board.players.slice(0, BOATS);
  const mine = board.mine !== undefined && !first.some(({ player }) => player.id === me) ? [board.mine] : [];
  const boats = [...first, ...mine];
  if (boats.length < 2) return null;
  const at = berths(boats.map(({ points }) => points));
  return (
    <div className="regatta" aria-hidden="true">
      <span className="regatta-scale">{t('people.seasonPoints')}</span>
      {boats.map(({ player }, i) => (
        <span
          key={player.id}
          className="regatta-boat"
          data-mine={player.id === me}
          style={{ left: `clamp(2.75rem, ${at[i]?.x ?? 0}%, 100% - 2.75rem)`, top: `${0.5 + (at[i]?.lane ?? 0) * 3.5}rem` }}
        >
          <Flag name={player.name} size={16} />
          <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
            <path className="regatta-sail" d="M19 1V15H8C8 9 12 3 19 1ZM21 3C27 6 30 10 30 15H21Z" />
            <path className="regatta-hull" d="M4 17H36C35 21 32 23 28 23H12C8 23 5 21 4 17Z" />
          </svg>
          <b>{player.name}</b>
        </span>
      ))}
    </div>
  );
}
