import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { fieldValue, openDefects, viewDefect, viewer, viewerTitle } from '../../test/support/model-list/open-viewer.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button } from '../../test/support/mount-model.tsx';

const address = window.location.href;
const goTo = (search: string) => window.history.replaceState(null, '', search);
const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => {
  window.history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

describe('where a record is read', () => {
  it('gives the focus back to the row that led to it', async () => {
    await openDefects();
    await viewDefect();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(button('QX-20261119-0024')).toHaveFocus();
  });

  it('copies the number, and says so', async () => {
    const copied: unknown[] = [];
    const { said } = await openDefects({ command: async (_name, args) => copied.push(args.value) });
    await viewDefect();
    await button('复制编号').click();
    await expect.poll(() => said).toEqual(['已经复制到粘贴板！']);
    expect(copied).toEqual(['d24']);
  });

  it('fills the window and gives it back, without losing its place', async () => {
    await openDefects();
    await viewDefect();
    const width = () => Math.round(document.querySelector('.adit-viewer')?.getBoundingClientRect().width ?? 0);
    const usual = width();
    const press = (name: string) => viewer().getByRole('button', { name, exact: true }).click();
    await press('全屏');
    await expect.poll(width).toBe(window.innerWidth);
    expect(fieldValue('区段桩号')).toBe('K2+241');
    await press('退出全屏');
    await expect.poll(width).toBe(usual);
  });

  it('copies a link, which opens the record over its list', async () => {
    const copied: string[] = [];
    const { said, reopen } = await openDefects({ command: async (_name, args) => copied.push(String(args.value)) });
    await viewDefect();
    await button('复制链接').click();
    await expect.poll(() => said.length).toBe(1);
    const { search } = new URL(copied[0] ?? '');
    goTo(search);
    reopen();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+241');
    await expect.poll(viewerTitle).toContain('QX-20261119-0024');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('QX-20261119-0024')).toBeVisible();
  });

  it('opens a record by its link where the list does not show it, and says so where there is none', async () => {
    goTo('?record=defect.d1');
    const { reopen } = await openDefects();
    await expect.poll(viewerTitle).toContain('QX-20261119-0001');
    goTo('?record=defect.gone');
    reopen();
    await expect.element(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
  });

  it('is alone on paper: its title and its values, nothing of the page and no buttons', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await openDefects();
    await viewDefect();
    await page.getByRole('tab', { name: /^修改历史/ }).click();
    await button('打印').click();
    expect(print).toHaveBeenCalledOnce();
    const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    expect(shown('.adit-viewer .adit-document')).toBe(true);
    await emulate('print');
    try {
      expect(shown('.adit-viewer-title')).toBe(true);
      expect(['main', '.adit-record-tools', '.adit-viewer-footer', '[role=tablist]'].filter(shown)).toEqual([]);
      const body = document.querySelector('.adit-viewer .ant-drawer-body');
      expect(body?.scrollHeight).toBe(body?.clientHeight);
      const facts = document.querySelector('.adit-viewer-facts')?.getBoundingClientRect();
      expect(facts?.bottom).toBeGreaterThan(window.innerHeight);
    } finally {
      await emulate('');
    }
  });

  it('is a dialog or a page where the form says so', async () => {
    const form = { ...defect.form, form: { ...defect.form.form, popupType: 'general', generalWidth: '700px' } };
    await openDefects({}, { ...defect, form });
    await viewDefect();
    expect(Math.round(viewer().element().getBoundingClientRect().width)).toBe(700);
    await expect.element(viewer()).toHaveTextContent('2 / 25');
    await expectAccessible();
  });
});
