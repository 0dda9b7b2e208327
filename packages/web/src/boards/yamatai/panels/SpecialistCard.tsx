import { abilityText, SPECIALISTS, specialistName } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { pointing, say } from '../../../kit';
import { Bust } from '../draw/Bust';
import { CoinIcon } from '../draw/Icons';
import { movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import './cards.css';

interface SpecialistCardProps {
  readonly props: Props;
  readonly who: number;
  readonly coins: number;
  readonly size: number;
}

/** A specialist on display: power in words, points, the coins that lie on the card. */
export function SpecialistCard({ props, who, coins, size }: SpecialistCardProps): ReactNode {
  const { moves, speaker, pending, view } = props;
  const payments = movesOf(moves, 'recruit').filter((move) => move.who === who);
  const [only, ...others] = payments;
  const possible = only !== undefined;
  const selected = props.hand.specialist === who || (props.draft?.kind === 'recruit' && props.draft.who === who);
  const pick = (): void => {
    if (only === undefined) props.onChoose({ kind: 'recruit', who, tokens: [0, 0] });
    else if (others.length === 0) props.onChoose(only);
    else props.onHand({ specialist: who });
  };
  const recruiting = props.seat !== undefined && view.phase === 'recruit' && view.pending === 'none' && !view.recruited;
  const point = (here: boolean): void => {
    if (only !== undefined && others.length === 0) props.onPreview(here ? only : undefined);
  };
  const content = (
    <>
      <Bust who={who} size={size} />
      <b className="ya-sp-name">{speaker.say(specialistName(who))}</b>
      <span className="ya-sp-power">{speaker.say(abilityText(who))}</span>
      <span className="ya-sp-foot">
        <b>
          {SPECIALISTS[who]?.points}
          <i>PP</i>
        </b>
        {coins > 0 && (
          <b title={say(speaker, 'board.coinsOn', { n: coins })}>
            <CoinIcon />
            {coins}
          </b>
        )}
      </span>
    </>
  );
  if (!recruiting) {
    return (
      <span className="ya-sp" data-piece={pieceIds.specialist(who)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`ya-sp ${possible ? 'ya-glows' : 'ya-barred'} ${selected ? 'ya-selected' : ''}`}
      data-piece={pieceIds.specialist(who)}
      aria-pressed={selected}
      aria-disabled={!possible}
      disabled={pending}
      onClick={pick}
      {...pointing(point)}
    >
      {content}
    </button>
  );
}
