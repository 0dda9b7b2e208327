import type { Event, Move, State } from '@quarterdeck/amerigo';
import type { BoardProps, PlayerProps, Playing } from '../../kit';

export type Props = BoardProps<State, Move, Event>;
export type SheetProps = PlayerProps<State, Move, Event>;
export type Shown = Playing<State, Event>;
