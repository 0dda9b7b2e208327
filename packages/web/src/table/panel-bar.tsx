import type { ReactNode } from 'react';
import { Icon } from '../common/icon';
import type { Tab } from '../common/tabs';
import { useWords } from '../i18n/words';
import './panel-bar.css';

interface PanelBarProps<T extends string> {
  readonly tabs: ReadonlyArray<Tab<T>>;
  /** The panel in the drawer, if it is open. */
  readonly open: T | undefined;
  readonly onOpen: (panel: T | undefined) => void;
  /** Parts of the board that are shown one at a time. */
  readonly leaves: readonly string[];
  readonly leaf: string | undefined;
  readonly onLeaf: (leaf: string) => void;
  readonly leafTitle: (leaf: string) => string;
}

/** What else there is to look at: leaves of the board and, behind them in a drawer, log, moves, score, rules and chat. */
export function PanelBar<T extends string>({ tabs, open, onOpen, leaves, leaf, onLeaf, leafTitle }: PanelBarProps<T>): ReactNode {
  const { t } = useWords();
  // Where the board has leaves, there is room for one panel beside them; the others are a tap further.
  const near = leaves.length > 0 ? tabs.slice(0, 1) : tabs;
  const further = tabs.slice(near.length);
  const [next] = further;
  const waiting = further.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <nav className="panel-bar" aria-label={t('table.panels')}>
      {leaves.map((name) => (
        <button
          key={name}
          type="button"
          data-leaf={name}
          aria-pressed={leaf === name && open === undefined}
          onClick={() => {
            onOpen(undefined);
            onLeaf(name);
          }}
        >
          {leafTitle(name)}
        </button>
      ))}
      {near.map(({ id, title, count = 0 }) => (
        <button key={id} type="button" data-panel={id} aria-expanded={open === id} onClick={() => onOpen(open === id ? undefined : id)}>
          {title}
          {count > 0 && <em>{count}</em>}
        </button>
      ))}
      {next !== undefined && (
        <button
          type="button"
          data-panel="more"
          aria-label={t('table.more')}
          aria-expanded={further.some(({ id }) => id === open)}
          onClick={() => onOpen(further.some(({ id }) => id === open) ? undefined : next.id)}
        >
          <Icon name="more" />
          {waiting > 0 && <em>{waiting}</em>}
        </button>
      )}
    </nav>
  );
}
