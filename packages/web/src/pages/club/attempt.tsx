import { type ReactNode, useState } from 'react';
import { Failure } from '../../common/failure';
import { Sheet } from '../../common/sheet';
import type { ClubWords } from './words';

/** Does something that may fail, one at a time, and keeps what went wrong. */
export interface Attempt {
  readonly failure: unknown;
  readonly busy: boolean;
  run(act: () => Promise<unknown>): Promise<boolean>;
}

export function useAttempt(): Attempt {
  const [failure, setFailure] = useState<unknown>(undefined);
  const [busy, setBusy] = useState(false);
  return {
    failure,
    busy,
    run: async (act) => {
      setFailure(undefined);
      setBusy(true);
      try {
        await act();
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

interface SureProps {
  readonly words: ClubWords;
  readonly question: string;
  readonly act: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function Sure({ words, question, act, onDone, onClose }: SureProps): ReactNode {
  const attempt = useAttempt();
  return (
    <Sheet title={question} onClose={onClose}>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      <div className="club-buttons">
        <button
          type="button"
          className="button button-go"
          disabled={attempt.busy}
          onClick={() =>
            void attempt.run(act).then((done) => {
              if (done) onDone();
            })
          }
        >
          {words.t('desk.sure.yes')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {words.t('desk.sure.no')}
        </button>
      </div>
    </Sheet>
  );
}
