import { COLOURS, phaseAp, type State } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { Cube } from '../draw/Icons';
import { pieceIds } from '../pieces';

/** The tray in one line, for small screens. */
export function FieldStrip({ view, words }: { readonly view: State; readonly words: string }): ReactNode {
  const cubes = COLOURS.flatMap((colour, i) => new Array<typeof colour>(view.field[i] ?? 0).fill(colour));
  // Many stand closer together, so that the words keep their line.
  const step = Math.min(17, 76 / cubes.length);
  const width = cubes.length * step + 8;
  return (
    <div className="am-field" data-piece={pieceIds.tray}>
      <svg viewBox={`0 0 ${width} 22`} width={width} height="22" aria-hidden="true">
        {cubes.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are alike
          <Cube key={i} colour={colour} x={11 + i * step} y={11} size={19} />
        ))}
      </svg>
      <span>
        <b>{phaseAp(view)}</b> {words}
      </span>
    </div>
  );
}
