import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';

/** The address of a rule, by which others find it. */
export function LinkTo({ rule }: { readonly rule: string }): ReactNode {
  const { t } = useWords();
  return (
    <a href={`#${rule}`} title={rule} aria-label={t('book.link', { id: rule })}>
      §
    </a>
  );
}
