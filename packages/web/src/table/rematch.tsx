import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import type { TableSnapshot } from './table-client';

/** The way to the next game of those who sat here: whoever is first lays it out, for all others it is one click away. */
export function Rematch({ id, snapshot }: { readonly id: string; readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const { info, mine } = snapshot;
  if (info?.status !== 'over' || mine.length === 0) return null;
  const next = info.rematch;
  const play = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { table } = next === undefined ? await api('POST /api/tables/:id/rematch', { params: { id } }) : { table: next };
      const ready = { id: crypto.randomUUID(), command: { do: 'ready' as const, yes: true } };
      // Whoever is ready already, or finds the game begun, comes all the same.
      await api('POST /api/tables/:id/commands', { params: { id: table }, body: ready }).catch(() => undefined);
      go(`/table/${table}`);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const by = info.seats.findIndex((seat) => info.rematchBy !== undefined && seat.player?.id === info.rematchBy);
  const name = info.seats[by]?.player?.name;
  return (
    <>
      {next !== undefined && (
        <p className="rematch-asked" role="status">
          {name === undefined || mine.includes(by) ? t('rematch.made') : t('rematch.asked', { name })}
        </p>
      )}
      {failure !== undefined && <Failure error={failure} />}
      <button type="button" className="button button-go" disabled={busy} onClick={() => void play()}>
        {t(next === undefined ? 'table.rematch' : 'rematch.accept')}
      </button>
    </>
  );
}
