import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isAsked } from './test/support/asked-projects.ts';
import { chromiumFlags, findChromium } from './test/support/chromium.ts';
import { LongestFirst } from './test/support/longest-first.ts';
import { whatRun } from './test/support/what-run.ts';

/** How long what a person waits for may take to appear. */
const expect = { poll: { timeout: 20_000 } };

/** When a test is given up: nothing is measured by it, and a machine that is six times slower than usual is still let through. */
const hangsAfterMs = 120_000;
const walkHangsAfterMs = 400_000;

/** What each project is told of the run, and from where it draws its random documents. */
const ofRun = { provide: whatRun, setupFiles: ['test/support/drawn-seed.ts'] };

/** Server tests whose file changes the process for all that runs in it: timers, prototypes, modules. */
const aloneInProcess = ['live-return', 'map-rooms-across', 'model-races', 'page', 'sign-in-ways'].map(
  (name) => `test/server/${name}.test.ts`,
);

/** Page tests whose file listens to React from before it is there. */
const aloneInPage = ['designer/canvas/drawn-nodes.test.tsx'];

const serverTests = (name: string, include: string[], exclude: string[], isolate: boolean) => ({
  resolve: {
    alias: whatRun.isBuilt
      ? [{ find: /^\.\/worker-file\.ts$/, replacement: `${import.meta.dirname}/test/support/built-worker-file.ts` }]
      : [],
  },
  test: {
    ...ofRun,
    name,
    sequence: { groupOrder: 0 },
    maxWorkers: 2,
    environment: 'node' as const,
    isolate,
    globalSetup: ['test/support/postgres.ts'],
    include,
    exclude,
    testTimeout: hangsAfterMs,
    hookTimeout: hangsAfterMs,
  },
});

/** Packages of the page: one that is first met in the middle of a run would be bundled then, beside a second React. */
const bundledFirst = [
  'react',
  'react-dom',
  'react-dom/client',
  'antd',
  'antd/es/app/style',
  'antd/es/checkbox/Checkbox',
  'antd/es/date-picker/generatePicker',
  'antd/es/input/Input',
  'antd/es/qr-code',
  'antd/locale/zh_CN',
  '@ant-design/icons',
  '@rc-component/picker/generate/dayjs',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@formily/antd-v5/esm/password/PasswordStrength',
  '@formily/antd-v5/esm/transfer',
  '@formily/core',
  '@formily/react',
  '@formily/react/esm/shared/context',
  '@formily/reactive',
  'axe-core',
  'bwip-js/browser',
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'dayjs/plugin/utc.js',
  'decimal.js',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/renderers',
  'fast-check',
  'fflate',
  'jotai',
  'ky',
  'qrcode',
  'react-router-dom',
];

/** In a page of the system Chromium, one at a time in each project: two in one browser would fight for the focus. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 900 },
});

/** Tests of components that stand beside them, in a browser of their own. */
const browserTests = (
  name: string,
  include: string[],
  { before = [], ...more }: { exclude?: string[]; isolate?: boolean; before?: string[] } = {},
) => ({
  plugins: [react()],
  optimizeDeps: { include: bundledFirst },
  // Projects that run at the same time would write over each other's bundled packages.
  cacheDir: `node_modules/.vite/${name}`,
  test: {
    ...ofRun,
    name,
    expect,
    sequence: { groupOrder: 1 },
    maxWorkers: 1,
    include,
    // One page for all files: a page each would read the same thousand modules each time. browser-setup.ts cleans up behind a file.
    isolate: false,
    ...more,
    testTimeout: hangsAfterMs,
    setupFiles: [...before, 'test/support/browser-setup.ts', ...ofRun.setupFiles],
    browser: inBrowser(),
  },
});

/** Every story is drawn. Storybook reads all of them before a run begins, so it is asked only where stories are wanted. */
const stories = () => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: bundledFirst },
  cacheDir: 'node_modules/.vite/stories',
  test: {
    ...ofRun,
    name: 'stories',
    expect,
    sequence: { groupOrder: 1 },
    maxWorkers: 1,
    testTimeout: hangsAfterMs,
    // One page for all stories: each cleans up behind itself, and a page a file would load the widgets fifty times.
    isolate: false,
    browser: inBrowser(),
  },
});

/**
 * Projects of one group run at the same time, and a page leaves half of a machine with two processors idle: `rules` (pure
 * rules), `unit` and `unit-alone` (the server over real HTTP), in Node, have both; then `widgets`, `browser` (renderer
 * and shell), `designer` and `stories` (every story is drawn and judged by axe), each in one page of a Chromium of its own; then
 * `walk` (whole walks through the running product, driven by Playwright), two at a time, and `recipes`, which runs commands in
 * a copy of the sources.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Five browsers start at the same time, each bundling its packages first where nothing is kept from before. It is read here
    // alone, not where a project says it.
    browser: { connectTimeout: walkHangsAfterMs },
    projects: [
      {
        test: {
          ...ofRun,
          name: 'rules',
          sequence: { groupOrder: 0 },
          // By itself Vitest would leave one of two processors idle; these need no focus, for which pages would fight.
          maxWorkers: 2,
          environment: 'node',
          // Pure rules leave nothing behind: what they import is read once for all, which is most of their time.
          isolate: false,
          include: ['{engine,widgets,shell,designer,map,server}/**/*.test.ts', 'test/{rules,designs}/**/*.test.ts'],
          testTimeout: hangsAfterMs,
        },
      },
      serverTests('unit', ['test/server/**/*.test.ts', 'test/*.test.ts'], aloneInProcess, false),
      serverTests('unit-alone', aloneInProcess, [], true),
      browserTests('widgets', ['widgets/**/*.test.tsx']),
      browserTests('browser', ['{engine,shell}/**/*.test.tsx', 'test/browser/**/*.test.tsx']),
      browserTests('designer', ['designer/**/*.test.tsx'], { exclude: aloneInPage }),
      browserTests('page-alone', aloneInPage, { isolate: true, before: ['test/support/drawn-components.ts'] }),
      ...(isAsked('stories') ? [stories()] : []),
      {
        test: {
          ...ofRun,
          name: 'recipes',
          // After all others: what runs within it starts browsers and servers of its own.
          sequence: { groupOrder: 3 },
          maxWorkers: 1,
          environment: 'node',
          include: ['test/recipes/*.test.ts'],
          testTimeout: walkHangsAfterMs,
          hookTimeout: walkHangsAfterMs,
        },
      },
      {
        test: {
          ...ofRun,
          name: 'walk',
          expect,
          sequence: { groupOrder: 2 },
          // Each walk has a server, a data folder and a browser of its own, and mostly waits.
          maxWorkers: 2,
          environment: 'node',
          globalSetup: ['test/support/seeded-folder.ts'],
          include: ['test/walks/**/*.test.ts'],
          testTimeout: walkHangsAfterMs,
          hookTimeout: walkHangsAfterMs,
        },
      },
    ],
  },
});
