import { beforeEach, expect, it } from 'vitest';
import { large, openCanvas } from '../../test/support/canvas-page.tsx';
import { drawnSince } from '../../test/support/drawn-components.ts';
import { changeProperty } from '../commands/change-property.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { resizeSpan } from '../commands/resize-span.ts';
import { stepNode } from '../commands/step-node.ts';

/** Keys of nodes that the canvas drew, and of lines that the outline drew, since the last look. Times are the bench's. */
function drawn() {
  const all = drawnSince();
  const keysOf = (component: string, key: string) => [
    ...new Set(all.flatMap(({ name, props }) => (name === component ? [String(props[key])] : []))),
  ];
  return { nodes: keysOf('NodeFrame', 'nodeKey').sort(), lines: keysOf('OutlineRow', 'rowKey').sort() };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The outline is drawn after the canvas, when there is time: what has nothing more to draw is idle. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

async function openLarge() {
  const { store } = await openCanvas(large(20, 24));
  await expect.poll(() => document.querySelectorAll('[data-design-key]').length).toBe(500);
  await frame();
  drawn();
  /** What is drawn for a change of the design or of the choice. */
  const after = async (change: () => unknown) => {
    change();
    await frame();
    await frame();
    await idle();
    return drawn();
  };
  return { store, after };
}

beforeEach(() => {
  drawn();
});

it('a choice draws the node that was chosen and the one that is', async () => {
  const { store, after } = await openLarge();
  expect((await after(() => store.select(['f0x3']))).nodes).toEqual(['f0x3']);
  expect(await after(() => store.select(['f0x5']))).toEqual({ nodes: ['f0x3', 'f0x5'], lines: ['f0x3', 'f0x5'] });
});

it('a command draws what it changed and the containers around it, of 500 nodes', async () => {
  const { store, after } = await openLarge();
  await after(() => store.select(['f1x3']));
  const label = { key: 'f1x3', path: '/config/label', value: '名称', mergeKey: 'label' };
  const typed = await after(() => store.run(changeProperty, label));
  expect(typed).toEqual({ nodes: ['card1', 'f1x3'], lines: ['card1', 'f1x3'] });
  const wider = await after(() => store.run(resizeSpan, { keys: ['f1x3'], span: 14 }));
  expect(wider.nodes).toEqual(['card1', 'f1x3']);
  // Its tools say where it stands now; its neighbours do not.
  expect((await after(() => store.run(stepNode, { keys: ['f1x3'], by: 1 }))).nodes).toEqual(['card1']);
  const moved = await after(() => store.run(moveNodes, { keys: ['f1x3'], parent: 'card2', index: 0 }));
  expect(moved.nodes).toEqual(['card1', 'card2', 'f1x3']);
  expect((await after(() => store.undo())).nodes).toEqual(['card1', 'card2', 'f1x3']);
  const gone = await after(() => store.run(deleteNodes, { keys: ['f1x3'] }));
  expect(gone.nodes).toEqual(['card1', 'f1x5']);
});

it('the outline draws the lines near its view, whatever the size of the design', async () => {
  const { store } = await openCanvas(large(20, 24));
  const lines = () => document.querySelectorAll('[data-design-row]').length;
  await expect.poll(lines).toBeGreaterThan(10);
  expect(lines()).toBeLessThan(60);
  store.select(['f19x20']);
  await expect.poll(() => document.querySelector('[data-design-row="f19x20"]')).not.toBeNull();
  expect(lines()).toBeLessThan(60);
});
