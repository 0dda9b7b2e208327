import { type ReactNode, useRef } from 'react';
import { Icon } from './draw/Icon';
import { iconOf } from './events';
import type { Props } from './types';

/** What has just happened, in a line over the water: stays until something else happens. */
export function Ribbon({ playing, game, view, speaker }: Props): ReactNode {
  const last = useRef<{ readonly text: string; readonly icon: string | undefined } | undefined>(undefined);
  if (playing !== undefined) {
    const words = game.words.event(playing.event, view);
    if (words !== undefined) last.current = { text: speaker.say(words), icon: iconOf(playing.event) };
  }
  if (last.current === undefined) return null;
  return (
    <p className="pi-ribbon" aria-hidden="true">
      {last.current.icon !== undefined && <Icon name={last.current.icon} />}
      <span>{last.current.text}</span>
    </p>
  );
}
