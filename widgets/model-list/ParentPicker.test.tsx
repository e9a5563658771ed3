import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, condition, mountModel } from '../../test/support/mount-model.tsx';

const input = (name: string, label: string) => ({ id: name, vModel: name, config: { aditKey: 'input', label } });
const model = {
  fullName: '部位',
  enCode: 'part',
  form: {
    version: 1,
    form: { popupType: 'drawer' },
    nodes: [input('name', '名称'), input('above', '上级部位'), input('code', '编码')],
  },
  list: {
    version: 1,
    type: 5,
    parentField: 'above',
    useBtnPermission: true,
    searchList: [{ prop: 'above', searchType: 2 }],
    columnList: [{ prop: 'name' }, { prop: 'code' }, { prop: 'above' }],
  },
};
const part = (id: string, name: string, above: string | null) => ({ id, values: { name, above, code: `C-${id}` } });
const records = [
  part('road', '云栖路', null),
  part('power', '电力舱', 'road'),
  part('water', '水信舱', 'road'),
  part('bay', '1 号防火分区', 'power'),
  part('other', '滨河路', null),
];
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const dialog = () => page.getByRole('dialog').first();
const box = () => dialog().getByRole('combobox', { name: '上级部位' });
const entry = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const entries = () => [...document.querySelectorAll('.adit-parent-pop .adit-side-node')].map((one) => one.textContent);

async function edit(name: string) {
  const { server } = mountModel({ model, records });
  await button('展开 云栖路 的下级').click();
  await row(name).getByRole('button', { name: '编辑', exact: true }).click();
  await expect.element(box()).toBeVisible();
  return server;
}

describe('choosing the row above', () => {
  it('says what it is called, and offers the rows level by level without the record and what stands below it', async () => {
    const server = await edit('电力舱');
    await expect.element(box()).toHaveValue('云栖路');
    await box().click();
    await expect.element(entry('云栖路')).toHaveAttribute('aria-selected', 'true');
    expect(entries()).toEqual(['没有上级（顶层）', '云栖路C-road', '滨河路C-other']);
    await expectAccessible();
    entry('云栖路').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(entries).toEqual(['没有上级（顶层）', '云栖路C-road', '水信舱C-water', '滨河路C-other']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box()).toHaveValue('水信舱');
    await expect.element(box()).toHaveFocus();
    await dialog().getByRole('button', { name: '提交' }).click();
    await expect.poll(() => server.records.find(({ id }) => id === 'power')?.values.above).toBe('water');
    // What was open in the list is open still.
    await expect.element(row('水信舱')).toBeVisible();
  });

  it('finds by a word, is left by Esc without leaving the form, and is emptied', async () => {
    const server = await edit('水信舱');
    box().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('searchbox', { name: '搜索上级部位' })).toHaveFocus();
    await userEvent.keyboard('防火');
    await expect.poll(entries).toEqual(['没有上级（顶层）', '云栖路C-road', '电力舱C-power', '1 号防火分区C-bay']);
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await entry('没有上级').click();
    await expect.element(box()).toHaveValue('');
    await dialog().getByRole('button', { name: '提交' }).click();
    await expect.poll(() => server.records.find(({ id }) => id === 'water')?.values.above).toBe(null);
  });

  it('says why the rows could not be had, and what the server refuses', async () => {
    const server = await edit('水信舱');
    server.refuse('recordList', { code: 500, msg: '服务器忙' });
    await box().click();
    await expect.element(page.getByRole('alert').getByText('服务器忙')).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await entry('滨河路').click();
    const message = '上级部位应不是记录自己或它的下级';
    server.refuse('updateRecord', {
      code: 422,
      msg: '有 1 处需要修改',
      data: { findings: [{ code: 'field.parentBelow', at: '/above', message, fix: '', severity: 'error' }] },
    });
    await dialog().getByRole('button', { name: '提交' }).click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  });

  it('reads as words in the record, and is chosen in the same way to search by', async () => {
    const { server } = mountModel({ model, records });
    await condition('上级部位').click();
    await expect.poll(() => entries()[0]).toBe('全部');
    await entry('云栖路').click();
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect.element(row('水信舱')).toBeVisible();
    expect(server.calls.at(-1)?.input.body).toMatchObject({ queryJson: '{"above":"road"}' });
    await button('水信舱').click();
    await expect.element(dialog().getByText('云栖路')).toBeVisible();
    await expectAccessible();
  });
});

describe('a record below a row', () => {
  const addBelow = async (name: string) => {
    await button(`${name} 的更多操作`).click();
    await page.getByRole('menuitem', { name: '新增下级' }).click();
    await expect.element(box()).toHaveValue(name);
  };

  it('begins under that row, asks nothing when it is left, and is in sight once it is saved', async () => {
    const { server } = mountModel({ model, records });
    await expect.element(row('滨河路')).toBeVisible();
    await addBelow('滨河路');
    await dialog().getByRole('button', { name: '取消' }).click();
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
    await addBelow('滨河路');
    await dialog().getByRole('textbox', { name: '名称' }).fill('燃气舱');
    await dialog().getByRole('button', { name: '提交' }).click();
    await expect.element(row('燃气舱')).toHaveAttribute('aria-level', '2');
    expect(server.records[0]?.values).toMatchObject({ name: '燃气舱', above: 'other' });
  });

  it('is not offered to whoever may not add', async () => {
    mountModel({ model, records, services: { may: (_, code) => code !== 'btn_add' } });
    await button('云栖路 的更多操作').click();
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: '新增下级' }).elements()).toEqual([]);
  });
});
