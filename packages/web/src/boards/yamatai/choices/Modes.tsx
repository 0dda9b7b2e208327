import { powerName } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { reasonSaid, say } from '../../../kit';
import type { Mode } from '../hand';
import { modeInHand, modesOffered, moveOf, sampleOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice } from './Choice';
import './modes.css';

/** What a step can be spent on. */
const IN_STEP: Partial<Readonly<Record<Props['view']['phase'], readonly Mode[]>>> = {
  trade: ['boats', 'trade'],
  place: ['boats', 'build', 'collect'],
  collect: ['collect'],
};

interface ModesProps {
  readonly props: Props;
}

/** The ways to go on, one of them in hand; and the fleet's power, usable at any moment of the turn. */
export function Modes({ props }: ModesProps): ReactNode {
  const { view, moves, speaker } = props;
  const inHand = modeInHand(props, props.hand);
  const offered = modesOffered(moves);
  const ways = IN_STEP[view.phase] ?? [];
  // One way alone is no choice.
  const modes = ways.length > 1 ? ways : [];
  const fleet = view.taken[view.current];
  const coins = moveOf(moves, 'coins');
  if (modes.length === 0 && view.powerUsed) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div className={`ya-modes ${modes.length === 0 ? 'ya-modes-power' : ''}`} role="group" aria-label={say(speaker, 'board.modes')}>
      {modes.map((mode) => {
        const possible = offered.has(mode);
        const why = possible ? undefined : props.whyNot(sampleOf(mode, props));
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={inHand === mode}
            aria-disabled={!possible}
            title={why === undefined ? say(speaker, `board.mode.${mode}.hint`) : reasonSaid(speaker, why)}
            onClick={() => (possible ? props.onHand({ mode }) : props.onChoose(sampleOf(mode, props)))}
          >
            {say(speaker, `board.mode.${mode}`)}
          </button>
        );
      })}
      {coins !== undefined && (
        <Choice props={props} move={coins} className="ya-power">
          {say(speaker, 'power.name.coins', {
            coins: props.foresee(coins).events.reduce((sum, e) => sum + (e.kind === 'CoinsGained' ? e.coins : 0), 0),
          })}
        </Choice>
      )}
      {!view.powerUsed && coins === undefined && fleet !== undefined && fleet > 0 && (
        <button
          type="button"
          className="ya-power"
          aria-pressed={inHand === 'power'}
          aria-disabled={!offered.has('power')}
          data-piece={pieceIds.fleet(fleet)}
          title={say(speaker, 'board.mode.power.hint')}
          onClick={() => offered.has('power') && props.onHand({ mode: inHand === 'power' ? undefined : 'power' })}
        >
          {speaker.say(powerName(fleet))}
        </button>
      )}
    </div>
  );
}
