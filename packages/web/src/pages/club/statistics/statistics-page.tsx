import { type AnyGame, speaker } from '@quarterdeck/kernel';
import type { StatisticsRow } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Layout } from '../../../common/layout';
import { Segments } from '../../../common/segments';
import { useLoaded } from '../../../common/use-loaded';
import { gameEntry, games, loadEngine } from '../../../games';
import { api } from '../../../remote/api';
import { type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import '../people/people.css';
import { interval } from './interval';
import './statistics.css';

/** Under so many games only counts are shown. */
const FEW = 100;
/** A choice that was made less often has nothing to say. */
const RARE = 20;
/** Kinds of choices with more members are places and amounts. */
const MANY = 40;

/** A game in figures: what can be claimed, and what may be chance. */
export default function StatisticsPage({ game = games[0]?.card.id ?? '' }: { readonly game?: string | undefined }): ReactNode {
  const words = useClubWords();
  const card = gameEntry(game)?.card;
  const [seats, setSeats] = useState(card?.seats[0] ?? 2);
  const [persons, setPersons] = useState(true);
  const chosen = card?.seats.includes(seats) === true ? seats : (card?.seats[0] ?? 2);
  const figures = useLoaded(`statistics ${game} ${chosen} ${persons}`, async () => ({
    engine: await loadEngine(game),
    rows: (
      await api('GET /api/statistics/:game', { params: { game }, query: { seats: String(chosen), ...(persons ? { persons: 'yes' } : {}) } })
    ).rows,
  }));
  if (words === undefined) return null;
  const { t, locale } = words;
  return (
    <Layout title={t('stats.title', { game: card?.title[locale] ?? game })}>
      <div className="club-title">
        <h1>{t('stats.title', { game: card?.title[locale] ?? game })}</h1>
        <div className="club-buttons">
          <Segments
            label={t('stats.seats')}
            value={chosen}
            choices={(card?.seats ?? []).map((n) => ({ value: n, text: t('people.seats', { n }) }))}
            onChange={setSeats}
          />
          <Segments
            label={t('stats.who')}
            value={persons}
            choices={[
              { value: true, text: t('stats.persons') },
              { value: false, text: t('stats.all') },
            ]}
            onChange={setPersons}
          />
        </div>
      </div>
      <nav className="game-tabs" aria-label={t('people.game')}>
        {games.map((one) => (
          <Link key={one.card.id} href={`/statistics/${one.card.id}`} aria-current={one.card.id === game ? 'page' : undefined}>
            {one.card.title[locale]}
          </Link>
        ))}
      </nav>
      {figures.state === 'failed' && <Failure error={figures.error} onRetry={figures.reload} />}
      {figures.state === 'ready' && (
        <Figures
          key={`${game} ${chosen} ${persons}`}
          engine={figures.value.engine}
          rows={figures.value.rows}
          seats={chosen}
          words={words}
        />
      )}
      <p className="quiet">
        <a href={`/api/games/export?game=${game}`} download={`${game}.ndjson`}>
          {t('stats.export')}
        </a>
      </p>
    </Layout>
  );
}

interface FiguresProps {
  readonly engine: AnyGame;
  readonly rows: readonly StatisticsRow[];
  readonly seats: number;
  readonly words: ClubWords;
}

function Figures({ engine, rows, seats, words }: FiguresProps): ReactNode {
  const { t, locale } = words;
  const [all] = rows.filter(({ what }) => what === 'game');
  const played = all?.games ?? 0;
  const texts = useLoaded(`texts ${engine.id} ${locale}`, () => engine.texts[locale]());
  if (all === undefined || played === 0) return <p className="quiet">{t('stats.none')}</p>;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const said =
    texts.state === 'ready'
      ? speaker(
          locale,
          texts.value,
          Array.from({ length: seats }, (_, i) => t('stats.seat', { n: i + 1 })),
        )
      : undefined;
  const nameOf = (row: StatisticsRow): string => (row.say === undefined || said === undefined ? row.key : said.say(row.say));
  const of = (what: StatisticsRow['what']): StatisticsRow[] => rows.filter((row) => row.what === what);
  const sums = of('source').sort((a, b) => b.wins - a.wins);
  const kinds = new Map<string, StatisticsRow[]>();
  for (const row of of('choice')) {
    const kind = row.key.split(' ')[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  const choices = [...kinds.values()]
    .map((list) => list.filter(({ games: n }) => n >= RARE))
    .filter((list) => list.length > 1 && list.length <= MANY);
  const openings = of('opening').filter(({ games: n }) => n >= RARE);
  return (
    <>
      <dl className="desk-figures">
        <div>
          <dt>{t('stats.games')}</dt>
          <dd>
            <b>{number.format(played)}</b>
          </dd>
        </div>
        <div>
          <dt>{t('stats.moves')}</dt>
          <dd>
            <b>{number.format(all.total / played)}</b>
          </dd>
        </div>
        <div>
          <dt>{t('stats.points')}</dt>
          <dd>
            <b>
              {number.format(sums.reduce((sum, row) => sum + row.wins / row.games, 0))} :{' '}
              {number.format(sums.reduce((sum, row) => sum + row.total / row.games, 0))}
            </b>
          </dd>
        </div>
      </dl>
      <div className="stats-columns">
        <div>
          <Shares
            heading={t('stats.bySeat')}
            rows={of('seat')}
            nameOf={(row) => t('stats.seat', { n: Number(row.key) + 1 })}
            fair={1 / seats}
            played={played}
            words={words}
          />
          {openings.length > 1 && openings.length <= MANY && (
            <Shares heading={t('stats.byOpening')} rows={openings} nameOf={nameOf} fair={1 / seats} played={played} words={words} />
          )}
          <Bars heading={t('stats.how')} rows={of('how')} nameOf={(row) => endName(row.key, words)} words={words} />
        </div>
        <div>
          {choices.map((list) => (
            <Shares
              key={list[0]?.key}
              heading={t('stats.byChoice')}
              rows={list}
              nameOf={nameOf}
              fair={1 / seats}
              played={played}
              words={words}
            />
          ))}
        </div>
        <div>
          <Lengths heading={t('stats.lengthMoves')} rows={of('moves')} />
          <Lengths heading={t('stats.lengthMinutes')} rows={of('minutes')} />
          <section>
            <div className="club-head">
              <h2>{t('stats.sources')}</h2>
            </div>
            <table className="club-rows">
              <thead>
                <tr>
                  <th>{t('stats.item')}</th>
                  <th className="figure">{t('stats.winner')}</th>
                  <th className="figure">{t('stats.others')}</th>
                </tr>
              </thead>
              <tbody>
                {sums.map((row) => (
                  <tr key={row.key}>
                    <th scope="row">{said?.say({ key: `score.${row.key}` }) ?? row.key}</th>
                    <td className="figure">{number.format(row.wins / row.games)}</td>
                    <td className="figure">{number.format(row.total / row.games)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </>
  );
}

function endName(how: string, { t }: ClubWords): string {
  return how === 'played' ? t('stats.end.played') : how === 'resigned' ? t('stats.end.resigned') : t('stats.end.draw');
}

interface SharesProps {
  readonly heading: string;
  readonly rows: readonly StatisticsRow[];
  readonly nameOf: (row: StatisticsRow) => string;
  readonly fair: number;
  readonly played: number;
  readonly words: ClubWords;
}

/** Dot: the share; bar: where it lies in 95 of 100, widened for so many rows; stroke: equal chances. */
function Shares({ heading, rows, nameOf, fair, played, words }: SharesProps): ReactNode {
  const { t, locale } = words;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const known = rows
    .map((row) => ({ row, share: row.wins / row.games, ...interval(row.wins, row.games, rows.length) }))
    .sort((a, b) => b.share - a.share);
  const sure = known.filter(({ low, high }) => low > fair || high < fair);
  const scale = (share: number): string => `${Math.min(100, Math.max(0, (share / Math.min(1, fair * 2.5)) * 100))}%`;
  return (
    <section>
      <div className="club-head">
        <h2>{heading}</h2>
        <span className="quiet">{t('stats.key')}</span>
      </div>
      <table className="club-rows">
        <tbody>
          {known.map(({ row, share, low, high }) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row)}</th>
              {played < FEW ? (
                <td className="figure">{t('people.of', { wins: Math.round(row.wins * 10) / 10, games: row.games })}</td>
              ) : (
                <>
                  <td>
                    <span className="stats-interval" aria-hidden="true" data-sure={low > fair ? 'more' : high < fair ? 'less' : 'no'}>
                      <s style={{ left: scale(fair) }} />
                      <i style={{ left: scale(low), width: `calc(${scale(high)} - ${scale(low)})` }} />
                      <b style={{ left: scale(share) }} />
                    </span>
                  </td>
                  <td className="figure">
                    <b>{percent.format(share)}</b>
                  </td>
                  <td className="figure">{row.games}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="stats-says">
        {played < FEW
          ? t('stats.few', { n: FEW })
          : sure.length === 0
            ? t('stats.chance')
            : t('stats.sure', { names: sure.map(({ row }) => nameOf(row)).join(', ') })}
      </p>
    </section>
  );
}

function Bars({ heading, rows, nameOf, words }: Pick<SharesProps, 'heading' | 'rows' | 'nameOf' | 'words'>): ReactNode {
  const all = rows.reduce((sum, { games: n }) => sum + n, 0);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  return (
    <section>
      <div className="club-head">
        <h2>{heading}</h2>
      </div>
      <table className="club-rows">
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row)}</th>
              <td className="figure">{percent.format(row.games / all)}</td>
              <td className="figure">{row.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lengths({ heading, rows }: { readonly heading: string; readonly rows: readonly StatisticsRow[] }): ReactNode {
  if (rows.length === 0) return null;
  const sorted = [...rows].sort((a, b) => Number(a.key) - Number(b.key));
  const most = Math.max(...sorted.map(({ games: n }) => n));
  return (
    <section>
      <div className="club-head">
        <h2>{heading}</h2>
      </div>
      <ol className="stats-lengths">
        {sorted.map(({ key, games: n }) => (
          <li key={key}>
            <i style={{ height: `${(n / most) * 90}px` }} title={String(n)} />
            {key}
          </li>
        ))}
      </ol>
    </section>
  );
}
