import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/words';

/** Thinking that is over sooner is not worth a word. */
const WORTH_SAYING_MS = 1200;

/** Says who is thinking to those who do not see it, politely, and only when it takes a while. */
export function ThinkingVoice({ names }: { readonly names: readonly string[] }): ReactNode {
  const { t, locale } = useWords();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid('');
    if (list === '') return undefined;
    const timer = setTimeout(() => setSaid(list), WORTH_SAYING_MS);
    return () => clearTimeout(timer);
  }, [list]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {said === '' ? '' : t('table.thinks', { names: said, n: names.length })}
    </div>
  );
}
