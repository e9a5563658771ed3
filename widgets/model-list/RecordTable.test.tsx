import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, condition, firstLink, head, mountModel, ready, rowCount } from '../../test/support/mount-model.tsx';

describe('states', () => {
  it('shows bars in the places of the rows once it has waited for a while, and says so', async () => {
    let release = () => {};
    mountModel({
      prepare: (server) => {
        release = server.hold('recordList');
      },
    });
    await expect.element(head('巡检编号')).toBeVisible();
    expect(document.querySelectorAll('.adit-records-bar').length).toBeGreaterThan(50);
    await expect.element(page.getByRole('status')).toHaveTextContent('数据加载中');
    release();
    await ready();
    expect(document.querySelectorAll('.adit-records-bar').length).toBe(0);
    expect(page.getByText('数据加载中').elements()).toEqual([]);
  });

  it('says that there is nothing yet, and how to begin', async () => {
    mountModel({ records: [] });
    await expect.element(page.getByRole('status')).toHaveTextContent('还没有巡检记录');
    expect(button('新增').elements().length).toBe(2);
    await expectAccessible();
  });

  it('says that nothing was found, and clears the conditions', async () => {
    mountModel();
    await ready();
    await button(/^展开/).click();
    await condition('区段').fill('没有');
    await button('查询').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('没有符合条件的记录');
    await expectAccessible();
    await button('清空条件').click();
    await ready();
    await expect.element(condition('区段')).toHaveValue('');
  });

  it('says why it failed at first, and tries again', async () => {
    mountModel({ prepare: (server) => server.refuse('recordList', { code: 500, msg: '网络中断，请求号 8f3a21c7' }) });
    await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断，请求号 8f3a21c7');
    await expectAccessible();
    await button('重试').click();
    await ready();
  });

  it('keeps what was there when it fails later', async () => {
    const { server } = mountModel();
    await ready();
    server.refuse('recordList', { code: 500, msg: '网络中断' });
    await button('刷新').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断');
    expect(rowCount()).toBe(20);
    await expectAccessible();
    await button('重试').click();
    await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
  });

  it('says why the model itself could not be had, and tries again', async () => {
    mountModel({ prepare: (server) => server.refuse('modelConfig', { code: 404, msg: '该功能未发布' }) });
    await expect.element(page.getByRole('alert')).toHaveTextContent('该功能未发布');
    await button('重试').click();
    await ready();
  });

  it('forgets an answer that comes after a later one', async () => {
    const { server } = mountModel();
    await ready();
    const release = server.hold('recordList');
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByRole('listitem', { name: '3' }).click();
    await expect.poll(firstLink).toBe('XJ-20261120-0005');
    release();
    await expect.poll(() => document.querySelector('.adit-list-body')?.getAttribute('aria-busy')).toBe('false');
    expect(firstLink()).toBe('XJ-20261120-0005');
  });
});

describe('tools', () => {
  it('sets the height of the rows', async () => {
    mountModel();
    await ready();
    const height = () => document.querySelector('.adit-records tbody tr')?.getBoundingClientRect().height;
    expect(height()).toBe(36);
    await button('行高').click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await expect.poll(height).toBe(32);
    await button('行高').click();
    await page.getByRole('menuitem', { name: '宽松' }).click();
    await expect.poll(height).toBe(44);
  });

  it('asks again by hand, and when an action of the page says that something has changed', async () => {
    const { server } = mountModel();
    await ready();
    server.change('i45', { no: '改过' });
    await button('刷新').click();
    await expect.element(button('改过')).toBeVisible();
    server.change('i45', { no: '又改过' });
    window.dispatchEvent(new CustomEvent('adit:reload'));
    await expect.element(button('又改过')).toBeVisible();
  });

  it('says that full screen is not supported where it is not', async () => {
    const enabled = vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    const { said } = mountModel();
    await ready();
    await button('全屏').click();
    expect(said).toEqual(['不支持全屏']);
    enabled.mockRestore();
  });

  it('covers the whole page in full screen, menus and dialogs over it, and comes back', async () => {
    let full: Element | null = null;
    const change = () => document.dispatchEvent(new Event('fullscreenchange'));
    const spies = [
      vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true),
      vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full),
      vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async function (this: Element) {
        full = this;
        change();
      }),
      vi.spyOn(document, 'exitFullscreen').mockImplementation(async () => {
        full = null;
        change();
      }),
    ];
    mountModel();
    await ready();
    await button('全屏').click();
    await expect.element(button('退出全屏')).toBeVisible();
    expect(full).toBe(document.documentElement);
    const { left, top, width, height } = document.querySelector('.adit-list')?.getBoundingClientRect() ?? new DOMRect();
    expect([left, top, width, height]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
    await button('退出全屏').click();
    await expect.element(button('全屏')).toBeVisible();
    for (const spy of spies) spy.mockRestore();
  });
});
