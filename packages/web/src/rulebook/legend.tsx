import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideScript, stepsOf } from '../kit';
import { Picture } from '../learn/picture';
import { playPosition } from '../learn/position';
import type { TableKit } from '../table/table-kit';

interface LegendProps {
  readonly kit: TableKit;
  readonly script: GuideScript;
  readonly speaker: Speaker;
}

interface Entry {
  readonly piece: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Every kind of thing on the board, with what it says about itself; pointing at one shows where it lies. */
export function Legend({ kit, script, speaker }: LegendProps): ReactNode {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [lit, setLit] = useState<string | undefined>(undefined);
  const view = useMemo(() => {
    const state = playPosition(kit.game, { ...script, entries: entriesBefore(script, stepsOf(script).length) });
    return kit.game.view(state, script.player);
  }, [kit.game, script]);
  useEffect(() => {
    // The board itself knows what it is made of; it must have been drawn.
    const timer = requestAnimationFrame(() => setEntries(entriesOf(kit, speaker, view, place.current)));
    return () => cancelAnimationFrame(timer);
  }, [kit, speaker, view]);
  return (
    <>
      <h2>{t('book.legend')}</h2>
      <div ref={place}>
        <Picture
          kit={kit}
          view={view}
          seats={script.seats}
          speaker={speaker}
          label={t('book.legend')}
          {...(lit === undefined ? {} : { lit: [lit] })}
        />
      </div>
      <ul className="book-legend">
        {entries.map(({ piece, title, lines }) => (
          <li key={piece}>
            <button type="button" aria-pressed={lit === piece} onClick={() => setLit(lit === piece ? undefined : piece)}>
              <b>{title}</b>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One entry for everything that calls itself differently. */
function entriesOf(kit: TableKit, speaker: Speaker, view: unknown, place: HTMLElement | null): readonly Entry[] {
  const byTitle = new Map<string, Entry>();
  for (const element of place?.querySelectorAll('[data-piece]') ?? []) {
    const piece = element.getAttribute('data-piece') ?? '';
    const about = kit.board?.explain?.(piece, view);
    if (about === undefined) continue;
    const title = speaker.say(about.title);
    if (!byTitle.has(title)) byTitle.set(title, { piece, title, lines: (about.lines ?? []).map((line) => speaker.say(line)) });
  }
  return [...byTitle.values()].toSorted((a, b) => a.title.localeCompare(b.title));
}
