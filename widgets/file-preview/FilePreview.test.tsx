import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RequestError } from '../../shell/request/request-error.ts';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './file-preview.widget.ts';

function open(props: Record<string, unknown>, ...answers: (string | Error)[]) {
  const asked: unknown[] = [];
  const done: string[] = [];
  const request = async (_: string, { body }: { body?: unknown }) => {
    asked.push(body);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer instanceof Error) throw answer;
    return { name: answer, url: `data:text/plain;charset=utf-8,${encodeURIComponent('第一行')}`, expires: '' };
  };
  const services = testServices('zh', {
    request,
    toast: (_kind, text) => void done.push(text),
    command: async (name) => void done.push(name),
    navigate: (to) => void done.push(to),
  });
  mount(<ActionHost widget={widget} props={props} />, services);
  return { asked, done };
}
const button = (name: string) => page.getByRole('button', { name });

it('shows the file that an address names, and offers what it is told to', async () => {
  const { asked, done } = open({ fileId: 'f1', showCancel: true }, '记录.txt');
  await expect.element(page.getByRole('heading', { name: '文件预览 - 记录.txt' })).toBeVisible();
  await expect.element(page.getByText('第一行')).toBeVisible();
  expect(asked).toContainEqual({ fileId: 'f1', purpose: 'view' });
  await expect.element(button('下载')).toBeVisible();
  await expectAccessible();
  await button('取消').click();
  expect(done).toHaveLength(1);
  expect(['back', '/home']).toContain(done[0]);
});

it('draws a picture from where it is: an address knows no more of it than its id', async () => {
  const { asked } = open({ fileId: 'f1', showDownload: false }, 'a.png');
  await expect.poll(() => asked.length).toBe(2);
  expect(button('下载').query()).toBeNull();
});

it.each([403, 404, 400])('says that there is no such file and goes back: %i', async (code) => {
  const { done } = open({ fileId: 'f1' }, new RequestError(code, '无'));
  await expect.poll(() => done).toHaveLength(2);
  expect(done[0]).toBe('文件不存在');
  expect(['back', '/home']).toContain(done[1]);
});

it('asks for nothing where no file is named', async () => {
  const { asked, done } = open({ fileId: '' }, 'a.txt');
  await expect.poll(() => done).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('stays and tries again where the line broke', async () => {
  const { done } = open({ fileId: 'f1' }, new RequestError('network', '网络中断'), '记录.txt');
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件没有取到，请重试');
  await expectAccessible();
  await button('重试').click();
  await expect.element(page.getByText('第一行')).toBeVisible();
  expect(done).toEqual([]);
});
