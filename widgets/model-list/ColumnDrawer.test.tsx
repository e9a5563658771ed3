import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleInspections } from '../../test/support/model-list/sample-records.ts';
import type { SampleServer } from '../../test/support/model-list/sample-server.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

async function open() {
  const world = mountModel({ records: sampleInspections(5) });
  await expect.element(button('XJ-20261120-0005')).toBeVisible();
  return world;
}

const drawer = () => page.getByRole('complementary', { name: '列表显示设置' });
const showing = (name: string) => drawer().getByRole('checkbox', { name, exact: true });
const heads = () =>
  [...document.querySelectorAll('.adit-records th')].map((head) => head.textContent).filter((text) => text !== '');
const order = () => [...document.querySelectorAll('.adit-columns li')].map((item) => item.textContent);
const stored = ({ calls }: SampleServer) => {
  const saved = calls.filter(({ name }) => name === 'saveColumnsOfModule').at(-1);
  const { moduleId, fieldList } = Object(saved?.input.body);
  return { moduleId, props: (JSON.parse(fieldList) as { prop: string }[]).map(({ prop }) => prop) };
};

describe('the drawer of the columns', () => {
  it('docks beside the list, 320 px wide, and the list gets narrower', async () => {
    await open();
    const width = () => document.querySelector('.adit-records-host')?.clientWidth ?? 0;
    const before = width();
    await button('列表显示设置').click();
    await expect.element(drawer().getByRole('heading', { name: '列表显示设置' })).toHaveFocus();
    expect(drawer().element().getBoundingClientRect().width).toBe(320);
    await expect.poll(width).toBeLessThan(before - 300);
    await expect.element(button('列表显示设置')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    expect(drawer().elements()).toEqual([]);
    await expect.element(button('列表显示设置')).toHaveFocus();
  });

  it('hides a column at once, keeps it for the menu entry when saved, and drops it when cancelled', async () => {
    const { server, said, reopen } = await open();
    await button('列表显示设置').click();
    await showing('状态').click();
    await expect.poll(heads).not.toContain('状态');
    await expect.element(drawer()).toHaveTextContent('显示 15 / 16 列');
    await button('取消').click();
    await expect.poll(heads).toContain('状态');
    await button('列表显示设置').click();
    await showing('湿度（%）').click();
    await button('保存').click();
    await expect.poll(() => said).toEqual(['列设置已保存']);
    expect(drawer().elements()).toEqual([]);
    expect(stored(server).moduleId).toBe('menu-inspection');
    reopen();
    await expect.element(button('XJ-20261120-0005')).toBeVisible();
    await expect.poll(heads).not.toContain('湿度（%）');
  });

  it('orders by Alt and the arrow keys, from any control of the row, and says so', async () => {
    const { server } = await open();
    await button('列表显示设置').click();
    const handle = button('移动 管廊');
    handle.element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order().slice(0, 3)).toEqual(['巡检编号', '管廊', '状态']);
    await expect.poll(() => heads().slice(0, 3)).toEqual(['巡检编号', '管廊', '状态']);
    await expect.element(handle).toHaveFocus();
    await expect.element(page.getByText('管廊 移到第 2 位')).toBeInTheDocument();
    showing('管廊').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order().slice(1, 4)).toEqual(['状态', '舱室', '管廊']);
    await expect.element(showing('管廊')).toHaveFocus();
    await button('保存').click();
    await expect.poll(() => drawer().elements()).toEqual([]);
    expect(stored(server).props.slice(0, 4)).toEqual(['no', 'state', 'cabin', 'tunnel']);
  });

  it('orders by picking a column up with space, and by dragging it with the mouse', async () => {
    await open();
    await button('列表显示设置').click();
    button('移动 状态').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('拿起 状态')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('状态 在 管廊 的位置上')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(() => order().slice(0, 3)).toEqual(['巡检编号', '管廊', '状态']);
    await userEvent.dragAndDrop(button('移动 区段'), button('移动 管廊'), { steps: 12 });
    await expect.poll(() => order().slice(0, 4)).toEqual(['巡检编号', '区段', '管廊', '状态']);
    await expect.poll(() => heads().slice(0, 4)).toEqual(['巡检编号', '区段', '管廊', '状态']);
  });

  it('pins a column to the left, where it stays while the others scroll', async () => {
    await open();
    await button('列表显示设置').click();
    await button('固定 舱室').click();
    expect(order().slice(0, 3)).toEqual(['巡检编号', '舱室', '状态']);
    await expect.element(button('固定 舱室')).toHaveAttribute('aria-pressed', 'true');
    const head = () => page.getByRole('columnheader', { name: /^舱室/ }).element().getBoundingClientRect().left;
    await expect.poll(() => heads()[1]).toBe('舱室');
    const before = head();
    document.querySelector('.adit-records-host')?.scrollTo({ left: 300 });
    await expect.poll(() => document.querySelector('.adit-records-host')?.scrollLeft).toBe(300);
    expect(head()).toBe(before);
  });

  it('finds columns by their name, shows all or one at least, and restores the usual order', async () => {
    await open();
    await button('列表显示设置').click();
    await drawer().getByRole('textbox', { name: '搜索列' }).fill('巡检');
    expect(order()).toEqual(['巡检编号', '巡检类型', '巡检人']);
    await drawer().getByRole('textbox', { name: '搜索列' }).fill('没有');
    await expect.element(drawer()).toHaveTextContent('没有这样的列');
    await drawer().getByRole('textbox', { name: '搜索列' }).fill('');
    await drawer().getByRole('checkbox', { name: /^显示/ }).click();
    await expect.poll(heads).toEqual(['巡检编号', '操作']);
    await expect.element(showing('巡检编号')).toBeDisabled();
    await button('恢复默认').click();
    await expect.poll(() => heads().length).toBe(17);
    await expect.element(showing('巡检编号')).toBeEnabled();
  });

  it('puts the former columns back when they cannot be saved, and says why', async () => {
    const { server, said } = await open();
    server.refuse('saveColumnsOfModule', { code: 500, msg: '列设置没有存上' });
    await button('列表显示设置').click();
    await showing('状态').click();
    await expect.poll(heads).not.toContain('状态');
    await button('保存').click();
    await expect.poll(() => said).toEqual(['列设置没有存上']);
    await expect.poll(heads).toContain('状态');
    await button('保存').click();
    await expect.poll(heads).not.toContain('状态');
    expect(said.at(-1)).toBe('列设置已保存');
  });
});
