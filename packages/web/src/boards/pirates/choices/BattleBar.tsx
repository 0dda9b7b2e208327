import type { ReactNode } from 'react';
import { Icon } from '../../../common/icon';
import { say } from '../../../kit';
import { relation } from '../chart/Dividers';
import { Ship } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import type { Props } from '../types';

const SPEEDS = [1, 2, 4] as const;

/** While ships fight and bots play: who meets whom, and how fast it is shown. */
export function BattleBar(props: Props): ReactNode {
  return (
    <div className="pi-battle-bar">
      <Duel {...props} />
      <PaceControls {...props} />
    </div>
  );
}

/** The two ships that meet right now. */
function Duel({ playing, owners }: Props): ReactNode {
  if (playing?.event.kind !== 'ShipsClashed') return null;
  const { redFace, pirateFace, owner } = playing.event;
  return (
    <span className="pi-duel">
      <Ship owner={CARAVAN} face={redFace} />
      <i>{relation(redFace, pirateFace)}</i>
      <Ship owner={ownerOf(owners, owner)} face={pirateFace} />
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
        <button
          type="button"
          aria-label={say(speaker, 'board.pace.back')}
          title={say(speaker, 'board.pace.back')}
          onClick={() => pace.onBack()}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          aria-pressed={paused}
          aria-label={say(speaker, paused ? 'board.pace.go' : 'board.pace.pause')}
          title={say(speaker, paused ? 'board.pace.go' : 'board.pace.pause')}
          aria-disabled={playing === undefined && !paused}
          onClick={() => pace.onPause(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          aria-label={say(speaker, 'board.pace.on')}
          title={say(speaker, 'board.pace.on')}
          onClick={() => pace.onForward()}
        >
          <Icon name="last" />
        </button>
      </div>
      <div className="segments">
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={pace.speed === speed}
            aria-label={say(speaker, 'board.pace', { n: speed })}
            onClick={() => pace.onSpeed(speed)}
          >
            ×{speed}
          </button>
        ))}
      </div>
    </div>
  );
}
