import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { PhysicsRun, type RunOrder } from './physics-run';
import { playKnocks } from './play-knocks';
import { type PourKit, pourKit } from './pour-kit';
import type { PourLogged } from './pour-plan';
import type { PourScene } from './pour-stage';
import './pour.css';

/** A pour that is being shown. */
export interface PourShown extends PourLogged {
  /** Differs for every pour shown. */
  readonly id: number;
  /** Milliseconds it has, and would have at normal speed. */
  readonly duration: number;
  readonly usual: number;
}

interface PourProps {
  readonly shown: PourShown | undefined;
  /** The drawn tower that this lies over, and how much larger it is shown while pouring. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly grows: number;
  readonly colours: PourScene['colours'];
  readonly ink: string;
  /** Hides the drawn cubes while others move. */
  hide(): readonly Animation[];
  /** The motion without physics. */
  plain(duration: number): readonly Animation[];
  /** What lies in the tray so far, by colour. */
  onArrive(id: number, counts: readonly number[]): void;
}

/** Cubes poured through a tower, ending exactly as the log says. Lies between the tower's back and its front. */
export function Pour(props: PourProps): ReactNode {
  const latest = useRef(props);
  latest.current = props;
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void pourKit.load();
  }, []);
  const id = props.shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the pour
  useLayoutEffect(() => {
    const { shown } = latest.current;
    if (shown === undefined || shown.duration <= 0 || host.current === null) return undefined;
    const run = new PhysicsRun(orderOf(latest, shown, host.current));
    run.start(shown.duration);
    return () => run.stop();
  }, [id]);
  return <div className="pour" ref={host} aria-hidden="true" />;
}

/** How a pour is shown, one way or the other. */
function orderOf(props: RefObject<PourProps>, shown: PourShown, host: HTMLElement): RunOrder<PourKit> {
  return {
    usual: shown.usual,
    kit: pourKit,
    hide: () => props.current.hide(),
    roll(kit, duration, onLost) {
      const { drawing, grows, colours, ink, hide, onArrive } = props.current;
      if (drawing.current === null) return 'there is no tower';
      const scene = {
        ...shown,
        host,
        drawing: drawing.current,
        grows,
        colours,
        ink,
        onArrive: (counts: readonly number[]) => onArrive(shown.id, counts),
      };
      const show = kit.startPour(kit.tracks, scene, duration, () => {
        onArrive(shown.id, shown.out);
        onLost();
      });
      if (typeof show === 'string') return show;
      const hush = playKnocks('wood', show.knocks);
      return {
        animations: [...show.animations, ...hide()],
        stop() {
          show.stop();
          hush();
        },
      };
    },
    plain(duration) {
      playKnocks('wood', []);
      const animations = props.current.plain(duration);
      const lie = (): void => props.current.onArrive(shown.id, shown.out);
      // Nothing is told before the last cube lies; what is broken off is over anyway.
      Promise.all(animations.map(({ finished }) => finished)).then(lie, () => undefined);
      return animations;
    },
  };
}
