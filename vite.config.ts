import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { screensBeforeSignIn } from './engine/schema/routes/route-screens.ts';
import { belowAnyPath } from './shell/build/below-any-path.ts';
import { lateIcons } from './shell/build/late-icons.ts';
import { asAntdHasIt, leanLibraries } from './shell/build/lean-libraries.ts';
import { pageFiles } from './shell/build/page-files.ts';
import { routesByNeed } from './shell/build/routes-by-need.ts';
import { widgetsByNeed } from './shell/build/widgets-by-need.ts';
import { withoutShapes } from './shell/build/without-shapes.ts';
import { wordsByLanguage } from './shell/build/words-by-language.ts';

/** The address of the server that `npm run dev` forwards calls to. */
const apiTarget = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            input: { start: 'server/start.ts', 'database-worker': 'server/database/database-worker.ts' },
            output: { entryFileNames: '[name].js' },
          },
        },
        ssr: { target: 'node' },
      }
    : {
        root: 'shell',
        plugins: [
          react(),
          leanLibraries(),
          withoutShapes(),
          wordsByLanguage(screensBeforeSignIn),
          lateIcons(),
          belowAnyPath(),
          routesByNeed(),
          widgetsByNeed(screensBeforeSignIn),
        ],
        resolve: { alias: { '@ant-design/cssinjs': asAntdHasIt('@ant-design/cssinjs') } },
        // The server puts a fresh value in the place of this word on each answer.
        html: { cspNonce: '__CSP_NONCE__' },
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            treeshake: {
              // These do nothing on import but do not say so: without this a page with one input loads antd's forms.
              moduleSideEffects: [
                { test: /node_modules\/@rc-component\//, sideEffects: false },
                { test: /\/engine\/schema\//, sideEffects: false },
              ],
            },
            output: { codeSplitting: pageFiles },
          },
        },
        server: { proxy: { '/api': { target: apiTarget, ws: true }, '/health': apiTarget } },
      },
);
