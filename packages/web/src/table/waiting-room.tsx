import { LEVELS } from '@quarterdeck/bots';
import { type ReactNode, useState } from 'react';
import { Icon } from '../common/icon';
import { range } from '../common/range';
import { reasonWords } from '../common/reason-text';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { houseOwners } from '../kit/owners';
import { MatchScore } from './match-score';
import { levelName, seatNames } from './seat-names';
import type { TableClient, TableSnapshot } from './table-client';

interface WaitingRoomProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly title: string;
  /** Who one is here; undefined before giving a name. */
  readonly me: string | undefined;
  readonly invite: string | undefined;
  /** The address to give to friends; undefined when the table is open to all or one is not the host. */
  readonly inviteLink: string | undefined;
}

/** Before the game: who sits where, an invitation, and the start. */
export function WaitingRoom({ client, snapshot, title, me, invite, inviteLink }: WaitingRoomProps): ReactNode {
  const words = useWords();
  const { t } = words;
  const [copied, setCopied] = useState(false);
  const { info, mine, refusal } = snapshot;
  if (info === undefined) return null;
  const host = me !== undefined && info.host === me;
  const owners = houseOwners(info.seats.length);
  const names = seatNames(info.seats, words);
  const full = info.seats.every((seat) => seat.kind !== 'open');
  const sit = (seat: number): void => void client.send({ do: 'sit', seat, ...(invite === undefined ? {} : { invite }) });
  return (
    <div className="waiting-room">
      <h1>{info.name ?? t('waiting.title', { game: title })}</h1>
      <p>{full ? t('waiting.full') : t('waiting.for', { n: info.seats.filter((seat) => seat.kind === 'open').length })}</p>
      {info.hints && <p className="quiet">{t('waiting.hints')}</p>}
      <MatchScore match={info.match} names={names} />
      <ul className="waiting-seats">
        {range(info.seats.length).map((seat) => {
          const sits = info.seats[seat];
          const owner = owners[seat];
          if (sits === undefined || owner === undefined) return null;
          return (
            <li key={seat}>
              <Emblem owner={owner} size={18} />
              <b>{names[seat]}</b>
              <span className="waiting-actions">
                {sits.kind === 'open' && me !== undefined && (
                  <button type="button" className="button button-small" onClick={() => sit(seat)}>
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
                {host && sits.kind === 'open' && (
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
      {inviteLink !== undefined && (
        <div className="invite">
          <label className="field">
            <span>{t('waiting.inviteHint')}</span>
            <input type="text" readOnly value={inviteLink} onFocus={(event) => event.target.select()} data-invite />
          </label>
          <button
            type="button"
            className="button"
            onClick={() => {
              void navigator.clipboard.writeText(inviteLink).then(() => setCopied(true));
            }}
          >
            <Icon name="link" />
            {copied ? t('copied') : t('waiting.copy')}
          </button>
        </div>
      )}
      {refusal !== undefined && <p className="notice notice-bad">{reasonWords(refusal, words).text}</p>}
      {host && !full && <p className="quiet">{t('waiting.notFull')}</p>}
      {host ? (
        <p className="waiting-start">
          <button
            type="button"
            className="button button-go"
            aria-disabled={!full}
            title={full ? undefined : t('waiting.notFull')}
            onClick={() => {
              if (full) void client.send({ do: 'start' });
            }}
          >
            {t('waiting.start')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => void client.send({ do: 'close' })}>
            {t('waiting.giveUp')}
          </button>
        </p>
      ) : (
        <p className="quiet">{t('waiting.hostStarts')}</p>
      )}
    </div>
  );
}
