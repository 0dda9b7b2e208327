import { abilityText, CULTURE, cultureOf, NONE, specialistName } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Bust } from '../draw/Bust';
import { CoinIcon, TokenIcon } from '../draw/Icons';
import { movesOf, specialistInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice, Pick } from './Choice';
import './recruit.css';

interface RecruitProps {
  readonly props: Props;
}

/** A specialist, then the tokens that pay for them. */
export function RecruitChoices({ props }: RecruitProps): ReactNode {
  const { view, seat, moves, speaker, size } = props;
  const recruits = movesOf(moves, 'recruit');
  if (seat === undefined || view.recruited) return null;
  if (recruits.length === 0) return <Purse props={props} />;
  const possible = new Set(recruits.map(({ who }) => who));
  const inHand = specialistInHand(moves, props.hand);
  const payments = recruits.filter(({ who }) => who === inHand);
  return (
    <div className="ya-recruit">
      {inHand === undefined && (
        <div className="ya-options ya-faces">
          {view.display.map((who, spot) =>
            who === NONE || !possible.has(who) ? null : (
              <Pick
                key={who}
                selected={inHand === who}
                label={`${speaker.say(specialistName(who))}: ${speaker.say(abilityText(who))}`}
                piece={pieceIds.specialist(who)}
                onPick={() => props.onHand({ specialist: who })}
              >
                <Bust who={who} size={36} />
                <span>
                  <b>{speaker.say(specialistName(who))}</b>
                  {(view.displayCoins[spot] ?? 0) > 0 && (
                    <small>
                      <CoinIcon size={12} />
                      {view.displayCoins[spot]}
                    </small>
                  )}
                </span>
              </Pick>
            ),
          )}
        </div>
      )}
      {inHand !== undefined && (
        <>
          {size === 'phone' && <p className="ya-says ya-ability">{speaker.say(abilityText(inHand))}</p>}
          <Pick selected={false} label={say(speaker, 'board.otherSpecialist')} onPick={() => props.onHand({ specialist: undefined })}>
            {say(speaker, 'board.otherSpecialist')}
          </Pick>
          <div className="ya-options ya-payments">
            {payments.map((move) => (
              <Choice key={move.tokens.join(' ')} props={props} move={move} className="ya-payment">
                {move.tokens.map((colour, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are alike
                  <TokenIcon key={i} colour={colour} size={24} />
                ))}
              </Choice>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Nobody can be paid: what one has, and what it takes. */
function Purse({ props }: { readonly props: Props }): ReactNode {
  const { view, seat, speaker } = props;
  const tokens = cultureOf(view, seat ?? 0);
  return (
    <p className="ya-says ya-purse">
      {CULTURE.map(({ name }, colour) =>
        Array.from({ length: tokens[colour] ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are alike
          <TokenIcon key={`${name} ${i}`} colour={colour} size={22} />
        )),
      )}
      {say(speaker, 'board.tooFewTokens')}
    </p>
  );
}
