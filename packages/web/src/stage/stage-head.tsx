import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../common/mark';
import { useWords } from '../i18n/words';

interface StageHeadProps {
  readonly title: string;
  /** Where in the game one is, or what came of it. */
  readonly subtitle: ReactNode;
  /** What can be done from there. */
  readonly children: ReactNode;
}

/** The head of a page with a board. */
export function StageHead({ title, subtitle, children }: StageHeadProps): ReactNode {
  const { t } = useWords();
  return (
    <header className="table-head">
      <Link href="/" className="table-home" aria-label={t('home')}>
        <Mark size={30} />
      </Link>
      <div className="table-title">
        <b>{title}</b>
        {subtitle}
      </div>
      {children}
    </header>
  );
}
