import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finding } from '../../engine/schema/findings/finding.ts';
import { designStore, TestDesigner } from '../../test/support/designer/canvas-host.tsx';
import { container, field, form, outline } from '../../test/support/designer/design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';

const design = () =>
  form(
    [
      container('card', [field('a', { config: { label: '甲' } }), field('b', { config: { label: '乙' } })]),
      container('box', [
        field('c', { config: { label: '丙', noShow: true }, showWhen: { logic: 'and', conditions: [] } }),
      ]),
    ],
    { list: {} },
  );

async function open(document: JsonObject = design(), more: Partial<Parameters<typeof TestDesigner>[0]> = {}) {
  const store = designStore(document);
  mount(<TestDesigner store={store} {...more} />);
  await expect.element(tree()).toBeVisible();
  return { store, shape: () => outline(store.state().document), chosen: () => store.state().selection };
}

const tree = () => page.getByRole('tree', { name: '大纲' });
const row = (name: RegExp) => tree().getByRole('treeitem', { name });
const focused = () => document.activeElement?.getAttribute('data-design-row');

describe('the tree', () => {
  it('says level, place, marks and what is wrong of each node', async () => {
    await open(design(), { findings: [finding('node.twinField', '/form/nodes/0/config/children/1/vModel')] });
    await expect.element(row(/^乙 b, 单行输入, 1 个错误/)).toHaveAttribute('aria-level', '3');
    await expect.element(row(/^丙 c, 单行输入, 不显示, 有联动条件/)).toHaveAttribute('aria-setsize', '1');
    await expect.element(row(/^表单$/)).toHaveAttribute('aria-selected', 'true');
  });

  it('follows the arrows, closes, opens, and finds by a letter', async () => {
    const { chosen } = await open();
    await row(/^card/).click();
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), focused()]).toEqual([['a'], 'a']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(row(/^card/)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(row(/^甲/)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(chosen).toEqual(['a']);
    await userEvent.keyboard('丙');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toEqual([]);
    expect(focused()).toBe('');
  });

  it('has the same choice as the canvas, and opens what is around it', async () => {
    const { store, chosen } = await open();
    await row(/^card/).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(row(/^甲/)).not.toBeInTheDocument();
    store.select(['b']);
    await expect.element(row(/^乙/)).toHaveAttribute('aria-selected', 'true');
    await row(/^甲/).click({ modifiers: ['Control'] });
    expect(chosen()).toEqual(['b', 'a']);
  });

  it('shows what is searched for with what is around it', async () => {
    await open();
    await page.getByRole('button', { name: '搜索节点' }).click();
    await page.getByRole('textbox', { name: '搜索节点' }).fill('丙');
    await expect.element(row(/^甲/)).not.toBeInTheDocument();
    await expect.element(row(/^丙/)).toBeVisible();
    await expect.element(row(/^box/)).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(row(/^甲/)).toBeVisible();
  });

  it('folds all and unfolds all', async () => {
    await open();
    await page.getByRole('button', { name: '全部折叠' }).click();
    await expect.element(row(/^甲/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: '全部展开' }).click();
    await expect.element(row(/^甲/)).toBeVisible();
  });
});

describe('commands', () => {
  it('moves by keys, with the focus at the node', async () => {
    const { shape } = await open();
    await row(/^乙/).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect([shape(), focused()]).toEqual(['card(b a) box(c)', 'b']);
    await userEvent.keyboard('{Delete}');
    expect([shape(), focused()]).toEqual(['card(a) box(c)', 'a']);
  });

  it('types a name with F2: Enter keeps it, Esc does not, and the focus comes back', async () => {
    const { store } = await open();
    await row(/^甲/).click();
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('textbox', { name: '修改名称' })).toHaveFocus();
    await userEvent.keyboard('新名{Enter}');
    await expect.element(row(/^新名 a/)).toHaveFocus();
    await userEvent.keyboard('{F2}别的{Escape}');
    await expect.element(row(/^新名 a/)).toHaveFocus();
    expect(store.state().past.length).toBe(1);
  });

  it('types a name in the language that is read: the Chinese one stays', async () => {
    const store = designStore(design());
    mount(<TestDesigner store={store} />, testServices('en'));
    await page.getByRole('treeitem', { name: /^甲/ }).click();
    await userEvent.keyboard('{F2}Amount{Enter}');
    await expect.element(page.getByRole('treeitem', { name: /^Amount a/ })).toBeVisible();
    expect(JSON.stringify(store.state().document)).toContain('"label":{"zh":"甲","en":"Amount"}');
  });

  it('offers all of it in a menu by the other mouse button', async () => {
    const { shape } = await open();
    await row(/^甲/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^下移/ }).click();
    expect(shape()).toBe('card(b a) box(c)');
  });

  it('hides a node by the eye', async () => {
    const { store } = await open();
    await row(/^甲/).click();
    await page.getByTitle('隐藏 甲').click();
    await expect.element(row(/^甲 a, 单行输入, 不显示/)).toBeVisible();
    expect(store.state().past.length).toBe(1);
  });

  it('drags a line to another container, with a real pointer', async () => {
    const { shape } = await open();
    await userEvent.dragAndDrop(row(/^甲/), row(/^box/), { targetPosition: { x: 80, y: 14 }, steps: 8 });
    await expect.poll(shape).toBe('card(b) box(c a)');
    expect(focused()).toBe('a');
  });
});

it('draws only the lines near the view of two thousand, and the chosen one wherever it is', async () => {
  const { store } = await open(
    form(
      Array.from({ length: 2000 }, (_, index) => field(`f${index}`)),
      { list: {} },
    ),
  );
  expect(document.querySelectorAll('[data-design-row]').length).toBeLessThan(80);
  store.select(['f1999']);
  await expect.element(row(/^f1999 /)).toBeInViewport();
  expect(document.querySelectorAll('[data-design-row]').length).toBeLessThan(80);
});

it('has nothing serious that axe finds', async () => {
  const { store } = await open();
  store.select(['a']);
  await expectAccessible();
});
