import { type AnyGame, defaultOptions, type GameTexts, type Speaker, speaker } from '@quarterdeck/kernel';
import { type ReactNode, useMemo } from 'react';
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
  const loaded = useLoaded(`${id} ${locale}`, async () => {
    const game = await loadEngine(id);
    return { game, texts: await game.texts[locale]() };
  });
  if (loaded.state === 'loading') return <p>{t('loading')}</p>;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  return <Ledger {...loaded.value} />;
}

function Ledger({ game, texts }: { readonly game: AnyGame; readonly texts: GameTexts }): ReactNode {
  const { locale } = useWords();
  const voice = useMemo(() => speaker(locale, texts, [], defaultOptions(game.options)), [locale, texts, game]);
  return (
    <div className="prose">
      <Components game={game} speaker={voice} />
      <RulesPanel texts={texts} speaker={voice} level={2} />
    </div>
  );
}

/** What is printed in the box, and what we had to reconstruct. */
function Components({ game, speaker: { say } }: { readonly game: AnyGame; readonly speaker: Speaker }): ReactNode {
  const { t } = useWords();
  if (game.components === undefined) return undefined;
  return (
    <section aria-labelledby="components">
      <h2 id="components">{t('components.title')}</h2>
      <p>{say({ key: 'components.summary' })}</p>
      <table className="components">
        <tbody>
          {game.components.map(({ name, certainty }) => (
            <tr key={name}>
              <th scope="row">{say({ key: `component.${name}` })}</th>
              <td>{t(`certainty.${certainty}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
