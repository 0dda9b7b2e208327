import { type AnyGame, equal, type Seat, type Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { useWords } from '../i18n/words';
import { pointing } from '../kit/pointing';
import { Gain } from './gain';
import type { Decision } from './use-decision';
import { WrittenMove } from './written-move';
import './moves-panel.css';

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
  const fitting = useMemo(
    () => (wanted === '' ? choices : choices.filter(({ text, notation }) => `${text} ${notation}`.toLowerCase().includes(wanted))),
    [choices, wanted],
  );
  const { draft } = decision;
  const chosen = useMemo(
    () =>
      draft === undefined ? undefined : (choices.find(({ move }) => move === draft) ?? choices.find(({ move }) => equal(move, draft))),
    [choices, draft],
  );
  const groups = useMemo(() => groupByVerb(fitting.slice(0, SHOWN)), [fitting]);

  if (seat === undefined) {
    return (
      <div className="moves-none" data-over={over || undefined}>
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
          <MoveGroup
            key={group[0]?.notation}
            group={group}
            heading={heading}
            chosen={chosen !== undefined && group.includes(chosen) ? chosen : undefined}
            gainOf={choices.length <= SHOWN ? decision.foresee : undefined}
            onChoose={decision.onChoose}
            onPreview={decision.onPreview}
          />
        ))}
        {fitting.length > SHOWN && <p className="quiet">{t('moves.more', { n: fitting.length - SHOWN })}</p>}
        {fitting.length === 0 && <p className="quiet">{t('moves.noneFits')}</p>}
      </div>
      <WrittenMove game={game} speaker={speaker} go={t('moves.go')} whyNot={decision.whyNot} onMove={(move) => decision.onChoose(move)} />
    </div>
  );
}

interface MoveListProps {
  /** Where a move gains something, that is said. */
  readonly gainOf: Decision['foresee'] | undefined;
  readonly onChoose: (move: unknown) => void;
  readonly onPreview: (move: unknown) => void;
}

interface MoveGroupProps extends MoveListProps {
  readonly group: readonly Choice[];
  /** Names the list. */
  readonly heading: string;
  /** The one of this group that is prepared: only the group that it is in is drawn anew, and there only it. */
  readonly chosen: Choice | undefined;
}

const MoveGroup = memo(function MoveGroup({ group, heading, chosen, gainOf, onChoose, onPreview }: MoveGroupProps): ReactNode {
  return (
    <ul aria-labelledby={heading}>
      {group.map((choice) => (
        <MoveLine
          key={choice.notation}
          choice={choice}
          chosen={choice === chosen}
          gainOf={gainOf}
          onChoose={onChoose}
          onPreview={onPreview}
        />
      ))}
    </ul>
  );
});

interface MoveLineProps extends MoveListProps {
  readonly choice: Choice;
  readonly chosen: boolean;
}

const MoveLine = memo(function MoveLine({ choice, chosen, gainOf, onChoose, onPreview }: MoveLineProps): ReactNode {
  return (
    <li>
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
        <Gain gain={gainOf?.(choice.move).gain ?? 0} />
      </button>
    </li>
  );
});

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
