/** How many problems each game has: the home page knows them without loading any. */
export const PROBLEM_COUNTS: Readonly<Record<string, number>> = { amerigo: 27, pirates: 24, yamatai: 24, efemeris: 24 };
