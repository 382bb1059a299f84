/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fonts } from './fonts.ts';
import { pressed } from './pressed.ts';

// The server that answers /api while `npm run dev` serves the pages.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [fonts(), svelte(), pressed()],
  build: {
    outDir: '../src/saddlebag/table/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
