import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { ListDesign } from './ListDesign.tsx';

const list = { version: 1, searchList: [], columnList: [{ prop: 'stake' }, { prop: 'level' }] };

function open(more: object = {}) {
  const part = preparePart(
    <div style={{ width: 1240, height: 860 }}>
      <ListDesign />
    </div>,
    { ...sampleDesign, list: { ...list, ...more } },
  );
  mount(part.around, testServices());
  return part;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('buttons of one’s own', () => {
  it('are put in at a place, named, given a right, and do what their steps say, each as a step back', async () => {
    const { at, store } = open();
    const before = JSON.stringify(store.state().document);
    await button('添加自定义按钮').click();
    await page.getByRole('menuitem', { name: '每一行' }).click();
    await expect.poll(() => at('/list/customBtnsList')).toEqual([{ value: 'button1', place: 'row' }]);
    await page.getByRole('textbox', { name: '按钮文字' }).fill('关闭');
    await page.getByRole('textbox', { name: '权限编码' }).fill('btn_close');
    await page.getByRole('switch', { name: '危险操作' }).click();
    await button('添加动作：动作').click();
    await page.getByRole('menuitem', { name: '提示' }).click();
    await page.getByRole('textbox', { name: '文字', exact: true }).fill('已关闭 {row.stake}');
    await expect
      .poll(() => at('/list/customBtnsList/0'))
      .toEqual({
        value: 'button1',
        place: 'row',
        label: '关闭',
        code: 'btn_close',
        danger: true,
        actions: [{ action: 'toast', text: '已关闭 {row.stake}' }],
      });
    await expect.element(page.getByRole('toolbar', { name: '自定义' }).getByText('btn_close')).toBeVisible();
    await expectAccessible();
    while (store.state().past.length > 0) store.undo();
    expect(JSON.stringify(store.state().document)).toBe(before);
  });

  it('offer only steps that a list can take, under conditions on the row', async () => {
    const { at } = open({ customBtnsList: [{ value: 'close', label: '关闭', actions: [{ action: 'reload' }] }] });
    await page.getByRole('toolbar', { name: '自定义' }).getByRole('button', { name: /关闭/ }).click();
    await button('添加动作：动作').click();
    await expect.element(page.getByRole('menuitem', { name: '打开页面' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: '提交' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await button('添加条件：第 1 步的条件').click();
    await expect
      .poll(() => at('/list/customBtnsList/0/actions/0/when'))
      .toEqual({ logic: 'and', conditions: [{ field: 'row.stake', operator: 'equal' }] });
  });
});
