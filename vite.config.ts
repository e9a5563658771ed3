import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { screensBeforeSignIn } from './engine/schema/routes/route-screens.ts';
import { belowAnyPath } from './shell/build/below-any-path.ts';
import { helpByLanguage } from './shell/build/help-by-language.ts';
import { mapPageInDev } from './shell/build/map-page-in-dev.ts';
import { pageFiles } from './shell/build/page-files.ts';
import { wordsByLanguage } from './shell/build/words-by-language.ts';

/** The address of the server that `npm run dev` forwards calls to. */
const apiTarget = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

// The server puts a fresh value in the place of this word on each answer.
const html = { cspNonce: '__CSP_NONCE__' };
/** The frame of maps (`vite build --mode map`) shares no file with the page around it, and is built after it. */
const mapPage = {
  root: 'map',
  experimental: belowAnyPath,
  html,
  worker: { format: 'es' as const },
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What draws maps is one file that only its own page loads.
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      input: 'map/aditMapCom/index.html',
      output: { entryFileNames: 'assets/map-[hash].js' },
    },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === 'map') return mapPage;
  return isSsrBuild
    ? {
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            input: {
              start: 'server/start.ts',
              'database-worker': 'server/database/database-worker.ts',
              'spreadsheet-worker': 'server/spreadsheet-reader/spreadsheet-worker.ts',
            },
            output: { entryFileNames: '[name].js' },
          },
        },
        ssr: { target: 'node' },
      }
    : {
        root: 'shell',
        experimental: belowAnyPath,
        plugins: [react(), wordsByLanguage(screensBeforeSignIn), helpByLanguage(), mapPageInDev()],
        // One copy of what makes styles, whichever version a library brings along.
        resolve: { dedupe: ['@ant-design/cssinjs'] },
        html,
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            treeshake: {
              // Making a shape does nothing else: one that nobody uses may go.
              manualPureFunctions: ['shape', 'oneOf'],
              // These do nothing on import but do not say so: without this a page with one input loads antd's forms.
              moduleSideEffects: [
                { test: /node_modules\/@rc-component\//, sideEffects: false },
                { test: /\/engine\/schema\//, sideEffects: false },
              ],
            },
            output: { codeSplitting: pageFiles },
          },
        },
        server: {
          proxy: {
            '/api': { target: apiTarget, ws: true },
            '/mapws': { target: apiTarget, ws: true },
            '/land': apiTarget,
            '/health': apiTarget,
          },
        },
      };
});
