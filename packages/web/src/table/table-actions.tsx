import { endsByResigning } from '@quarterdeck/table';
import type { ReactNode } from 'react';
import { configOf } from '../common/config';
import { useWords } from '../i18n/words';
import { USUAL_LEVEL } from '../solo/start-solo';
import { isBotDriven } from './seat-names';
import type { TableClient, TableSnapshot } from './table-client';

/** What a player can do about a running game besides moving: take back, stop, leave it to a bot, give up. */
export function TableActions({ client, snapshot }: { readonly client: TableClient; readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useWords();
  const { info, viewer: seat, mine } = snapshot;
  if (info?.status !== 'running' || seat === 'spectator' || !mine.includes(seat) || info.seats[seat]?.resigned === true) return null;
  const standsIn = info.seats[seat]?.standIn === true;
  // Bots answer by what their game's policy thinks of the position; where it thinks nothing, they cannot be asked.
  const persons = info.seats.some((sits, i) => !mine.includes(i) && sits.kind === 'person');
  const canDraw = persons || !info.seats.some(isBotDriven) || client.game.policy?.agreesToDraw !== undefined;
  const resign = (): void => {
    const sides = client.game.teams?.(configOf(info)) ?? info.seats.map((_, i) => i);
    const gone = info.seats.flatMap((sits, i) => (i === seat || sits.resigned === true ? [i] : []));
    const partners = sides.some((side, i) => i !== seat && side === sides[seat]);
    const sure = endsByResigning(sides, gone) ? 'table.resignEnds' : partners ? 'table.resignPartner' : 'table.resignSure';
    if (confirm(t(sure))) void client.send({ do: 'resign', seat });
  };
  return (
    <>
      {snapshot.undoTo === undefined && snapshot.lastOwnMove !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => void client.askUndo()}>
          {t('table.askUndo')}
        </button>
      )}
      {!standsIn && !info.rated && (
        <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'standIn', seat, level: USUAL_LEVEL })}>
          {t('table.standInMe')}
        </button>
      )}
      {canDraw && (
        <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'offer', seat, what: 'draw' })}>
          {t('table.offerDraw')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'offer', seat, what: 'abandon' })}>
        {t(persons ? 'table.offerAbandon' : 'table.abandon')}
      </button>
      <button type="button" className="button button-quiet" onClick={resign}>
        {t('table.resign')}
      </button>
    </>
  );
}
