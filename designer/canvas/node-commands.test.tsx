import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, canvas, fire, focused, middle, node, openCanvas } from '../../test/support/canvas-page.tsx';
import { container, field, form } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';

describe('commands by the tools of a node', () => {
  it('moves, copies, goes to the parent and deletes by presses, and the focus stays at the node', async () => {
    const { store, shape, chosen } = await openCanvas();
    await node(/^乙/).click();
    const tool = (name: string) => canvas().getByRole('toolbar').getByRole('button', { name, exact: true });
    await tool('上移').click();
    expect(shape()).toBe('card(b a c) empty rows(name qty)');
    expect(focused()).toBe('b');
    await tool('下移').click();
    await tool('复制一份').click();
    expect(shape()).toMatch(/^card\(a b \w+ c\)/);
    store.undo();
    await tool('删除').click();
    expect([shape(), chosen(), focused()]).toEqual(['card(a c) empty rows(name qty)', ['c'], 'c']);
    store.undo();
    await expect.poll(focused).toBe('b');
    await tool('选中上级').click();
    expect(chosen()).toEqual(['card']);
  });

  it('wraps, changes the kind and makes a sub-table from the menu', async () => {
    const { store, shape } = await openCanvas();
    const more = async (...path: string[]) => {
      await canvas().getByRole('toolbar').getByRole('button', { name: '更多操作' }).click();
      for (const name of path) {
        const item = page.getByRole('menuitem', { name: new RegExp(`^${name}( |$)`) });
        // Menus inside menus open under the pointer.
        await item.hover();
        if (name === path.at(-1)) await item.click();
      }
    };
    await node(/^甲/).click();
    await more('更换组件', '数字');
    await expect.element(node(/^甲 数字/)).toBeVisible();
    await more('放进布局', '栅格');
    expect(shape()).toMatch(/^card\(\w+\(a\) b c\)/);
    store.undo();
    await more('转为子表');
    expect(shape()).toMatch(/^card\(\w+\(a\) b c\)/);
  });

  it('inserts under a node from the plus: search, Enter, done', async () => {
    const { shape, chosen } = await openCanvas();
    await node(/^甲/).click();
    await canvas().getByRole('button', { name: '在后面插入组件' }).click();
    await expect.element(page.getByRole('region', { name: '在此插入' }).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('date{Enter}');
    const [made] = chosen();
    expect(shape()).toBe(`card(a ${made} b c) empty rows(name qty)`);
    await expect.element(page.getByRole('region', { name: '在此插入' })).not.toBeInTheDocument();
  });

  it('adds a pane by its plus, called by its number', async () => {
    const { store, shape } = await openCanvas(form([container('t', [container('p1', [field('a')], 'pane')], 'tabs')]));
    await canvas().getByRole('button', { name: '添加分页' }).click();
    await expect.poll(shape).toMatch(/^t\(p1\(a\) \w+\)$/);
    const [made = ''] = store.state().selection;
    expect(treeOf(store.state().document).nodes.get(made)?.node).toMatchObject({
      config: { aditKey: 'pane', label: '分页 2' },
    });
    await expect.element(node('分页 2')).toBeVisible();
  });

  it('adds a column to a sub-table, and says why a card is none', async () => {
    const { shape } = await openCanvas();
    await canvas().getByRole('button', { name: '添加列' }).click();
    const picker = page.getByRole('region', { name: '在此插入' });
    await picker.getByRole('button', { name: '卡片' }).click();
    await expect.element(picker).toHaveTextContent('不能作为子表');
    await picker.getByRole('button', { name: '日期', exact: true }).click();
    expect(shape()).toMatch(/rows\(name qty \w+\)$/);
  });
});

describe('width', () => {
  it('is changed by keys on its handle, and by dragging in one command', async () => {
    const { store } = await openCanvas();
    await node(/^甲/).click();
    const handle = canvas().getByRole('slider', { name: '宽度' });
    await expect.element(handle).toHaveAttribute('aria-valuetext', '12 / 24');
    handle.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '11');
    expect(document.activeElement?.getAttribute('role')).toBe('slider');
    const { x, y } = middle(handle.element());
    const entries = store.state().past.length;
    const column = at('card').querySelector('.adit-design-grid')?.getBoundingClientRect().width ?? 0;
    fire(handle.element(), 'pointerdown', x, y);
    fire(window, 'pointermove', x - (3 * column) / 24, y);
    expect(at('a')).toHaveTextContent('8 / 24');
    fire(window, 'pointerup', x - (3 * column) / 24, y);
    await expect.element(handle).toHaveAttribute('aria-valuenow', '8');
    expect(at('a')).toHaveTextContent('8 / 24');
    expect(store.state().past.length).toBe(entries + 1);
  });
});
