import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { Sheet } from './sheet';

export interface AskProps {
  readonly title: string;
  /** What will happen, truly. */
  readonly text: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function Ask({ title, text, yes, onYes, onClose }: AskProps): ReactNode {
  const { t } = useWords();
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="form-end">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="button button-go"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </button>
      </div>
    </Sheet>
  );
}
