import { equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../draw/Icon';
import { moveOf } from '../legal';
import { costsMark, ending } from '../prepared';
import type { Props } from '../types';
import { Choice } from './Choice';

/** Ends the turn, the gift draws or the final Bargains; without the action it costs a mark, and says so. Never the loudest thing. */
export function EndChoice(props: Props): ReactNode {
  const { view, moves, speaker, draft } = props;
  const done = moveOf(moves, 'done');
  // What the button carries is not offered a second time.
  if (done === undefined || (draft !== undefined && equal(done, draft))) return null;
  return (
    <Choice props={props} move={done} className="pi-end">
      <b>{speaker.say(ending(view))}</b>
      {costsMark(view) && (
        <small>
          <Icon name="mark" /> +1
        </small>
      )}
    </Choice>
  );
}
