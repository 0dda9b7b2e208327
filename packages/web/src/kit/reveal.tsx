import type { CSSProperties, ReactNode } from 'react';
import type { Playing } from './board-module';
import { Emblem } from './emblem';
import { type Owner, ownerColour } from './owners';
import './reveal.css';

/** A card that lay face down until now. */
export interface RevealedCard {
  readonly key: string | number;
  readonly back: ReactNode;
  readonly front: ReactNode;
  /** What it is called. */
  readonly title: string;
  /** What it does, where that is worth a moment. */
  readonly note?: string | undefined;
  /** Who laid it. */
  readonly owner?: Owner | undefined;
  readonly name?: string | undefined;
}

interface RevealProps {
  readonly cards: readonly RevealedCard[];
  /** The event that turns them over. */
  readonly playing: Playing<unknown, unknown>;
  /** Backs have a shape and a frame of their own. */
  readonly framedBacks?: boolean;
}

/**
 * Cards turned over in the middle of the table, one shortly after the other. Give it the id of the event
 * as its key. The log says the same words, so this is hidden from assistive technology.
 */
export function Reveal({ cards, playing: { duration, over }, framedBacks = false }: RevealProps): ReactNode {
  if (over === true) return null;
  return (
    <div className="reveal" style={{ ['--beat' as string]: `${duration}ms` }} aria-hidden="true">
      {cards.map(({ key, back, front, title, note, owner, name }, i) => (
        <figure key={key} className="reveal-card" style={cardStyle(i, owner)}>
          <div className="reveal-turn">
            <div className="reveal-side reveal-back" data-framed={framedBacks}>
              {back}
            </div>
            <div className="reveal-side reveal-front">{front}</div>
          </div>
          <figcaption>
            <b>{title}</b>
            {name !== undefined && (
              <span className="reveal-by">
                {owner !== undefined && <Emblem owner={owner} />} {name}
              </span>
            )}
            {note !== undefined && <span className="reveal-note">{note}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function cardStyle(i: number, owner: Owner | undefined): CSSProperties {
  return { ['--turn' as string]: i, ...(owner === undefined ? {} : { ['--own' as string]: ownerColour(owner) }) };
}
