import { beforeEach, expect, it, vi } from 'vitest';
import { large, openCanvas } from '../../test/support/canvas-page.tsx';
import { changeProperty } from '../commands/change-property.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { resizeSpan } from '../commands/resize-span.ts';
import { stepNode } from '../commands/step-node.ts';
import { hasCondition } from '../document/node-words.ts';
import { NodeFrame } from './NodeFrame.tsx';

// Watched, not replaced: which nodes and lines are drawn is what these tests are about. Times are the bench's.
vi.mock('./NodeFrame.tsx', { spy: true });
vi.mock('../document/node-words.ts', { spy: true });

/** Keys of nodes that the canvas drew, and of lines that the outline drew, since the last look. */
function drawn() {
  const nodes = vi.mocked(NodeFrame).mock.calls.map(([{ nodeKey }]) => nodeKey);
  // Only a line of the outline asks it.
  const lines = vi.mocked(hasCondition).mock.calls.map(([{ id }]) => String(id));
  vi.mocked(NodeFrame).mockClear();
  vi.mocked(hasCondition).mockClear();
  return { nodes: [...new Set(nodes)].sort(), lines: [...new Set(lines)].sort() };
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
