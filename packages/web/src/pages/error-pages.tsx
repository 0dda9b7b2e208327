import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Layout } from '../common/layout';
import { useWords } from '../i18n/words';

export function NotFoundPage(): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('notFound.title')}>
      <div className="prose">
        <h1 className="page-title">{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <Link className="button button-go" href="/">
          {t('home')}
        </Link>
      </div>
    </Layout>
  );
}

export function ErrorPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('error.title')}>
      <div className="prose">
        <h1 className="page-title">{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <pre className="error-detail">{error.message}</pre>
        <p>
          <button type="button" className="button button-go" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      </div>
    </Layout>
  );
}
