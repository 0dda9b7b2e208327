import { serveBots } from '../../src/bots/serve';
import { testGames } from './games';

serveBots(testGames);
