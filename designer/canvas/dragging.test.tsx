import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, canvas, fire, focused, middle, node, openCanvas } from '../../test/support/canvas-page.tsx';

describe('dragging', () => {
  it('moves a node with a real pointer, as one command, and the focus comes along', async () => {
    const { store, shape } = await openCanvas();
    await userEvent.dragAndDrop(node(/^丙/), node(/^甲/), { targetPosition: { x: 12, y: 30 }, steps: 8 });
    await expect.poll(shape).toBe('card(c a b) empty rows(name qty)');
    expect(store.state().past.length).toBe(1);
    expect(focused()).toBe('c');
  });

  it('puts a component from the palette into an empty group', async () => {
    const { shape } = await openCanvas();
    const palette = page.getByRole('region', { name: '组件面板' });
    await userEvent.dragAndDrop(palette.getByRole('button', { name: '评分' }), canvas().getByText(/拖入组件/), {
      steps: 8,
    });
    await expect.poll(shape).toMatch(/^card\(a b c\) empty\(\w+\) rows/);
  });

  it('says where the node would stand, shows the columns, and Esc gives up', async () => {
    const { store } = await openCanvas();
    const from = middle(at('c'));
    const to = at('b').getBoundingClientRect();
    fire(at('c'), 'pointerdown', from.x, from.y);
    fire(window, 'pointermove', from.x + 10, from.y);
    fire(window, 'pointermove', to.left + 5, to.top + 30);
    await expect.element(page.getByText('放在「乙」之前')).toBeVisible();
    await expect.element(page.getByRole('region', { name: '画布', exact: true })).toHaveAttribute('data-carrying');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('放在「乙」之前')).not.toBeInTheDocument();
    fire(window, 'pointerup', to.left + 5, to.top + 30);
    expect(store.state().past).toEqual([]);
  });

  it('says why a place takes none, and leaves the design as it is', async () => {
    const { store } = await openCanvas();
    const from = middle(at('c'));
    const to = middle(at('name'));
    fire(at('c'), 'pointerdown', from.x, from.y);
    fire(window, 'pointermove', from.x + 10, from.y);
    fire(window, 'pointermove', to.x, to.y);
    await expect.element(page.getByText('「丙」不能作为子表「rows」的列')).toBeVisible();
    fire(window, 'pointerup', to.x, to.y);
    expect(store.state().past).toEqual([]);
  });
});
