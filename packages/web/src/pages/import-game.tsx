import { type ReactNode, useRef } from 'react';
import { useWords } from '../i18n/words';

/** A button that asks for a game file and hands on its text. */
export function ImportGame({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const { t } = useWords();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => file.current?.click()}>
        {t('games.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) void chosen.text().then(onText);
        }}
      />
    </>
  );
}
