import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';

/** What a move would change on the own score sheet, where that is something. */
export function Gain({ gain }: { readonly gain: number }): ReactNode {
  const { t } = useWords();
  if (gain === 0) return null;
  return (
    <em className={gain > 0 ? 'gain' : 'loss'} title={t('moves.gain', { n: gain })}>
      {gain > 0 ? `+${gain}` : `−${-gain}`}
    </em>
  );
}
