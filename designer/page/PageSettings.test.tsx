import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import home from '../../test/support/designer/sample-page.json' with { type: 'json' };
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { PageDataProvider } from '../sources/PageDataProvider.tsx';
import { PageSettings } from './PageSettings.tsx';

// Read from a file, and so JSON.
const document = home as unknown as JsonObject;

function open() {
  const part = preparePart(<PageSettings />, document, [], 760);
  mount(<PageDataProvider given={{ session: {} }}>{part.around}</PageDataProvider>);
  return part;
}

const add = (event: string) => page.getByRole('button', { name: `添加动作：${event}`, exact: true });
const choice = (name: string) => page.getByRole('menuitem', { name, exact: true });

describe('the settings of a page', () => {
  it('hold what it does once its data is there, and what it does where that fails', async () => {
    const { at, store } = open();
    await add('数据就绪后').click();
    await choice('请求').click();
    const step = page.getByRole('group', { name: '第 1 步', exact: true });
    await expect.element(step).toHaveTextContent('默认提示失败的原因');
    await add('数据就绪后 › 第 1 步失败时').click();
    await choice('提示').click();
    expect(at('/on')).toEqual({ load: [{ action: 'request', call: '', onError: [{ action: 'toast', text: '' }] }] });
    // A message does not fail.
    await expect.poll(() => page.getByRole('region', { name: /失败时$/ }).elements()).toHaveLength(1);
    await expectAccessible();
    store.undo();
    store.undo();
    expect(store.state().document).toEqual(document);
  });

  it('hold what is done where a step for a failure fails itself, as deep as one likes, by keys as by presses', async () => {
    const { at, store } = open();
    const names = () => {
      const read = (steps: unknown): unknown =>
        Array.isArray(steps) ? steps.map(({ action, onError }) => (onError ? [action, read(onError)] : action)) : steps;
      return read(at('/on/load'));
    };
    await add('数据就绪后').click();
    await choice('请求').click();
    let steps = '数据就绪后';
    for (const _level of [1, 2, 3]) {
      steps = `${steps} › 第 1 步失败时`;
      await add(steps).click();
      await choice('请求').click();
    }
    await add(steps).click();
    await choice('提示').click();
    expect(names()).toEqual([['request', [['request', [['request', ['request', 'toast']]]]]]]);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    (button(`下移：${steps} › 第 1 步`).element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual([['request', [['request', [['request', ['toast', 'request']]]]]]]);
    await button(`复制：${steps} › 第 2 步`).click();
    await button(`删除：${steps} › 第 1 步`).click();
    expect(names()).toEqual([['request', [['request', [['request', ['request', 'request']]]]]]]);
    await expectAccessible();
    // What takes the innermost away leaves no empty list behind.
    for (const _each of [1, 2]) await button(`删除：${steps} › 第 1 步`).click();
    expect(names()).toEqual([['request', [['request', ['request']]]]]);
    while (store.state().past.length > 0) store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(document));
  });

  it('show steps that stand deeper than new ones may, to be read, changed and taken away', async () => {
    const nested = (depth: number): JsonObject =>
      depth === 0 ? { action: 'request', call: '' } : { action: 'request', call: '', onError: [nested(depth - 1)] };
    const depth = 62;
    const part = preparePart(<PageSettings />, { ...document, on: { leave: [nested(depth)] } }, [], 760);
    mount(<PageDataProvider given={{ session: {} }}>{part.around}</PageDataProvider>);
    await expect.poll(() => page.getByRole('group', { name: /第 1 步$/ }).elements()).toHaveLength(depth + 1);
    await expect.element(page.getByText('已到文件能有的 128 层，不能再添加动作').first()).toBeInTheDocument();
    const last = page.getByRole('button', { name: /^删除：/ }).last();
    (last.element() as HTMLElement).click();
    await expect.poll(() => page.getByRole('group', { name: /第 1 步$/ }).elements()).toHaveLength(depth);
  });

  it('offer for its leaving only what still means something then', async () => {
    const { at } = open();
    await add('离开时').click();
    await expect.element(choice('提示')).toBeVisible();
    expect(choice('打开页面').elements()).toEqual([]);
    expect(choice('设置值').elements()).toEqual([]);
    await choice('提示').click();
    expect(at('/on/leave')).toEqual([{ action: 'toast', text: '' }]);
    await page.getByRole('button', { name: '删除：第 1 步' }).click();
    expect(at('/on')).toBeUndefined();
  });
});
