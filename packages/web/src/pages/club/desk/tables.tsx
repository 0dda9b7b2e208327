import type { TableSummary } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Segments } from '../../../common/segments';
import { useLoaded } from '../../../common/use-loaded';
import { gameEntry } from '../../../games';
import { useWords } from '../../../i18n/words';
import { api } from '../../../remote/api';
import { seatNames } from '../../../table/seat-names';
import { Sure } from '../attempt';
import { moment } from '../moments';
import type { DeskPartProps } from './desk-page';

const STATUS = ['running', 'waiting', 'over', 'closed'] as const;
type Wanted = (typeof STATUS)[number] | 'all';

/** All tables, page by page; ending and deleting are asked once. */
export function Tables({ words, desk, onChange }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  const [status, setStatus] = useState<Wanted>('running');
  const [after, setAfter] = useState<string | undefined>(undefined);
  const [sure, setSure] = useState<{ readonly table: TableSummary; readonly act: 'close' | 'delete' } | undefined>(undefined);
  const tables = useLoaded(`tables ${status} ${after}`, () =>
    api('GET /api/desk/tables', { query: { ...(status === 'all' ? {} : { status }), ...(after === undefined ? {} : { after }) } }),
  );
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.tables')}</h2>
        <Segments
          label={t('desk.part.tables')}
          value={status}
          choices={[...STATUS, 'all' as const].map((value) => ({
            value,
            text: t(value === 'all' ? 'desk.tables.all' : `desk.status.${value}`),
          }))}
          onChange={(value) => {
            setAfter(undefined);
            setStatus(value);
          }}
        />
      </div>
      {tables.state === 'failed' && <Failure error={tables.error} onRetry={tables.reload} />}
      {tables.state === 'ready' && tables.value.tables.length === 0 && <p className="quiet">{t('desk.tables.none')}</p>}
      <div className="club-scroll">
        <table className="club-rows">
          <tbody>
            {tables.state === 'ready' &&
              tables.value.tables.map((table) => (
                <tr key={table.id}>
                  <th scope="row">
                    <Link href={table.status === 'over' ? `/replay/table/${table.id}` : `/table/${table.id}`}>
                      {gameEntry(table.game)?.card.title[locale] ?? table.game}
                    </Link>
                  </th>
                  <td>{seatNames(table.seats, shell).join(', ')}</td>
                  <td>{t(`desk.status.${table.status}`)}</td>
                  <td>{moment(table.updatedAt, locale)}</td>
                  <td>
                    <div className="club-buttons">
                      {(table.status === 'waiting' || table.status === 'running') && (
                        <button type="button" className="button button-small" onClick={() => setSure({ table, act: 'close' })}>
                          {t('desk.closeTable')}
                        </button>
                      )}
                      {desk.role === 'owner' && (
                        <button
                          type="button"
                          className="button button-small button-quiet"
                          onClick={() => setSure({ table, act: 'delete' })}
                        >
                          {t('desk.delete')}
                        </button>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {tables.state === 'ready' && tables.value.next !== undefined && (
        <button type="button" className="button button-small" onClick={() => setAfter(tables.value.next)}>
          {t('desk.more')}
        </button>
      )}
      {sure !== undefined && (
        <Sure
          words={words}
          question={t(sure.act === 'close' ? 'desk.sure.close' : 'desk.sure.deleteTable')}
          act={() =>
            sure.act === 'close'
              ? api('POST /api/desk/tables/:id/close', { params: { id: sure.table.id } })
              : api('DELETE /api/desk/tables/:id', { params: { id: sure.table.id } })
          }
          onDone={() => {
            setSure(undefined);
            tables.reload();
            onChange();
          }}
          onClose={() => setSure(undefined)}
        />
      )}
    </section>
  );
}
