import type { ReactNode } from 'react';
import { Layout } from '../common/layout';
import { useWords } from '../i18n/words';
import './pages.css';

const SECTIONS = ['what', 'access', 'keys', 'fair', 'data'] as const;

/** What this is, how to play without mouse or sight, how fairness is checked, what is stored. */
export default function AboutPage(): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('about.title')}>
      <div className="prose">
        <h1 className="page-title">{t('about.title')}</h1>
        {SECTIONS.map((section) => (
          <section key={section} className="about-section">
            <h2>{t(`about.${section}.title`)}</h2>
            <p>{t(`about.${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Layout>
  );
}
