import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Failure } from '../common/failure';
import { Layout } from '../common/layout';
import { useLoaded } from '../common/use-loaded';
import { gameEntry, games } from '../games';
import { useWords } from '../i18n/words';
import { loadBook } from '../rulebook/book';
import { Rulebook } from '../rulebook/rulebook';
import { loadSummary } from '../rulebook/summary';
import { RulesPanel } from '../table/rules-panel';
import { type TableKit, useSpeaker, useTableKit } from '../table/table-kit';
import './pages.css';

/** The rulebooks of the house: chapters in the order of play, pictures, one page to print; behind them the ledger, in which a rule's id is its address. */
export default function RulesPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const { t, locale } = useWords();
  const chosen = gameId ?? games[0]?.card.id;
  const entry = chosen === undefined ? undefined : gameEntry(chosen);
  return (
    <Layout title={entry?.card.title[locale] ?? t('rules.title')}>
      <h1 className="page-title">{t('rules.title')}</h1>
      <nav className="game-tabs" aria-label={t('rules.games')}>
        {games.map(({ card }) => (
          <Link key={card.id} href={`/rules/${card.id}`} aria-current={card.id === chosen ? 'page' : undefined}>
            {card.title[locale]}
          </Link>
        ))}
      </nav>
      {entry === undefined ? <p>{t('rules.noGame')}</p> : <Rules key={entry.card.id} id={entry.card.id} title={entry.card.title[locale]} />}
    </Layout>
  );
}

function Rules({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const { t } = useWords();
  const kit = useTableKit(id);
  if (kit.state === 'loading') return <p>{t('loading')}</p>;
  if (kit.state === 'failed') return <Failure error={kit.error} />;
  return <WithBook kit={kit.value} title={title} />;
}

function WithBook({ kit, title }: { readonly kit: TableKit; readonly title: string }): ReactNode {
  const { t, locale } = useWords();
  const speaker = useSpeaker(kit, []);
  const loaded = useLoaded(`${kit.game.id} ${locale}`, async () => {
    const [pages, summary, script] = await Promise.all([loadBook(kit.game.id), loadSummary(kit.game.id, locale), kit.board?.guide?.()]);
    return pages === undefined || summary === undefined || script === undefined ? undefined : { ...pages, summary, script };
  });
  if (loaded.state === 'loading') return <p>{t('loading')}</p>;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  // A game without pictures is still read by its ledger.
  if (loaded.value === undefined) return <RulesPanel texts={kit.texts} speaker={speaker} />;
  return <Rulebook kit={kit} title={title} {...loaded.value} />;
}
