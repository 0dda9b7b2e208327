import { type AnyGame, Playthrough, type Speaker, speaker, stepsOfFile, writeEntry } from '@quarterdeck/kernel';
import { locale, openGameFile, wholeNumber } from '../input';
import { print, printJson } from '../output';

/** Tells a recorded game line by line, or folds it and shows how it stands. */
export async function replay(
  path: string,
  options: { until?: unknown; language?: unknown; json?: boolean; quiet?: boolean },
): Promise<void> {
  const { game, file } = await openGameFile(path);
  const until = options.until === undefined ? file.entries.length : wholeNumber('until', options.until, 0, file.entries.length);
  const language = locale(options.language ?? 'en');
  const voice = speaker(language, await game.texts[language](), file.header.players);
  const run = new Playthrough(game, file.header.seats, file.header.options);
  const shown = { ...file, entries: file.entries.slice(0, until) };
  let number = 0;
  for (const { entry, events } of stepsOfFile(game, shown, run)) {
    number++;
    if (options.json || options.quiet) continue;
    print(`${String(number).padStart(4)}  ${writeEntry(game, entry)}`);
    for (const event of events) {
      const line = game.words.event(event, run.state);
      if (line !== undefined) print(`      ${voice.say(line)}`);
    }
  }
  if (options.json)
    printJson({ game: game.id, entries: run.entries.length, turn: run.turn, ranks: game.ranking(run.state), score: game.score(run.state) });
  else printStanding(game, run, voice, file.header.players);
}

function printStanding(
  game: AnyGame,
  run: Playthrough<unknown, unknown, unknown, unknown>,
  voice: Speaker,
  players: readonly string[],
): void {
  const sheet = game.score(run.state);
  const ranks = game.ranking(run.state);
  print('');
  for (const line of sheet.lines)
    print(`${voice.say({ key: `score.${line.item}` }).padEnd(28)}${line.points.map((n) => String(n).padStart(7)).join('')}`);
  print(`${''.padEnd(28)}${sheet.total.map((n) => String(n).padStart(7)).join('')}`);
  print(
    players
      .map((name, seat) => `${ranks[seat]}. ${name}`)
      .sort()
      .join('   '),
  );
}
