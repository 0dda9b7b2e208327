import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import type { TableClient, TableSnapshot } from './table-client';
import { TellMe } from './tell-me';

interface OffersPanelProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly names: readonly string[];
}

/** What somebody asks of the others: to take back, to call it a draw, to stop. */
export function OffersPanel({ client, snapshot, names }: OffersPanelProps): ReactNode {
  const { t } = useWords();
  const offers = snapshot.info?.offers ?? [];
  const seat = snapshot.viewer;
  const standIn = seat !== 'spectator' && snapshot.mine.includes(seat) && snapshot.info?.seats[seat]?.standIn === true;
  const notices = offers.map((offer) => {
    const mine = snapshot.mine.includes(offer.by);
    // Whoever is said to be away may only say that they are not.
    const concerned = offer.of !== undefined && snapshot.mine.includes(offer.of);
    const answered = seat !== 'spectator' && offer.yes.includes(seat);
    return (
      <div className="notice offer" key={offer.id} role="status">
        <span>
          {t(mine ? `offer.mine.${offer.what}` : `offer.${offer.what}`, {
            name: names[offer.by] ?? '',
            whose: (offer.of === undefined ? undefined : names[offer.of]) ?? '',
          })}
        </span>
        {seat !== 'spectator' && (
          <>
            {!mine && !answered && !concerned && (
              <button
                type="button"
                className="button button-small button-go"
                onClick={() => void client.send({ do: 'answer', seat, offer: offer.id, yes: true })}
              >
                {t('offer.yes')}
              </button>
            )}
            <button
              type="button"
              className="button button-small"
              onClick={() => void client.send({ do: 'answer', seat, offer: offer.id, yes: false })}
            >
              {mine ? t('offer.withdraw') : t('offer.no')}
            </button>
          </>
        )}
      </div>
    );
  });
  return (
    <>
      {standIn && (
        <div className="notice offer" role="status">
          <span>{t('table.botForYou')}</span>
          <button type="button" className="button button-small button-go" onClick={() => void client.send({ do: 'back', seat })}>
            {t('table.back')}
          </button>
        </div>
      )}
      {notices}
      <RematchOffer snapshot={snapshot} />
      <TellMe snapshot={snapshot} />
    </>
  );
}

/** Somebody wants to play again: whoever sat here is one click from the new table. */
function RematchOffer({ snapshot }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useWords();
  const [, go] = useLocation();
  const { info, mine } = snapshot;
  if (info?.rematch === undefined || mine.length === 0) return null;
  const by = info.seats.findIndex((seat) => info.rematchBy !== undefined && seat.player?.id === info.rematchBy);
  const name = info.seats[by]?.player?.name;
  const accept = async (table: string | undefined): Promise<void> => {
    if (table === undefined) return;
    const ready = { id: crypto.randomUUID(), command: { do: 'ready' as const, yes: true } };
    // Whoever is ready already, or finds the game begun, comes all the same.
    await api('POST /api/tables/:id/commands', { params: { id: table }, body: ready }).catch(() => undefined);
    go(`/table/${table}`);
  };
  return (
    <div className="notice offer" role="status">
      <span>{name === undefined || mine.includes(by) ? t('rematch.made') : t('rematch.asked', { name })}</span>
      <button type="button" className="button button-small button-go" onClick={() => void accept(info.rematch)}>
        {t('rematch.accept')}
      </button>
    </div>
  );
}
