import type { Message, Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideScript, stepsOf } from '../kit';
import { Picture } from '../learn/picture';
import { playPosition } from '../learn/position';
import type { TableKit } from '../table/table-kit';

interface LegendProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly script: GuideScript;
}

interface Entry {
  readonly piece: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The thing itself, cut out of the board's own drawing; absent where a display is made of words. */
  readonly sign: SVGSVGElement | undefined;
}

/** Every kind of thing on the board, drawn, with what it says about itself; choosing one shows where it lies. */
export function Legend({ kit, speaker, script }: LegendProps): ReactNode {
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
        {entries.map(({ piece, title, lines, sign }) => (
          <li key={piece}>
            <button type="button" aria-pressed={lit === piece} onClick={() => setLit(lit === piece ? undefined : piece)}>
              <Sign drawing={sign} />
              <span>
                <b>{title}</b>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sign({ drawing }: { readonly drawing: SVGSVGElement | undefined }): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (drawing !== undefined) box.current?.replaceChildren(drawing);
  }, [drawing]);
  return <span ref={box} className="book-sign" aria-hidden="true" />;
}

/** One entry for every kind of thing: those that differ in a name or a number alone are of one kind. */
function entriesOf(kit: TableKit, speaker: Speaker, view: unknown, place: HTMLElement | null): readonly Entry[] {
  const byKind = new Map<string, Entry>();
  const board = place?.querySelector('.picture-sheet')?.firstElementChild?.classList[0] ?? '';
  for (const element of place?.querySelectorAll('[data-piece]') ?? []) {
    const piece = element.getAttribute('data-piece') ?? '';
    const about = kit.board?.explain?.(piece, view);
    if (about === undefined) continue;
    const kind = kindOf(about.title);
    const before = byKind.get(kind);
    if (before?.sign !== undefined) continue;
    const sign = signOf(element, board);
    if (before !== undefined && sign === undefined) continue;
    byKind.set(kind, { piece, title: speaker.say(about.title), lines: (about.lines ?? []).map((line) => speaker.say(line)), sign });
  }
  return [...byKind.values()].toSorted((a, b) => a.title.localeCompare(b.title));
}

/** What a text speaks of, names and numbers left out. */
function kindOf({ key, params = {} }: Message): string {
  const inside = Object.values(params).flatMap((value) =>
    typeof value === 'object' && value !== null && 'key' in value ? [kindOf(value)] : [],
  );
  return [key, ...inside].join(' ');
}

/** Larger than this a thing is a part of the board, not a symbol. */
const LARGEST = 260;
const MARGIN = 2;

/** A drawing of its own of what is drawn on the board, in the board's colours. */
function signOf(element: Element, board: string): SVGSVGElement | undefined {
  const drawn = element instanceof SVGGraphicsElement ? element : largest(element.querySelectorAll('svg'));
  if (drawn === undefined) return undefined;
  const own = drawn instanceof SVGSVGElement ? drawn.viewBox.baseVal : drawn.getBBox();
  if (own.width === 0 || own.height === 0 || Math.max(own.width, own.height) > LARGEST) return undefined;
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.setAttribute('class', board);
  sign.setAttribute('viewBox', [own.x - MARGIN, own.y - MARGIN, own.width + 2 * MARGIN, own.height + 2 * MARGIN].join(' '));
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof SVGElement)) return undefined;
  copy.removeAttribute('transform');
  for (const part of [copy, ...copy.querySelectorAll('[data-piece]')]) {
    for (const name of ['data-piece', 'data-lit', 'data-target', 'tabindex', 'role', 'aria-label']) part.removeAttribute(name);
  }
  sign.append(...(copy instanceof SVGSVGElement ? copy.childNodes : [copy]));
  return sign;
}

/** A card bears small marks beside its picture. */
function largest(drawings: Iterable<SVGSVGElement>): SVGSVGElement | undefined {
  const area = (one: SVGSVGElement): number => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  return [...drawings].toSorted((a, b) => area(b) - area(a))[0];
}
