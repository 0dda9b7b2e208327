import { battleSteps, diceOf } from '@quarterdeck/pirates';
import { type ReactNode, useMemo } from 'react';
import { say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { Icon } from '../draw/Icon';
import { CARAVAN, ownerOf } from '../draw/owner';
import type { Props } from '../types';
import { relation } from './Dividers';

/** The battle step by step, the latest first; pointing at a step lays the dividers on it again. */
export function Steps(props: Props): ReactNode {
  const { view, owners, speaker, hand, onHand } = props;
  const clashes = useMemo(() => battleSteps(view), [view]);
  const dice = diceOf(view);
  if (clashes.length === 0) return null;
  return (
    <ol className="pi-steps" aria-label={say(speaker, 'board.steps')}>
      {[...clashes].reverse().map(({ step, red, pirate, mm, sunk, saved }) => {
        const [his, ours] = [dice[red], dice[pirate]];
        if (his === undefined || ours === undefined) return null;
        const outcome = sunk.length === 2 ? 'both' : sunk[0] === red ? 'red' : 'pirate';
        const told = saved && outcome !== 'red' ? (`${outcome}Saved` as const) : outcome;
        return (
          <li key={step}>
            <button
              type="button"
              aria-pressed={hand.step === step}
              onClick={() => onHand({ step: hand.step === step ? undefined : step })}
              onPointerEnter={(event) => event.pointerType !== 'touch' && onHand({ step })}
              onPointerLeave={(event) => event.pointerType !== 'touch' && onHand({ step: undefined })}
              onFocus={() => onHand({ step })}
              onBlur={() => onHand({ step: undefined })}
            >
              <span className="pi-step-n">{step}</span>
              <Ship owner={CARAVAN} face={his.face} />
              <i>{relation(his.face, ours.face)}</i>
              <Ship owner={ownerOf(owners, ours.owner)} face={ours.face} />
              <span className="pi-step-says">
                {say(speaker, `board.step.${told}`, { red: his.face, pirate: ours.face, who: { seat: ours.owner } })}
                {saved && <Icon name="unsinkable" />}
              </span>
              <span className="pi-step-mm">{say(speaker, 'board.mm', { n: mm })}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
