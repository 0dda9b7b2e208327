import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { inlineAt } from '../../scripts/inline-at.mjs';

/** The server that `vite` passes API and socket requests on to during development. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    inlineAt(),
    react(),
    VitePWA({
      // Registered by src/offline.ts; a new version takes over when no page of the old one is open.
      injectRegister: false,
      registerType: 'prompt',
      filename: 'sw.js',
      manifest: {
        name: 'Quarterdeck',
        short_name: 'Quarterdeck',
        description: 'Seafaring board games, against bots or with others.',
        start_url: '/',
        display: 'standalone',
        background_color: '#fbf6ea',
        theme_color: '#12202e',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,bin}', '**/*-latin-*.woff2'],
        // Fonts for scripts we have no words in are fetched when a name needs them.
        globIgnores: ['**/*-latin-ext-*'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/ready/, /^\/metrics/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [inlineAt()] },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Small files inlined as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
