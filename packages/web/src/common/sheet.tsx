import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n/words';
import { Icon } from './icon';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; the browser keeps the focus inside and closes it on Escape. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the keyboard has Escape
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
