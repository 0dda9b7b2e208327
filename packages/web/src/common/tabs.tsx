import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tabs.css';

export interface Tab<T extends string> {
  readonly id: T;
  readonly title: string;
  readonly count?: number;
  readonly content: () => ReactNode;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<T>>;
  /** The open one; undefined closes all (phones). */
  readonly open: T | undefined;
  readonly onOpen: (id: T) => void;
}

/** Tabs by the book: arrow keys go from tab to tab, Tab goes into the panel. */
export function Tabs<T extends string>({ label, tabs, open, onOpen }: TabsProps<T>): ReactNode {
  const base = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === open);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  const current = tabs.find((tab) => tab.id === open);
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${base}-panel` : undefined}
            tabIndex={tab.id === open || (open === undefined && i === 0) ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
            {tab.count !== undefined && tab.count > 0 && <em>{tab.count}</em>}
          </button>
        ))}
      </div>
      {current !== undefined && (
        <div className="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}`}>
          {current.content()}
        </div>
      )}
    </>
  );
}
