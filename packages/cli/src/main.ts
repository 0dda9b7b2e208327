import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError, NotationError } from '@quarterdeck/kernel';
import cac from 'cac';

const here = dirname(fileURLToPath(import.meta.url));
const cli = cac('quarterdeck');

/** A command is loaded when it is given: all of them, the server among them, would make every start slow. */
function later<Given extends unknown[]>(load: () => Promise<(...given: Given) => unknown>): (...given: Given) => Promise<unknown> {
  return async (...given) => (await load())(...given);
}

cli
  .command('serve', 'Run the server; settings come from the environment, see docs/hosting.md')
  .option('--port <n>', 'Port to listen on (default: PORT, or 8080)')
  .option('--host <address>', 'Address to listen on (default: HOST, or all)')
  .action(async (options) => (await import('./commands/serve')).serve(options, here));

cli
  .command('backup <file>', 'Copy everything the server keeps into one file, also while it runs')
  .example('DATA_DIR=./data quarterdeck backup club.backup')
  .action(later(() => import('./commands/backup').then(({ backup }) => backup)));

cli
  .command('restore <file>', 'Bring a backup into an empty DATA_DIR or DATABASE_URL')
  .example('DATABASE_URL=postgres://… quarterdeck restore club.backup')
  .action(later(() => import('./commands/backup').then(({ restore }) => restore)));

cli
  .command('desk [order] [...words]', "The owner's desk of a running server; without an order, what it can do")
  .option('--url <address>', 'Where the server is (default: this computer, PORT)')
  .option('--kind <name>', 'Of a ban: person, network, device or chat')
  .option('--days <n>', 'For how many days')
  .option('--uses <n>', 'How many may come in by an invitation')
  .option('--reason <text>', 'Told to whoever is kept out')
  .option('--json', 'What the server answers, as JSON')
  .example('DATA_DIR=./data quarterdeck desk claim')
  .action(later(() => import('./commands/desk').then(({ desk }) => desk)));

cli.command('games', 'List the games of the house').action(later(() => import('./commands/export').then(({ listGames }) => listGames)));

cli
  .command('replay <file>', 'Tell a recorded game move by move')
  .option('--until <n>', 'Stop after this many log entries')
  .option('--language <code>', 'en, de or nl', { default: 'en' })
  .option('--quiet', 'Only the final standing')
  .option('--json', 'Only the final standing, as JSON')
  .example('quarterdeck replay fixtures/amerigo/4-seats.game.txt --until 20')
  .action(later(() => import('./commands/replay').then(({ replay }) => replay)));

cli
  .command('analyse <file>', 'Tell a game as luck and decisions: what chance gave, and what moves cost against the best found')
  .option('--iterations <n>', 'Search iterations for every decision; 0 tells luck alone', { default: 400 })
  .option('--language <code>', 'en, de or nl', { default: 'en' })
  .option('--all', 'Every step, not only those that mattered')
  .option('--json', 'As JSON')
  .example('quarterdeck analyse fixtures/pirates/2-seats.game.txt')
  .action(later(() => import('./commands/analyse').then(({ analyse }) => analyse)));

cli
  .command('verify <file>', 'Re-derive every chance outcome of a finished game from its seed')
  .option('--json', 'As JSON')
  .action(later(() => import('./commands/verify').then(({ verify }) => verify)));

cli
  .command('export <game>', 'Play a game between bots and write it as a game file')
  .option('--seats <n>', 'Number of seats')
  .option('--seed <text>', 'Seed of all luck', { default: '1' })
  .option('--level <name>', 'How strong the bots play', { default: 'mate' })
  .option('--iterations <n>', 'Search iterations for every decision of a searching level, instead of its time')
  .option('--set <name=value>', 'A game option; may be repeated')
  .action(later(() => import('./commands/export').then(({ exportGame }) => exportGame)));

