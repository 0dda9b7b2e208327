import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { figure } from '../common/figure';
import { useWords } from '../i18n/words';
import { Emblem } from './emblem';
import { bookedOnly, type FinalCount } from './final-count';
import type { Owner } from './owners';
import './final-scoring.css';

interface FinalScoringProps {
  readonly count: FinalCount;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
}

/**
 * The final scoring over the board, line by line as it is counted; the total comes last. It is as high from the first
 * line to the last, so that nothing moves but figures. The winner is the plate's to tell.
 */
export function FinalScoring({ count, speaker, names, owners }: FinalScoringProps): ReactNode {
  const { t } = useWords();
  const { sheet, items, counted, fresh, duration } = count;
  const { lines, total } = bookedOnly(sheet);
  const points = (item: string, seat: number): number => lines.find((line) => line.item === item)?.points[seat] ?? 0;
  const before = (seat: number): number => counted.reduce((sum, item) => sum - points(item, seat), total[seat] ?? 0);
  // Several at once come one after the other.
  const beat = duration / (fresh.length + 1);
  const late = (item: string): number => Math.max(0, fresh.indexOf(item)) * beat;
  const panel = useRef<HTMLElement>(null);
  // Over a low board it is seen in part: what is being counted comes into sight above the total.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line that comes in
  useLayoutEffect(() => {
    const [foot, line] = ['tfoot', 'tr[data-fresh]:not(:has(~ tr[data-fresh]))'].map((part) => panel.current?.querySelector(part));
    if (panel.current === null || foot == null || line == null) return;
    const below = line.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
    if (below > 0) panel.current.scrollBy({ top: below });
  }, [counted.length]);
  return (
    <section
      ref={panel}
      className="final-scoring"
      aria-label={t('final.title')}
      aria-live="polite"
      style={{ ['--beat' as string]: `${Math.min(360, beat)}ms` }}
    >
      <h2>{t('final.title')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => {
              const owner = owners[seat];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change places
                <th key={seat} scope="col">
                  {owner !== undefined && <Emblem owner={owner} size={17} />}
                  <span>{name}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Row title={t('final.before')} figures={names.map((_, seat) => before(seat))} />
          {items.map((item) => (
            <Row
              key={item}
              title={speaker.say({ key: `score.${item}` })}
              figures={names.map((_, seat) => (counted.includes(item) ? points(item, seat) : undefined))}
              signed
              isAhead={!counted.includes(item)}
              late={late(item)}
              isFresh={fresh.includes(item)}
            />
          ))}
        </tbody>
        <tfoot>
          <Row title={t('table.total')} figures={total} late={fresh.length > 1 ? fresh.length * beat : 0} />
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  /** Undefined where it is not known yet. */
  readonly figures: readonly (number | undefined)[];
  readonly signed?: boolean;
  /** Milliseconds after which it comes in. */
  readonly late?: number;
  readonly isFresh?: boolean;
  /** Still to come: keeps its place unseen. */
  readonly isAhead?: boolean;
}

function Row({ title, figures, signed = false, late = 0, isFresh = false, isAhead = false }: RowProps): ReactNode {
  return (
    <tr style={{ ['--late' as string]: `${late}ms` }} data-fresh={isFresh || undefined} data-ahead={isAhead || undefined}>
      <th scope="row">{title}</th>
      {figures.map((n, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change places
        <td key={seat} className={signed && n === 0 ? 'final-nothing' : undefined}>
          {n !== undefined && (signed ? gained(n) : figure(n))}
        </td>
      ))}
    </tr>
  );
}

function gained(n: number): string {
  return n === 0 ? '–' : n > 0 ? `+${n}` : figure(n);
}
