import { type AnyGame, equal } from '@quarterdeck/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, usePageTitle } from '../common/layout';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { GuideLink } from '../guide/guide-link';
import { useWords } from '../i18n/words';
import type { GuideScript, GuideStep } from '../kit';
import { lightNothing, lightPieces } from '../kit/highlight';
import { rememberedName } from '../remote/session';
import { TableClient } from '../table/table-client';
import { chapterOf, type TableKit, useSpeaker, useTableKit } from '../table/table-kit';
import { TableView } from '../table/table-view';
import { useTableState } from '../table/use-table-state';
import './pages.css';

/** A guided first game, on the real board with the real rules. */
export default function GuidePage({ gameId }: { readonly gameId: string }): ReactNode {
  const { t, locale } = useWords();
  const title = gameEntry(gameId)?.card.title[locale] ?? gameId;
  const kit = useTableKit(gameId);
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
  return <GuidedGame kit={kit} script={script.value} title={title} />;
}

interface GuidedGameProps {
  readonly kit: TableKit;
  readonly script: GuideScript;
  readonly title: string;
}

function GuidedGame({ kit, script, title }: GuidedGameProps): ReactNode {
  const { t } = useWords();
  const [, go] = useLocation();
  const name = rememberedName() ?? t('guestName');
  const link = useMemo(() => new GuideLink(kit.game, script, name), [kit.game, script, name]);
  const client = useMemo(() => new TableClient(kit.game, link, chapterOf(kit.board)), [kit.game, kit.board, link]);
  const [at, setAt] = useState(0);
  const [astray, setAstray] = useState(false);
  const snapshot = useTableState(client);
  const speaker = useSpeaker(kit, script.names ?? []);
  usePageTitle(t('guide.of', { game: title }));
  useEffect(() => {
    setAt(0);
    client.open();
    return () => client.close();
  }, [client]);

  const step = script.steps[at];
  const leave = useCallback(
    (left: GuideStep): void => {
      setAstray(false);
      setAt((now) => now + 1);
      if (left.replies !== undefined) link.reply(left.replies);
    },
    [link],
  );
  const point = step?.point?.join(' ') ?? '';
  useEffect(() => {
    // After the board has been drawn: the pieces must be there to be lit.
    const timer = requestAnimationFrame(() => lightPieces(point === '' ? [] : point.split(' ')));
    return () => {
      cancelAnimationFrame(timer);
      lightNothing();
    };
  }, [point]);

  // A move that the step waits for goes through and takes the guide on; any other is held back.
  const { n } = snapshot;
  const [expected, setExpected] = useState<number | undefined>(undefined);
  const gate = (move: unknown): boolean => {
    if (step === undefined) return true;
    if (!fits(kit.game, step, move)) {
      setAstray(true);
      return false;
    }
    setAstray(false);
    setExpected(n);
    return true;
  };
  useEffect(() => {
    if (expected === undefined || n <= expected || step === undefined) return;
    setExpected(undefined);
    leave(step);
  }, [expected, n, step, leave]);

  const playOn = async (): Promise<void> => go(`/solo/${await link.keep()}`);
  return (
    <TableView
      client={client}
      kit={kit}
      title={title}
      withChat={false}
      gate={gate}
      actions={
        <button type="button" className="button" onClick={() => void playOn()}>
          {t('guide.playOn')}
        </button>
      }
      aside={
        <div className="guide-card" role="status">
          {step === undefined ? (
            <>
              <p>{t('guide.done')}</p>
              <button type="button" className="button button-go" onClick={() => void playOn()}>
                {t('guide.playOn')}
              </button>
            </>
          ) : (
            <>
              <p>
                {astray && <b>{step.otherwise === undefined ? t('guide.notNow') : speaker.say(step.otherwise)} </b>}
                {speaker.say(step.say)}
              </p>
              <span className="guide-count">
                {at + 1}/{script.steps.length}
              </span>
              {step.expect === undefined && (
                <button type="button" className="button button-go button-small" onClick={() => leave(step)}>
                  {t('guide.next')}
                </button>
              )}
            </>
          )}
        </div>
      }
    />
  );
}

function fits(game: AnyGame, step: GuideStep, move: unknown): boolean {
  if (step.expect === undefined) return false;
  if (step.expect === 'any') return true;
  return step.expect.some((text) => {
    const wanted = game.notation.readMove(text);
    return !(wanted instanceof Error) && equal(wanted, move);
  });
}
