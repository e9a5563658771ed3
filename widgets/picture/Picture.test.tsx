import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const kept = '/api/file/Download/annexpic/p1';
const entry = (name: string) => ({ fileId: 'p2', name, url: '/api/file/Download/annexpic/p2' });
const picture = (size = 10, name = '我.png', type = 'image/png') => new File(['x'.repeat(size)], name, { type });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (file: File) => {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('There is nothing to choose with.');
  await userEvent.upload(page.elementLocator(chooser), file);
};

const withPicture = {
  nodes: [
    {
      id: 'face',
      config: { aditKey: 'picture', label: '头像' },
      props: { url: { $source: 'me', path: 'url' }, fileSize: 1, sizeUnit: 'KB', tip: '不超过 1 KB' },
      on: {
        choose: [{ action: 'request' as const, call: 'saveAvatar', params: { fileId: '{file.fileId}' }, into: 'me' }],
        remove: [{ action: 'request' as const, call: 'saveAvatar', params: { fileId: '0' }, into: 'me' }],
      },
    },
  ],
};

/** The page with one picture in it, and what was asked of the world; `answers` stand in for the usual ones. */
async function world(answers: TestServices = {}, url: string | null = kept) {
  const asked: unknown[] = [];
  const services = testServices('zh', {
    upload: async (file) => entry(file.name),
    fileAddress: async () => pixel,
    request: async (_call, { params } = {}) => {
      asked.push(params?.fileId);
      return { url: params?.fileId === '0' ? '' : `/api/file/Download/annexpic/${params?.fileId}` };
    },
    ...answers,
  });
  await mountScreen(withPicture, { given: url === null ? {} : { me: { url } }, services });
  return asked;
}

it('shows the picture, and hands over another one once it was sent', async () => {
  const asked = await world({}, null);
  await expect.element(page.getByText('还没有图片')).toBeVisible();
  await expect.element(button('上传图片')).toHaveAccessibleDescription('不超过 1 KB');
  await expectAccessible();
  await choose(picture());
  await expect.element(page.getByRole('img', { name: '头像' })).toBeVisible();
  await expect.element(button('更换图片')).toBeVisible();
  expect(asked).toEqual(['p2']);
  await expectAccessible();
});

it('refuses what is too large, empty or no picture in the words of the specification, and sends nothing', async () => {
  const asked = await world();
  await choose(picture(1025));
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片大小超过1KB');
  await choose(picture(3, 'a.txt', 'text/plain'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('请上传图片');
  await expect.element(page.getByRole('img', { name: '头像' })).toBeVisible();
  expect(button('重试').query()).toBeNull();
  expect(asked).toEqual([]);
  await expectAccessible();
  await choose(picture());
  await expect.poll(() => page.getByRole('alert').query()).toBeNull();
  expect(asked).toEqual(['p2']);
});

it('keeps the chosen picture when the network is gone, and sends it when tried again', async () => {
  let tries = 0;
  const asked = await world({
    upload: async (file) => {
      tries += 1;
      if (tries === 1) throw new Error('网络中断，文件没有上传');
      return entry(file.name);
    },
  });
  await choose(picture());
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断，文件没有上传');
  await expect.element(page.getByRole('img', { name: '头像' })).toBeVisible();
  await button('重试').click();
  await expect.poll(() => asked).toEqual(['p2']);
  await expect.poll(() => page.getByRole('alert').query()).toBeNull();
});

it('says when it was sent and not kept, and does not send it twice', async () => {
  let [uploads, saves] = [0, 0];
  await world({
    upload: async (file) => {
      uploads += 1;
      return entry(file.name);
    },
    request: async () => {
      saves += 1;
      if (saves === 1) throw new Error('请求出错，请重试');
      return { url: kept };
    },
  });
  await choose(picture());
  await expect.element(page.getByRole('alert')).toHaveTextContent('我.png 没有保存，原来的图片不变');
  await button('重试').click();
  await expect.poll(() => saves).toBe(2);
  expect(uploads).toBe(1);
});

it('takes no second picture while the first is on its way', async () => {
  const sent: string[] = [];
  let arrive: () => void = () => {};
  const asked = await world({
    upload: (file) => {
      sent.push(file.name);
      return new Promise((resolve) => {
        arrive = () => resolve(entry(file.name));
      });
    },
  });
  await choose(picture());
  await expect.element(page.getByRole('group', { name: '头像' })).toHaveAttribute('aria-busy', 'true');
  await choose(picture(10, '另.png'));
  arrive();
  await expect.poll(() => asked).toEqual(['p2']);
  expect(sent).toEqual(['我.png']);
});

it('is removed when the question is answered with yes, and the focus stays beside it', async () => {
  let answer = false;
  const asked = await world({ confirm: async () => answer }, null);
  await choose(picture());
  await expect.element(button('移除图片')).toBeVisible();
  await button('移除图片').click();
  expect(asked).toEqual(['p2']);
  answer = true;
  button('移除图片').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('还没有图片')).toBeVisible();
  expect(asked).toEqual(['p2', '0']);
  await expect.element(button('上传图片')).toHaveFocus();
  expect(page.getByRole('img', { name: '头像' }).query()).toBeNull();
});

it('is only shown where nothing is done with it', async () => {
  const [node] = withPicture.nodes;
  const { on: _, ...shown } = node ?? { id: 'face', config: { aditKey: 'picture' } };
  await mountScreen(
    { nodes: [shown] },
    { given: { me: { url: kept } }, services: testServices('zh', { fileAddress: async () => pixel }) },
  );
  await expect.element(page.getByRole('img', { name: '头像' })).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});