cli
  .command('perft <game>', 'Count the legal continuations of a position')
  .option('--seats <n>', 'Number of seats (default: every count)')
  .option('--seed <text>', 'Seed of all luck', { default: '1' })
  .option('--depth <n>', 'Moves to look ahead', { default: 3 })
  .option('--set <name=value>', 'A game option; may be repeated')
  .option('--json', 'One JSON object per line')
  .action(later(() => import('./commands/perft').then(({ perft }) => perft)));

cli
  .command('examples <game>', 'Keep for every kind of move how it was played in a game between bots: the pictures of the rulebook')
  .option('--out <file>', 'Where to keep them')
  .option('--games <n>', 'Games of every seat count at most', { default: 60 })
  .action(later(() => import('./commands/examples').then(({ examples }) => examples)));

cli
  .command('problems <game>', 'Look in games between bots for positions in which one move is clearly best')
  .option('--out <file>', 'Where to keep them; if it is there, the search goes on from it')
  .option('--want <n>', 'How many', { default: 24 })
  .option('--seed <text>', 'Seed of the games')
  .option('--renew', 'Look at those of the file again with the bots of today, and replace what no longer holds')
  .example('quarterdeck problems pirates --out pirates.json')
  .action(later(() => import('./commands/problems').then(({ problems }) => problems)));

cli
  .command('arena <game> <...levels>', 'Let bots play many games and compare them')
  .option('--games <n>', 'Games of every meeting (every seating gets its share)', { default: 100 })
  .option('--seats <n>', 'Number of seats (default: the fewest)')
  .option('--format <name>', 'round-robin, gauntlet (the first against the others) or together (all at one table)', {
    default: 'round-robin',
  })
  .option('--seed <text>', 'Seed of all luck', { default: '1' })
  .option('--set <name=value>', 'A game option; may be repeated')
  .option('--pace <n>', 'Search iterations that stand for a millisecond of thinking', { default: 2 })
  .option('--time <ms>', "Processor milliseconds for a captain's move instead, and for other levels in proportion")
  .option(
    '--prior <file>',
    'Learnt weights to play by, instead of those the game brings (captain-adopted plays by these, captain-plain by none)',
  )
  .option('--threads <n>', 'Games played at once (default: one a core)')
  .option('--out <file>', 'Keep the games; a contest that was stopped goes on from there')
  .option('--stop-below <percent>', 'Stop when the first bot can hardly win this share any more')
  .option('--json', 'As JSON')
  .example('quarterdeck arena amerigo mate sailor --games 200')
  .action(async (game, levels, options) => (await import('./commands/arena')).arena(game, levels, options, here));

cli
  .command('fit <game>', 'Fit the evaluation of a game from self-play; prints a TypeScript module')
  .option('--seats <n>', 'Number of seats (default: all)')
  .option('--games <n>', 'Games to play with each number of seats', { default: 300 })
  .option('--level <names>', 'Who plays them; of several (mate,captain) one after the other', { default: 'mate' })
  .option('--seed <text>', 'Seed of all luck', { default: 'fit' })
  .option('--set <name=value>', 'A game option; may be repeated')
  .action(later(() => import('./commands/fit').then(({ fit }) => fit)));

cli
  .command(
    'train <game> [...files]',
    'Learn which moves to look at first, from long searches or from results; "train merge <files>" puts parts together',
  )
  .option('--by <teacher>', 'Learn by: search or results', { default: 'search' })
  .option('--seats <n>', 'Number of seats (default: the fewest)')
  .option('--games <n>', 'Games to play (default: 200, by results 7000)')
  .option('--iterations <n>', 'Of the long searches', { default: 600 })
  .option('--seed <text>', 'Seed of all luck', { default: 'train' })
  .option('--shard <part>', 'Play only a part of the games, as 2/4, and learn nothing yet')
  .option('--threads <n>', 'Games played at once (default: one a core)')
  .option('--out <file>', 'Where the games are kept; a run that was stopped goes on from there')
  .option('--weights <file>', 'Where to write what was learnt')
  .option('--set <name=value>', 'A game option; may be repeated')
  .example('quarterdeck train pirates --shard 1/2 --out a.lessons')
  .example('quarterdeck train merge a.lessons b.lessons --out pirates.lessons')
  .action(async (game, files, options) => (await import('./commands/train')).train(game, files, options, here));

