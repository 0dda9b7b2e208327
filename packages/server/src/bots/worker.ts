import { games } from '@quarterdeck/games';
import { serveBots } from './serve';

/** The file that bot threads run, with every game of the house. */
serveBots(games);
