import { LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../common/failure';
import { Sheet } from '../common/sheet';
import { useWords } from '../i18n/words';
import { freeName, rememberedName, signIn, useSession } from '../remote/session';

interface NameSheetProps {
  /** What the name is needed for; it stands on the button. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onNamed: () => Promise<void>;
}

/** Asks somebody who has looked on for a name, when they want to do something that needs one. */
export function NameSheet({ title, onClose, onNamed }: NameSheetProps): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const [name, setName] = useState(rememberedName() ?? '');
  const [failure, setFailure] = useState<unknown>(undefined);
  const go = async (): Promise<void> => {
    setFailure(undefined);
    try {
      // A name that was given before something else failed is not asked for again.
      if (session.state !== 'known') await signIn(name.trim());
      await onNamed();
    } catch (error) {
      setFailure(error);
      setName(freeName(error) ?? name);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        className="table-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void go();
        }}
      >
        <label className="field">
          <span>{t('join.name')}</span>
          <input type="text" value={name} maxLength={LIMITS.name} required onChange={(event) => setName(event.target.value)} />
        </label>
        {failure !== undefined && <Failure error={failure} />}
        <div className="form-end">
          <button type="submit" className="button button-go">
            {title}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
