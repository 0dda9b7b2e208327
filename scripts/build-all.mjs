import { join } from 'node:path';
import { build } from 'vite';
import { inlineAt } from './inline-at.mjs';
import { root } from './setup.mjs';

/** The programs that Node runs, by the name of their file in dist/. */
const programs = {
  quarterdeck: 'packages/cli/src/main.ts',
  'bot-worker': 'packages/server/src/bots/worker.ts',
  'arena-worker': 'packages/cli/src/arena-worker.ts',
  'train-worker': 'packages/cli/src/train-worker.ts',
};

export async function buildAll() {
  await bundle(programs, join(root, 'dist'));
  await build({ root: join(root, 'packages/web'), logLevel: 'warn', build: { outDir: join(root, 'dist/web'), emptyOutDir: true } });
}

/** Bundles programs for Node: this house's packages go in, those of others stay in node_modules; `external` are some that the root has not; `from` is where the sources are. */
export async function bundle(entries, outDir, external = [], from = root) {
  await build({
    configFile: false,
    root: from,
    logLevel: 'warn',
    publicDir: false,
    plugins: [inlineAt()],
    ssr: { noExternal: [/^@quarterdeck\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: external.map((name) => new RegExp(`^${name}(/|$)`)),
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(from, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
