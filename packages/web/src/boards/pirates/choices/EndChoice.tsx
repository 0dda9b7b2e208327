import { equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { moveOf } from '../legal';
import type { Props } from '../types';
import { Choice } from './Choice';

/** Ends the turn, the gift draws or the final Bargains; without the action it costs a mark, and says so. Never the loudest thing. */
export function EndChoice(props: Props): ReactNode {
  const { view, moves, speaker, draft } = props;
  const done = moveOf(moves, 'done');
  // What the button carries is not offered a second time.
  if (done === undefined || (draft !== undefined && equal(done, draft))) return null;
  const marked = view.step === 'act' && !view.acted;
  const words = say(
    speaker,
    view.step === 'finalSale'
      ? 'board.do.sellAll'
      : view.step === 'giftDraw'
        ? 'board.do.noMore'
        : marked
          ? 'board.do.decline'
          : 'board.do.end',
  );
  return (
    <Choice props={props} move={done} className="pi-end">
      <b>{words}</b>
      {marked && (
        <small>
          <Icon name="mark" /> +1
        </small>
      )}
    </Choice>
  );
}
