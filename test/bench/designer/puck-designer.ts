import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { benchCache } from '../places.ts';
import { runCommand } from '../run-command.ts';
import { middleOf } from './adit-designer.ts';
import { benchDesign } from './design.ts';
import type { MeasuredDesigner } from './designer.ts';

const waitMs = 240_000;

/** Installs Puck in a folder of its own and builds its page there. @returns the folder to serve */
export async function buildPuck(): Promise<string> {
  const folder = path.join(benchCache, 'puck');
  cpSync(path.join(import.meta.dirname, 'puck'), path.join(folder, 'puck'), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'design.ts'), path.join(folder, 'design.ts'));
  const root = path.join(folder, 'puck');
  if (!existsSync(path.join(root, 'node_modules')))
    await runCommand('npm', ['ci', '--no-audit', '--no-fund'], root, 15);
  const outDir = path.join(folder, 'dist');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    base: './',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: path.join(root, 'page.html') },
    },
  });
  return outDir;
}

/** Puck as it comes, drawn in the page itself instead of in a frame. What it has no key for is asked of its own commands. */
export function puckDesigner(url: string): MeasuredDesigner {
  const node = (id: string) => `[data-puck-component="${id}"]`;
  return {
    name: 'puck',
    async open(page, size) {
      await page.goto(`${url}/page.html?size=${size}`);
      const last = benchDesign(size).at(-1)?.fields.at(-1)?.id ?? '';
      await page.waitForSelector(node(last), { state: 'attached', timeout: waitMs });
    },
    pointOf: (page, id) => middleOf(page, node(id)),
    move: (page, by) =>
      page.evaluate((step) => {
        const { dispatch, getSelectorForId, selectedItem } = window.puck();
        const at = getSelectorForId(String(selectedItem?.props.id));
        if (!at) return;
        dispatch({
          type: 'reorder',
          sourceIndex: at.index,
          destinationIndex: at.index + step,
          destinationZone: at.zone,
        });
      }, by),
    undo: (page) => page.evaluate(() => window.puck().history.back()),
    async focusLabel(page) {
      await page.locator('input[name="label"]:visible').first().click();
      await page.keyboard.press('End');
    },
    async dropNothing(page) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
    firstCard: (page) =>
      page.evaluate(
        (card) =>
          [...document.querySelectorAll<HTMLElement>(`${card} [data-puck-component]`)].map(
            ({ dataset }) => dataset.puckComponent ?? '',
          ),
        node('card0'),
      ),
    labelOf: async (page, id) => (await page.locator(`${node(id)} .label`).textContent()) ?? '',
  };
}
