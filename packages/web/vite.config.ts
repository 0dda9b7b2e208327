import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineAt } from '../../scripts/inline-at.mjs';

/** The server that `vite` passes API and socket requests on to during development. */
const SERVER = 'http://127.0.0.1:8080';

/** Where browsers look for the service worker: it cares for what lies below its address. */
const WORKER = 'sw.js';

/** What is kept for use without a network. Fonts for scripts we have no words in are fetched when a name needs them. */
const KEPT = /\.(js|css|html|svg|bin|webmanifest)$|-latin-(?!ext-)[^/]*\.woff2$/;

/** Files with their version in their name; the others are told apart by what is in them. */
const HASHED = /^assets\//;

/** Tells the service worker which files there are, in place of the name that it asks for them by. */
function precached(): Plugin {
  return {
    name: 'precached',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((file) => KEPT.test(file) && file !== WORKER)
        .sort();
      const content = (file: string): string =>
        createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest('hex');
      const entries = files.map((file) => ({ url: file, revision: HASHED.test(file) ? null : content(file) }));
      const source = readFileSync(join(dir, WORKER), 'utf8');
      writeFileSync(join(dir, WORKER), source.replace('PRECACHED', JSON.stringify(entries)));
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineAt(), react(), precached()],
  worker: { format: 'es', plugins: () => [inlineAt()] },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Small files inlined as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine it would tell hosts which plugin is slow, at their first start.
      checks: { bundlerTimings: false },
      input: { index: join(import.meta.dirname, 'index.html'), worker: join(import.meta.dirname, 'src/service-worker.ts') },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
});
