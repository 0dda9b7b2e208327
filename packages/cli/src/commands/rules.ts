import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import { InputError, LOCALES } from '@quarterdeck/kernel';
import { print, printJson } from '../output';

const RULE_ID = /\b[A-Z]{2}-D?\d{2,3}\b/g;
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Which rules of each game a test proves by naming them. Fails when one is unproven or unknown. */
export async function rules(options: { json?: boolean; packages?: string }): Promise<void> {
  const packages = options.packages ?? 'packages';
  for (const { card, load } of games) {
    const game = await load();
    const ledgers = await Promise.all(LOCALES.map((language) => game.texts[language]()));
    const ids = Object.keys(ledgers[0]?.rules ?? {});
    const known = new Set(ids);
    const named = await namedInTests(join(packages, card.id, 'test'));
    const unproven = ids.filter((id) => !named.has(id));
    const prefix = ids[0]?.slice(0, 3) ?? '';
    const unknown = [...named].filter((id) => id.startsWith(prefix) && !known.has(id));
    const untold = LOCALES.filter((_, i) => ids.some((id) => !ledgers[i]?.rules[id]));
    if (options.json) printJson({ game: card.id, rules: ids.length, proven: ids.length - unproven.length, unproven, unknown, untold });
    else {
      print(`${card.id}: ${ids.length} rules, ${ids.length - unproven.length} proven by a test that names them`);
      if (unproven.length > 0) print(`  unproven: ${unproven.join(' ')}`);
      if (unknown.length > 0) print(`  named by a test but not in the ledger: ${unknown.join(' ')}`);
      if (untold.length > 0) print(`  without a text in some rules: ${untold.join(' ')}`);
    }
    if (unproven.length + unknown.length + untold.length > 0) process.exitCode = 1;
  }
}

/** All rule ids in the titles of a folder's tests. */
async function namedInTests(folder: string): Promise<Set<string>> {
  const named = new Set<string>();
  let files: string[];
  try {
    files = await readdir(folder, { recursive: true });
  } catch {
    throw new InputError(`There are no tests in ${folder}. Run this from the root of the project.`);
  }
  for (const file of files) {
    if (!file.endsWith('.test.ts')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const title of text.matchAll(TITLE)) for (const id of title[2]?.match(RULE_ID) ?? []) named.add(id);
  }
  return named;
}
