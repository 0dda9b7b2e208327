import { verifyFile } from '@quarterdeck/kernel';
import { openGameFile } from '../input';
import { print, printJson } from '../output';

/** Re-derives every chance outcome of a finished game from its revealed seed. */
export async function verify(path: string, options: { json?: boolean }): Promise<void> {
  const { game, file } = await openGameFile(path);
  const outcomes = verifyFile(game, file);
  const committed = file.header.commit !== undefined;
  if (options.json) printJson({ ok: true, outcomes, committed });
  else
    print(
      `Fair: all ${outcomes} chance outcomes follow from the seed${committed ? ', and the seed is the one that was committed to' : ' (the file names no commitment)'}.`,
    );
}
