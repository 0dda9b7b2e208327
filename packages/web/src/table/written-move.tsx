import { type AnyGame, NotationError, type Reason, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../i18n/words';
import { WhyNot } from './why-not';

interface WrittenMoveProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  /** What the button says. */
  readonly go: string;
  /** Why the move cannot be taken; left out where only its form can be judged. */
  readonly whyNot?: (move: unknown) => Reason | undefined;
  readonly onMove: (move: unknown) => void;
}

/** A move typed as in game files; what is wrong with it is said in words. */
export function WrittenMove({ game, speaker, go, whyNot, onMove }: WrittenMoveProps): ReactNode {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | Reason | undefined>(undefined);
  const id = useId();
  const take = (): void => {
    const move = game.notation.readMove(text.trim());
    const wrong = move instanceof NotationError ? move.problem : whyNot?.(move);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setText('');
    onMove(move);
  };
  return (
    <form
      className="written"
      onSubmit={(event) => {
        event.preventDefault();
        take();
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
        {go}
      </button>
      <p id={id} role="status" className="written-problem">
        {typeof problem === 'object' ? <WhyNot reason={problem} speaker={speaker} /> : problem}
      </p>
    </form>
  );
}
