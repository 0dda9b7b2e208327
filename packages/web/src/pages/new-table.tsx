import { LEVELS } from '@quarterdeck/bots';
import { type AnyGame, defaultOptions, type GameTexts, type OptionValues } from '@quarterdeck/kernel';
import { type ClockSpec, isAgainstBots, LIMITS, type Player, type SeatPlan } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { range } from '../common/range';
import { Segments } from '../common/segments';
import { Sheet } from '../common/sheet';
import { useLoaded } from '../common/use-loaded';
import { games, loadEngine } from '../games';
import { useWords } from '../i18n/words';
import { CLOCKS, ClockField } from '../play-now/clock-field';
import { HouseRules } from '../play-now/house-rules';
import { ReadyMade } from '../play-now/ready-made';
import { api } from '../remote/api';
import { freeName, rememberedName, rememberName, signIn, signInAnyhow, useSession } from '../remote/session';
import { startSolo, USUAL_LEVEL } from '../solo/start-solo';
import { levelName } from '../table/seat-names';
import './pages.css';

interface NewTableProps {
  readonly gameId: string;
  /** Who is asked to come. */
  readonly ask?: Player;
  readonly onClose: () => void;
}

/** Everything about a new table in one sheet; sensible choices stand already. */
export default function NewTable({ gameId, ask, onClose }: NewTableProps): ReactNode {
  const { t, locale } = useWords();
  const [id, setId] = useState(gameId);
  const loaded = useLoaded(`${id} ${locale}`, async () => {
    const game = await loadEngine(id);
    return { game, texts: await game.texts[locale]() };
  });
  return (
    <Sheet title={ask === undefined ? t('new.title') : t('new.ask', { name: ask.name })} onClose={onClose}>
      <label className="field">
        <span>{t('new.game')}</span>
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {games.map(({ card }) => (
            <option key={card.id} value={card.id}>
              {card.title[locale]}
            </option>
          ))}
        </select>
      </label>
      {loaded.state === 'loading' && <p>{t('loading')}</p>}
      {loaded.state === 'failed' && <Failure error={loaded.error} onRetry={loaded.reload} />}
      {loaded.state === 'ready' && <TableForm key={id} game={loaded.value.game} texts={loaded.value.texts} ask={ask} />}
    </Sheet>
  );
}

const NO_CLOCK: ClockSpec = { kind: 'none' };

/** Games a match goes over at most. */
const MATCHES = [1, 3, 5] as const;

const usualSeats = (game: AnyGame, wanted: number): number => (game.seats.includes(wanted) ? wanted : (game.seats[0] ?? wanted));

/** Asks somebody to a new table; where they cannot be asked there is no table either. */
async function askTo(table: string, player: string): Promise<void> {
  try {
    await api('POST /api/tables/:id/ask', { params: { id: table }, body: { player } });
  } catch (error) {
    const body = { id: crypto.randomUUID(), command: { do: 'close' as const } };
    await api('POST /api/tables/:id/commands', { params: { id: table }, body });
    throw error;
  }
}

type SeatChoice = 'me' | 'open' | (typeof LEVELS)[number];

interface TableFormProps {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly ask: Player | undefined;
}

