import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, usePageTitle } from '../common/layout';
import { reasonWords } from '../common/reason-text';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { downloadSolo } from '../solo/download';
import { SoloLink } from '../solo/solo-link';
import type { SoloRecord } from '../solo/solo-record';
import { readSolo } from '../solo/solo-store';
import { startSolo } from '../solo/start-solo';
import { TableClient } from '../table/table-client';
import { type TableKit, useTableKit } from '../table/table-kit';
import { TableView } from '../table/table-view';
import { useTableState } from '../table/use-table-state';

/** A game kept in this browser. */
export default function SoloPage({ id }: { readonly id: string }): ReactNode {
  const { t } = useWords();
  const record = useLoaded(id, () => readSolo(id));
  if (record.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (record.state === 'failed') return <Trouble error={record.error} />;
  if (record.value === undefined) return <Trouble error={new Error(t('reason.NO_SUCH_TABLE'))} />;
  return <WithKit record={record.value} />;
}

function WithKit({ record }: { readonly record: SoloRecord }): ReactNode {
  const { t } = useWords();
  const kit = useTableKit(record.game);
  if (kit.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (kit.state === 'failed') return <Trouble error={kit.error} />;
  return <SoloGame record={record} kit={kit.value} />;
}

function SoloGame({ record, kit }: { readonly record: SoloRecord; readonly kit: TableKit }): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const [, go] = useLocation();
  const client = useMemo(() => new TableClient(kit.game, new SoloLink(record.id)), [kit.game, record.id]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  const snapshot = useTableState(client);
  const seat = snapshot.viewer;
  const title = gameEntry(record.game)?.card.title[locale] ?? record.game;
  usePageTitle(title);
  if (snapshot.gone !== undefined) return <Trouble error={new Error(reasonWords(snapshot.gone, words).text)} />;
  const again = async (): Promise<void> =>
    go(
      `/solo/${await startSolo({
        game: record.game,
        seats: record.seats,
        options: record.options,
        ...(record.hints === undefined ? {} : { hints: record.hints }),
      })}`,
    );
  return (
    <TableView
      client={client}
      kit={kit}
      title={title}
      withChat={false}
      actions={
        <>
          <button type="button" className="button button-go" onClick={() => void again()}>
            {t('solo.again')}
          </button>
          <Link className="button" href={`/replay/solo/${record.id}`}>
            {t('replay.title')}
          </Link>
          <button type="button" className="button button-quiet" onClick={() => void downloadSolo(record.id)}>
            {t('solo.download')}
          </button>
          {snapshot.turn.kind !== 'over' && seat !== 'spectator' && (
            <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'offer', seat, what: 'draw' })}>
              {t('table.offerDraw')}
            </button>
          )}
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
