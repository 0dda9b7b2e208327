import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThrowSide } from './mosaic';
import { PhysicsRun, type RunOrder } from './physics-run';
import { playKnocks } from './play-knocks';
import { type ThrowKit, throwKit } from './throw-kit';
import type { DieThrown, ThrowScene } from './throw-stage';
import './throw.css';

/** A throw that is being shown. */
export interface ThrowShown {
  /** Differs for every throw shown. */
  readonly id: number;
  readonly dice: readonly DieThrown[];
  readonly side: ThrowSide;
  /** Milliseconds it has, and would have at normal speed. */
  readonly duration: number;
  readonly usual: number;
}

interface ThrowProps {
  readonly shown: ThrowShown | undefined;
  /** Centimetres across the square this lies over, around the middle of the chart. */
  readonly across: number;
  readonly rows: number;
  readonly painter: ThrowScene['painter'];
  /** Hides the drawn pieces until `at`, then lets them appear within `fade` milliseconds. */
  reveal(at: number, fade: number): readonly Animation[];
  /** The motion without physics. */
  plain(duration: number): readonly Animation[];
  /** The viewer's own throw: it waits for a hand. */
  readonly hand?: ThrowHand | undefined;
}

/** Lets the viewer throw: press, aim and let go, or one click. Theatre: the seed has decided. */
interface ThrowHand {
  /** What the button says. */
  readonly words: string;
  /** Milliseconds until the cup tips by itself. */
  readonly patience: number;
  /** Asks for so many milliseconds from now on. */
  onStay(duration: number): void;
}

/** How far the cup follows the hand, in degrees. */
const AIM = 16;

/** Dice thrown from a cup onto a chart, ending exactly where the log says. Lies over the chart it is given for. */
export function Throw(props: ThrowProps): ReactNode {
  const { shown } = props;
  const latest = useRef(props);
  latest.current = props;
  const host = useRef<HTMLDivElement>(null);
  const cup = useRef<SVGGElement>(null);
  const release = useRef<(() => void) | undefined>(undefined);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    void throwKit.load();
  }, []);
  const id = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the throw
  useLayoutEffect(() => {
    const { shown: now, hand } = latest.current;
    if (now === undefined || now.duration <= 0 || host.current === null || cup.current === null) return undefined;
    const run = new PhysicsRun(orderOf(latest, now, host.current, cup.current));
    if (hand === undefined || !run.canRoll(now.duration)) run.start(now.duration);
    else {
      hand.onStay(hand.patience + now.duration);
      setHeld(true);
      const go = (): void => {
        clearTimeout(timer);
        if (release.current === undefined) return;
        release.current = undefined;
        setHeld(false);
        hand.onStay(now.duration);
        run.start(now.duration);
      };
      const timer = setTimeout(go, hand.patience);
      release.current = go;
      run.hold([comeIn(cup.current)]);
      return () => {
        clearTimeout(timer);
        release.current = undefined;
        setHeld(false);
        run.stop();
      };
    }
    return () => run.stop();
  }, [id]);
  return (
    <div className="throw" ref={host} data-held={held} data-side={shown?.side ?? 0}>
      {shown !== undefined && <Cup group={cup} side={shown.side} across={props.across} />}
      {held && <HandButton words={props.hand?.words ?? ''} cup={cup} onRelease={() => release.current?.()} />}
    </div>
  );
}

/** How a throw is shown, one way or the other. */
function orderOf(props: RefObject<ThrowProps>, shown: ThrowShown, host: HTMLElement, cup: SVGGElement): RunOrder<ThrowKit> {
  return {
    usual: shown.usual,
    kit: throwKit,
    hide: () => props.current.reveal(FOREVER, 1),
    roll(kit, duration, onLost) {
      const { across, rows, painter, reveal } = props.current;
      const { dice, side } = shown;
      const show = kit.startThrow(kit.tracks, { host, across, rows, painter, dice, side }, duration, onLost);
      if (typeof show === 'string') return show;
      const { appear, there } = kit.THROW_PARTS;
      const hush = playKnocks('tin', show.knocks);
      return {
        animations: [...show.animations, ...reveal(appear * duration, (there - appear) * duration), tip(cup, duration)],
        stop() {
          show.stop();
          hush();
        },
      };
    },
    plain(duration) {
      playKnocks('tin', []);
      return props.current.plain(duration);
    },
  };
}

