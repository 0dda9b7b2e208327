import { useMemo, useRef } from 'react';
import type { Props } from './types';

/**
 * The same props for as long as the position is the same: what only follows the pointer is left out, and the
 * callbacks always reach the latest ones. Parts that are drawn from these are not drawn anew on every preview.
 */
export function useSteady(props: Props): Props {
  const latest = useRef(props);
  latest.current = props;
  const { game, view, viewer, seat, moves, draft, pending, playing, speaker, names, owners, size, calm } = props;
  return useMemo(
    (): Props => ({
      game,
      view,
      viewer,
      seat,
      moves,
      draft,
      preview: undefined,
      onPreview: (move) => latest.current.onPreview(move),
      onChoose: (move) => latest.current.onChoose(move),
      onCancel: () => latest.current.onCancel(),
      whyNot: (move) => latest.current.whyNot(move),
      foresee: (move) => latest.current.foresee(move),
      pending,
      playing,
      speaker,
      names,
      owners,
      size,
      calm,
    }),
    [game, view, viewer, seat, moves, draft, pending, playing, speaker, names, owners, size, calm],
  );
}
