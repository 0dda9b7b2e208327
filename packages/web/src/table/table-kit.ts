import { type AnyGame, defaultOptions, type GameTexts, type Locale, type OptionValues, type Speaker, speaker } from '@quarterdeck/kernel';
import { useEffect, useMemo, useState } from 'react';
import { loadBoard } from '../boards/registry';
import { type Loaded, useLoaded } from '../common/use-loaded';
import { loadEngine } from '../games';
import type { AnyBoard } from '../kit';
import { useSettings } from '../settings/settings';
import type { ChapterOf } from './table-client';

/** What a page needs to show a game: engine, board if there is one, and words. */
export interface TableKit {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly texts: GameTexts;
}

async function loadKit(id: string, locale: Locale): Promise<TableKit> {
  const [game, board] = await Promise.all([loadEngine(id), loadBoard(id)]);
  const [texts, own] = await Promise.all([game.texts[locale](), board?.texts?.[locale]() ?? {}]);
  return { game, board, texts: { messages: { ...texts.messages, ...own }, rules: texts.rules } };
}

/** What the log of a game is grouped by: its board's chapters, or else its headlines. */
export function chapterOf(board: AnyBoard | undefined): ChapterOf {
  return (view, after) => {
    if (after !== undefined && board?.opens?.(after) !== true) return undefined;
    if (board?.chapters !== undefined) return board.chapters(view);
    const headline = board?.headline?.(view);
    return headline === undefined ? [] : [headline];
  };
}

/** Whether a move only says "I am done". */
export function isClosing({ game, board }: Pick<TableKit, 'game' | 'board'>, move: unknown): boolean {
  return board?.isClosing?.(move) ?? game.closes?.(move) === true;
}

/** Loads a game for the table in the player's language. */
export function useTableKit(id: string): Loaded<TableKit> {
  const { locale } = useSettings();
  const loaded = useLoaded(`${id} ${locale}`, () => loadKit(id, locale));
  const [last, setLast] = useState<{ readonly id: string; readonly kit: TableKit } | undefined>(undefined);
  const ready = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => {
    if (ready !== undefined) setLast({ id, kit: ready });
  }, [id, ready]);
  // While another language is fetched the page goes on in the old one: nothing on it loses its place.
  return loaded.state === 'loading' && last?.id === id ? { state: 'ready', value: last.kit } : loaded;
}

/** Rules are told as they hold under the options of the table. */
export function useSpeaker({ game, texts }: TableKit, names: readonly string[], options?: OptionValues): Speaker {
  const { locale } = useSettings();
  const joined = names.join('\n');
  return useMemo(
    () => remembering(speaker(locale, texts, joined.split('\n'), { ...defaultOptions(game.options), ...options })),
    [locale, texts, joined, options, game],
  );
}

/** More sentences than a page shows at once; beyond that all are forgotten. */
const SENTENCES = 4000;

/** Says the same message from memory the second time: a board says hundreds whenever it is drawn. */
function remembering({ say, rule }: Speaker): Speaker {
  const said = new Map<string, string>();
  return {
    say: (message) => {
      const { key, params } = message;
      const name = params === undefined ? key : `${key} ${JSON.stringify(params)}`;
      const known = said.get(name);
      if (known !== undefined) return known;
      if (said.size >= SENTENCES) said.clear();
      const sentence = say(message);
      said.set(name, sentence);
      return sentence;
    },
    rule,
  };
}
