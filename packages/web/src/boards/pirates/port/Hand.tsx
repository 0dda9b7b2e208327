import { HIDDEN } from '@quarterdeck/kernel';
import type { Move } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { pointing, reasonSaid, say } from '../../../kit';
import { adventureFace, playsCard } from '../cards/adventure';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** One's own adventure cards. */
export function Hand(props: Props): ReactNode {
  const { view, viewer, speaker } = props;
  if (viewer === 'spectator') return null;
  const cards = (view.hands[viewer] ?? []).filter((card) => card !== HIDDEN);
  return (
    <section className="pi-adventures" aria-label={say(speaker, 'board.hand')}>
      <p>{say(speaker, 'board.hand')}</p>
      {cards.map((card) => (
        <HandCard key={card} props={props} card={card} />
      ))}
      {cards.length === 0 && <em>{say(speaker, 'board.hand.empty')}</em>}
    </section>
  );
}

interface HandCardProps {
  readonly props: Props;
  readonly card: number;
}

/** A card in hand: glows when it can be played; the one that fits the role in mind has a brass edge. */
export function HandCard({ props, card }: HandCardProps): ReactNode {
  const { view, seat, moves, draft, speaker, onChoose, onPreview, whyNot } = props;
  const face = adventureFace(view, card);
  const move = moves.find((one) => one.kind === 'play' && one.card === card);
  const inMind = draft?.kind === 'choose' ? draft.role : props.hand.role;
  const fits = view.step === 'choose' && inMind === face.role;
  const asked: Move = move ?? { kind: 'play', card };
  const plays = seat !== undefined && view.step === 'act' && playsCard(view.called);
  const body = (
    <>
      <Icon name={face.icon} />
      <b>{speaker.say(face.title)}</b>
      <span>{speaker.say(face.note)}</span>
    </>
  );
  if (!plays) {
    return (
      <div className={`pi-adventure ${fits ? 'pi-fit' : ''}`} data-piece={pieceIds.card(card)}>
        {body}
      </div>
    );
  }
  const why = move === undefined ? whyNot(asked) : undefined;
  return (
    <button
      type="button"
      className={`pi-adventure ${move === undefined ? 'pi-not' : 'pi-can'} ${move !== undefined && draft === move ? 'pi-chosen' : ''}`}
      data-piece={pieceIds.card(card)}
      data-target={move === undefined ? undefined : `card-${card}`}
      aria-disabled={move === undefined}
      aria-pressed={move !== undefined && draft === move}
      title={why === undefined ? undefined : reasonSaid(speaker, why)}
      onClick={() => onChoose(asked)}
      {...pointing((here) => onPreview(here ? move : undefined))}
    >
      {body}
    </button>
  );
}
