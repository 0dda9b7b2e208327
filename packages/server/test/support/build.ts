import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { inlineAt } from '../../../../scripts/inline-at.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/quarterdeck-server-test');

export interface Built {
  readonly file: string;
  remove(): void;
}

/** Bundles one TypeScript file of this folder as users get the program: one JavaScript file that Node runs. */
export async function bundle(entry: string): Promise<Built> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'run-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [inlineAt()],
    ssr: { noExternal: [/^@quarterdeck\//] },
    build: {
      ssr: resolve(import.meta.dirname, entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return { file: join(outDir, 'main.mjs'), remove: () => rmSync(outDir, { recursive: true, force: true }) };
}
