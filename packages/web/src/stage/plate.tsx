import type { ScoreLine, ScoreSheet, Seat, Speaker } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { figure } from '../common/figure';
import { Icon } from '../common/icon';
import { range } from '../common/range';
import { useSizeClass } from '../common/size-class';
import { useWords, type Words } from '../i18n/words';
import type { AnyBoard } from '../kit';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import { inRankOrder } from '../table/rank-order';
import { type Amount, amountOf, winnersOf, winnerWords } from './winner';
import './plate.css';

interface PlateProps {
  readonly result: Result;
  readonly sheet: ScoreSheet;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly mine: readonly Seat[];
  readonly title: string;
  /** Says what totals are. */
  readonly board: AnyBoard | undefined;
  /** How often the game went back after something new had been seen. */
  readonly hindsight: number | undefined;
  /** What a seat ended with, where the game draws it. */
  readonly ended: ((seat: Seat) => ReactNode) | undefined;
  /** What can be said about how it was played. */
  readonly review: ReactNode;
  /** What leads to the next game. */
  readonly next: ReactNode;
  readonly actions: ReactNode;
  /** Folds it away, to show the board. */
  readonly onFold: () => void;
}

/** The end of a game: who won, by how much, what the points are made of, and what can be done next. */
export function Plate(props: PlateProps): ReactNode {
  const { result, sheet, speaker, names, owners, mine, title, board, hindsight, ended, review, next, actions, onFold } = props;
  const words = useWords();
  const { t } = words;
  const amount = amountOf(board, speaker, words);
  // A phone has room for who won and what can be done next; the figures are a tap further.
  const size = useSizeClass();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const order = inRankOrder(names.length, result.ranks);
  const lines = sheet.lines.filter(({ points }) => points.some((n) => n !== 0));
  const most = Math.max(1, ...names.map((_, seat) => lines.reduce((sum, { points }) => sum + Math.max(0, points[seat] ?? 0), 0)));
  const sources = (
    <ul className="plate-sources">
      {lines.map((line, i) => (
        <li key={line.item}>
          <span className="plate-source">
            <i className={tone(i)} aria-hidden="true" /> {speaker.say({ key: `score.${line.item}` })}
          </span>
          <span className="plate-figures">
            {order.map((seat) => {
              const owner = owners[seat];
              return (
                <span key={seat}>
                  {owner && <Emblem owner={owner} size={11} label={names[seat] ?? ''} />} {figure(line.points[seat] ?? 0)}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="end-plate ending" aria-labelledby="plate-title">
      <button type="button" className="close plate-close" aria-label={t('end.board')} title={t('end.board')} onClick={onFold}>
        <Icon name="close" />
      </button>
      <header className="plate-head">
        <Sun owner={owners[winnersOf(result)[0] ?? 0]} board={board} />
        <div>
          <p className="plate-over">{title}</p>
          <h1 id="plate-title" ref={heading} tabIndex={-1}>
            {winnerWords(result, names, mine, amount, words)}
          </h1>
          <p>{result.how === 'played' ? marginWords(result, order, names, mine, amount, words) : t(`ending.${result.how}`)}</p>
          {hindsight !== undefined && <p className="plate-hindsight">{t('table.hindsight', { n: hindsight })}</p>}
        </div>
      </header>
      <ol className="ending-ranks plate-ranks">
        {order.map((seat) => {
          const owner = owners[seat];
          return (
            <li key={seat} style={owner && { ['--own' as string]: ownerColour(owner) }}>
              <span className="ending-rank">{result.ranks[seat]}</span>
              {owner && <Emblem owner={owner} size={17} />}
              <b>
                {names[seat]}
                {mine.length === 1 && mine.includes(seat) && <span className="player-you"> ({t('table.you')})</span>}
              </b>
              {ended === undefined ? <Bar lines={lines} seat={seat} most={most} /> : <span className="plate-ended">{ended(seat)}</span>}
              <strong>{figure(result.totals[seat] ?? 0)}</strong>
            </li>
          );
        })}
      </ol>
      {/* One source is what the ranks say already. */}
      {lines.length < 2 ? null : size === 'phone' ? (
        <details className="plate-more">
          <summary>{t('end.sources')}</summary>
          {sources}
        </details>
      ) : (
        sources
      )}
      {review && <div className="plate-review">{review}</div>}
      <footer className="ending-actions">
        {next}
        {actions}
      </footer>
    </section>
  );
}

interface PlateStripProps extends Pick<PlateProps, 'result' | 'names' | 'mine' | 'speaker' | 'board' | 'next'> {
  /** Unfolds the plate. */
  readonly onOpen: () => void;
}

/** The plate while it is folded, in the place of the decision bar: who won, and what leads to the next game. */
export function PlateStrip({ result, names, mine, speaker, board, next, onOpen }: PlateStripProps): ReactNode {
  const words = useWords();
  return (
    <div className="plate-strip ending">
      <b>{winnerWords(result, names, mine, amountOf(board, speaker, words), words)}</b>
      <div className="ending-actions">
        {next}
        <button type="button" className="button" onClick={onOpen}>
          {words.t('end.result')}
        </button>
      </div>
    </div>
  );
}

/** Tones that tell sources apart; more sources begin again, striped. */
const TONES = 8;

const tone = (i: number): string => `plate-tone-${i % TONES} ${i < TONES ? '' : 'plate-striped'}`;

/** A seat's points, one part per source; what cost points is left to the figures below. */
function Bar({ lines, seat, most }: { readonly lines: readonly ScoreLine[]; readonly seat: Seat; readonly most: number }): ReactNode {
  return (
    <span className="plate-bar" aria-hidden="true">
      {lines.map((line, i) => {
        const points = Math.max(0, line.points[seat] ?? 0);
        return points === 0 ? null : <i key={line.item} className={tone(i)} style={{ inlineSize: `${(100 * points) / most}%` }} />;
      })}
    </span>
  );
}

/** The winner's own ship or house in a rising sun; their mark where a game is played as text. */
function Sun({ owner, board }: { readonly owner: Owner | undefined; readonly board: AnyBoard | undefined }): ReactNode {
  const OwnPiece = board?.OwnPiece;
  return (
    <div className="plate-sun" aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {range(24).map((ray) => (
          <line key={ray} x1="0" y1={ray % 2 === 0 ? -35 : -37} x2="0" y2={ray % 2 === 0 ? -49 : -43} transform={`rotate(${ray * 15})`} />
        ))}
        <circle r="31" />
        {owner && OwnPiece === undefined && (
          <g transform="translate(-17 -17)">
            <Emblem owner={owner} size={34} />
          </g>
        )}
      </svg>
      {owner && OwnPiece !== undefined && (
        <span className={`plate-ship ${board?.legend?.frame ?? ''}`}>
          <OwnPiece owner={owner} />
        </span>
      )}
    </div>
  );
}

/** By how much, seen from oneself where one played. */
function marginWords(
  result: Result,
  order: readonly Seat[],
  names: readonly string[],
  mine: readonly Seat[],
  { plain }: Amount,
  { t }: Words,
): string {
  const [first, second] = order;
  const own = mine.length === 1 ? mine[0] : undefined;
  if (first === undefined || second === undefined) return '';
  const ahead = (of: Seat): { n: number; amount: string } => {
    const n = (result.totals[first] ?? 0) - (result.totals[of] ?? 0);
    return { n, amount: plain(n) };
  };
  if (own !== undefined && result.ranks[own] !== 1) return t('end.behind', { ...ahead(own), rank: result.ranks[own] ?? 0 });
  return t('end.ahead', { ...ahead(second), name: names[second] ?? '' });
}
