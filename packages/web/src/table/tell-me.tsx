import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../common/failure';
import { useLoaded } from '../common/use-loaded';
import { useWords } from '../i18n/words';
import { useAttempt } from '../pages/club/attempt';
import { AddressForm } from '../pages/club/mail';
import { useClubWords } from '../pages/club/words';
import { api } from '../remote/api';
import { canPush, subscribeToPush } from '../remote/push';
import type { TableSnapshot } from './table-client';
import './offers.css';

const KEY = 'quarterdeck.not-told';

/** Whoever has said that they do not want to be told is not asked again on this device. */
function wasDeclined(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** At a slow table, once one's own move is made: an offer to be told of the next turn, unless one is told already. */
export function TellMe({ snapshot }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { info, mine, turn } = snapshot;
  const moved = mine.length > 0 && turn.kind === 'seats' && !turn.seats.some((seat) => mine.includes(seat));
  if (info?.status !== 'running' || info.clock.kind !== 'slow' || !moved) return null;
  return <Offer />;
}

function Offer(): ReactNode {
  const { t } = useWords();
  const words = useClubWords();
  const [declined, setDeclined] = useState(wasDeclined);
  const [way, setWay] = useState<'none' | 'push' | 'mail'>('none');
  const attempt = useAttempt();
  const state = useLoaded('notify', () => api('GET /api/me/notify'));
  if (declined || state.state !== 'ready' || words === undefined) return null;
  const { settings, browsers, pushKey, mails, mail } = state.value;
  if (way === 'push') {
    return (
      <div className="notice offer" role="status">
        {words.t('tell.trial')}
      </div>
    );
  }
  if (way === 'mail') {
    return (
      <div className="notice offer">
        <AddressForm words={words} onChange={() => undefined} />
      </div>
    );
  }
  if (settings.webhook !== undefined || browsers > 0 || mail !== undefined) return null;
  const decline = (): void => {
    setDeclined(true);
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // Without storage they are asked again the next time.
    }
  };
  const subscribe = async (): Promise<void> => {
    if (!(await subscribeToPush(pushKey))) throw new Error(t('notify.refused'));
    setWay('push');
  };
  return (
    <div className="notice offer">
      <span>{t('tell.offer')}</span>
      {canPush() && (
        <button type="button" className="button button-small button-go" disabled={attempt.busy} onClick={() => void attempt.run(subscribe)}>
          {t('tell.browser')}
        </button>
      )}
      {mails && (
        <button type="button" className="button button-small" onClick={() => setWay('mail')}>
          {words.t('tell.mail')}
        </button>
      )}
      <Link className="button button-small" href="/profile">
        {t('tell.ways')}
      </Link>
      <button type="button" className="button button-small button-quiet" onClick={decline}>
        {t('home.decline')}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </div>
  );
}
