import { CANNONS_END, type Colour, goldNeeded, tracksOf } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { ActionIcon } from '../draw/Icons';
import { TokenPicture } from '../draw/TokenPicture';
import { moveOf, stepInHand, stepsOf } from '../legal';
import type { Props } from '../types';
import { Choice } from './Chip';

type TrackKind = 'load' | 'advance' | 'order';

interface Track {
  readonly kind: TrackKind;
  readonly colour: Colour;
  readonly from: number;
  readonly end: number;
}

/** How far along a track: pips for every step that can be paid, those beyond the points in gold. The one button goes there. */
export function TrackChoices(props: Props): ReactNode {
  const { view, moves, speaker, hand, onHand } = props;
  const track = trackOf(props);
  if (track === undefined) return null;
  const steps = stepsOf(moves);
  const chosen = stepInHand(view, moves, hand)?.steps ?? 0;
  const set = (n: number): void => onHand({ steps: Math.max(1, Math.min(steps.at(-1)?.steps ?? 1, n)) });
  return (
    <>
      {steps.length > 0 && (
        <div className="am-track">
          <ActionIcon colour={track.colour} size={26} />
          <button type="button" className="am-step" aria-label={speaker.say({ key: 'board.less' })} onClick={() => set(chosen - 1)}>
            −
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: pips are drawn, not form parts */}
          <span className="am-pips" role="group" aria-label={speaker.say({ key: 'board.steps', params: { n: chosen } })}>
            {steps.map(({ steps: n }) => (
              <button
                key={n}
                type="button"
                tabIndex={-1}
                className={`am-pip ${n <= chosen ? 'am-on' : ''} ${goldNeeded(view, n) > 0 ? 'am-gold' : ''}`}
                aria-label={`${n}`}
                onClick={() => set(n)}
              />
            ))}
          </span>
          <output className="am-steps">{chosen}</output>
          <button type="button" className="am-step" aria-label={speaker.say({ key: 'board.more' })} onClick={() => set(chosen + 1)}>
            +
          </button>
          <span className="am-track-says">{trackWords(props, track, chosen)}</span>
        </div>
      )}
      <JumpChoice props={props} />
    </>
  );
}

function JumpChoice({ props }: { readonly props: Props }): ReactNode {
  const jump = moveOf(props.moves, 'jump');
  const jumped = jump === undefined ? undefined : props.foresee(jump).events.find((event) => event.kind === 'DiscJumped');
  return jump === undefined ? null : (
    <Choice
      props={props}
      move={jump}
      legal
      picture={<TokenPicture token={jumped?.token ?? -1} size={26} />}
      title={props.speaker.say({ key: 'board.do.jump' })}
      className="am-jump"
    />
  );
}
function trackOf({ view, seat }: Props): Track | undefined {
  if (seat === undefined) return undefined;
  switch (view.action) {
    case 'black':
      return { kind: 'load', colour: 'black', from: view.cannons[seat] ?? 0, end: CANNONS_END };
    case 'brown':
      return { kind: 'advance', colour: 'brown', from: view.progress[seat] ?? 0, end: tracksOf(view).progressEnd };
    case 'white':
      return { kind: 'order', colour: 'white', from: view.special[seat] ?? 0, end: tracksOf(view).specialEnd };
    default:
      return undefined;
  }
}

/** From where to where, and what that means. */
function trackWords({ view, speaker }: Props, { kind, from, end }: Track, steps: number): string {
  const to = from + steps;
  const line = speaker.say({ key: 'board.trackFromTo', params: { from, to, end } });
  const due = kind === 'advance' && tracksOf(view).marks.some(({ space }) => space > from && space <= to);
  return due ? `${line} · ${speaker.say({ key: 'board.tokenDue' })}` : line;
}
