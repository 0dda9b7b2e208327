import type { ChatLine } from '@quarterdeck/protocol';
import { LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words';

interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly onSend: (text: string) => void;
}

export function ChatPanel({ lines, onSend }: ChatPanelProps): ReactNode {
  const { t, locale } = useWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
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
            <p>{line.text}</p>
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
