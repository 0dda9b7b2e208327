import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import type { Connection } from './link';
import './connection-sign.css';

/** How the table is reached, always in sight. */
export function ConnectionSign({ connection }: { readonly connection: Connection }): ReactNode {
  const { t } = useWords();
  return (
    <span className={`connection connection-${connection}`} role="status" title={t(`connection.${connection}`)}>
      <span>{t(`connection.${connection}`)}</span>
    </span>
  );
}
