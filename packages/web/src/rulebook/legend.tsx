import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useMemo } from 'react';
import { useLoaded } from '../common/use-loaded';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideScript, stepsOf } from '../kit';
import { houseOwners } from '../kit/owners';
import { Picture } from '../learn/picture';
import { playPosition, positionIfItFits } from '../learn/position';
import type { TableKit } from '../table/table-kit';
import { LinkTo } from './link-to';

interface LegendProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly script: GuideScript;
  /** The text of every rule. */
  readonly told: Readonly<Record<string, string>>;
}

/** Every symbol, drawn by the board itself, with the rule that says what it means; and how the places are called. */
export function Legend({ kit, speaker, script, told }: LegendProps): ReactNode {
  const { t } = useWords();
  const { game, board } = kit;
  const view = useMemo(() => {
    const end = { ...script, entries: entriesBefore(script, stepsOf(script).length) };
    const state = positionIfItFits(game, end) ?? playPosition(game, { seats: script.seats, outcomes: [], entries: [] });
    return game.view(state, script.player);
  }, [game, script]);
  const signs = useLoaded(game.id, async () => (await board?.legend?.signs()) ?? []);
  const [owner] = board?.owners?.(view, script.seats) ?? houseOwners(script.seats);
  return (
    <>
      <h2>{t('book.legend')}</h2>
      {/* The drawings are part of the board, so the board is there. */}
      <Picture kit={kit} view={view} seats={script.seats} speaker={speaker} label={t('book.legend')} />
      {(board?.legend?.notes ?? []).map((note) => (
        <p key={note.key}>{speaker.say(note)}</p>
      ))}
      <ul className="book-legend">
        {signs.state === 'ready' &&
          owner !== undefined &&
          signs.value.map(({ title, rule, sign }) => (
            <li key={`${rule} ${speaker.say(title)}`}>
              <span className={`book-sign ${board?.legend?.frame ?? ''}`}>{sign(owner)}</span>
              <span className="book-rule">
                <Meaning title={speaker.say(title)} text={told[rule] ?? ''} />
                {'\u00a0'}
                <LinkTo rule={rule} />
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** A rule about a card names it first: then it is not named twice. */
function Meaning({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  const named = text.startsWith(title) && !/^\p{L}/u.test(text.slice(title.length));
  return (
    <>
      <b className={named ? 'book-said' : undefined}>{title}</b>
      {named ? text.slice(title.length) : ` ${text}`}
    </>
  );
}
