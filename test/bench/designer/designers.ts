import { ensureBuilt } from '../../../server/run/build.mjs';
import { connect } from '../../support/api.ts';
import { openBrowser, startProduct } from '../../support/product.ts';
import type { BenchOptions } from '../options.ts';
import { projectRoot } from '../places.ts';
import { servePages } from '../serve-pages.ts';
import { aditDesigner } from './adit-designer.ts';
import { type DesignerSample, measureDesigner } from './measure-designer.ts';
import { buildPuck, puckDesigner } from './puck-designer.ts';

/** Size at which memory is measured, and after how many commands. */
export const memorySize = 500;
export const memoryCommands = 1_000;

/**
 * The product's designer, as it is built and over its server, beside Puck, in turns: one browser for both.
 * @returns one sample for a designer, size and repetition
 */
export async function measureDesigners(options: BenchOptions): Promise<DesignerSample[]> {
  await ensureBuilt(projectRoot);
  const wanted = (name: string) => options.contenders.length === 0 || options.contenders.includes(name);
  const pages = wanted('puck') ? await servePages(await buildPuck()) : null;
  const product = await startProduct({ env: { ADIT_DEMO: '1' } });
  const browser = await openBrowser();
  const samples: DesignerSample[] = [];
  try {
    const admin = await connect(product.url, 'admin');
    const designers = [
      ...(wanted('adit') ? [{ base: product.url, designer: aditDesigner(admin) }] : []),
      ...(pages ? [{ base: pages.base, designer: puckDesigner(pages.base) }] : []),
    ];
    for (let turn = 0; turn < options.repetitions; turn += 1) {
      for (const size of options.nodes) {
        for (const { base, designer } of designers) {
          // A thousand commands take minutes: once is enough.
          const commands = turn === 0 && size === memorySize ? memoryCommands : 0;
          const sample = await measureDesigner(browser, base, designer, size, commands);
          samples.push(sample);
          process.stdout.write(`${size} nodes, ${designer.name}: ${sample.error ?? 'measured'}\n`);
        }
      }
    }
  } finally {
    await browser.close();
    await product.stop();
    pages?.close();
  }
  return samples;
}
