import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The film page by itself, for film strips and tests: no part of the product. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  build: {
    outDir: join(import.meta.dirname, '../../../.cache/film'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
});
