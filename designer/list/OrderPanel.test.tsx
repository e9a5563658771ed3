import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { ListDesign } from './ListDesign.tsx';

const columnList: JsonObject[] = [{ prop: 'stake', width: 120, fixed: 'left' }, { prop: 'level' }, { prop: 'price' }];
const searchList: JsonObject[] = [{ prop: 'stake' }, { prop: 'level' }];

function open(columns: JsonObject[] = columnList) {
  const part = preparePart(
    <div style={{ width: 1240, height: 860 }}>
      <ListDesign />
    </div>,
    { ...sampleDesign, list: { version: 1, searchList, columnList: columns } },
  );
  mount(part.around);
  const order = (zone: string) => (part.at(`/list/${zone}`) as { prop: string }[]).map(({ prop }) => prop).join(' '); // set above
  return { ...part, order };
}
const panel = (name: string) => page.getByRole('toolbar', { name, exact: true });
const row = (name: string, of = '列顺序') => panel(of).getByRole('button', { name: new RegExp(name) });

it('orders the columns of a list by keys, buttons and a drag, with the focus on the row', async () => {
  const { order, said, store } = open();
  expect(panel('列顺序').elements()).toEqual([]);
  await page.getByRole('region', { name: '列与示例行' }).getByRole('button', { name: '单价', exact: true }).click();
  await expect.element(row('单价')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(row('区段桩号')).toHaveTextContent('120');
  await expect.element(row('区段桩号').getByRole('img', { name: '固定' })).toBeVisible();
  await expectAccessible();
  row('单价').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => order('columnList')).toBe('stake price level');
  await expect.element(row('单价')).toHaveFocus();
  expect(said.at(-1)).toBe('「单价」移到第 2 个，共 3 个');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(row('区段桩号')).toHaveFocus();
  await expect.element(row('区段桩号')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '下移' }).click();
  await expect.poll(() => order('columnList')).toBe('price stake level');
  await expect.element(row('区段桩号')).toHaveFocus();
  await userEvent.dragAndDrop(row('缺陷等级'), row('单价'), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(() => order('columnList')).toBe('level price stake');
  store.undo();
  store.undo();
  store.undo();
  expect(store.state().document.list).toEqual({ version: 1, searchList, columnList });
});

it('shows what is chosen: in the panel, and in the table', async () => {
  const more = ['found', 'closed', 'count', 'cost'].map((prop): JsonObject => ({ prop, width: 400 }));
  open([...columnList, ...more, { prop: 'createTime' }, { prop: 'modifyTime' }]);
  const table = page.getByRole('region', { name: '列与示例行' });
  await table.getByRole('button', { name: '单价', exact: true }).click();
  await row('预计费用').click();
  const inside = (part: Element, around: Element | null) => {
    const [box, room] = [part.getBoundingClientRect(), around?.getBoundingClientRect()];
    return (
      room &&
      box.top >= room.top &&
      box.bottom <= room.bottom + 1 &&
      box.left >= room.left - 1 &&
      box.right <= room.right + 1
    );
  };
  const head = () => table.getByRole('button', { name: '预计费用', exact: true }).element();
  await expect.poll(() => inside(head(), table.element())).toBe(true);
  head().closest('tr')?.querySelector<HTMLElement>('th:last-child button')?.click();
  await expect.poll(() => inside(row('修改').element(), panel('列顺序').element())).toBe(true);
});

it('orders the conditions as well, and takes one out', async () => {
  const { order } = open();
  await page
    .getByRole('toolbar', { name: '查询条件' })
    .getByRole('button', { name: /缺陷等级/ })
    .click();
  await expect.element(row('缺陷等级', '条件顺序')).toBeVisible();
  await page.getByRole('button', { name: '上移' }).click();
  await expect.poll(() => order('searchList')).toBe('level stake');
  await expect.element(page.getByRole('button', { name: '上移' })).toBeDisabled();
  await expect.element(row('缺陷等级', '条件顺序')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => order('searchList')).toBe('stake');
  await expect.element(row('区段桩号', '条件顺序')).toHaveFocus();
});
