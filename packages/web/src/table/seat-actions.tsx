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
}

/**
 * What can be done about a seat whose person is away: those at the table let a bot play on, somebody
 * without a seat may take it over, as they may take a bot's. Whether the absence was long enough only
 * the server knows; it says so where it was not.
 */
export function SeatActions({ client, snapshot, seat, name, me, invite }: SeatActionsProps): ReactNode {
  const { t } = useWords();
  const { info, mine, present } = snapshot;
  const sits = info?.seats[seat];
  if (info?.status !== 'running' || me === undefined || sits === undefined || mine.includes(seat) || sits.resigned) return null;
  // Until one's own presence is told, nobody's is known.
  const away =
    present.includes(me) && sits.kind === 'person' && sits.player !== undefined && !present.includes(sits.player.id) && info.absence > 0;
  if (mine.length > 0) {
    if (!away || sits.standIn) return null;
    return (
      <button
        type="button"
        className="button button-small"
        title={t('table.standInForOf', { name })}
        onClick={() => void client.send({ do: 'standIn', seat, level: USUAL_LEVEL })}
      >
        {t('table.standInFor')}
      </button>
    );
  }
  const givenBot = sits.kind === 'bot' && (invite !== undefined || info.host === me);
  if (info.rated || !(away || givenBot)) return null;
  return (
    <button
      type="button"
      className="button button-small"
      title={t('table.takeOverOf', { name })}
      onClick={() => void client.send({ do: 'takeOver', seat, ...(invite === undefined ? {} : { invite }) })}
    >
      {t('table.takeOver')}
    </button>
  );
}