function TableForm({ game, texts, ask }: TableFormProps): ReactNode {
  const words = useWords();
  const { t } = words;
  const [, go] = useLocation();
  const session = useSession();
  const online = session.state === 'known' || session.state === 'stranger';
  const [count, setCount] = useState(usualSeats(game, ask === undefined ? 3 : 2));
  const [place, setPlace] = useState<'server' | 'here'>(online ? 'server' : 'here');
  const [chosen, setChosen] = useState<readonly SeatChoice[]>(() =>
    range(8).map((seat) => (seat === 0 ? 'me' : online ? 'open' : USUAL_LEVEL)),
  );
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(game.options));
  const [name, setName] = useState(session.state === 'known' ? session.me.name : (rememberedName() ?? ''));
  const [clock, setClock] = useState(NO_CLOCK);
  const [access, setAccess] = useState<'open' | 'invited'>('invited');
  const [spectators, setSpectators] = useState(true);
  const [chosenMatch, setMatch] = useState<(typeof MATCHES)[number] | undefined>(undefined);
  const [readyMade, setReadyMade] = useState(false);
  const [rated, setRated] = useState(false);
  const [wantsHints, setWantsHints] = useState<boolean | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const seats = range(count).map((seat) => (place === 'here' && chosen[seat] === 'open' ? USUAL_LEVEL : (chosen[seat] ?? USUAL_LEVEL)));

  const plan = seats.map((seat): SeatPlan => (seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', level: seat }));
  // Hours for each move are for people who are not here at once.
  const clocks = place === 'here' ? CLOCKS.filter(({ kind }) => kind !== 'slow') : CLOCKS;
  const chosenClock = clocks.includes(clock) ? clock : NO_CLOCK;
  const isRated = place === 'server' && rated;
  const match = chosenMatch ?? game.bestOf?.({ seats: count, options, rules: game.rulesVersion }) ?? 1;
  const hints = !isRated && (wantsHints ?? isAgainstBots(plan));

  const create = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const chosen = name.trim();
      const playerName = chosen === '' ? t('guestName') : chosen;
      if (place === 'here') {
        if (chosen !== '') rememberName(chosen);
        const taken = seats.map((seat, i) =>
          seat === 'me' || seat === 'open'
            ? { kind: 'me' as const, name: seats.filter((s) => s === 'me').length > 1 ? `${playerName} ${i + 1}` : playerName }
            : { kind: 'bot' as const, level: seat },
        );
        go(`/solo/${await startSolo({ game: game.id, options, seats: taken, hints, match, clock: chosenClock, readyMade })}`);
        return;
      }
      if (session.state !== 'known' && chosen === '') await signInAnyhow(playerName);
      else if (chosen !== '' && (session.state !== 'known' || session.me.name !== chosen)) await signIn(chosen);
      const { table } = await api('POST /api/tables', {
        body: {
          game: game.id,
          options: { ...options },
          seats: plan,
          clock: chosenClock,
          access,
          spectators,
          rated,
          hints,
          match,
          readyMade,
        },
      });
      if (ask !== undefined) await askTo(table, ask.id);
      go(`/table/${table}`);
    } catch (error) {
      setFailure(error);
      setName(freeName(error) ?? name);
      setBusy(false);
    }
  };

  return (
    <form
      className="table-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      {ask === undefined && (
        <div className="form-row">
          <span className="form-label">{t('new.place')}</span>
          <Segments
            label={t('new.place')}
            value={place}
            choices={[
              { value: 'server', text: t('new.place.server') },
              { value: 'here', text: t('new.place.here') },
            ]}
            onChange={setPlace}
          />
          <p className="quiet">{place === 'here' ? t('new.place.here.hint') : online ? t('new.place.server.hint') : t('home.alone')}</p>
        </div>
      )}
      <label className="field">
        <span>{t('profile.name')}</span>
        <input
          type="text"
          value={name}
          maxLength={LIMITS.name}
          placeholder={t('guestName')}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="form-row">
        <span className="form-label">{t('new.seats')}</span>
        <Segments
          label={t('new.seats')}
          value={count}
          choices={game.seats.map((value) => ({ value, text: String(value) }))}
          onChange={setCount}
        />
      </div>
      <ul className="form-seats">
        {range(count).map((seat) => (
          <li key={seat}>
            <label>
              <span>{t('new.seat', { n: seat + 1 })}</span>
              <select
                value={seats[seat]}
                onChange={(event) => {
                  const picked = (['me', 'open', ...LEVELS] as const).find((choice) => choice === event.target.value);
                  if (picked !== undefined) setChosen(chosen.map((old, i) => (i === seat ? picked : old)));
                }}
              >
                <option value="me">{t('new.seat.me')}</option>
                {place === 'server' && <option value="open">{t('new.seat.open')}</option>}
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t('new.seat.bot', { level: levelName(level, words) })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <ReadyMade game={game} texts={texts} value={readyMade} onChange={setReadyMade} />
      <HouseRules game={game} texts={texts} seats={count} options={options} onChange={setOptions} />
      <ClockField clocks={clocks} value={chosenClock} onChange={setClock} />
      <div className="form-row">
        <span className="form-label">{t('new.match')}</span>
        <Segments
          label={t('new.match')}
          value={match}
          choices={MATCHES.map((value) => ({ value, text: t('new.match.n', { n: value }) }))}
          onChange={setMatch}
        />
      </div>
      {place === 'server' && (
        <>
          <div className="form-row">
            <span className="form-label">{t('new.access')}</span>
            <Segments
              label={t('new.access')}
              value={access}
              choices={[
                { value: 'invited', text: t('new.access.invited') },
                { value: 'open', text: t('new.access.open') },
              ]}
              onChange={setAccess}
            />
          </div>
          <label className="check">
            <input type="checkbox" checked={spectators} onChange={(event) => setSpectators(event.target.checked)} />
            {t('new.spectators')}
          </label>
          <label className="check">
            <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
            {t('new.rated')}
          </label>
        </>
      )}
      <label className="check">
        <input type="checkbox" checked={hints} disabled={isRated} onChange={(event) => setWantsHints(event.target.checked)} />
        {isRated ? t('new.hints.rated') : t('new.hints')}
      </label>
      {game.components !== undefined && <p className="quiet">{texts.messages['components.summary']}</p>}
      <div className="form-end">
        {failure !== undefined && <Failure error={failure} />}
        <button type="submit" className="button button-go" disabled={busy || (place === 'server' && !online)}>
          {busy ? t('loading') : place === 'here' ? t('new.start') : t('new.create')}
        </button>
      </div>
    </form>
  );
}
