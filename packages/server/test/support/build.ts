import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { inlineAt } from '../../../../scripts/inline-at.mjs';
import type { Programs } from './programs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/quarterdeck-server-test');

/** Builds the programs that servers under test are made of, once for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'run-'));
  const built: Programs = { node: await bundle('node', folder), botWorker: await bundle('bot-worker', folder) };
  provide('programs', built);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Bundles one TypeScript file of this folder as users get the program: one JavaScript file that Node runs. */
async function bundle(name: string, folder: string): Promise<string> {
  const outDir = join(folder, name);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [inlineAt()],
    ssr: { noExternal: [/^@quarterdeck\//] },
    build: {
      ssr: resolve(import.meta.dirname, `${name}.ts`),
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return join(outDir, 'main.mjs');
}
