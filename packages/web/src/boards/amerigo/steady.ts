import { useMemo, useRef } from 'react';
import type { Props } from './types';

/**
 * The same props for as long as the position is the same: what only follows the pointer is left out, and the
 * callbacks always reach the latest ones. Parts that are drawn from these are not drawn anew on every preview.
 */
export function useSteady(props: Props): Props {
  const latest = useRef(props);
  latest.current = props;
  const { game, view, viewer, seat, moves, draft, hand, pending, playing, speaker, names, owners, leaf, size, calm } = props;
  return useMemo(
    (): Props => ({
      game,
      view,
      viewer,
      seat,
      moves,
      draft,
      preview: undefined,
      following: [],
      onPreview: (move, following) => latest.current.onPreview(move, following),
      onChoose: (move, following) => latest.current.onChoose(move, following),
      onPrepare: (move, following) => latest.current.onPrepare(move, following),
      onCancel: () => latest.current.onCancel(),
      whyNot: (move) => latest.current.whyNot(move),
      foresee: (move) => latest.current.foresee(move),
      hand,
      onHand: (change) => latest.current.onHand(change),
      pending,
      playing,
      speaker,
      names,
      owners,
      leaf,
      size,
      calm,
    }),
    [game, view, viewer, seat, moves, draft, hand, pending, playing, speaker, names, owners, leaf, size, calm],
  );
}
