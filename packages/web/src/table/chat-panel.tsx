import type { ChatLine, Player } from '@quarterdeck/protocol';
import { LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { ChatReport } from '../pages/club/people/chat-report';
import { useBlocked } from '../remote/blocked';
import './chat-panel.css';

interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly onSend: (text: string) => void;
  /** Where it is said. */
  readonly table: string;
  /** Who reads; undefined for somebody without a name. */
  readonly me: string | undefined;
  /** For the host: who is muted, and a way to change it. */
  readonly muting?: ChatMuting;
}

export interface ChatMuting {
  readonly me: string;
  readonly muted: ReadonlySet<string>;
  onMute(player: string, muted: boolean): void;
}

export function ChatPanel({ lines, onSend, table, me, muting }: ChatPanelProps): ReactNode {
  const { t, locale } = useWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const blocked = useBlocked(me);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the talk as it grows
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} aria-label={t('table.chat')} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <li className="log-empty">{t('table.chatEmpty')}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.player.name}</b> <time>{time.format(line.at)}</time>
            {muting !== undefined && line.player.id !== muting.me && <MuteButton player={line.player} muting={muting} />}
            {me !== undefined && line.player.id !== me && line.text !== '' && !blocked.has(line.player.id) && (
              <ChatReport table={table} line={line} />
            )}
            {blocked.has(line.player.id) ? (
              <p className="quiet">{t('chat.blocked')}</p>
            ) : line.text === '' ? (
              <p className="quiet">{t('chat.removed')}</p>
            ) : (
              <p>{line.text}</p>
            )}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said === '') return;
          onSend(said);
          setText('');
        }}
      >
        <input
          type="text"
          value={text}
          maxLength={LIMITS.chat}
          aria-label={t('table.chatSay')}
          placeholder={t('table.chatSay')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button button-small">
          {t('table.chatSend')}
        </button>
      </form>
    </div>
  );
}

function MuteButton({ player, muting }: { readonly player: Player; readonly muting: ChatMuting }): ReactNode {
  const { t } = useWords();
  const { name } = player;
  const muted = muting.muted.has(player.id);
  return (
    <button
      type="button"
      className="chat-mute"
      aria-label={muted ? t('table.unmuteOf', { name }) : t('table.muteOf', { name })}
      onClick={() => muting.onMute(player.id, !muted)}
    >
      {muted ? t('table.unmute') : t('table.mute')}
    </button>
  );
}
