import { mkdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The pages of a bench: where its HTML, its page script and its form description lie, and where pages are put. */
export interface BenchPages {
  readonly root: string;
  readonly html: string;
  readonly spec: string;
  readonly dist: string;
}

/** Variants are drawn from another contender's file, which reads its own name. */
const fileOf: Readonly<Record<string, string>> = {
  'adit-off': 'adit',
  'floor-antd6-cv': 'floor-antd6',
  'formily-paged': 'formily',
};
const ownNames = ['adit', 'adit-off', 'floor-antd6', 'floor-antd6-cv'] as const;
const here = import.meta.dirname;

export function isOwn(name: string): boolean {
  return ownNames.some((own) => own === name);
}

/** Builds one page for a contender of this project, with the project's own React and antd, apart from all others. */
export async function buildPage(name: string, pages: BenchPages): Promise<void> {
  const outDir = path.join(pages.dist, name);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: pages.root,
    base: './',
    plugins: [react()],
    define: { __CONTENDER__: JSON.stringify(name) },
    resolve: {
      alias: [
        { find: /^contender$/, replacement: path.join(here, 'contenders', `${fileOf[name] ?? name}.tsx`) },
        { find: /^\.\.\/spec\.ts$/, replacement: pages.spec },
        { find: /^\.\/spec\.ts$/, replacement: pages.spec },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      minify: !process.env.NOMIN,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: pages.html },
    },
  });
}
