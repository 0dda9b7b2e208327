import type { Seat, Turn } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { figure } from '../common/figure';
import { Face } from '../crew/face';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { cardOf } from '../kit/highlight';
import { type Owner, ownerColour } from '../kit/owners';
import { inRankOrder } from './rank-order';
import { isBotDriven, levelName } from './seat-names';
import type { Clocks } from './table-client';
import './player-list.css';

interface PlayerListProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly totals: readonly number[];
  /** Once all is counted: whoever did best stands first. */
  readonly ranks: readonly number[] | undefined;
  readonly turn: Turn;
  readonly mine: readonly Seat[];
  readonly clocks: Clocks | undefined;
  /** Ids of those who are connected; undefined where everybody is at this screen. */
  readonly present: readonly string[] | undefined;
  readonly details?: (seat: Seat) => ReactNode;
  /** What can be done about a seat, where that is something. */
  readonly actions?: (seat: Seat) => ReactNode;
  /** What a seat did last. */
  readonly recap?: (seat: Seat) => ReactNode;
  readonly onScore: () => void;
  readonly onSheet?: (seat: Seat) => void;
}

/** Everybody at the table: emblem, name, what they are doing, clock, score. */
export function PlayerList(props: PlayerListProps): ReactNode {
  const { info, names, owners, totals, ranks, turn, mine, clocks, present, details, actions, recap, onScore, onSheet } = props;
  const words = useWords();
  const { t } = words;
  return (
    <ul className="players" aria-label={t('table.players')}>
      {inRankOrder(info.seats.length, ranks).map((seat) => {
        const sits = info.seats[seat];
        if (sits === undefined) return null;
        const owner = owners[seat];
        const acts = turn.kind === 'seats' && turn.seats.includes(seat);
        const thinks = acts && isBotDriven(sits);
        const name = names[seat] ?? '';
        // Everybody is called by the name that log and captions use; beside one's own stands that it is, unless several share the screen.
        const shown = (
          <b>
            {name}
            {mine.length === 1 && mine.includes(seat) && <span className="player-you"> ({t('table.you')})</span>}
          </b>
        );
        const absent = present !== undefined && sits.kind === 'person' && sits.player !== undefined && !present.includes(sits.player.id);
        return (
          <li
            key={seat}
            className={`player ${acts ? 'player-acts' : ''} ${mine.includes(seat) ? 'player-own' : ''}`}
            style={owner && { ['--own' as string]: ownerColour(owner) }}
            data-piece={cardOf(seat)}
          >
            {owner && <Emblem owner={owner} size={18} />}
            {sits.kind === 'bot' && <Face level={sits.level ?? ''} size={32} />}
            <div className="player-name">
              {onSheet === undefined ? (
                shown
              ) : (
                <button type="button" onClick={() => onSheet(seat)}>
                  {shown}
                </button>
              )}
              {[
                mine.length > 1 && mine.includes(seat) && t('table.you'),
                sits.kind === 'bot' && levelName(sits.level ?? '', words),
                acts && !thinks && t('table.toDecide'),
                thinks && t('table.thinking'),
                sits.standIn && t('table.standIn'),
                sits.resigned && t('table.resigned'),
                absent && !sits.standIn && t('table.away'),
              ]
                .filter((said) => said !== false && said !== undefined)
                .map((said) => (
                  <small key={said}>
                    {said}
                    {thinks && said === t('table.thinking') && <span className="dots" aria-hidden="true" />}
                  </small>
                ))}
            </div>
            <ClockFace clocks={clocks} seat={seat} runs={acts && info.status === 'running'} away={info.seats[seat]?.away} />
            {totals.length > 0 && (
              <button
                type="button"
                className="player-score"
                onClick={onScore}
                aria-label={t('table.pointsOf', { name, points: totals[seat] ?? 0 })}
              >
                {figure(totals[seat] ?? 0)}
              </button>
            )}
            {actions !== undefined && <div className="player-actions">{actions(seat)}</div>}
            {recap !== undefined && <div className="player-recap">{recap(seat)}</div>}
            {details !== undefined && <div className="player-details">{details(seat)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

function ClockFace({
  clocks,
  seat,
  runs,
  away = 0,
}: {
  readonly clocks: Clocks | undefined;
  readonly seat: Seat;
  readonly runs: boolean;
  /** On holiday until then: the clock stands still. */
  readonly away?: number | undefined;
}): ReactNode {
  const { t, locale } = useWords();
  const [now, setNow] = useState(() => performance.now());
  const left = clocks?.left[seat];
  const isAway = away > Date.now();
  const ticking = runs && left !== undefined && !isAway;
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  if (clocks === undefined || left === undefined) return null;
  const rest = Math.max(0, left - (ticking ? Math.max(0, now - clocks.since) : 0));
  return (
    <span
      title={
        isAway ? t('player.away', { when: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(away) }) : undefined
      }
      className={`player-clock ${rest < 30_000 ? 'player-clock-low' : ''}`}
      role="timer"
      aria-label={t('table.clock')}
    >
      {isAway && '⏸ '}
      {clockText(rest)}
    </span>
  );
}

/** `12:40`, or days and hours when there is much. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
