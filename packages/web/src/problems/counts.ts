/** How many problems each game has: the home page knows them without loading any. */
export const PROBLEM_COUNTS: Readonly<Record<string, number>> = { amerigo: 3, pirates: 16, yamatai: 5, efemeris: 24 };
