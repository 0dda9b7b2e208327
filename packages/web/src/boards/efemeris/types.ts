import type { Event, Move, State } from '@quarterdeck/efemeris';
import type { BoardProps, PlayerProps, Playing } from '../../kit';
import type { Hand } from './hand';

export type Props = BoardProps<State, Move, Event, Hand>;
export type SheetProps = PlayerProps<State, Move, Event, Hand>;
/** What it takes to know what is in hand. */
export type Holds = Pick<Props, 'view' | 'seat' | 'moves' | 'hand'>;
export type Shown = Playing<State, Event>;
