import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, usePageTitle } from '../common/layout';
import { reasonWords } from '../common/reason-text';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { SoloLink } from '../solo/solo-link';
import { readSolo } from '../solo/solo-store';
import { againSolo } from '../solo/start-solo';
import { TableClient } from '../table/table-client';
import { chapterOf, type TableKit, useTableKit } from '../table/table-kit';
import { TableView } from '../table/table-view';
import { useTableState } from '../table/use-table-state';

// Seen in the menu and at the end: it does not hold up the first move.
const TableActions = lazy(() => import('../table/table-actions').then((module) => ({ default: module.TableActions })));
const loadNext = () => import('./solo-next');
const SoloNext = lazy(loadNext);
// Hardly ever wanted, and then of a page that has been here for long.
const loadDownload = () => import('../solo/download');

/** A game kept in this browser. */
export default function SoloPage({ id }: { readonly id: string }): ReactNode {
  const { t } = useWords();
  const record = useLoaded(id, () => readSolo(id));
  if (record.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (record.state === 'failed') return <Trouble error={record.error} />;
  if (record.value === undefined) return <Trouble error={new Error(t('reason.NO_SUCH_TABLE'))} />;
  return <WithKit id={id} game={record.value.head.game} />;
}

function WithKit({ id, game }: { readonly id: string; readonly game: string }): ReactNode {
  const { t } = useWords();
  const kit = useTableKit(game);
  if (kit.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (kit.state === 'failed') return <Trouble error={kit.error} />;
  return <SoloGame id={id} kit={kit.value} />;
}

function SoloGame({ id, kit }: { readonly id: string; readonly kit: TableKit }): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const [, go] = useLocation();
  const client = useMemo(() => new TableClient(kit.game, new SoloLink(id), chapterOf(kit.board)), [kit.game, kit.board, id]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  const snapshot = useTableState(client);
  const title = gameEntry(kit.game.id)?.card.title[locale] ?? kit.game.id;
  usePageTitle(title);
  const { info } = snapshot;
  const over = info?.status === 'over';
  useEffect(() => {
    // While the end is still being shown, so that the plate has all its buttons.
    if (over) void loadNext();
  }, [over]);
  if (snapshot.gone !== undefined) return <Trouble error={new Error(reasonWords(snapshot.gone, words).text)} />;
  const restart = async (): Promise<void> => go(`/solo/${await againSolo(id)}`);
  return (
    <TableView
      client={client}
      kit={kit}
      title={title}
      review={{ place: 'solo', id }}
      next={
        over && (
          <Suspense fallback={null}>
            <SoloNext id={id} info={info} />
          </Suspense>
        )
      }
      actions={
        <>
          {!over && (
            <button type="button" className="button button-quiet" onClick={() => void restart()}>
              {t('solo.restart')}
            </button>
          )}
          <Link className="button" href={`/replay/solo/${id}`}>
            {t('replay.title')}
          </Link>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void loadDownload().then(({ downloadSolo }) => downloadSolo(id))}
          >
            {t('solo.download')}
          </button>
          <Suspense fallback={null}>
            <TableActions client={client} snapshot={snapshot} />
          </Suspense>
        </>
      }
    />
  );
}

function Trouble({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('error.title')}>
      <h1 className="page-title">{t('error.title')}</h1>
      <Failure error={error} onRetry={() => location.reload()} />
    </Layout>
  );
}
