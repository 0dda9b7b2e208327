import { LEVELS, type Level } from '@quarterdeck/bots';
import type { AnyGame, GameCard, GameTexts } from '@quarterdeck/kernel';
import { botNames, LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Sheet } from '../common/sheet';
import { useLoaded } from '../common/use-loaded';
import { Cover } from '../covers/cover';
import { Face } from '../crew/face';
import { loadEngine } from '../games';
import { useWords } from '../i18n/words';
import { rememberName } from '../remote/session';
import { startSolo } from '../solo/start-solo';
import { levelName } from '../table/seat-names';
import { HouseRules } from './house-rules';
import { keepChoice, type LastChoice, lastChoice } from './last-choice';
import { ReadyMade } from './ready-made';
import './play-now.css';

interface PlayNowProps {
  readonly card: GameCard;
  /** What the player is called in sentences; undefined for whoever has not said it yet. */
  readonly name: string | undefined;
  readonly onInvite: () => void;
  readonly onClose: () => void;
}

/** Sits down at once against the bots that were chosen last. */
export async function startAgain(game: string, name: string): Promise<string> {
  return start(game, lastChoice(await loadEngine(game)), name);
}

function start(game: string, { bots, options, readyMade }: LastChoice, name: string): Promise<string> {
  return startSolo({ game, options, readyMade, seats: [{ kind: 'me', name }, ...bots.map((level) => ({ kind: 'bot' as const, level }))] });
}

/** Who plays, how strong, and off: one sheet, one button. */
export default function PlayNow({ card, name, onInvite, onClose }: PlayNowProps): ReactNode {
  const { t, locale } = useWords();
  const loaded = useLoaded(`${card.id} ${locale}`, async () => {
    const game = await loadEngine(card.id);
    return { game, texts: await game.texts[locale]() };
  });
  return (
    <Sheet title={t('home.playNow')} onClose={onClose}>
      <div className="play-now">
        <aside className="play-now-about">
          <div className="play-now-cover" aria-hidden="true">
            <Cover game={card.id} title={card.title[locale]} />
          </div>
          <p>{card.pitch[locale]}</p>
          <dl>
            <dt>{t('play.length')}</dt>
            <dd>{t('play.minutes', { from: card.minutes.from, to: card.minutes.to })}</dd>
            <dt>{t('new.clock')}</dt>
            <dd>{t('play.noClock')}</dd>
          </dl>
        </aside>
        {loaded.state === 'loading' && <p>{t('loading')}</p>}
        {loaded.state === 'failed' && <Failure error={loaded.error} onRetry={loaded.reload} />}
        {loaded.state === 'ready' && <Choice game={loaded.value.game} texts={loaded.value.texts} name={name} onInvite={onInvite} />}
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly name: string | undefined;
  readonly onInvite: () => void;
}

function Choice({ game, texts, name, onInvite }: ChoiceProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const [, go] = useLocation();
  const [choice, setChoice] = useState(() => lastChoice(game));
  const [called, setCalled] = useState('');
  /** The bot whose strength is being chosen; undefined: all of them. */
  const [one, setOne] = useState<number | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const { bots, options } = choice;
  const names = botNames([{ kind: 'person' }, ...bots.map((level) => ({ kind: 'bot' as const, level }))]).slice(1);
  const seats = bots.length + 1;
  const more = game.seats.find((count) => count > seats);
  const fewer = game.seats.findLast((count) => count < seats);
  const strength = one === undefined ? commonLevel(bots) : bots[one];
  const choose = (level: Level): void =>
    setChoice({ ...choice, bots: bots.map((old, i) => (one === undefined || one === i ? level : old)) });
  const seat = (count: number): void => {
    setOne(undefined);
    const last = bots.at(-1) ?? 'mate';
    setChoice({ ...choice, bots: Array.from({ length: count - 1 }, (_, i) => bots[i] ?? last) });
  };
  const play = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      keepChoice(game.id, choice);
      const said = called.trim();
      if (said !== '') rememberName(said);
      go(`/solo/${await start(game.id, choice, name ?? (said === '' ? t('guestName') : said))}`);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const opponents = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map((bot) => bot ?? ''));
  return (
    <form
      className="play-now-form"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <h3>{t('new.seats')}</h3>
      <div className="play-now-seats">
        <span className="play-now-seat">
          <span className="play-now-you" aria-hidden="true">
            {t('table.you').slice(0, 1).toUpperCase()}
          </span>
          {name === undefined ? (
            <input
              type="text"
              className="play-now-name"
              value={called}
              maxLength={LIMITS.name}
              aria-label={t('profile.name')}
              placeholder={t('profile.name')}
              onChange={(event) => setCalled(event.target.value)}
            />
          ) : (
            <b>{t('play.you')}</b>
          )}
        </span>
        {bots.map((level, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            type="button"
            className="play-now-seat"
            aria-pressed={one === i}
            onClick={() => setOne(one === i ? undefined : i)}
          >
            <Face level={level} size={44} />
            <span>
              <b>{names[i]}</b>
              <small>{levelName(level, words)}</small>
            </span>
          </button>
        ))}
        {more !== undefined && (
          <button type="button" className="play-now-seat play-now-more" aria-label={t('play.more')} onClick={() => seat(more)}>
            +
          </button>
        )}
        {fewer !== undefined && (
          <button type="button" className="play-now-seat play-now-more" aria-label={t('play.fewer')} onClick={() => seat(fewer)}>
            −
          </button>
        )}
      </div>
      <ReadyMade game={game} texts={texts} value={choice.readyMade} onChange={(readyMade) => setChoice({ ...choice, readyMade })} />
      <fieldset className="play-now-levels">
        <legend>{one === undefined ? t('play.strength') : t('play.strengthOf', { name: names[one] ?? '' })}</legend>
        {LEVELS.map((level) => (
          <label key={level} className="play-now-level">
            <Face level={level} size={44} />
            <span>
              <b>{levelName(level, words)}</b>
              <small>{words.maybe(`strength.${level}`)}</small>
            </span>
            <input type="radio" name="strength" value={level} checked={strength === level} onChange={() => choose(level)} />
          </label>
        ))}
      </fieldset>
      <HouseRules
        game={game}
        texts={texts}
        seats={seats}
        options={options}
        onChange={(changed) => setChoice({ ...choice, options: changed })}
      />
      <div className="play-now-end">
        {failure !== undefined && <Failure error={failure} />}
        <button type="submit" className="button button-go play-now-go" disabled={busy}>
          {busy ? t('loading') : t('play.with', { names: opponents })}
        </button>
        <button type="button" className="button" onClick={onInvite}>
          {t('play.invite')}
        </button>
        <Link className="play-now-guide" href={`/guide/${game.id}`}>
          {t('play.first')}
        </Link>
      </div>
    </form>
  );
}

function commonLevel([first, ...others]: readonly Level[]): Level | undefined {
  return others.every((level) => level === first) ? first : undefined;
}
