import { PACES, type Pace, type Wish } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { games } from '../games';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import { useHouse } from '../remote/house';
import { rememberedName, signInAnyhow, useSession } from '../remote/session';

/** Minutes after which bots may fill up. */
const BOTS_AFTER = [0, 1, 5] as const;
const NEVER = -1;

const PACE_NAMES = { live: 'ready.live', quick: 'ready.quick', slow: 'ready.slow' } as const satisfies Record<Pace, string>;

/** Several games and numbers of seats may be lit; the house seats those whose wishes meet. */
export function ReadyToPlay(): ReactNode {
  const { t, locale } = useWords();
  const session = useSession();
  const house = useHouse();
  const [chosen, setChosen] = useState<readonly string[]>(() => games.slice(0, 1).map(({ card }) => card.id));
  const [seats, setSeats] = useState<readonly number[]>([2, 3]);
  const [pace, setPace] = useState<Pace>('live');
  const [rated, setRated] = useState(false);
  const [bots, setBots] = useState<number>(NEVER);
  const [failure, setFailure] = useState<unknown>(undefined);
  const expect = useSeated();
  if (session.state === 'alone' || session.state === 'unknown') return null;
  const offered = [...new Set(games.flatMap(({ card }) => card.seats))].sort((a, b) => a - b);
  const waiting = house.wish !== undefined;
  const total = Math.max(0, ...Object.values(house.ready));
  const toggle = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
  };
  const go = async (): Promise<void> => {
    if (session.state === 'stranger') await signInAnyhow(rememberedName() ?? t('guestName'));
    const wish: Wish = { games: [...chosen], seats: [...seats], pace, rated, ...(bots === NEVER || rated ? {} : { botsAfter: bots }) };
    // Others may be waiting already: then one is seated before the wish itself is heard of.
    expect(pace);
    await api('PUT /api/me/ready', { body: wish });
  };
  const others = games.filter(({ card }) => chosen.includes(card.id) && (house.ready[card.id] ?? 0) > 0);
  return (
    <section className="ready-to-play">
      <h2>
        {t('ready.title')} <em>{t('ready.n', { n: total })}</em>
      </h2>
      <fieldset disabled={waiting}>
        <legend className="visually-hidden">{t('ready.title')}</legend>
        <Chips label={t('ready.games')}>
          {games.map(({ card }) => (
            <button key={card.id} type="button" aria-pressed={chosen.includes(card.id)} onClick={() => setChosen(toggle(chosen, card.id))}>
              {card.title[locale]}
            </button>
          ))}
        </Chips>
        <Chips label={t('ready.seats')}>
          {offered.map((n) => (
            <button key={n} type="button" aria-pressed={seats.includes(n)} onClick={() => setSeats(toggle(seats, n))}>
              {n}
            </button>
          ))}
        </Chips>
        <Chips label={t('ready.pace')}>
          {(Object.keys(PACES) as Pace[]).map((one) => (
            <button key={one} type="button" aria-pressed={one === pace} onClick={() => setPace(one)}>
              {t(PACE_NAMES[one])}
            </button>
          ))}
          <button type="button" aria-pressed={rated} onClick={() => setRated(!rated)}>
            {t('ready.rated')}
          </button>
        </Chips>
        {!rated && (
          <Chips label={t('ready.bots')}>
            {[NEVER, ...BOTS_AFTER].map((n) => (
              <button key={n} type="button" aria-pressed={n === bots} onClick={() => setBots(n)}>
                {n === NEVER ? t('ready.bots.never') : t('ready.bots.n', { n })}
              </button>
            ))}
          </Chips>
        )}
      </fieldset>
      <p role="status">
        {waiting
          ? t('ready.waiting')
          : others.length === 0
            ? t('ready.none')
            : others.map(({ card }) => t('ready.some', { n: house.ready[card.id] ?? 0, game: card.title[locale] })).join(' ')}
      </p>
      {failure !== undefined && <Failure error={failure} />}
      {waiting ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            expect(undefined);
            void act(() => api('DELETE /api/me/ready'));
          }}
        >
          {t('ready.stop')}
        </button>
      ) : (
        <button
          type="button"
          className="button button-go"
          disabled={chosen.length === 0 || seats.length === 0}
          onClick={() => void act(go)}
        >
          {t('ready.go')}
        </button>
      )}
    </section>
  );
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, not a form's fieldset
    <div className="ready-row" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className="ready-chips">{children}</div>
    </div>
  );
}

/** Whoever is waiting here for a game of now is taken to the table where the house seats them; gives what says that one waits. */
function useSeated(): (pace: Pace | undefined) => void {
  const [, go] = useLocation();
  const { wish, mine } = useHouse();
  const before = useRef<{ readonly pace: Pace; readonly tables: ReadonlySet<string> } | undefined>(undefined);
  useEffect(() => {
    if (wish !== undefined) {
      before.current ??= { pace: wish.wish.pace, tables: new Set(mine.map(({ id }) => id)) };
      return;
    }
    const waited = before.current;
    if (waited === undefined) return;
    const seated = mine.find(({ id }) => !waited.tables.has(id));
    if (seated === undefined) return;
    before.current = undefined;
    if (waited.pace !== 'slow') go(`/table/${seated.id}`);
  }, [wish, mine, go]);
  return (pace) => {
    before.current = pace === undefined ? undefined : { pace, tables: new Set(mine.map(({ id }) => id)) };
  };
}
