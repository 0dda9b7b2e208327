import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LogItem } from './table-client';

/** Reads what happens aloud: new log lines, politely, one after the other. Old ones are not read at joining. */
export function Announcer({ log, speaker }: { readonly log: readonly LogItem[]; readonly speaker: Speaker }): ReactNode {
  const lastRead = useRef<number | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const last = log.at(-1)?.id;
    const heard = lastRead.current;
    lastRead.current = last;
    if (last === undefined || heard === undefined) return;
    const fresh = log.filter((item) => item.id > heard && item.message !== undefined);
    if (fresh.length > 0) setText(fresh.map((item) => (item.message === undefined ? '' : speaker.say(item.message))).join(' '));
  }, [log, speaker]);
  return (
    <div className="visually-hidden" aria-live="polite" data-announcer>
      {text}
    </div>
  );
}
