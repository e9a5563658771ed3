import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import { changeProperty } from '../commands/change-property.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { container, field, form } from '../commands/test-design.ts';
import { designStore, TestDesigner } from './test-host.tsx';

const kinds = ['input', 'select', 'inputNumber', 'datetime', 'radio', 'textarea', 'switch', 'uploadFile'];
const designOf = (count: number) =>
  form(
    Array.from({ length: count / 25 }, (_, card) =>
      container(
        `card${card}`,
        Array.from({ length: 24 }, (_, index) => field(`f${card}x${index}`, {}, kinds[index % kinds.length])),
      ),
    ),
    { list: {} },
  );
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Least and median: on a shared machine the least is what the work itself takes. */
const figures = (list: readonly number[]) => {
  const sorted = [...list].sort((a, b) => a - b);
  return `${sorted[0]?.toFixed(1)} / ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)}`;
};

/** Script time of a change, from the call to the end of what React does at once, ms. */
async function timed(change: () => void): Promise<number> {
  const start = performance.now();
  // What React draws of it is part of it.
  flushSync(change);
  const spent = performance.now() - start;
  await frame();
  return spent;
}

for (const count of [500, 2000])
  it(`figures of ${count} nodes, printed`, async () => {
    await page.viewport(1440, 900);
    const store = designStore(designOf(count));
    let renders = 0;
    const start = performance.now();
    mount(
      <Profiler id="design" onRender={() => (renders += 1)}>
        <TestDesigner store={store} />
      </Profiler>,
    );
    await expect.poll(() => document.querySelectorAll('[data-design-key]').length, { interval: 10 }).toBe(count);
    const open = performance.now() - start;
    await frame();
    const select: number[] = [];
    const type: number[] = [];
    const move: number[] = [];
    const undo: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const key = `f1x${round}`;
      select.push(await timed(() => store.select([key])));
      const label = { key, path: '/config/label', value: `名称 ${round}`, mergeKey: 'label' };
      type.push(await timed(() => void store.run(changeProperty, label)));
      move.push(await timed(() => void store.run(moveNodes, { keys: [key], parent: 'card2', index: 3 })));
      undo.push(await timed(() => store.undo()));
    }
    console.info(
      `${count} nodes: open ${open.toFixed(0)} ms; script ms, least / median: select ${figures(select)}, type ${figures(type)}, move ${figures(move)}, undo ${figures(undo)}; commits ${renders}`,
    );
    // Dragging: how long frames are while a pointer crosses the sheet.
    const from = document.querySelector('[data-design-key="f0x0"]');
    const box = from?.getBoundingClientRect();
    if (!from || !box) throw new Error('The first field is not drawn.');
    const fire = (target: EventTarget, type_: string, x: number, y: number) =>
      target.dispatchEvent(new PointerEvent(type_, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0 }));
    document.querySelector('[data-design-root]')?.scrollTo(0, 0);
    await frame();
    fire(from, 'pointerdown', box.left + 20, 200);
    const lengths: number[] = [];
    let last = await frame();
    for (let step = 1; step < 60; step += 1) {
      fire(window, 'pointermove', box.left + 20 + (step % 60) * 8, 200 + (step % 30) * 12);
      const now = await frame();
      lengths.push(now - last);
      last = now;
    }
    fire(window, 'pointercancel', 0, 0);
    console.info(
      `${count} nodes: drag, frames of ${figures(lengths)} ms, longest ${Math.max(...lengths).toFixed(1)} ms`,
    );
    expect(store.state().past.length).toBe(20);
  });
