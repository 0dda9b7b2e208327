import { battleSteps, diceOf } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Icon } from '../../../common/icon';
import { relation } from '../chart/Dividers';
import { Ship } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import { say } from '../say';
import type { Props } from '../types';

const SPEEDS = [1, 2, 4] as const;

/** While ships fight and bots play: who meets whom, and how fast it is shown. */
export function BattleBar(props: Props): ReactNode {
  return (
    <div className="pi-battlebar">
      <Duel {...props} />
      <PaceControls {...props} />
    </div>
  );
}

/** The two ships that meet right now. */
function Duel({ view, playing, owners }: Props): ReactNode {
  const clash = playing?.event.kind === 'ShipsClashed' ? battleSteps(view).at(-1) : undefined;
  const dice = diceOf(view);
  const [red, pirate] = [dice[clash?.red ?? -1], dice[clash?.pirate ?? -1]];
  if (red === undefined || pirate === undefined) return null;
  return (
    <span className="pi-duel">
      <Ship owner={CARAVAN} face={red.face} />
      <i>{relation(red.face, pirate.face)}</i>
      <Ship owner={ownerOf(owners, pirate.owner)} face={pirate.face} />
    </span>
  );
}

/** Back, stop and on, and how fast; all at once is for the caption on the board. */
export function PaceControls({ pace, playing, calm, speaker }: Props): ReactNode {
  if (pace === undefined || calm) return null;
  const { paused } = pace;
  return (
    <div className="pi-pace">
      <div className="segments pi-steps-by">
        <button type="button" aria-label={say(speaker, 'pace.back')} title={say(speaker, 'pace.back')} onClick={() => pace.onBack()}>
          <Icon name="first" />
        </button>
        <button
          type="button"
          aria-pressed={paused}
          aria-label={say(speaker, paused ? 'pace.go' : 'pace.pause')}
          title={say(speaker, paused ? 'pace.go' : 'pace.pause')}
          aria-disabled={playing === undefined && !paused}
          onClick={() => pace.onPause(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button type="button" aria-label={say(speaker, 'pace.on')} title={say(speaker, 'pace.on')} onClick={() => pace.onForward()}>
          <Icon name="last" />
        </button>
      </div>
      <div className="segments">
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={pace.speed === speed}
            aria-label={say(speaker, 'pace', { n: speed })}
            onClick={() => pace.onSpeed(speed)}
          >
            ×{speed}
          </button>
        ))}
      </div>
    </div>
  );
}
