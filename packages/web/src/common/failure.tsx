import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { ApiError } from '../remote/api';
import { reasonWords } from './reason-text';

/** Something could not be loaded or done: what it was, and a way to try again. */
export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }): ReactNode {
  const words = useWords();
  const text =
    error instanceof ApiError
      ? reasonWords({ code: error.code, rule: 'TABLE', params: error.params }, words).text
      : error instanceof Error
        ? error.message
        : String(error);
  return (
    <div className="notice notice-bad" role="alert">
      <span>{text}</span>
      {onRetry !== undefined && (
        <button type="button" className="button button-small" onClick={onRetry}>
          {words.t('retry')}
        </button>
      )}
    </div>
  );
}
