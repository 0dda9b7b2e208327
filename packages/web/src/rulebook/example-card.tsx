import type { AnyGame, Message, Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../common/icon';
import { useWords } from '../i18n/words';
import { entriesBefore, type GuideChapter, type GuideScript, stepsOf } from '../kit';
import { Picture } from '../learn/picture';
import { positionIfItFits, positionOfLog } from '../learn/position';
import type { TableKit } from '../table/table-kit';
import type { Example } from './book';

/** One picture of a stepped example. */
interface Frame {
  readonly view: unknown;
  readonly lit: readonly string[];
  readonly says: readonly string[];
}

interface SteppedProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly seats: number;
  readonly frames: readonly Frame[];
  readonly label: string;
  readonly children?: ReactNode;
}

/** Pictures one goes through with a button. */
function Stepped({ kit, speaker, seats, frames, label, children }: SteppedProps): ReactNode {
  const { t } = useWords();
  const [at, setAt] = useState(0);
  const frame = frames[at];
  if (frame === undefined) return null;
  return (
    <figure className="book-example">
      <Picture kit={kit} view={frame.view} seats={seats} speaker={speaker} lit={frame.lit} label={label} />
      <figcaption>
        <b>
          {at + 1}/{frames.length}
        </b>
        <span>{frame.says.join(' ')}</span>
        <button type="button" className="button button-small" disabled={at === 0} aria-label={t('book.back')} onClick={() => setAt(at - 1)}>
          <Icon name="back" />
        </button>
        <button type="button" className="button button-small button-go" disabled={at === frames.length - 1} onClick={() => setAt(at + 1)}>
          {t('book.next')}
        </button>
        {children}
      </figcaption>
    </figure>
  );
}

interface GuideExampleProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly script: GuideScript;
  readonly chapter: GuideChapter;
}

/** A chapter of the guide, played out in pictures: the position before each of its steps, and the one after all. */
export function GuideExample({ kit, speaker, script, chapter }: GuideExampleProps): ReactNode {
  const { t } = useWords();
  const frames = useMemo(() => {
    const steps = stepsOf(script);
    return steps.flatMap((placed, i): Frame[] => {
      if (placed.chapter.id !== chapter.id) return [];
      const view = positionIfItFits(kit.game, { ...script, entries: entriesBefore(script, i) });
      if (view === undefined) return [];
      return [{ view: kit.game.view(view, script.player), lit: placed.step.point ?? [], says: [speaker.say(placed.step.say)] }];
    });
  }, [kit.game, script, chapter, speaker]);
  const name = speaker.say({ key: `guide.chapter.${chapter.id}` });
  return (
    <Stepped kit={kit} speaker={speaker} seats={script.seats} frames={frames} label={name}>
      <a className="button button-small" href={`/guide/${kit.game.id}#${chapter.id}`}>
        {t('book.try')}
      </a>
    </Stepped>
  );
}

interface MoveExampleProps {
  readonly kit: TableKit;
  readonly speaker: Speaker;
  readonly example: Example;
  /** Shown at once. */
  readonly unfolded?: boolean;
}

/** A move from a real game, folded away until somebody wants to see it: boards are large drawings. */
export function MoveExample({ kit, speaker, example, unfolded = false }: MoveExampleProps): ReactNode {
  const { game } = kit;
  const [open, setOpen] = useState(false);
  const said = useMemo(() => {
    const before = positionIfItFits(game, positionOfLog(example));
    return before === undefined
      ? undefined
      : speaker.say(game.words.move(moveOf(game, example), game.view(before, example.seat), example.seat));
  }, [game, example, speaker]);
  if (said === undefined) return null;
  if (unfolded) return <PlayedMove kit={kit} speaker={speaker} example={example} said={said} />;
  return (
    <details className="book-move" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{said}</summary>
      {open && <PlayedMove kit={kit} speaker={speaker} example={example} said={said} />}
    </details>
  );
}

/** Before the move, and what came of it. */
function PlayedMove({ kit, speaker, example, said }: MoveExampleProps & { readonly said: string }): ReactNode {
  const { game, board } = kit;
  const { seats, seat } = example;
  const shown = useMemo(() => {
    const state = positionIfItFits(game, positionOfLog(example));
    const lines: Message[] = [];
    const lit = new Set<string>();
    const after = game.clone(state);
    game.play(after, seat, moveOf(game, example), (event) => {
      const seen = game.redact(event, seat, after);
      game.evolve(after, event);
      if (seen === undefined) return;
      const line = game.words.event(seen, after);
      if (line !== undefined) lines.push(line);
      for (const piece of board?.focusOf(seen) ?? []) lit.add(piece);
    });
    return { before: game.view(state, seat), after: game.view(after, seat), lines, lit: [...lit] };
  }, [game, board, example, seat]);
  const frames: readonly Frame[] = [
    { view: shown.before, lit: shown.lit, says: [said] },
    { view: shown.after, lit: shown.lit, says: shown.lines.map((line) => speaker.say(line)) },
  ];
  return <Stepped kit={kit} speaker={speaker} seats={seats} frames={frames} label={said} />;
}

function moveOf(game: AnyGame, { move }: Example): unknown {
  const read = game.notation.readMove(move);
  if (read instanceof Error) throw read;
  return read;
}
