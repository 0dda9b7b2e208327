import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../i18n/words';
import type { TableClient, TableSnapshot } from './table-client';
import './offers.css';

// Nobody has to be told of a game in this browser.
const TellMe = lazy(() => import('./tell-me').then((module) => ({ default: module.TellMe })));

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
      {snapshot.connection !== 'here' && (
        <Suspense fallback={null}>
          <TellMe snapshot={snapshot} />
        </Suspense>
      )}
    </>
  );
}
