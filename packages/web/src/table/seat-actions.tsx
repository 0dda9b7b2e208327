import type { Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { USUAL_LEVEL } from '../solo/start-solo';
import type { TableClient, TableSnapshot } from './table-client';

interface SeatActionsProps {
  readonly client: TableClient;
  readonly snapshot: Pick<TableSnapshot, 'info' | 'mine' | 'present'>;
  readonly seat: Seat;
  readonly name: string;
  /** Who one is here; undefined before giving a name. */
  readonly me: string | undefined;
  readonly invite: string | undefined;
  /** Somebody without a name wants this seat. */
  readonly onNameless: (seat: Seat) => void;
}

/**
 * What can be done about a seat that is not one's own: those at the table let a bot play on for somebody who is
 * away, or ask the others whether somebody else may have the seat; whoever has none takes one that is free. Whether
 * an absence was long enough only the server knows; it says so where it was not.
 */
export function SeatActions({ client, snapshot, seat, name, me, invite, onNameless }: SeatActionsProps): ReactNode {
  const { t } = useWords();
  const { info, mine, present } = snapshot;
  const sits = info?.seats[seat];
  if (info?.status !== 'running' || info.rated || sits === undefined || mine.includes(seat) || sits.resigned) return null;
  const own = mine.find((one) => info.seats[one]?.standIn !== true && info.seats[one]?.resigned !== true);
  if (own === undefined) {
    if (sits.free !== true || mine.length > 0) return null;
    return (
      <button
        type="button"
        className="button button-small"
        title={t('table.takeOverOf', { name })}
        onClick={() =>
          me === undefined ? onNameless(seat) : void client.send({ do: 'takeOver', seat, ...(invite === undefined ? {} : { invite }) })
        }
      >
        {t('table.takeOver')}
      </button>
    );
  }
  // Until one's own presence is told, nobody's is known. With hours for each move the clock alone decides.
  const gone =
    sits.kind === 'person' && sits.player !== undefined && me !== undefined && present.includes(me) && !present.includes(sits.player.id);
  const away = gone && info.absence > 0 && info.clock.kind !== 'slow';
  if (sits.free === true) return <span className="quiet">{t('table.free')}</span>;
  return (
    <>
      {away && sits.standIn !== true && (
        <button
          type="button"
          className="button button-small"
          title={t('table.standInForOf', { name })}
          onClick={() => void client.send({ do: 'standIn', seat, level: USUAL_LEVEL })}
        >
          {t('table.standInFor')}
        </button>
      )}
      {(sits.kind === 'bot' || away || sits.late === true) && (
        <button
          type="button"
          className="button button-small"
          title={t('table.releaseOf', { name })}
          onClick={() => void client.send({ do: 'release', seat: own, of: seat })}
        >
          {t('table.release')}
        </button>
      )}
    </>
  );
}
