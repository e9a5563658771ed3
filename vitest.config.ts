import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './test/support/chromium.ts';

/** How long what a person waits for may take to appear. */
const expect = { poll: { timeout: 10_000 } };
/** On a shared, busy machine a page may be too late once; what fails again is broken. */
const retry = process.env.CI ? 2 : 0;

/** Packages of the page: one that is first met in the middle of a run would be bundled then, beside a second React. */
const bundledFirst = [
  'react',
  'react-dom',
  'react-dom/client',
  'antd',
  'antd/es/app/style',
  'antd/es/checkbox/Checkbox',
  'antd/es/input/Input',
  'antd/locale/zh_CN',
  '@ant-design/icons',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@formily/core',
  '@formily/reactive',
  'axe-core',
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'decimal.js',
  'fflate',
  'jotai',
  'ky',
  'react-router-dom',
];

/**
 * Four projects, one after the other, so that none waits for the processor of another: `unit` (pure rules and the
 * server over real HTTP, in Node), `browser` (widgets and the renderer in the system Chromium), `stories` (every story is
 * drawn and judged by axe in the same browser) and `walk` (whole walks through the running product, driven by Playwright).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          // By itself Vitest would leave one of two processors idle; these need no focus, for which pages would fight.
          maxWorkers: 2,
          retry,
          environment: 'node',
          globalSetup: ['test/support/postgres.ts'],
          include: [
            '{engine,widgets,shell,designer,server}/**/*.test.ts',
            'test/{server,rules,designs}/**/*.test.ts',
            'test/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: bundledFirst,
        },
        test: {
          name: 'browser',
          expect,
          sequence: { groupOrder: 1 },
          retry,
          include: ['{engine,widgets,shell,designer}/**/*.test.tsx', 'test/browser/**/*.test.tsx'],
          testTimeout: 30_000,
          setupFiles: ['test/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: bundledFirst },
        test: {
          name: 'stories',
          expect,
          sequence: { groupOrder: 2 },
          retry,
          testTimeout: 30_000,
          // One page for all stories: each cleans up behind itself, and a page a file would load the widgets fifty times.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        test: {
          name: 'walk',
          expect,
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['test/walks/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
