import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Failure } from '../common/failure';
import { Layout } from '../common/layout';
import { useLoaded } from '../common/use-loaded';
import { gameEntry, games, loadEngine } from '../games';
import { useWords } from '../i18n/words';
import { RulesPanel } from '../table/rules-panel';
import './pages.css';

/** The rules of every game, searchable; a rule's id is its address. */
export default function RulesPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const { t, locale } = useWords();
  const chosen = gameId ?? games[0]?.card.id;
  const entry = chosen === undefined ? undefined : gameEntry(chosen);
  return (
    <Layout title={t('rules.title')}>
      <h1 className="page-title">{t('rules.title')}</h1>
      <nav className="game-tabs" aria-label={t('rules.games')}>
        {games.map(({ card }) => (
          <Link key={card.id} href={`/rules/${card.id}`} aria-current={card.id === chosen ? 'page' : undefined}>
            {card.title[locale]}
          </Link>
        ))}
      </nav>
      {entry === undefined ? <p>{t('rules.noGame')}</p> : <Rules id={entry.card.id} />}
    </Layout>
  );
}

function Rules({ id }: { readonly id: string }): ReactNode {
  const { t, locale } = useWords();
  const texts = useLoaded(`${id} ${locale}`, async () => (await loadEngine(id)).texts[locale]());
  if (texts.state === 'loading') return <p>{t('loading')}</p>;
  if (texts.state === 'failed') return <Failure error={texts.error} onRetry={texts.reload} />;
  return (
    <div className="prose">
      <RulesPanel texts={texts.value} level={2} />
    </div>
  );
}
