import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AskToLeave, Drafts, Services, UploadStage } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { RequestError } from '../../shell/request/request-error.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { widget as uploadImg } from '../upload-img/upload-img.widget.ts';
import { widget } from './upload-file.widget.ts';

const large = (name: string, type = 'video/mp4') => new File([new Uint8Array(limits.chunkBytes + 1)], name, { type });
const entry = (name: string): FileEntry => ({ fileId: `f-${name}`, name, url: `/api/file/Download/annex/f-${name}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = (value: unknown) => (Array.isArray(value) ? value.map((one: FileEntry) => one.name) : value);

/** Uploads whose steps the test decides, and what the page remembers and says. */
function world(changes: TestServices = {}) {
  const sent: {
    signal: AbortSignal | undefined;
    at(percent: number, stage: UploadStage, knownBy?: string): void;
    arrive(): void;
    fail(error: Error): void;
  }[] = [];
  const upload: Services['upload'] = (file, _type, at, signal) =>
    new Promise((resolve, reject) => {
      sent.push({ signal, at, arrive: () => resolve(entry(file.name)), fail: reject });
    });
  const said: string[] = [];
  const kept = new Map<string, unknown>();
  const pageMemory: Drafts = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, structuredClone(value)),
    remove: (key) => void kept.delete(key),
  };
  const services = testServices('zh', { upload, pageMemory, toast: (_, text) => void said.push(text), ...changes });
  return { services, sent, said, kept };
}

/** By dropping: a chooser would have to be handed the whole file from outside the page. */
async function drop(...files: File[]) {
  await expect.element(page.getByRole('group', { name: '名称' })).toBeVisible();
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const group = page.getByRole('group', { name: '名称' }).element();
  group.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}

it('says what a large file is at, stops and goes on with one button, and hands it out', async () => {
  const changes: unknown[] = [];
  const { services, sent } = world();
  mount(<FieldHost widget={widget} changes={changes} />, services);
  await drop(large('录像.mp4'));
  await expect.element(page.getByText('等待中')).toBeVisible();
  sent[0]?.at(35.6, 'checking');
  await expect.element(page.getByText('校验中 35%')).toBeVisible();
  sent[0]?.at(42.9, 'sending');
  await expect.element(page.getByText('上传中 42%')).toBeVisible();
  await expectAccessible();
  await button('暂停 录像.mp4').click();
  expect(sent[0]?.signal?.aborted).toBe(true);
  await expect.element(page.getByText('暂停中 42%')).toBeVisible();
  await expect.element(button('继续 录像.mp4')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: '名称' })).toHaveAttribute('aria-busy', 'false');
  await expectAccessible();
  // What the stopped one still had to say is of no interest.
  sent[0]?.at(80, 'sending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.at(60, 'sending');
  await expect.element(page.getByText('上传中 60%')).toBeVisible();
  sent[1]?.arrive();
  await expect.poll(() => names(changes.at(-1))).toEqual(['录像.mp4']);
  await expect.element(page.getByText('上传成功')).toBeVisible();
  await expectAccessible();
});

it('tries again where the line broke, and takes away what is not wanted any more', async () => {
  const changes: unknown[] = [];
  const forgotten: string[] = [];
  const { services, sent, said } = world({ forgetUpload: (file) => void forgotten.push(Object(file).name) });
  mount(<FieldHost widget={widget} changes={changes} />, services);
  await drop(large('录像.mp4'));
  sent[0]?.fail(new RequestError('network', '上传失败，网络中断'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('上传失败，网络中断');
  expect(said).toEqual(['上传失败，网络中断']);
  await expectAccessible();
  await button('重试 录像.mp4').click();
  await expect.poll(() => sent.length).toBe(2);
  await button('移除 录像.mp4').click();
  expect(sent[1]?.signal?.aborted).toBe(true);
  expect(forgotten).toEqual(['录像.mp4']);
  expect(page.getByText('录像.mp4').query()).toBeNull();
  await expect.element(page.getByRole('button', { name: '名称 点击上传' })).toHaveFocus();
  expect(changes).toEqual([]);
});

it.each([
  new RequestError(400, '文件内容与校验值不符，请重新上传'),
  new RequestError('unreadable', '文件录像.mp4读取出错，请检查该文件'),
])('takes a file away that will never be taken, and says why: $code', async (error) => {
  const { services, sent, said } = world();
  mount(<FieldHost widget={widget} />, services);
  await drop(large('录像.mp4'));
  sent[0]?.fail(error);
  await expect.element(page.getByText(`录像.mp4：${error.message}`)).toBeVisible();
  expect(said).toEqual([error.message]);
  expect(button('重试 录像.mp4').query()).toBeNull();
});

it('keeps what the server has no room or no session for, to be tried again', async () => {
  const { services, sent } = world();
  mount(<FieldHost widget={widget} />, services);
  await drop(large('录像.mp4'));
  for (const [index, code] of [429, 423, 507, 601].entries()) {
    sent[index]?.fail(new RequestError(code, `第 ${code} 号`));
    await button('重试 录像.mp4').click();
    await expect.poll(() => sent.length).toBe(index + 2);
  }
});

it('offers, when the page is there again, to go on with the same file', async () => {
  const first = world();
  mount(<FieldHost widget={widget} />, first.services);
  await drop(large('录像.mp4'));
  first.sent[0]?.at(42.9, 'sending');
  await expect.poll(() => first.kept.size).toBe(1);
  const changes: unknown[] = [];
  const second = world();
  for (const [key, value] of first.kept) second.kept.set(key, value);
  document.body.replaceChildren();
  mount(<FieldHost widget={widget} changes={changes} />, second.services);
  await expect.element(page.getByText('已上传 42%，重新选择该文件即可继续')).toBeVisible();
  await expect.element(button('继续上传 录像.mp4')).toBeVisible();
  await expectAccessible();
  await drop(large('录像.mp4'));
  await expect.poll(() => button('继续上传 录像.mp4').query()).toBeNull();
  second.sent[0]?.at(70, 'sending');
  second.sent[0]?.arrive();
  await expect.poll(() => names(changes.at(-1))).toEqual(['录像.mp4']);
  expect(second.kept.size).toBe(0);
});

it('forgets what nobody wants to go on with, and has the server forget it too', async () => {
  const first = world();
  mount(<FieldHost widget={widget} />, first.services);
  await drop(large('录像.mp4'));
  first.sent[0]?.at(10, 'sending', 'hash-of-it');
  await expect.poll(() => first.kept.size).toBe(1);
  document.body.replaceChildren();
  const forgotten: unknown[] = [];
  const { services, kept } = world({ forgetUpload: (file) => void forgotten.push(file) });
  for (const [key, value] of first.kept) kept.set(key, value);
  mount(<FieldHost widget={widget} />, services);
  await button('移除 录像.mp4').click();
  expect(page.getByText('录像.mp4').query()).toBeNull();
  expect(kept.size).toBe(0);
  expect(forgotten).toEqual(['hash-of-it']);
});

it('asks before the page is left, as long as a file is on its way or stopped', async () => {
  const asked: string[] = [];
  let asks: AskToLeave | undefined;
  const { services, sent } = world({
    guardLeave: (ask) => {
      asks = ask;
      return () => {
        asks = undefined;
      };
    },
    confirm: async ({ text = '' }) => {
      asked.push(text);
      return false;
    },
  });
  mount(<FieldHost widget={widget} />, services);
  await drop(large('录像.mp4'));
  await expect.poll(() => asks).toBeDefined();
  expect(await asks?.()).toBe(false);
  expect(asked[0]).toContain('录像.mp4');
  await button('暂停 录像.mp4').click();
  expect(asks).toBeDefined();
  await button('继续 录像.mp4').click();
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.arrive();
  await expect.poll(() => asks).toBeUndefined();
});

it('lets the next file take the place of one on its way where one is all', async () => {
  const changes: unknown[] = [];
  const { services, sent, kept } = world();
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { limit: 1 } }} />, services);
  await drop(large('旧.mp4'));
  sent[0]?.at(10, 'sending');
  await expect.poll(() => kept.size).toBe(1);
  await drop(large('新.mp4'));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(page.getByText('旧.mp4').query()).toBeNull();
  sent[1]?.arrive();
  await expect.poll(() => names(changes.at(-1))).toEqual(['新.mp4']);
  expect(kept.size).toBe(0);
});

it('does the same with large pictures', async () => {
  const { services, sent } = world({ fileAddress: async () => 'data:,' });
  mount(<FieldHost widget={uploadImg} />, services);
  await drop(large('全景.png', 'image/png'));
  sent[0]?.at(42, 'sending');
  await expect.element(page.getByText('上传中 42%')).toBeVisible();
  await expectAccessible();
  await button('暂停 全景.png').click();
  await expect.element(button('继续 全景.png')).toHaveFocus();
  await expectAccessible();
  await button('移除 全景.png').click();
  expect(page.getByText('暂停中 42%').query()).toBeNull();
});
