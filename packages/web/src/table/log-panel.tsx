import type { Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { lightNothing, lightPieces } from '../kit/highlight';
import type { Owner } from '../kit/owners';
import type { LogItem } from './table-client';

interface LogPanelProps {
  readonly log: readonly LogItem[];
  readonly speaker: Speaker;
  readonly owners: readonly Owner[];
  readonly focusOf: (event: unknown) => readonly string[];
  /** Goes to the moment of a line (replays). */
  readonly onGo?: (item: LogItem) => void;
  /** The moment on show (replays): its lines are marked and kept in sight. */
  readonly current?: number;
}

/** What happened, the latest at the bottom. Pointing at a line lights up what it speaks of. */
export const LogPanel = memo(function LogPanel({ log, speaker, owners, focusOf, onGo, current }: LogPanelProps): ReactNode {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
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
  const lines = log.filter((item) => item.message !== undefined);
  return (
    <ol
      className="log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('table.log')}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
      onPointerLeave={lightNothing}
    >
      {lines.length === 0 && <li className="log-empty">{t('table.logEmpty')}</li>}
      {lines.map((item) => (
        <LogLine
          key={item.id}
          item={item}
          speaker={speaker}
          owner={ownerOf(item, owners)}
          focusOf={focusOf}
          onGo={onGo}
          current={item.n === current}
        />
      ))}
    </ol>
  );
});

/** Whom a line speaks of first; where it names nobody, whoever moved. */
function ownerOf({ message, by }: LogItem, owners: readonly Owner[]): Owner | undefined {
  for (const param of Object.values(message?.params ?? {})) if (typeof param === 'object' && 'seat' in param) return owners[param.seat];
  return by === undefined ? undefined : owners[by];
}

interface LogLineProps {
  readonly item: LogItem;
  readonly speaker: Speaker;
  readonly owner: Owner | undefined;
  readonly focusOf: (event: unknown) => readonly string[];
  readonly onGo: ((item: LogItem) => void) | undefined;
  readonly current: boolean;
}

const LogLine = memo(function LogLine({ item, speaker, owner, focusOf, onGo, current }: LogLineProps): ReactNode {
  const about = focusOf(item.event);
  const text = item.message === undefined ? '' : speaker.say(item.message);
  return (
    <li
      data-about={about.join(' ')}
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
    </li>
  );
});
