import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible, type TestServices } from '../../test/support/mount.tsx';
import { dialog } from '../../test/support/mount-entry.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

const submit = () => dialog().getByRole('button', { name: /^(loading )?提交$/ });
const waits = () => dialog().getByRole('status').filter({ hasText: '上传未完成，完成后自动提交' });
const stake = () => dialog().getByRole('textbox', { name: '区段桩号', exact: true });

const entryOf = ({ name }: File): FileEntry => ({
  fileId: `f-${name}`,
  name,
  url: `/api/file/Download/annex/f-${name}`,
});

/** The form of a defect, and uploads whose end the test decides. */
async function edit(changes: TestServices = {}) {
  const sent: { arrive(): void; fail(): void }[] = [];
  const upload: Services['upload'] = (file) =>
    new Promise((resolve, reject) => {
      sent.push({ arrive: () => resolve(entryOf(file)), fail: () => reject(new Error('网络中断')) });
    });
  const world = mountModel({ model: defect, records: sampleDefects(3), services: { upload, ...changes } });
  await expect.element(button('QX-20261119-0003')).toBeVisible();
  await button('QX-20261119-0003').click();
  await dialog().getByRole('button', { name: '编辑' }).click();
  await expect.element(stake()).toHaveValue('K2+240');
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File(['内容'], name, { type: 'text/plain' }));
    await userEvent.upload(page.getByTestId('entry-defect-files-chooser'), files);
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(names.length);
  };
  const saved = () => world.server.calls.filter(({ name }) => name === 'updateRecord');
  const files = () => {
    const stored = world.server.records.find(({ id }) => id === 'd3')?.values.files;
    return Array.isArray(stored) ? stored.map(({ name }: FileEntry) => name) : stored;
  };
  return { ...world, sent, choose, saved, files };
}

describe('a submit while a file is being sent', () => {
  it('waits, says so, and then saves with the file', async () => {
    const { sent, choose, saved, files } = await edit();
    await choose('甲.txt');
    await submit().click();
    await expect.element(waits()).toBeVisible();
    await expect.element(submit()).toHaveClass(/loading/);
    await expectAccessible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(saved()).toEqual([]);
    sent[0]?.arrive();
    await expect.poll(() => saved().length).toBe(1);
    await expect.poll(files).toEqual(['现场照片说明.pdf', '甲.txt']);
  });

  it('says at once what else is wrong, and waits for nothing then', async () => {
    const { choose, saved } = await edit();
    await choose('甲.txt');
    await stake().fill('K2');
    await submit().click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: '区段桩号' }))
      .toHaveTextContent('还有 1 处需要改正');
    expect(waits().query()).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('names a file that does not arrive, leads to its field, and saves once it was tried again', async () => {
    const { sent, choose, saved, files } = await edit();
    await choose('甲.txt');
    await submit().click();
    await expect.element(waits()).toBeVisible();
    sent[0]?.fail();
    const summary = page.getByRole('alert').filter({ hasText: '尚未提交' });
    await expect.element(summary).toHaveTextContent('附件：甲.txt 未上传成功，可继续、重试或移除');
    await expect.element(summary).toHaveFocus();
    expect(waits().query()).toBeNull();
    await userEvent.keyboard('{F8}');
    await expect.element(dialog().getByRole('button', { name: '附件 点击上传' })).toHaveFocus();
    expect(saved()).toEqual([]);
    await dialog().getByRole('button', { name: '重试 甲.txt' }).click();
    await submit().click();
    await expect.element(waits()).toBeVisible();
    sent[1]?.arrive();
    await expect.poll(files).toEqual(['现场照片说明.pdf', '甲.txt']);
    expect(saved().length).toBe(1);
  });

  it('saves without a failed file that is given up', async () => {
    const { sent, choose, files } = await edit();
    await choose('甲.txt', '乙.txt');
    sent[0]?.fail();
    sent[1]?.arrive();
    await expect.element(dialog().getByRole('button', { name: '删除 乙.txt' })).toBeVisible();
    await submit().click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: '尚未提交' }))
      .toHaveTextContent('附件：甲.txt 未上传成功');
    await dialog().getByRole('button', { name: '移除 甲.txt' }).click();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: '尚未提交' }).query()).toBeNull();
    await submit().click();
    await expect.poll(files).toEqual(['现场照片说明.pdf', '乙.txt']);
  });

  it('sends nothing any more once the form has been left', async () => {
    const { sent, choose, saved } = await edit({ confirm: async () => true });
    await choose('甲.txt');
    await submit().click();
    await expect.element(waits()).toBeVisible();
    await button('取消').click();
    await expect.poll(() => stake().query()).toBeNull();
    sent[0]?.arrive();
    await expect.element(dialog().getByRole('button', { name: '编辑' })).toBeVisible();
    expect(saved()).toEqual([]);
  });
});
