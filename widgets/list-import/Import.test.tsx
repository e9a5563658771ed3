import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel, ready } from '../../test/support/mount-model.tsx';

const model = { ...inspection, list: { ...inspection.list, btnsList: [{ value: 'add' }, { value: 'upload' }] } };
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: typeof name === 'string' });
const next = () => inDialog('下一步');

const headerRow = [
  { id: 'tunnel', fullName: '管廊', required: true, kind: 'choice' },
  { id: 'minutes', fullName: '时长', required: false, kind: 'integer' },
];
const rowOf = (line: number, tunnel: string, minutes: unknown) => ({
  ...{ line, data: { tunnel, minutes }, texts: { tunnel, minutes: String(minutes) }, children: {} },
});
const preview = (wrong: boolean, rows = [rowOf(2, 'T1', 30), rowOf(3, 'T1', wrong ? '很久' : 40)]) => ({
  headerRow,
  dataRow: rows,
  errors: wrong ? [{ row: 1, field: 'minutes', message: '“很久”无法识别' }] : [],
  counts: { create: wrong ? 1 : rows.length, update: 0, repeated: 0, wrong: wrong ? 1 : 0 },
});

async function open() {
  const world = mountModel({ model });
  await ready();
  const { server } = world;
  server.tell('importUpload', { name: 'handle' });
  server.tell('importPreview', preview(true));
  await button('导入').click();
  await expect.element(dialog()).toBeVisible();
  return world;
}
async function choose(name = 'a.xlsx', size = 10) {
  const input = document.querySelector<HTMLInputElement>('.adit-import-file input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File([new Uint8Array(size)], name));
}
const sentTo = ({ server }: Awaited<ReturnType<typeof open>>, call: string) =>
  Object(server.calls.findLast(({ name }) => name === call)?.input);

describe('an import into a list', () => {
  it('takes a file, and refuses one that none can be', async () => {
    const world = await open();
    await expect.element(next()).toBeDisabled();
    await expectAccessible();
    await choose('a.csv');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('xlsx');
    await choose('a.xlsx', 512_000);
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('500KB');
    expect(world.server.calls.some(({ name }) => name === 'importUpload')).toBe(false);
    world.server.refuse('importUpload', { code: 400, msg: '文件内容与类型不符' });
    await choose();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('文件内容与类型不符');
    // There is nothing to try again: another file is wanted.
    await expect.element(next()).toBeDisabled();
    await choose();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('a.xlsx');
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    expect(sentTo(world, 'importUpload').body).toBeInstanceOf(FormData);
    await inDialog('移除文件').click();
    await expect.element(next()).toBeDisabled();
  });

  it('shows what is wrong in its cell, lets it be put right by the field’s own editor, and writes the rows', async () => {
    const world = await open();
    await choose();
    await next().click();
    await expect.element(dialog().getByRole('cell', { name: /很久/ })).toBeVisible();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('有误 1');
    await expectAccessible();
    await dialog().getByRole('checkbox', { name: '只看有问题的' }).click();
    await expect.element(dialog().getByRole('rowheader', { name: '2', exact: true })).not.toBeInTheDocument();
    await inDialog('编辑第 3 行').click();
    await expect.element(dialog().getByText('“很久”无法识别')).toBeVisible();
    await expectAccessible();
    world.server.tell('importPreview', preview(false));
    const minutes = dialog().getByRole('spinbutton');
    await minutes.fill('40');
    await inDialog('确定').click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('新增 2');
    const { fileName, list } = sentTo(world, 'importPreview').body;
    expect(fileName).toBe('handle');
    expect(JSON.parse(list)[1]).toMatchObject({ line: 3, data: { tunnel: 'T1', minutes: 40 } });
    world.server.tell('importData', { resultType: 0, snum: 2, fnum: 0, failResult: [] });
    await next().click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('2');
    await expectAccessible();
    expect(sentTo(world, 'importData')).toMatchObject({
      body: { fileName: 'handle' },
      idempotencyKey: expect.any(String),
    });
    const asked = world.server.calls.filter(({ name }) => name === 'recordList').length;
    await inDialog('关闭').first().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => world.server.calls.filter(({ name }) => name === 'recordList').length).toBe(asked + 1);
    await expect.element(button('导入')).toHaveFocus();
  });

  it('lets a reason have as many lines as it needs, and draws no more of a thousand rows than are in sight', async () => {
    const world = await open();
    const reason = `“很久”无法识别：${'请填写一个整数，单位是分钟；'.repeat(6)}`;
    const rows = Array.from({ length: 1_000 }, (_, index) => rowOf(index + 2, 'T1', index));
    const errors = rows.flatMap((_, row) => (row % 2 === 0 ? [{ row, field: 'minutes', message: reason }] : []));
    world.server.tell('importPreview', { ...preview(false, rows), errors });
    await choose();
    await next().click();
    const grid = dialog().getByRole('region', { name: '导入的数据' });
    await expect.element(grid.getByText(reason).first()).toBeVisible();
    const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    expect(grid.getByText(reason).elements().every(isWhole)).toBe(true);
    const lines = () => grid.element().querySelectorAll('tbody tr:not([aria-hidden])');
    const seen = (at: number) => {
      const { top, bottom } = grid.element().getBoundingClientRect();
      const shown = [...lines()].map((line) => line.getBoundingClientRect());
      return shown.some((line) => line.top <= top + at && line.bottom > top + at && line.top < bottom);
    };
    for (const part of [0.2, 0.5, 0.9, 1]) {
      const element = grid.element();
      element.scrollTop = element.scrollHeight * part;
      // There are rows at the upper edge, in the middle, and at the lower edge.
      await expect.poll(() => [60, 200, element.clientHeight - 4].every(seen)).toBe(true);
    }
    await expect
      .poll(() => {
        grid.element().scrollTop = grid.element().scrollHeight;
        return grid.getByRole('rowheader', { name: '1001' }).query() !== null;
      })
      .toBe(true);
    expect(lines().length).toBeLessThan(60);
  });

  it('takes rows away, and goes no further without any', async () => {
    const world = await open();
    await choose();
    await next().click();
    world.server.tell('importPreview', preview(false, [rowOf(2, 'T1', 30)]));
    await inDialog('删除第 3 行').click();
    await expect.element(dialog().getByRole('rowheader', { name: '3', exact: true })).not.toBeInTheDocument();
    await inDialog('删除第 2 行').click();
    await expect.element(next()).toBeDisabled();
  });

  it('says that a step failed, and tries it again with the same key', async () => {
    const world = await open();
    await choose();
    await next().click();
    await expect.element(dialog().getByRole('cell', { name: /很久/ })).toBeVisible();
    world.server.refuse('importData', { code: 500, msg: '服务器出错' });
    await next().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('服务器出错');
    const { idempotencyKey } = sentTo(world, 'importData');
    const failed = { line: 3, data: {}, errorsInfo: '“很久”无法识别' };
    world.server.tell('importData', { resultType: 1, snum: 1, fnum: 1, failResult: [failed] });
    await inDialog('重试').click();
    await expect.element(dialog().getByRole('cell', { name: '“很久”无法识别' })).toBeVisible();
    expect(sentTo(world, 'importData').idempotencyKey).toBe(idempotencyKey);
    await expectAccessible();
    world.server.tell('importExceptionData', { url: '/land/ticket/template.xlsx', name: 'a.xlsx' });
    const clicked: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      clicked.push(this.pathname);
    };
    await inDialog('导出异常数据').click();
    await expect.poll(() => clicked).toEqual(['/land/ticket/template.xlsx']);
    HTMLAnchorElement.prototype.click = click;
    expect(JSON.parse(sentTo(world, 'importExceptionData').body.list)).toEqual([failed]);
  });

  it('has a card for each row on a phone', async () => {
    await page.viewport(390, 844);
    mountModel({ model, prepare: (server) => server.tell('importUpload', { name: 'handle' }) }).server.tell(
      'importPreview',
      preview(true),
    );
    await button(/筛选/).click();
    await button('更多操作').click();
    await page.getByRole('menuitem', { name: '导入' }).click();
    await choose();
    await next().click();
    await expect.element(dialog().getByRole('listitem').nth(1)).toHaveTextContent('“很久”无法识别');
    await expectAccessible();
    await page.viewport(1280, 900);
  });
});
