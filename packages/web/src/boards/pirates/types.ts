import type { COUNTRIES, CURSES, Event, LOOT_KINDS, Move, ROLES, State } from '@quarterdeck/pirates';
import type { BoardProps, PlayerProps, Playing } from '../../kit';
import type { Hand } from './hand';

export type Props = BoardProps<State, Move, Event, Hand>;
export type SeatProps = PlayerProps<State, Move, Event, Hand>;
export type Shown = Playing<State, Event>;

export type RoleName = (typeof ROLES)[number];
export type CountryName = (typeof COUNTRIES)[number];
export type CurseName = (typeof CURSES)[number];
export type LootName = (typeof LOOT_KINDS)[number];

export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