cli
  .command('balance <game>', 'Who wins among equals: by seat, first choice and everything used, and where points come from')
  .option('--seats <n>', 'Number of seats (default: every count)')
  .option('--games <n>', 'Games to play with each number of seats', { default: 100 })
  .option('--level <name>', 'Who plays them', { default: 'captain' })
  .option('--iterations <n>', 'Search iterations for every decision of a searching level', { default: 100 })
  .option('--seed <text>', 'Seed of all luck', { default: 'balance' })
  .option('--set <name=value>', 'A game option; may be repeated')
  .option('--json', 'One JSON object per line')
  .action(later(() => import('./commands/balance').then(({ balance }) => balance)));

cli
  .command('calibrate <game>', 'Compare the win shares that people are shown with how games end')
  .option('--seats <n>', 'Number of seats (default: every count)')
  .option('--positions <n>', 'Positions to look at', { default: 1000 })
  .option('--level <name>', 'Who plays the games', { default: 'mate' })
  .option('--seed <text>', 'Seed of all luck', { default: 'calibrate' })
  .option('--set <name=value>', 'A game option; may be repeated')
  .option('--json', 'One JSON object per line')
  .action(later(() => import('./commands/calibrate').then(({ calibrate }) => calibrate)));

cli
  .command('fuzz', 'Play random games under all laws of the kernel')
  .option('--game <id>', 'Which game', { default: 'amerigo' })
  .option('--games <n>', 'Games per seat count', { default: 100 })
  .option('--seats <n>', 'Number of seats (default: every count)')
  .option('--seed <n>', 'First seed', { default: 1 })
  .option('--agree-after <n>', 'Entries after which the players agree on a draw')
  .option('--set <name=value>', 'A game option; may be repeated')
  .action(later(() => import('./commands/fuzz').then(({ fuzz }) => fuzz)));

cli
  .command('rules', 'Show which rules are proven by tests; fails when one is not')
  .option('--json', 'One JSON object per game')
  .action(later(() => import('./commands/rules').then(({ rules }) => rules)));

cli
  .command('tournament <order>', '"simulate": play whole tournaments of players of known strength, and tell how well they are ranked')
  .option('--format <name>', 'round-robin, swiss or knockout (default: all)')
  .option('--players <n>', 'How many play', { default: 16 })
  .option('--seats <n>', 'At every table', { default: 2 })
  .option('--rounds <n>', 'Of a Swiss tournament or a league', { default: 5 })
  .option('--spread <points>', 'Rating points between the strongest and the weakest', { default: 600 })
  .option('--runs <n>', 'Tournaments of each kind', { default: 200 })
  .option('--seed <text>', 'Seed of all luck', { default: '1' })
  .option('--json', 'One JSON object per line')
  .example('quarterdeck tournament simulate --seats 3 --players 12')
  .action(later(() => import('./commands/tournament').then(({ tournament }) => tournament)));

cli.help();
cli.version('0.1.0');

try {
  cli.parse(process.argv, { run: false });
  if (cli.matchedCommand === undefined && !cli.options.help && !cli.options.version) {
    if (cli.args.length > 0) throw new InputError(`There is no command "${cli.args[0]}". "quarterdeck --help" lists them.`);
    cli.outputHelp();
  } else await cli.runMatchedCommand();
} catch (error) {
  // A wrong word on the command line needs one clear line, not a stack.
  const expected = error instanceof InputError || error instanceof NotationError || (error instanceof Error && error.name === 'CACError');
  console.error(expected || !(error instanceof Error) ? `quarterdeck: ${error instanceof Error ? error.message : String(error)}` : error);
  process.exitCode = 2;
}
