import { restore as readBackup, readConfig, backup as writeBackup } from '@quarterdeck/server';
import { print } from '../output';

/** Copies everything the server keeps into one file, while the server goes on. */
export async function backup(file: string): Promise<void> {
  await writeBackup(storeOf(), file);
  print(`Everything is in ${file}. "quarterdeck restore ${file}" brings it back.`);
}

/** Puts a backup into an empty store: the one that DATA_DIR or DATABASE_URL names. */
export async function restore(file: string): Promise<void> {
  await readBackup(file, storeOf());
  print(`Everything from ${file} is back.`);
}

function storeOf(): ReturnType<typeof readConfig>['store'] {
  return readConfig(process.env, { botWorker: '' }).store;
}
