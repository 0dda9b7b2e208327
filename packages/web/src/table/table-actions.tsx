import { endsByResigning } from '@quarterdeck/table';
import { type ReactNode, useState } from 'react';
import { Ask, type AskProps } from '../common/ask';
import { configOf } from '../common/config';
import { useWords } from '../i18n/words';
import { USUAL_LEVEL } from '../solo/start-solo';
import { isBotDriven } from './seat-names';
import type { TableClient, TableSnapshot } from './table-client';

/** What is asked once before it is done. */
type Asking = 'standIn' | 'draw' | 'abandon' | 'resign';

/** What a player can do about a running game besides moving: take back, stop, leave it to a bot, give up. */
export function TableActions({ client, snapshot }: { readonly client: TableClient; readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking | undefined>(undefined);
  const { info, viewer: seat, mine } = snapshot;
  if (info?.status !== 'running' || seat === 'spectator' || !mine.includes(seat) || info.seats[seat]?.resigned === true) return null;
  const standsIn = info.seats[seat]?.standIn === true;
  // Bots answer by what their game's policy thinks of the position; where it thinks nothing, they cannot be asked.
  const persons = info.seats.some((sits, i) => !mine.includes(i) && sits.kind === 'person');
  const canDraw = persons || !info.seats.some(isBotDriven) || client.game.policy?.agreesToDraw !== undefined;
  /** What resigning would do: the truth differs with who is left. */
  const resigning = (): 'table.resignEnds' | 'table.resignPartner' | 'table.resignSure' => {
    const sides = client.game.teams?.(configOf(info)) ?? info.seats.map((_, i) => i);
    const gone = info.seats.flatMap((sits, i) => (i === seat || sits.resigned === true ? [i] : []));
    const partners = sides.some((side, i) => i !== seat && side === sides[seat]);
    return endsByResigning(sides, gone) ? 'table.resignEnds' : partners ? 'table.resignPartner' : 'table.resignSure';
  };
  const abandon = persons ? 'table.offerAbandon' : 'table.abandon';
  const questions: Readonly<Record<Asking, () => Pick<AskProps, 'title' | 'text' | 'yes' | 'onYes'>>> = {
    standIn: () => ({
      title: t('table.standInMe'),
      text: t('table.standInMe.sure'),
      yes: t('table.standInMe'),
      onYes: () => void client.send({ do: 'standIn', seat, level: USUAL_LEVEL }),
    }),
    draw: () => ({
      title: t('table.offerDraw'),
      text: t('table.offerDraw.sure'),
      yes: t('table.offerDraw'),
      onYes: () => void client.send({ do: 'offer', seat, what: 'draw' }),
    }),
    abandon: () => ({
      title: t(abandon),
      text: t(persons ? 'table.offerAbandon.sure' : 'table.abandon.sure'),
      yes: t(abandon),
      onYes: () => void client.send({ do: 'offer', seat, what: 'abandon' }),
    }),
    resign: () => ({
      title: t('table.resign'),
      text: t(resigning()),
      yes: t('table.resign'),
      onYes: () => void client.send({ do: 'resign', seat }),
    }),
  };
  return (
    <>
      {snapshot.undoTo === undefined && snapshot.lastOwnMove !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => void client.askUndo()}>
          {t('table.askUndo')}
        </button>
      )}
      {!standsIn && !info.rated && (
        <button type="button" className="button button-quiet" onClick={() => setAsking('standIn')}>
          {t('table.standInMe')}
        </button>
      )}
      {canDraw && (
        <button type="button" className="button button-quiet" onClick={() => setAsking('draw')}>
          {t('table.offerDraw')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => setAsking('abandon')}>
        {t(persons ? 'table.offerAbandon' : 'table.abandon')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setAsking('resign')}>
        {t('table.resign')}
      </button>
      {asking !== undefined && <Ask {...questions[asking]()} onClose={() => setAsking(undefined)} />}
    </>
  );
}
