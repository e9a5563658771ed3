import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { sampleInspections } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { asked, button, condition, mountModel, ready, rowCount } from '../../test/support/mount-model.tsx';

const inspectionWith = (list: object) => ({ ...inspection, list: { ...inspection.list, ...list } });
const links = () => [...document.querySelectorAll('.adit-records tbody .adit-list-link')].map((one) => one.textContent);
const nodes = () => [...document.querySelectorAll('.adit-side-node')].map((one) => one.textContent);
const node = (name: string) => page.getByRole('treeitem', { name, exact: true });

describe('a tree beside the list', () => {
  const leftTree = { type: 2, treeDictionary: 'dict-tunnel', treeRelation: 'tunnel', treeTitle: '管廊' };

  it('narrows the list by a node, and gives everything back', async () => {
    const { server } = mountModel({ model: inspectionWith(leftTree) });
    await ready();
    await expect.element(page.getByRole('tree', { name: '管廊' })).toBeVisible();
    await expect.poll(nodes).toEqual(['全部', '滨江大道管廊', '江南路管廊', '星湖路管廊', '科技园管廊']);
    await node('江南路管廊').click();
    await expect.element(page.getByText(/共 11 条/)).toBeVisible();
    expect(asked(server)).toMatchObject({ treeNode: 'jiangnan', currentPage: 1 });
    await expect.element(node('江南路管廊')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
    await node('全部').click();
    await expect.element(page.getByText(/共 45 条/)).toBeVisible();
  });

  it('goes by the keys of a tree, and finds by a word', async () => {
    const tree = { ...leftTree, treeDictionary: 'dict-defect-type', treeSynType: 1 };
    const { server } = mountModel({ model: inspectionWith(tree) });
    await ready();
    await expect.element(node('结构')).toHaveAttribute('aria-expanded', 'false');
    node('全部').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(node('结构')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(node('裂缝')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(node('裂缝')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(node('结构')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(node('供电照明')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('searchbox', { name: '搜索管廊' }).fill('灯具');
    await expect.poll(nodes).toEqual(['全部', '供电照明', '灯具故障']);
    expect(server.calls.some(({ name, input }) => name === 'recordTree' && Object(input.body).keyword === '灯具')).toBe(
      true,
    );
  });

  it('is made wider by arrows, folded away, and says what has failed', async () => {
    mountModel({
      model: inspectionWith(leftTree),
      prepare: (server) => server.refuse('recordTree', { code: 500, msg: '取不到分类' }),
    });
    await ready();
    await expect.element(page.getByRole('alert')).toHaveTextContent('取不到分类');
    await button('重试').click();
    await expect.element(node('江南路管廊')).toBeVisible();
    const edge = page.getByRole('separator', { name: '管廊的宽度' });
    edge.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', '236');
    await button('收起管廊').click();
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
    await button('展开管廊').click();
    await expect.element(node('江南路管廊')).toBeVisible();
  });

  it('opens over the list on a phone', async () => {
    await page.viewport(390, 844);
    mountModel({ model: inspectionWith(leftTree) });
    await button('管廊：全部').click();
    await node('星湖路管廊').click();
    await expect.element(button('管廊：星湖路管廊')).toBeVisible();
    await expect.element(page.getByText(/共 11 条/)).toBeVisible();
    await expectAccessible();
    await page.viewport(1280, 900);
  });
});

describe('a grouped list', () => {
  const grouped = inspectionWith({ type: 3, groupField: 'state' });

  it('has a head for each group with its count, and folds one or all', async () => {
    mountModel({ model: grouped });
    const done = page.getByRole('button', { name: '已完成 26 条' });
    await expect.element(done).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('共 4 组 45 条，第 1–4 组')).toBeVisible();
    const before = rowCount();
    await done.click();
    await expect.element(done).toHaveAttribute('aria-expanded', 'false');
    expect(rowCount()).toBeLessThan(before - 19);
    await expectAccessible();
    await button('全部收起').click();
    expect(rowCount()).toBe(4);
    await button('全部展开').click();
    expect(rowCount()).toBe(before);
  });

  it('brings the rest of a group, and says what has failed', async () => {
    const { server } = mountModel({ model: grouped });
    const more = page.getByRole('button', { name: '再显示一些（还有 6 条）' });
    await expect.element(more).toBeInTheDocument();
    server.refuse('recordList', { code: 500, msg: '服务器忙' });
    await more.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('服务器忙');
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect.element(more).not.toBeInTheDocument();
    expect(server.calls.at(-1)?.input.body).toMatchObject({ group: 'done', currentPage: 2 });
    expect(links().filter((name) => name?.startsWith('XJ'))).toHaveLength(45);
  });

  it('is cards under heads on a phone', async () => {
    await page.viewport(390, 844);
    mountModel({ model: grouped });
    await expect.element(page.getByRole('button', { name: '待复核 7 条' })).toBeVisible();
    await expectAccessible();
    await page.viewport(1280, 900);
  });
});

describe('a tree table', () => {
  const records = sampleInspections(12).map((one, index) => ({
    ...one,
    values: { ...one.values, above: index === 0 ? null : index < 4 ? 'i12' : index === 4 ? 'i11' : null },
  }));
  const above = { id: 'above', vModel: 'above', config: { aditKey: 'input', label: '上级', span: 12 } };
  const listed = inspectionWith({ type: 5, parentField: 'above', defaultSidx: '' });
  const tree = { ...listed, form: { ...listed.form, nodes: [...listed.form.nodes, above] } };
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^选择 ${name}`) });

  it('opens a row by its toggle and by keys, asking for what stands below once', async () => {
    const { server } = mountModel({ model: tree, records });
    await expect.element(page.getByRole('treegrid', { name: '巡检记录' })).toBeVisible();
    await expect.element(page.getByText('共 8 条顶层记录，第 1–8 条')).toBeVisible();
    const top = row('XJ-20261120-0012');
    await expect.element(top).toHaveAttribute('aria-expanded', 'false');
    await button('展开 XJ-20261120-0012 的下级').click();
    await expect.element(row('XJ-20261120-0011')).toHaveAttribute('aria-level', '2');
    await expectAccessible();
    button('XJ-20261120-0012').element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(row('XJ-20261120-0008')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('XJ-20261120-0008')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.element(button('XJ-20261120-0012')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(top).toHaveAttribute('aria-expanded', 'false');
    const asked = server.calls.filter(({ input }) => Object(input.body).parent === 'i12');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(top).toHaveAttribute('aria-expanded', 'true');
    expect(server.calls.filter(({ input }) => Object(input.body).parent === 'i12')).toHaveLength(asked.length);
  });

  it('opens and closes all, and shows what is found with what stands above it', async () => {
    mountModel({ model: tree, records });
    await button('全部展开').click();
    await expect.element(row('XJ-20261120-0008')).toHaveAttribute('aria-level', '3');
    await button('全部收起').click();
    await expect.element(row('XJ-20261120-0008')).not.toBeInTheDocument();
    await button(/^展开 \d+ 项$/).click();
    await condition('巡检编号').fill('0008');
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect
      .poll(() => links().filter((name) => name?.startsWith('XJ')))
      .toEqual(['0012', '0011', '0008'].map((number) => `XJ-20261120-${number}`));
    await expect.element(row('XJ-20261120-0012')).toHaveAttribute('data-on-way');
    await expect.element(page.getByText('共 1 条，第 1–1 条')).toBeVisible();
  });

  it('says why rows below could not be had, and asks again', async () => {
    const { server } = mountModel({ model: tree, records });
    await expect.element(row('XJ-20261120-0012')).toBeVisible();
    server.refuse('recordList', { code: 500, msg: '服务器忙' });
    await button('展开 XJ-20261120-0012 的下级').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('服务器忙');
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect.element(row('XJ-20261120-0011')).toBeVisible();
  });

  it('is indented cards on a phone', async () => {
    await page.viewport(390, 844);
    mountModel({ model: tree, records });
    await button('展开 XJ-20261120-0012 的下级').click();
    await expect.element(button('XJ-20261120-0011')).toBeVisible();
    await expectAccessible();
    await page.viewport(1280, 900);
  });
});

it('a list whose type lacks its field is a plain one', async () => {
  mountModel({ model: inspectionWith({ type: 5, parentField: 'gone' }) });
  await ready();
  await expect.element(page.getByRole('table', { name: '巡检记录' })).toHaveAttribute('aria-rowcount', '46');
});
