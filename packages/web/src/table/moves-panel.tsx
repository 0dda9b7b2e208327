import { type AnyGame, equal, NotationError, type Reason, type Seat, type Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { useWords } from '../i18n/words';
import { pointing } from '../kit/pointing';
import type { Decision } from './use-decision';
import { WhyNot } from './why-not';

interface MovesPanelProps {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly decision: Decision;
  readonly speaker: Speaker;
  /** Nobody will move any more. */
  readonly over?: boolean;
  /** Moves stored in advance, where that is possible. */
  readonly planning?: ReactNode;
  /** What a bot would do, where it was asked. */
  readonly hint?: ReactNode;
}

interface Choice {
  readonly move: unknown;
  readonly notation: string;
  readonly text: string;
  /** Another move has the same words: how it is written tells them apart. */
  readonly alike: boolean;
}

/** From this many on, a filter helps. */
const MANY = 10;
/** More than this at once is no list any more; the filter narrows it down. */
const SHOWN = 150;

/**
 * Text play: every legal move in words, grouped by what kind of move it is, and a line in which a move
 * can be written in notation. Complete by keyboard and screen reader, for every game.
 */
export function MovesPanel({ game, view, decision, speaker, over = false, planning, hint }: MovesPanelProps): ReactNode {
  const { t } = useWords();
  const [filter, setFilter] = useState('');
  const heading = useId();
  const { seat, moves } = decision;
  const choices = useMemo<readonly Choice[]>(
    () => (seat === undefined ? [] : choicesOf(game, view, seat, moves, speaker)),
    [game, view, seat, moves, speaker],
  );
  const wanted = filter.trim().toLowerCase();
  const fitting = wanted === '' ? choices : choices.filter(({ text, notation }) => `${text} ${notation}`.toLowerCase().includes(wanted));
  const groups = useMemo(() => groupByVerb(fitting.slice(0, SHOWN)), [fitting]);

  if (seat === undefined) {
    return (
      <div className="moves-none">
        <p className="quiet">{t(over ? 'moves.over' : 'moves.notNow')}</p>
        {planning}
      </div>
    );
  }
  return (
    <div className="moves">
      {planning}
      {hint}
      <h3 id={heading}>{t('moves.count', { n: choices.length })}</h3>
      {choices.length > MANY && (
        <input
          type="search"
          value={filter}
          aria-label={t('moves.filter')}
          placeholder={t('moves.filter')}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <div className="moves-list">
        {groups.map((group) => (
          <ul key={group[0]?.notation} aria-labelledby={heading}>
            {group.map((choice) => (
              <li key={choice.notation}>
                <MoveButton
                  choice={choice}
                  chosen={decision.draft !== undefined && equal(decision.draft, choice.move)}
                  gain={choices.length <= SHOWN ? decision.foresee(choice.move).gain : 0}
                  onChoose={decision.onChoose}
                  onPreview={decision.onPreview}
                />
              </li>
            ))}
          </ul>
        ))}
        {fitting.length > SHOWN && <p className="quiet">{t('moves.more', { n: fitting.length - SHOWN })}</p>}
        {fitting.length === 0 && <p className="quiet">{t('moves.noneFits')}</p>}
      </div>
      <WrittenMove game={game} decision={decision} speaker={speaker} />
    </div>
  );
}

interface MoveButtonProps {
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly gain: number;
  readonly onChoose: (move: unknown) => void;
  readonly onPreview: (move: unknown) => void;
}

const MoveButton = memo(function MoveButton({ choice, chosen, gain, onChoose, onPreview }: MoveButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="move"
      aria-pressed={chosen}
      onClick={() => onChoose(choice.move)}
      {...pointing((here) => onPreview(here ? choice.move : undefined))}
    >
      <span>
        {choice.text} {choice.alike && <code>{choice.notation}</code>}
      </span>
      <Gain gain={gain} />
    </button>
  );
});

/** What a move would change on the own score sheet, where that is something. */
export function Gain({ gain }: { readonly gain: number }): ReactNode {
  const { t } = useWords();
  if (gain === 0) return null;
  return (
    <em className={gain > 0 ? 'gain' : 'loss'} title={t('moves.gain', { n: gain })}>
      {gain > 0 ? `+${gain}` : `−${-gain}`}
    </em>
  );
}

/** A move typed as in game files; what is wrong with it is said in words. */
function WrittenMove({ game, decision, speaker }: Pick<MovesPanelProps, 'game' | 'decision' | 'speaker'>): ReactNode {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | Reason | undefined>(undefined);
  const id = useId();
  return (
    <form
      className="written"
      onSubmit={(event) => {
        event.preventDefault();
        const move = game.notation.readMove(text.trim());
        if (move instanceof NotationError) {
          setProblem(move.problem);
          return;
        }
        const why = decision.whyNot(move);
        if (why !== undefined) {
          setProblem(why);
          return;
        }
        setProblem(undefined);
        setText('');
        decision.onChoose(move);
      }}
    >
      <label className="field">
        <span>{t('moves.write')}</span>
        <input
          type="text"
          value={text}
          aria-describedby={id}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-small">
        {t('moves.go')}
      </button>
      <p id={id} role="status" className="written-problem">
        {typeof problem === 'object' ? <WhyNot reason={problem} speaker={speaker} /> : problem}
      </p>
    </form>
  );
}

function choicesOf(game: AnyGame, view: unknown, seat: Seat, moves: readonly unknown[], speaker: Speaker): readonly Choice[] {
  const said = moves.map((move) => speaker.say(game.words.move(move, view, seat)));
  const times = new Map<string, number>();
  for (const text of said) times.set(text, (times.get(text) ?? 0) + 1);
  return moves.map((move, i) => {
    const text = said[i] ?? '';
    return { move, notation: game.notation.writeMove(move), text, alike: (times.get(text) ?? 0) > 1 };
  });
}

/** Moves of one kind (the first word of their notation) stay together, kinds in order of appearance. */
function groupByVerb(choices: readonly Choice[]): ReadonlyArray<readonly Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.notation.split(' ')[0] ?? '';
    const group = groups.get(verb);
    if (group === undefined) groups.set(verb, [choice]);
    else group.push(choice);
  }
  return [...groups.values()];
}
