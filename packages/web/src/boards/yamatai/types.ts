import type { Event, Move, State } from '@quarterdeck/yamatai';
import type { BoardProps, PlayerProps, Playing } from '../../kit';
import type { Hand } from './hand';

export type Props = BoardProps<State, Move, Event, Hand>;
export type SheetProps = PlayerProps<State, Move, Event, Hand>;
export type Shown = Playing<State, Event>;
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
