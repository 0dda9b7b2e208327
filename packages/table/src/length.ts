/*
 * How long a table's log may become. A log is read and played again whenever somebody comes to a table that is not in memory,
 * so it must end some day, whatever people do: games have some hundred entries, the longest some thousand.
 */

/** From so many entries on nothing is taken back any more: moves that can be taken back can be made for ever. */
export const UNDO_UNTIL = 4_000;

/** With so many entries the game can only be ended. It takes both sides to get here from there. */
export const PLAY_UNTIL = 10_000;
