import { type AnyGame, equal, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Failure } from '../common/failure';
import { Icon } from '../common/icon';
import { Layout, usePageTitle } from '../common/layout';
import { Sheet } from '../common/sheet';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { type Astray, GuideCaption } from '../guide/caption';
import { Chapters } from '../guide/chapters';
import { around, type Box, besideAll, NOWHERE, placesOf, samePlaces } from '../guide/places';
import { keepStep, reachedStep } from '../guide/progress';
import { Spotlight } from '../guide/spotlight';
import { WinPlate } from '../guide/win-plate';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideScript, type GuideStep, stepsOf } from '../kit';
import { pieceAt } from '../kit/highlight';
import { RulesHere } from '../kit/rule-link';
import { LessonTable, useLesson } from '../learn/lesson';
import { Picture } from '../learn/picture';
import { positionIfItFits } from '../learn/position';
import { type TableKit, useSpeaker, useTableKit } from '../table/table-kit';
import './pages.css';

/** A guided first game, on the real board with the real rules. */
export default function GuidePage({ gameId }: { readonly gameId: string }): ReactNode {
  const { t, locale } = useWords();
  const title = gameEntry(gameId)?.card.title[locale] ?? gameId;
  const kit = useTableKit(gameId);
  usePageTitle(t('guide.of', { game: title }));
  if (kit.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (kit.state === 'failed') {
    return (
      <Layout title={title}>
        <Failure error={kit.error} />
      </Layout>
    );
  }
  return <WithScript kit={kit.value} title={title} />;
}

function WithScript({ kit, title }: { readonly kit: TableKit; readonly title: string }): ReactNode {
  const { t } = useWords();
  const script = useLoaded(kit.game.id, async () => await kit.board?.guide?.());
  /** The step at which it was entered last; undefined: still before the picture of what winning means. */
  const [start, setStart] = useState<{ readonly at: number } | undefined>(undefined);
  if (script.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (script.state === 'failed' || script.value === undefined) {
    return (
      <Layout title={title}>
        <h1 className="page-title">{title}</h1>
        {script.state === 'failed' ? <Failure error={script.error} /> : <p>{t('guide.none')}</p>}
        <a className="button" href={`/rules/${kit.game.id}`}>
          {t('rules.title')}
        </a>
      </Layout>
    );
  }
  const shared = { kit, script: script.value, title, onStart: (at: number): void => setStart({ at }) };
  const at = start?.at ?? chapterStart(script.value, decodeURIComponent(location.hash.slice(1)));
  if (at === undefined) return <Opening {...shared} />;
  // A step that the rules no longer lead to: whoever wanted it chooses another chapter.
  const fits = positionIfItFits(kit.game, { ...script.value, entries: entriesBefore(script.value, at) }) !== undefined;
  return fits ? <GuidedGame key={at} {...shared} start={at} /> : <Opening {...shared} note={t('guide.unfit')} />;
}

/** The first step of a chapter that the address names (#sailing); the rulebook links there. */
function chapterStart(script: GuideScript | undefined, chapter: string): number | undefined {
  const at = script === undefined ? -1 : stepsOf(script).findIndex((placed) => placed.chapter.id === chapter);
  return at < 0 ? undefined : at;
}

interface OpeningProps {
  readonly kit: TableKit;
  readonly script: GuideScript;
  readonly title: string;
  readonly onStart: (step: number) => void;
  /** Why it is shown instead of what was asked for. */
  readonly note?: string;
}

/** What winning means, and where to begin or go on. */
function Opening({ kit, script, title, onStart, note }: OpeningProps): ReactNode {
  const { t } = useWords();
  const speaker = useSpeaker(kit, []);
  const steps = stepsOf(script);
  const reached = Math.min(reachedStep(kit.game.id), steps.length);
  const view = useMemo(
    () => positionIfItFits(kit.game, { ...script, entries: entriesBefore(script, steps.length) }),
    [kit.game, script, steps.length],
  );
  const next = steps[reached];
  return (
    <Layout title={title}>
      {note !== undefined && <p role="status">{note}</p>}
      <WinPlate
        title={title}
        sources={script.sources}
        speaker={speaker}
        picture={view !== undefined && <Picture kit={kit} view={view} seats={script.seats} speaker={speaker} label={t('guide.winning')} />}
      />
      <div className="win-plate-begin">
        {reached > 0 && next !== undefined && (
          <button type="button" className="button button-go" onClick={() => onStart(reached)}>
            {t('guide.goOnAt', { chapter: speaker.say({ key: `guide.chapter.${next.chapter.id}` }) })}
          </button>
        )}
        <button type="button" className={`button ${reached === 0 ? 'button-go' : ''}`} onClick={() => onStart(0)}>
          {reached === 0 ? t('guide.begin') : t('guide.fromTheStart')}
        </button>
      </div>
      <Chapters script={script} speaker={speaker} at={reached} reached={reached} onStep={onStart} />
    </Layout>
  );
}

interface GuidedGameProps extends OpeningProps {
  readonly start: number;
}

function GuidedGame({ kit, script, title, start, onStart }: GuidedGameProps): ReactNode {
  const { t } = useWords();
  const { game, board } = kit;
  const lesson = useLesson(kit, script, start);
  const { link, client, snapshot, speaker, playOn } = lesson;
  const [at, setAt] = useState(start);
  const [astray, setAstray] = useState<(Astray & { readonly box: Box | undefined }) | undefined>(undefined);
  const [mistakes, setMistakes] = useState(0);
  const [listed, setListed] = useState(false);
  const rulesHere = useMemo(() => ({ game: game.id }), [game.id]);
  const steps = useMemo(() => stepsOf(script), [script]);
  const placed = steps[at];
  const step = placed?.step;
  useEffect(() => keepStep(game.id, at), [game.id, at]);
  const leave = useCallback(
    (left: GuideStep): void => {
      setAstray(undefined);
      setMistakes(0);
      setAt((now) => now + 1);
      if (left.replies !== undefined) link.reply(left.replies);
    },
    [link],
  );
  const { n, viewer, view } = snapshot;
  const player = viewer === 'spectator' ? script.player : viewer;

  // A move that the step waits for goes through and takes the guide on; any other is held back, kindly.
  const [expected, setExpected] = useState<number | undefined>(undefined);
  const wrong = (answer: Astray, box: Box | undefined): void => {
    setAstray({ ...answer, box });
    setMistakes((before) => before + 1);
  };
  const wants = useCallback((move: unknown): boolean => step === undefined || fits(game, step, move), [game, step]);
  const gate = {
    wants,
    allows: (move: unknown): boolean => {
      if (step === undefined) return true;
      if (!fits(game, step, move)) {
        wrong({ title: speaker.say(game.words.move(move, view, player)), text: t('guide.notNow') }, undefined);
        return false;
      }
      setExpected(n);
      return true;
    },
  };
  useEffect(() => {
    if (expected === undefined || n <= expected || step === undefined) return;
    setExpected(undefined);
    leave(step);
  }, [expected, n, step, leave]);

  const waits = step?.expect !== undefined;
  const act = actOf(game, step, view, player, speaker);
  const places = usePlaces(step, act);
  // Where the step speaks of choices in the bar, they stay in sight, and the caption lies beside them.
  const reads = step !== undefined && !waits && !places.inBar;
  const caption = useRef<HTMLDivElement>(null);
  const wrongPlace = astray?.box === undefined ? [] : [astray.box];
  const keeps = [
    [...places.targets, ...places.causes, ...wrongPlace],
    [...places.targets, ...wrongPlace],
    places.targets,
    places.targets.slice(0, 1),
  ];
  const lies = useCaptionPlace(
    caption,
    keeps.flatMap((boxes) => around(boxes) ?? []),
    `${at} ${mistakes} ${astray === undefined} ${view === undefined}`,
    reads,
  );

  /** A touch beside the target: what is there, and that its time will come; one on the target ends that talk. */
  const touched = async (target: EventTarget, x: number, y: number): Promise<void> => {
    if (!waits || !(target instanceof Element) || target.closest('.guide-caption, .guide-strip, dialog') !== null) return;
    if (target.closest('.table-board, .table-decision') === null) return;
    const inside = (box: Box): boolean => x >= box.left - 6 && x <= box.right + 6 && y >= box.top - 6 && y <= box.bottom + 6;
    if (places.targets.some(inside) || target.closest('.decision-confirm, .decision-undo') !== null) {
      setAstray(undefined);
      return;
    }
    const piece = pieceAt(target);
    const element = piece === undefined ? undefined : target.closest('[data-piece]');
    const box = element?.getBoundingClientRect() ?? { left: x - 16, top: y - 16, right: x + 16, bottom: y + 16 };
    // Where it cannot be fetched, the guide says what it can say of any piece.
    const explain = piece === undefined ? undefined : await board?.explain?.().catch(() => undefined);
    const about = piece === undefined ? undefined : explain?.(piece, view);
    const [line] = about?.lines ?? [];
    const good = line === undefined ? '' : speaker.say(line);
    wrong(
      {
        title: about === undefined ? t('guide.nothingThere') : speaker.say(about.title),
        text: [good === '' || /[.!?]$/.test(good) ? good : `${good}.`, t('guide.notNow')].filter(Boolean).join(' '),
        rule: about?.rules?.[0],
      },
      box,
    );
  };
  const showMe = (): void => {
    const [text] = step?.expect ?? [];
    const move = text === undefined ? undefined : game.notation.readMove(text);
    if (move === undefined || move instanceof Error) return;
    setExpected(n);
    void client.play(player, move);
  };
  const back = at === 0 ? undefined : () => (at - 1 === start ? onStart(start) : onStart(at - 1));

  const chapters = <Chapters script={script} speaker={speaker} at={at} reached={Math.max(at, reachedStep(game.id))} onStep={onStart} />;
  const ends = (
    <>
      <button type="button" className="button button-go" onClick={() => void playOn()}>
        {t('guide.playOn')}
      </button>
      <a className="button" href={`/rules/${game.id}`}>
        {t('rules.title')}
      </a>
    </>
  );
  return (
    <div
      className="guide-page"
      data-waits={step !== undefined}
      data-reads={reads}
      onClickCapture={(event) => void touched(event.target, event.clientX, event.clientY)}
    >
      <LessonTable
        lesson={lesson}
        kit={kit}
        title={title}
        gate={gate}
        leaf={step?.leaf ?? board?.leaves?.[0]}
        playOn={t('guide.playOn')}
        side={
          <div className="guide-rail">
            <div className="guide-goal">
              <small>{t('guide.goal')}</small>
              <b>{speaker.say({ key: 'guide.plate.title' })}</b>
            </div>
            {chapters}
            <div className="guide-rail-end">
              {placed !== undefined && (
                <a className="button button-small" href={`/rules/${game.id}#${placed.chapter.rule}`}>
                  {t('guide.rule', { chapter: speaker.say({ key: `guide.chapter.${placed.chapter.id}` }) })}
                </a>
              )}
              <button type="button" className="button button-small" onClick={() => void playOn()}>
                {t('guide.playAlone')}
              </button>
            </div>
          </div>
        }
        strip={
          <div className="guide-strip">
            <button type="button" className="button button-small" aria-label={t('guide.chapters')} onClick={() => setListed(true)}>
              <Icon name="menu" />
            </button>
            <span>
              <b>{placed === undefined ? t('guide.over') : speaker.say({ key: `guide.chapter.${placed.chapter.id}` })}</b>
              {placed !== undefined && t('guide.stepOf', { n: at + 1, of: steps.length })}
            </span>
          </div>
        }
      />
      <Spotlight places={places} caption={lies.box} astray={astray?.box} />
      <RulesHere value={rulesHere}>
        <GuideCaption
          box={caption}
          at={lies}
          chapter={placed === undefined ? title : speaker.say({ key: `guide.chapter.${placed.chapter.id}` })}
          place={placed === undefined ? t('guide.over') : t('guide.stepOf', { n: placed.number, of: placed.chapter.steps.length })}
          act={act}
          text={step === undefined ? t('guide.done') : speaker.say(step.say)}
          why={placed === undefined || !waits || placed.number > 2 ? undefined : whyOf(speaker, placed.chapter.id, steps, at)}
          astray={astray}
        >
          {back !== undefined && (
            <button type="button" className="button button-small button-quiet" onClick={back}>
              {t('guide.back')}
            </button>
          )}
          {step === undefined ? (
            ends
          ) : waits ? (
            <button type="button" className={`button button-small ${mistakes > 1 ? 'button-go' : ''}`} onClick={showMe}>
              <Icon name="eye" />
              {t('guide.showMe')}
            </button>
          ) : (
            <button type="button" className="button button-go button-small" onClick={() => leave(step)}>
              {t('guide.next')}
            </button>
          )}
        </GuideCaption>
      </RulesHere>
      {listed && (
        <Sheet title={t('guide.chapters')} onClose={() => setListed(false)}>
          {chapters}
          <div className="guide-rail-end">{ends}</div>
        </Sheet>
      )}
    </div>
  );
}

/** The reason stands at the first step of a chapter that waits for something. */
function whyOf(speaker: Speaker, chapter: string, steps: ReturnType<typeof stepsOf>, at: number): string | undefined {
  const first = steps.findIndex(({ chapter: one, step }) => one.id === chapter && step.expect !== undefined);
  return first === at ? speaker.say({ key: `guide.why.${chapter}` }) : undefined;
}

/** What is to be done, in the words of the move itself. */
function actOf(game: AnyGame, step: GuideStep | undefined, view: unknown, player: number, speaker: Speaker): string | undefined {
  const [text] = step?.expect ?? [];
  if (text === undefined || view === undefined) return undefined;
  const move = game.notation.readMove(text);
  // While what the others did is still being shown, the move may not be possible yet.
  if (move instanceof Error || game.check(view, player, move) !== undefined) return undefined;
  return speaker.say(game.words.move(move, view, player));
}

function fits(game: AnyGame, step: GuideStep, move: unknown): boolean {
  return (step.expect ?? []).some((text) => {
    const wanted = game.notation.readMove(text);
    return !(wanted instanceof Error) && equal(wanted, move);
  });
}

/** Where what the step speaks of lies on the screen, for as long as it moves about. */
function usePlaces(step: GuideStep | undefined, act: string | undefined): typeof NOWHERE {
  const [places, setPlaces] = useState(NOWHERE);
  const pieces = step?.point?.join(' ') ?? '';
  const over = step === undefined;
  useEffect(() => {
    if (over) {
      setPlaces(NOWHERE);
      return undefined;
    }
    let timer = 0;
    const look = (): void => {
      const now = placesOf(document, pieces === '' ? [] : pieces.split(' '), act);
      setPlaces((before) => (samePlaces(before, now) ? before : now));
      timer = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(timer);
  }, [pieces, act, over]);
  return places;
}

/**
 * Lays the caption beside what must stay in sight; it moves only when that, or what it says, changes. While there is
 * only something to read, on a phone, it lies where the decision would be.
 */
function useCaptionPlace(
  caption: { readonly current: HTMLDivElement | null },
  keeps: readonly Box[],
  said: string,
  reads: boolean,
): { readonly left: number; readonly top: number; readonly box: Box | undefined } {
  const [place, setPlace] = useState<{ left: number; top: number; box: Box | undefined }>({ left: 12, top: 12, box: undefined });
  const moved = keeps.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says changes how large it is
  useLayoutEffect(() => {
    const element = caption.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const bar = reads ? document.querySelector('.table-phone .table-decision')?.getBoundingClientRect() : undefined;
    const docked = bar === undefined ? undefined : { left: (innerWidth - width) / 2, top: bar.bottom - height - 8 };
    const free = docked !== undefined && keeps.every((keep) => keep.bottom < docked.top);
    const at = docked !== undefined && free ? docked : besideAll(keeps, { width, height }, { width: innerWidth, height: innerHeight });
    setPlace({ ...at, box: { ...at, right: at.left + width, bottom: at.top + height } });
  }, [caption, moved, said, reads]);
  return place;
}
