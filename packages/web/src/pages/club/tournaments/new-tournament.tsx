import { LIMITS, type NewTournament } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../../common/failure';
import { Sheet } from '../../../common/sheet';
import { games } from '../../../games';
import { useWords } from '../../../i18n/words';
import { api } from '../../../remote/api';
import { levelName } from '../../../table/seat-names';
import { clockWords } from '../../home-lists';
import { useAttempt } from '../attempt';
import type { ClubWords } from '../words';

const FORMATS = ['swiss', 'round-robin', 'knockout'] as const;
const CLOCKS = {
  'live-20': { kind: 'live', minutes: 20, increment: 10 },
  'live-40': { kind: 'live', minutes: 40, increment: 20 },
  'slow-24': { kind: 'slow', hours: 24, holidays: 7 },
  'slow-72': { kind: 'slow', hours: 72, holidays: 14 },
} as const satisfies Readonly<Record<string, NewTournament['clock']>>;
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES: readonly ClockName[] = ['live-20', 'live-40', 'slow-24', 'slow-72'];
const LEVELS = ['sailor', 'mate', 'captain'] as const;

/** A new tournament: what is played, how, and until when one can sign up. */
export function NewTournamentForm({ words, onClose }: { readonly words: ClubWords; readonly onClose: () => void }): ReactNode {
  const { t } = words;
  const shell = useWords();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState(games[0]?.card.id ?? '');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('swiss');
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState(5);
  const [clock, setClock] = useState<ClockName>('live-20');
  const [rated, setRated] = useState(true);
  const [least, setLeast] = useState(4);
  const [fill, setFill] = useState('');
  const [begin, setBegin] = useState('');
  const attempt = useAttempt();
  const possible = games.find(({ card }) => card.id === game)?.card.seats.filter((n) => n >= 2 && n <= 4) ?? [2];
  const chosen = format === 'knockout' ? 2 : possible.includes(seats) ? seats : (possible[0] ?? 2);
  const byItself = format === 'knockout' || (format === 'round-robin' && chosen === 2);
  const make = (): Promise<boolean> =>
    attempt.run(async () => {
      const { id } = await api('POST /api/tournaments', {
        body: {
          name: name.trim(),
          game,
          format,
          seats: chosen,
          rounds,
          clock: CLOCKS[clock],
          rated,
          least,
          ...(fill === '' ? {} : { fill }),
          ...(begin === '' ? {} : { startsAt: new Date(begin).getTime() }),
        },
      });
      go(`/tournaments/${id}`);
    });
  return (
    <Sheet title={t('tour.new')} onClose={onClose}>
      <form
        className="club-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label className="field">
          <span>{t('tour.name')}</span>
          <input type="text" required maxLength={LIMITS.tableName} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="field">
          <span>{shell.t('new.game')}</span>
          <select value={game} onChange={(event) => setGame(event.target.value)}>
            {games.map(({ card }) => (
              <option key={card.id} value={card.id}>
                {card.title[words.locale]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('tour.format')}</span>
          <select value={format} onChange={(event) => setFormat(FORMATS.find((one) => one === event.target.value) ?? format)}>
            {FORMATS.map((one) => (
              <option key={one} value={one}>
                {t(`tour.format.${one}`)}
              </option>
            ))}
          </select>
          <small className="quiet">{t(`tour.about.${format}`)}</small>
        </label>
        {format !== 'knockout' && (
          <label className="field">
            <span>{shell.t('new.seats')}</span>
            <select value={chosen} onChange={(event) => setSeats(Number(event.target.value))}>
              {possible.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        {!byItself && (
          <label className="field">
            <span>{t('tour.rounds')}</span>
            <input type="number" min={1} max={15} value={rounds} onChange={(event) => setRounds(Number(event.target.value))} />
          </label>
        )}
        <label className="field">
          <span>{shell.t('new.clock')}</span>
          <select value={clock} onChange={(event) => setClock(CLOCK_NAMES.find((one) => one === event.target.value) ?? clock)}>
            {CLOCK_NAMES.map((one) => (
              <option key={one} value={one}>
                {clockWords(CLOCKS[one], shell)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('tour.least')}</span>
          <input type="number" min={2} max={64} value={least} onChange={(event) => setLeast(Number(event.target.value))} />
        </label>
        <label className="field">
          <span>{t('tour.fill')}</span>
          <select value={fill} onChange={(event) => setFill(event.target.value)}>
            <option value="">{t('tour.fill.no')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {levelName(level, shell)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('tour.startsAt')}</span>
          <input type="datetime-local" value={begin} onChange={(event) => setBegin(event.target.value)} />
        </label>
        <label className="check">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          {shell.t('new.rated')}
        </label>
        {attempt.failure !== undefined && <Failure error={attempt.failure} />}
        <button type="submit" className="button button-go" disabled={attempt.busy || name.trim() === ''}>
          {t('tour.announce')}
        </button>
      </form>
    </Sheet>
  );
}
