import { type Counts, restore as readBackup, readConfig, backup as writeBackup } from '@quarterdeck/server';
import { print } from '../output';

/** Copies everything the server keeps into one file, while the server goes on. */
export async function backup(file: string): Promise<void> {
  const counts = await writeBackup(storeOf(), file);
  print(`Everything is in ${file}: ${told(counts)}. "quarterdeck restore ${file}" brings it back.`);
}

/** Puts a backup into an empty store: the one that DATA_DIR or DATABASE_URL names. */
export async function restore(file: string): Promise<void> {
  const counts = await readBackup(file, storeOf());
  print(`Everything from ${file} is back: ${told(counts)}.`);
}

function told(counts: Counts): string {
  return `${counts.players ?? 0} players, ${counts.tables ?? 0} tables, ${counts.log ?? 0} lines of their logs, ${counts.chat ?? 0} lines of chat`;
}

function storeOf(): ReturnType<typeof readConfig>['store'] {
  return readConfig(process.env, { botWorker: '' }).store;
}
