import { useEffect, useMemo, useState } from 'react';
import type { SizeClass } from '../kit';
import type { RulesHere } from '../kit/rule-link';
import type { WantedRule } from './rules-panel';

export type PanelId = 'log' | 'moves' | 'score' | 'rules' | 'chat';

export interface Panels {
  readonly open: PanelId | undefined;
  readonly onOpen: (panel: PanelId | undefined) => void;
  /** Closes what lies over the board; on a desk nothing does. */
  readonly clearBoard: () => void;
  /** The rule that the rules panel is asked for. */
  readonly wantedRule: WantedRule | undefined;
  /** Where links to rules lead. */
  readonly rulesHere: RulesHere;
  /** Lines of chat that nobody has looked at. */
  readonly unread: number;
}

interface PanelsAsked {
  readonly game: string;
  readonly size: SizeClass;
  /** What a desk shows unless something else is asked for. */
  readonly usual: PanelId;
  /** Something else stands in their place: rules open in a page of their own then. */
  readonly absent: boolean;
  /** Something on the board must be seen: a move that lies ready to be confirmed, or how the game ended. */
  readonly boardMatters: boolean;
  readonly chatLines: number;
}

/** Which panel is open. On a desk one always is; where it would be a drawer over the board, it opens only when asked for. */
export function usePanels({ game, size, usual, absent, boardMatters, chatLines }: PanelsAsked): Panels {
  const isDrawer = size !== 'wide';
  const [open, setOpen] = useState<PanelId | undefined>(isDrawer ? undefined : usual);
  const [wantedRule, setWantedRule] = useState<WantedRule | undefined>(undefined);
  const [read, setRead] = useState(0);
  useEffect(() => setOpen((panel) => (isDrawer ? undefined : (panel ?? usual))), [isDrawer, usual]);
  useEffect(() => {
    if (open === 'chat') setRead(chatLines);
  }, [open, chatLines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel may be opened over what matters; closing what is not open would draw the page twice
  useEffect(() => {
    if (boardMatters && isDrawer && open !== undefined) setOpen(undefined);
  }, [boardMatters, isDrawer]);
  const rulesHere = useMemo(() => {
    const show = (rule: string): void => {
      setWantedRule({ rule });
      setOpen('rules');
    };
    return { game, show: absent ? undefined : show };
  }, [game, absent]);
  return {
    open,
    onOpen: setOpen,
    clearBoard: () => {
      if (isDrawer) setOpen(undefined);
    },
    wantedRule,
    rulesHere,
    unread: open === 'chat' ? 0 : chatLines - read,
  };
}
