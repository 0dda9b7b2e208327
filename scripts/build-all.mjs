import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

/** Node programs go to dist/, with this house's packages bundled and those of others left in node_modules. */
const programs = {
  quarterdeck: 'packages/cli/src/main.ts',
  'arena-worker': 'packages/cli/src/arena-worker.ts',
};

export async function buildAll() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@quarterdeck\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  await build({ root: join(root, 'packages/web'), logLevel: 'warn' });
}
