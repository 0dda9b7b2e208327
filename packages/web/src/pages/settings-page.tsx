import type { ReactNode } from 'react';
import { Layout } from '../common/layout';
import { useWords } from '../i18n/words';
import { SettingsForm } from '../settings/settings-form';
import './pages.css';

export default function SettingsPage(): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('settings.title')}>
      <div className="prose">
        <h1 className="page-title">{t('settings.title')}</h1>
        <SettingsForm />
      </div>
    </Layout>
  );
}
