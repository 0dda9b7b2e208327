import { LEVELS } from '@quarterdeck/bots';
import type { SeatInfo } from '@quarterdeck/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../common/icon';
import { range } from '../common/range';
import { reasonWords } from '../common/reason-text';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { getSettings } from '../settings/settings';
import { Agreed } from './agreed';
import { AskPeople } from './ask-people';
import { MatchScore } from './match-score';
import { ownersBefore } from './owners-before';
import { levelName, seatNames } from './seat-names';
import { Share } from './share';
import type { TableClient, TableSnapshot } from './table-client';
import type { TableKit } from './table-kit';
import './waiting-room.css';

const ChangeTerms = lazy(() => import('./change-terms'));

interface WaitingRoomProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly kit: TableKit;
  readonly title: string;
  /** Who one is here; undefined before giving a name. */
  readonly me: string | undefined;
  readonly invite: string | undefined;
}

/** Before the game: who sits where and is ready, everything that is agreed, and how others get here. */
export function WaitingRoom({ client, snapshot, kit, title, me, invite }: WaitingRoomProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const [changing, setChanging] = useState(false);
  const { info, mine, refusal, present, watchers } = snapshot;
  const owners = useMemo(() => (info === undefined ? [] : ownersBefore(kit, info)), [kit, info]);
  const full = info?.seats.every((seat) => seat.kind !== 'open') === true;
  useBell(full);
  if (info === undefined) return null;
  const host = me !== undefined && info.host === me;
  const names = seatNames(info.seats, words);
  const seated = mine.length > 0;
  const ready = mine.every((seat) => info.seats[seat]?.ready === true);
  const persons = info.seats.filter(({ kind }) => kind === 'person');
  const begins = full && persons.every((seat) => seat.ready === true);
  const held = info.seats.filter((seat, i) => seat.kind === 'person' && seat.ready !== true && !mine.includes(i)).length;
  const onlookers = watchers + present.filter((id) => !info.seats.some(({ player }) => player?.id === id)).length;
  const card = gameEntry(info.game)?.card;
  return (
    <div className="waiting-room">
      <div className="waiting-main">
        <h1>{info.name ?? t('waiting.title', { game: title })}</h1>
        <p role="status">
          {begins
            ? t('waiting.begins')
            : full
              ? t('waiting.notReady', { n: persons.filter((seat) => seat.ready !== true).length })
              : t('waiting.for', { n: info.seats.filter((seat) => seat.kind === 'open').length })}{' '}
          {!full && t('waiting.byItself')}
        </p>
        <MatchScore match={info.match} names={names} />
        <ul className="waiting-seats">
          {range(info.seats.length).map((seat) => {
            const sits = info.seats[seat];
            const owner = owners[seat];
            if (sits === undefined || owner === undefined) return null;
            return (
              <li key={seat} className={mine.includes(seat) ? 'waiting-mine' : undefined}>
                <Emblem owner={owner} size={18} />
                <span className="waiting-who">
                  <b>{names[seat]}</b>
                  <small>
                    <SeatState sits={sits} host={info.host} present={present} looked={onlookers > 0} />
                  </small>
                </span>
                <span className="waiting-actions">
                  {sits.kind === 'open' && me !== undefined && !seated && (
                    <button
                      type="button"
                      className="button button-small"
                      onClick={() => void client.send({ do: 'sit', seat, ready: true, ...(invite === undefined ? {} : { invite }) })}
                    >
                      {t('waiting.sit')}
                    </button>
                  )}
                  {mine.includes(seat) && (
                    <button
                      type="button"
                      className="button button-small button-quiet"
                      onClick={() => void client.send({ do: 'stand', seat })}
                    >
                      {t('waiting.stand')}
                    </button>
                  )}
                  {host && sits.kind === 'open' && !info.rated && (
                    <select
                      aria-label={t('waiting.addBot')}
                      value=""
                      onChange={(event) => void client.send({ do: 'seatBot', seat, level: event.target.value })}
                    >
                      <option value="" disabled>
                        {t('waiting.addBot')}
                      </option>
                      {LEVELS.map((level) => (
                        <option key={level} value={level}>
                          {levelName(level, words)}
                        </option>
                      ))}
                    </select>
                  )}
                  {host && sits.kind !== 'open' && !mine.includes(seat) && (
                    <button
                      type="button"
                      className="button button-small button-quiet"
                      onClick={() => void client.send({ do: 'clearSeat', seat })}
                    >
                      {t('waiting.clear')}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        <div className="waiting-head">
          <h2>{t('agreed.title')}</h2>
          {host && (
            <button type="button" className="link-button" onClick={() => setChanging(true)}>
              {t('change.open')}
            </button>
          )}
        </div>
        <Agreed info={info} specs={kit.game.options} texts={kit.texts} />
        {refusal !== undefined && <p className="notice notice-bad">{reasonWords(refusal, words).text}</p>}
        <p className="waiting-start">
          {seated && !ready && (
            <button type="button" className="button button-go" onClick={() => void client.send({ do: 'ready', yes: true })}>
              {t('waiting.ready')}
            </button>
          )}
          {seated && ready && full && held === 0 && (
            <button type="button" className="button button-go" onClick={() => void client.send({ do: 'start' })}>
              {t('waiting.start')}
            </button>
          )}
          {seated && ready && full && (
            <button type="button" className="button" onClick={() => void client.send({ do: 'ready', yes: false })}>
              {t('waiting.hold')}
            </button>
          )}
          {seated && ready && !full && <span className="quiet">{t('waiting.youAreReady')}</span>}
          {host && (
            <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'close' })}>
              {t('waiting.giveUp')}
            </button>
          )}
        </p>
      </div>
      <div className="waiting-side">
        {(seated || host) && !full && (
          <>
            <h2>{t('share.title')}</h2>
            <Share table={info.id} title={title} host={host} />
            {me !== undefined && <AskPeople info={info} me={me} />}
          </>
        )}
        {card !== undefined && (
          <section className="waiting-about">
            <p>{card.pitch[locale]}</p>
            <p>
              <Icon name="glass" /> {t('home.minutes', { from: card.minutes.from, to: card.minutes.to })}
            </p>
            <p>
              <Link href={`/guide/${info.game}`}>{t('join.learn', { game: title })}</Link>
            </p>
            <p>
              <Link href={`/rules/${info.game}`}>{t('nav.rules')}</Link>
            </p>
          </section>
        )}
      </div>
      {changing && (
        <Suspense fallback={null}>
          <ChangeTerms
            info={info}
            game={kit.game}
            texts={kit.texts}
            send={(command) => client.send(command)}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SeatStateProps {
  readonly sits: SeatInfo;
  readonly host: string;
  readonly present: readonly string[];
  readonly looked: boolean;
}

/** Whether somebody is here and wants to begin; on an open seat, whether somebody looks at the invitation. */
function SeatState({ sits, host, present, looked }: SeatStateProps): ReactNode {
  const { t } = useWords();
  if (sits.kind === 'open') return looked ? t('waiting.looked') : '';
  if (sits.player === undefined) return t('waiting.bot');
  const parts = [
    ...(sits.player.id === host ? [t('waiting.host')] : []),
    t(present.includes(sits.player.id) ? 'waiting.here' : 'waiting.away'),
    t(sits.ready === true ? 'waiting.isReady' : 'waiting.notYet'),
  ];
  return parts.join(' · ');
}

/** A bell when the last seat is taken. */
function useBell(full: boolean): void {
  const before = useRef(full);
  useEffect(() => {
    if (full && !before.current && getSettings().sound) void import('../kit/play-sound').then(({ playSound }) => playSound('bell'));
    before.current = full;
  }, [full]);
}
