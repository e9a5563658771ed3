import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { designStore, TestDesigner } from '../canvas/test-host.tsx';
import { container, field, form, outline } from '../commands/test-design.ts';
import type { JsonObject } from '../document/json.ts';

const design = () => form([field('a'), container('rows', [field('name')], 'table')], { list: {} });

async function open(document: JsonObject = design()) {
  let kept: unknown;
  const drafts = {
    read: () => kept,
    write: (_key: string, value: object) => {
      kept = value;
    },
    remove: () => {
      kept = undefined;
    },
  };
  const store = designStore(document);
  mount(<TestDesigner store={store} />, testServices('zh', { drafts }));
  await expect.element(palette()).toBeVisible();
  return { store, shape: () => outline(store.state().document), kept: () => kept };
}

const palette = () => page.getByRole('region', { name: '组件面板' });
const button = (name: string) => palette().getByRole('button', { name, exact: true });
const search = () => palette().getByRole('textbox', { name: '搜索组件' });

describe('components', () => {
  it('are put in after what is chosen, one press each, and the focus stays for the next', async () => {
    const { store, shape } = await open();
    store.select(['a']);
    await button('单选框组').click();
    await button('日期').click();
    const [date] = store.state().selection;
    expect(shape()).toMatch(new RegExp(`^a \\w+ ${date} rows\\(name\\)$`));
    await expect.element(button('日期')).toHaveFocus();
    expect(store.state().past.length).toBe(2);
  });

  it('are found with / by name or key, and Enter puts the first one in', async () => {
    const { store, shape } = await open();
    store.select(['a']);
    await userEvent.keyboard('/');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('评分');
    await expect.element(button('评分')).toBeVisible();
    await expect.element(button('日期')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(shape()).toMatch(/^a \w+ rows/);
    await userEvent.keyboard('{Escape}');
    await expect.element(search()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('data-design-key')).toBe(store.state().selection[0]);
    await userEvent.keyboard('/zzz');
    await expect.element(palette()).toHaveTextContent('没有名称含“zzz”的组件');
  });

  it('say why one cannot be put in here, before and after the press', async () => {
    const { store } = await open();
    store.select(['name']);
    await button('卡片').hover();
    await expect.element(button('卡片')).toHaveAttribute('title', '「卡片」不能作为子表「rows」的列');
    await button('卡片').click();
    await expect.element(palette()).toHaveTextContent('「卡片」不能作为子表「rows」的列');
    expect(store.state().past).toEqual([]);
  });

  it('fold by category, and those of pages are for pages', async () => {
    await open();
    await palette().getByRole('button', { name: '日期时间', expanded: true }).first().click();
    await expect.element(button('日期范围')).not.toBeInTheDocument();
    await expect.element(button('数据列表')).not.toBeInTheDocument();
  });

  it('offer pages what pages are made of', async () => {
    await open(form([field('a')]));
    await expect.element(button('数据列表')).toBeInTheDocument();
  });
});

describe('data fields', () => {
  it('count the fields, choose one that is on the canvas and place one that is not', async () => {
    const tables = [{ table: 'x', typeId: '1', fields: [{ field: 'cost', fieldName: '费用', dataType: 'decimal' }] }];
    const { store, shape } = await open({ ...design(), tables });
    await page.getByRole('tab', { name: '数据字段 4' }).click();
    await palette().getByRole('button', { name: 'name rows-name, 已在画布上' }).click();
    expect(store.state().selection).toEqual(['name']);
    store.select([]);
    await palette().getByRole('button', { name: '放置 费用' }).click();
    expect(shape()).toBe('a rows(name) cost');
    await expect.element(palette().getByRole('button', { name: '费用 cost, 已在画布上' })).toBeVisible();
  });
});

describe('fragments', () => {
  it('are saved from what is chosen, put in with new ids, and deleted', async () => {
    const { store, shape, kept } = await open();
    store.select(['a']);
    await page.getByRole('tab', { name: '片段' }).click();
    await palette().getByRole('button', { name: '保存选中的 1 个节点' }).click();
    await palette().getByRole('textbox', { name: '片段名称' }).fill('地址');
    await userEvent.keyboard('{Enter}');
    expect(kept()).toMatchObject({ list: [{ name: '地址', count: 1 }] });
    await palette().getByRole('button', { name: '地址 1 个节点' }).click();
    expect(shape()).toMatch(/^a (?!a )\w+ rows\(name\)$/);
    await palette().getByRole('button', { name: '删除片段 地址' }).click();
    await expect.element(palette()).toHaveTextContent('还没有片段');
    expect(kept()).toBeUndefined();
  });
});

it('has nothing serious that axe finds', async () => {
  await open();
  await expectAccessible();
});
