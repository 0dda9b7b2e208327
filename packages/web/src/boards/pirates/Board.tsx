import { curseOf, isCaravan, NO_CARD, type State } from '@quarterdeck/pirates';
import { type ReactNode, useRef, useState } from 'react';
import { useMotion } from '../../kit';
import { Cartouche } from './Cartouche';
import { ChartScene } from './chart/ChartScene';
import { Port } from './port/Port';
import { pulse } from './pulse';
import { Revealed } from './Revealed';
import { say } from './say';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './styles/index.css';

type Scene = 'port' | 'chart';

/** Where things happen now: at sea while ships are called, thrown and fight, else ashore. */
function sceneOf(view: State): Scene {
  if (view.card === NO_CARD) return 'port';
  if (isCaravan(view.card)) return 'chart';
  return curseOf(view.card)?.thrown === 'none' ? 'port' : 'chart';
}

/** The table has two sides: the port and the chart. It turns by itself; one may look at the other side at any time. */
export function Board(props: Props): ReactNode {
  const { view, speaker, size } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(props.playing, (playing) => (root.current === null ? [] : pulse(root.current, playing)));
  const scene = sceneOf(view);
  const [look, setLook] = useState<{ readonly scene: Scene; readonly during: Scene } | undefined>(undefined);
  // Looking elsewhere ends when the play itself moves on.
  const shown = look !== undefined && look.during === scene ? look.scene : scene;
  const caption = (
    <div className="pi-caption">
      <nav className="pi-look" aria-label={say(speaker, 'look')}>
        {(['port', 'chart'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => setLook({ scene: one, during: scene })}>
            {say(speaker, `look.${one}`)}
          </button>
        ))}
      </nav>
    </div>
  );
  return (
    <div className={`pi pi-board pi-${size}`} data-scene={shown} ref={root}>
      <Sprite />
      {shown === 'port' ? <Port {...props} caption={caption} /> : <ChartScene {...props} caption={caption} />}
      <Cartouche {...props} />
      <Revealed {...props} />
    </div>
  );
}