const FOREVER = 1e7;

function comeIn(cup: SVGGElement): Animation {
  return cup.animate([{ transform: 'translate(0, 95px)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out', fill: 'both' });
}

/** The cup rattles, tips and goes. */
function tip(cup: SVGGElement, duration: number): Animation {
  const turn = (offset: number, degrees: number, away = 0): Keyframe => ({
    offset,
    transform: `translate(0, ${away}px) rotate(${degrees}deg)`,
  });
  return cup.animate(
    [
      turn(0, 0, 60),
      turn(0.05, -4, 6),
      turn(0.075, 4),
      turn(0.1, -3),
      turn(0.13, 0, -5),
      turn(0.34, 1, -3),
      turn(0.52, 0, 120),
      turn(1, 0, 120),
    ],
    { duration, fill: 'both' },
  );
}

interface CupProps {
  readonly group: RefObject<SVGGElement | null>;
  readonly side: ThrowSide;
  readonly across: number;
}

/** A leather cup over the rim at the thrower's side, mouth into the chart. Millimetres around the chart's middle. */
function Cup({ group, side, across }: CupProps): ReactNode {
  const half = across * 5;
  return (
    <svg className="throw-cup" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <g transform={`rotate(${side * 90})`}>
        <g ref={group} className="throw-cup-body">
          <path className="throw-cup-shade" d="M-40 100C-36 86 50 86 50 102C52 140 48 170 42 200H-32Z" />
          <path className="throw-cup-side" d="M-44 97C-42 84 42 84 44 97C45 135 38 165 34 200H-34C-38 165-45 135-44 97Z" />
          <path className="throw-cup-dark" d="M20 89Q40 91 44 97C45 135 38 165 34 200H20C28 160 30 120 20 89Z" />
          <path className="throw-cup-hatch" d={HATCH} />
          <path
            className="throw-cup-stitch"
            d="M-43.5 113C-40 101 40 101 43.5 113M-41 137C-38 126 38 126 41 137M-40.6 140.5C-38 129.5 38 129.5 40.6 140.5"
          />
          <path className="throw-cup-band" d="M-46 97C-45 79 45 79 46 97L44.5 106C42 91-42 91-44.5 106Z" />
          <path className="throw-cup-lip" d="M-44.5 99C-42 83.5 42 83.5 44.5 99" />
        </g>
      </g>
    </svg>
  );
}

/** Engraved shade along the right side. */
const HATCH = Array.from(
  { length: 16 },
  (_, i) => `M${27 - i / 4} ${103 + i * 6}Q${36 - i / 4} ${104 + i * 6} ${43 - i / 2} ${110 + i * 6}`,
).join('');

interface HandButtonProps {
  readonly words: string;
  readonly cup: RefObject<SVGGElement | null>;
  onRelease(): void;
}

/** The whole chart is the button: wherever one presses, the cup follows; letting go throws. */
function HandButton({ words, cup, onRelease }: HandButtonProps): ReactNode {
  const from = useRef<number | undefined>(undefined);
  const aim = (degrees: number): void => {
    if (cup.current !== null) cup.current.style.setProperty('--aim', `${degrees}deg`);
  };
  return (
    <button
      type="button"
      className="throw-hand"
      data-gesture
      onPointerDown={(event) => {
        event.stopPropagation();
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== undefined) aim(Math.max(-AIM, Math.min(AIM, (event.clientX - from.current) / 6)));
      }}
      onPointerCancel={() => {
        from.current = undefined;
        aim(0);
      }}
      onClick={onRelease}
    >
      <span>{words}</span>
    </button>
  );
}
