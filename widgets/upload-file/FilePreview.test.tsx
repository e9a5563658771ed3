import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { FilePreview } from './FilePreview.tsx';
import { readTextFile } from './read-text-file.ts';

const entry = (name: string): FileEntry => ({ fileId: name, name, url: `/api/file/Download/annex/${name}` });

function Host({ names, ...options }: { names: string[]; showDownload?: boolean; showCancel?: boolean }) {
  const [index, setIndex] = useState<number | null>(0);
  const [entries] = useState(() => names.map(entry));
  if (index === null) return <p>closed</p>;
  return <FilePreview entries={entries} index={index} onIndex={setIndex} onClose={() => setIndex(null)} {...options} />;
}

/** A server whose tickets lead to these texts, and which keeps what it was asked for. */
function world(texts: Readonly<Record<string, string>> = {}) {
  const asked: unknown[] = [];
  const request = async (_: string, { body }: RequestInput) => {
    asked.push(body);
    const text = texts[Object(body).fileId];
    if (text === undefined) throw new Error('文件不存在');
    return { url: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}` };
  };
  return { asked, services: testServices('zh', { request, fileAddress: async () => 'data:,' }) };
}

const dialog = () => page.getByRole('dialog');

it('takes the whole window and shows a text as text, whatever is written in it', async () => {
  const { services, asked } = world({ 'a.xml': '<script>alert(1)</script>' });
  mount(<Host names={['a.xml']} />, services);
  await expect.element(page.getByRole('dialog', { name: '文件预览 - a.xml' })).toBeVisible();
  await expect.element(dialog().getByText('<script>alert(1)</script>')).toBeVisible();
  expect(asked).toEqual([{ fileId: 'a.xml', purpose: 'view' }]);
  await expect.poll(() => document.querySelector('.adit-file-preview')?.getBoundingClientRect().width).toBe(innerWidth);
  await expectAccessible();
});

it('plays sounds and films from where they are, and leaves what it cannot show to a download', async () => {
  mount(<Host names={['a.mp3', 'b.mp4', 'c.svg', 'd.html']} />, world({ 'a.mp3': '', 'b.mp4': '' }).services);
  await expect.poll(() => document.querySelector('audio')?.src).toMatch(/^data:/);
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.querySelector('video')?.src).toMatch(/^data:/);
  await expectAccessible();
  for (const name of ['c.svg', 'd.html']) {
    await dialog().getByRole('button', { name: '下一个' }).click();
    await expect
      .element(page.getByRole('dialog', { name: `文件预览 - ${name}` }))
      .toHaveTextContent('此类文件请下载后查看');
    expect(document.querySelector('.adit-file-preview :is(iframe, object, embed, img)')).toBeNull();
  }
});

it('says when a file cannot be had, and offers what it is told to', async () => {
  mount(<Host names={['a.txt']} showDownload={false} showCancel />, world().services);
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('加载失败');
  expect(dialog().getByRole('button', { name: '下载' }).query()).toBeNull();
  await dialog().getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByText('closed')).toBeVisible();
});

it('reads the first megabyte of a text, in the letters that it is written in', async () => {
  const { signal } = new AbortController();
  const read = async (content: BlobPart) => {
    const address = URL.createObjectURL(new Blob([content]));
    try {
      return await readTextFile(address, signal);
    } finally {
      URL.revokeObjectURL(address);
    }
  };
  // GB18030 of 巡检.
  expect(await read(new Uint8Array([0xd1, 0xb2, 0xbc, 0xec]))).toEqual({ text: '巡检', isCut: false });
  const whole = await read('a'.repeat(limits.previewTextBytes));
  expect([whole.text.length, whole.isCut]).toEqual([limits.previewTextBytes, false]);
  // The last character that is shown is one of three bytes, and cut.
  const cut = await read('检'.repeat(limits.previewTextBytes));
  expect(cut).toEqual({ text: '检'.repeat(Math.floor(limits.previewTextBytes / 3)), isCut: true });
});
