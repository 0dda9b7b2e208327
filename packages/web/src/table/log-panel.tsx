import type { Message, Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { lightNothing, lightPieces } from '../kit/highlight';
import { type Owner, ownerColour } from '../kit/owners';
import { speakerOf } from '../stage/caption';
import { Points } from '../stage/points';
import { pointsOf, type Stretch, sameKeys, stretchesOf } from '../stage/recap';
import type { LogItem } from './table-client';
import './log-panel.css';

interface LogPanelProps {
  /** What is on show of the log; never more. */
  readonly log: readonly LogItem[];
  readonly speaker: Speaker;
  readonly owners: readonly Owner[];
  readonly focusOf: (event: unknown) => readonly string[];
  /** Goes to the moment of a line (replays). */
  readonly onGo?: (item: LogItem) => void;
  /** The moment on show (replays): its lines are marked and kept in sight. */
  readonly current?: number;
  /** How often the game went back after something new had been seen. */
  readonly hindsight?: number | undefined;
}

/** A part of the game with the turns in it. */
interface Chapter {
  readonly headings: readonly Message[];
  readonly stretches: readonly Stretch[];
}

/** What happened, by rounds, phases and turns, the newest at the end, so that nothing read is pushed about. Pointing at a line lights up what it speaks of. */
export const LogPanel = memo(function LogPanel(props: LogPanelProps): ReactNode {
  const { log, speaker, owners, current, hindsight } = props;
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const chapters = useMemo(() => chaptersOf(log), [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the log as it grows
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && current === undefined && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the moment
  useLayoutEffect(() => {
    const element = list.current;
    const line = element?.querySelector('[aria-current]');
    if (element === null || !(line instanceof HTMLElement)) return;
    element.scrollTop = line.offsetTop - element.offsetTop - element.clientHeight / 3;
  }, [current]);
  return (
    <div
      className="log"
      ref={list}
      role="log"
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('table.log')}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
      onPointerLeave={lightNothing}
    >
      {chapters.length === 0 && <p className="log-empty">{t('table.logEmpty')}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.stretches[0]?.items[0]?.id} className="log-chapter">
          {chapter.headings.length > 0 && (
            <h3>
              <span>{chapter.headings.map((heading) => speaker.say(heading)).join(' · ')}</span>
              <Sums items={chapter.stretches.flatMap(({ items }) => items)} owners={owners} />
            </h3>
          )}
          {chapter.stretches.map((stretch) => (
            <Turn key={stretch.items[0]?.id} stretch={stretch} {...props} />
          ))}
        </section>
      ))}
      {hindsight !== undefined && <p className="log-mark">{t('table.hindsight', { n: hindsight })}</p>}
    </div>
  );
});

/** What everybody got in a part of the game. */
function Sums({ items, owners }: { readonly items: readonly LogItem[]; readonly owners: readonly Owner[] }): ReactNode {
  return (
    <span className="log-sums">
      {owners.map((owner, seat) => {
        const points = pointsOf(items, seat);
        return points === 0 ? null : (
          <span key={`${owner.colour} ${owner.emblem}`}>
            <Emblem owner={owner} size={11} />
            <Points points={points} />
          </span>
        );
      })}
    </span>
  );
}

interface TurnProps extends LogPanelProps {
  readonly stretch: Stretch;
}

/** One seat's turn: its lines under its mark, with what it gave. */
function Turn({ stretch, speaker, owners, focusOf, onGo, current }: TurnProps): ReactNode {
  const { by, items } = stretch;
  const lines = items.filter(({ message }) => message !== undefined);
  if (lines.length === 0) return null;
  const owner = by === undefined ? undefined : owners[by];
  return (
    <ol className="log-turn" style={owner && { ['--own' as string]: ownerColour(owner) }}>
      {lines.map((item, i) => (
        <Line
          key={item.id}
          item={item}
          speaker={speaker}
          owner={speakerOf(item, owners)}
          sum={i === 0 && by !== undefined ? pointsOf(items, by) : 0}
          focusOf={focusOf}
          onGo={onGo}
          current={item.n === current}
        />
      ))}
    </ol>
  );
}

function chaptersOf(log: readonly LogItem[]): readonly Chapter[] {
  const chapters: { headings: readonly Message[]; stretches: Stretch[] }[] = [];
  for (const stretch of stretchesOf(log)) {
    const headings = stretch.items[0]?.chapter ?? [];
    const last = chapters.at(-1);
    if (last !== undefined && sameKeys(last.headings, headings)) last.stretches.push(stretch);
    else chapters.push({ headings, stretches: [stretch] });
  }
  return chapters.filter(({ stretches }) => stretches.some(({ items }) => items.some(({ message }) => message !== undefined)));
}

interface LineProps {
  readonly item: LogItem;
  readonly speaker: Speaker;
  readonly owner: Owner | undefined;
  /** What the turn that begins here gave. */
  readonly sum: number;
  readonly focusOf: (event: unknown) => readonly string[];
  readonly onGo: ((item: LogItem) => void) | undefined;
  readonly current: boolean;
}

const Line = memo(function Line({ item, speaker, owner, sum, focusOf, onGo, current }: LineProps): ReactNode {
  const about = focusOf(item.event);
  const text = item.message === undefined ? '' : speaker.say(item.message);
  return (
    <li
      data-about={about.join(' ')}
      data-item={item.id}
      aria-current={current ? 'step' : undefined}
      onPointerEnter={() => lightPieces(about)}
      onFocus={() => lightPieces(about)}
      onBlur={lightNothing}
    >
      {owner === undefined ? <span className="log-chance" aria-hidden="true" /> : <Emblem owner={owner} size={13} />}
      {onGo === undefined ? (
        <span>{text}</span>
      ) : (
        <button type="button" onClick={() => onGo(item)}>
          {text}
        </button>
      )}
      <Points points={sum} />
    </li>
  );
});
