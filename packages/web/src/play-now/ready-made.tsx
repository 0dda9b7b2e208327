import type { AnyGame, GameTexts } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import './ready-made.css';

interface ReadyMadeProps {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly value: boolean;
  readonly onChange: (readyMade: boolean) => void;
}

/** Whether what is put together before the first turn is chosen for everybody; nothing where a game begins with its first turn. */
export function ReadyMade({ game, texts, value, onChange }: ReadyMadeProps): ReactNode {
  if (game.preparing === undefined) return null;
  return (
    <label className="ready-made">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{texts.messages['ready.name']}</b>
        <small>{texts.messages['ready.says']}</small>
      </span>
    </label>
  );
}
