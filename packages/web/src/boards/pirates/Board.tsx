import { curseOf, isCaravan, NO_CARD, type State } from '@quarterdeck/pirates';
import { type ReactNode, useState } from 'react';
import { known, say, useMotion } from '../../kit';
import { Cartouche } from './Cartouche';
import { ChartScene } from './chart/ChartScene';
import { meanwhile, turnsCards } from './events';
import { flashed } from './flashed';
import { flown } from './flown';
import { Port } from './port/Port';
import { Revealed } from './Revealed';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './pirates.css';

type Scene = 'port' | 'chart';

/** Where things happen now: at sea while ships are called, thrown and fight, else ashore. */
function sceneOf(view: State): Scene {
  if (view.card === NO_CARD) return 'port';
  if (isCaravan(view.card)) return 'chart';
  return curseOf(view.card)?.thrown === 'none' ? 'port' : 'chart';
}

/** The table has two sides: the port and the chart. It turns by itself; one may look at the other side at any time. */
export function Board(props: Props): ReactNode {
  const { speaker, size, playing } = props;
  const told = { ...props, view: known({ meanwhile }, props.view, playing) };
  // Cards are turned over above the table, which stays as it was; ships fight on the chart itself.
  const atSea = playing !== undefined && turnsCards(playing.event) ? told : props;
  useMotion(playing, (shown) => [...flashed(shown), ...flown(shown)]);
  const scene = sceneOf(told.view);
  const [look, setLook] = useState<{ readonly scene: Scene; readonly during: Scene } | undefined>(undefined);
  // Looking elsewhere ends when the play itself moves on.
  const shown = look !== undefined && look.during === scene ? look.scene : scene;
  const caption = (
    <div className="pi-caption">
      <nav className="pi-look" aria-label={say(speaker, 'board.look')}>
        {(['port', 'chart'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => setLook({ scene: one, during: scene })}>
            {say(speaker, `board.look.${one}`)}
          </button>
        ))}
      </nav>
    </div>
  );
  return (
    <div className={`pi pi-board pi-${size}`} data-scene={shown}>
      <Sprite />
      {shown === 'port' ? <Port {...told} caption={caption} /> : <ChartScene {...atSea} told={told.view} caption={caption} />}
      <Cartouche {...props} />
      <Revealed {...props} />
    </div>
  );
}
