import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import home from '../../schemas/screens/home.json' with { type: 'json' };
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { preparePart } from '../settings/part-host.tsx';
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
    await add('第 1 步失败时').click();
    await choice('提示').click();
    expect(at('/on')).toEqual({ load: [{ action: 'request', call: '', onError: [{ action: 'toast', text: '' }] }] });
    // A step for a failure fails with a message.
    await expect.poll(() => page.getByRole('region', { name: /失败时/ }).elements()).toHaveLength(1);
    await expectAccessible();
    store.undo();
    store.undo();
    expect(store.state().document).toEqual(document);
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
