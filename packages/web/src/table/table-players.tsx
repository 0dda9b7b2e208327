import type { Seat, Turn } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import { memo, type ReactNode } from 'react';
import type { AnyBoard, BoardProps } from '../kit';
import { atRest } from '../kit/at-rest';
import type { Recap } from '../stage/recap';
import { RecapChip } from '../stage/recap-chip';
import { PlayerList } from './player-list';
import type { Clocks } from './table-client';

type Drawn = Pick<
  BoardProps<unknown, unknown, unknown>,
  'game' | 'view' | 'viewer' | 'playing' | 'speaker' | 'names' | 'owners' | 'size' | 'calm'
>;

interface TablePlayersProps extends Drawn {
  readonly board: AnyBoard | undefined;
  readonly info: TableInfo;
  readonly totals: readonly number[];
  readonly ranks: readonly number[] | undefined;
  readonly turn: Turn;
  readonly mine: readonly Seat[];
  readonly clocks: Clocks | undefined;
  readonly present: readonly string[] | undefined;
  readonly recaps: readonly (Recap | undefined)[];
  readonly onAgain: ((from: number) => void) | undefined;
  readonly seatActions: ((seat: Seat, name: string) => ReactNode) | undefined;
  readonly onScore: () => void;
  readonly onSheet: (seat: Seat) => void;
}

/** Everybody at the table with what lies before them. Nobody changes while one only points and drafts: drawn once per position. */
export const TablePlayers = memo(function TablePlayers(props: TablePlayersProps): ReactNode {
  const { board, game, view, viewer, playing, speaker, names, owners, size, calm, mine, recaps, onAgain, seatActions, onSheet } = props;
  const { info, totals, ranks, turn, clocks, present, onScore } = props;
  const still = { ...atRest(game, view, viewer, board?.hand?.empty), playing, speaker, names, owners, size, calm };
  const Player = board?.Player;
  const Own = board?.Own;
  const details = (seat: Seat): ReactNode => {
    const Figures = size === 'wide' && seat === viewer && mine.includes(seat) ? (Own ?? Player) : Player;
    return Figures === undefined ? null : <Figures {...still} player={seat} />;
  };
  return (
    <PlayerList
      info={info}
      names={names}
      owners={owners}
      totals={totals}
      ranks={ranks}
      turn={turn}
      mine={mine}
      clocks={clocks}
      present={present}
      onScore={onScore}
      {...(seatActions === undefined ? {} : { actions: (seat: Seat) => seatActions(seat, names[seat] ?? '') })}
      {...(Player === undefined || view === undefined || size === 'phone' ? {} : { details })}
      {...(board?.Sheet === undefined || view === undefined ? {} : { onSheet })}
      recap={(seat) =>
        !mine.includes(seat) && <RecapChip recap={recaps[seat]} speaker={speaker} name={names[seat] ?? ''} onAgain={onAgain} />
      }
    />
  );
});
