import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { uploadImgDescriptor } from './upload-img.descriptor.ts';
import { widget } from './upload-img.widget.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const entry = (name: string) => ({ fileId: `p-${name}`, name, url: `/api/file/Download/annexpic/p-${name}` });
const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const button = () => page.getByRole('button', { name: '名称 点击上传' });
const choose = (...files: File[]) => userEvent.upload(page.getByTestId('field-chooser'), files);

function world(changes: TestServices = {}) {
  const said: string[] = [];
  const types: string[] = [];
  const translate = createTranslate([engineTexts, ruleTexts, uploadImgDescriptor.texts], 'zh');
  const services = testServices('zh', {
    translate,
    toast: (_, text) => void said.push(text),
    upload: async (file, type) => {
      types.push(type);
      return entry(file.name);
    },
    fileAddress: async () => pixel,
    ...changes,
  });
  return { services, said, types };
}

it('sends pictures as pictures and shows them as cards', async () => {
  const changes: unknown[] = [];
  const { services, types } = world();
  mount(<FieldHost widget={widget} changes={changes} />, services);
  await expect.element(button()).toBeVisible();
  await choose(picture('渗漏点.png'));
  await expect.element(page.getByRole('img', { name: '渗漏点.png' })).toBeVisible();
  expect(types).toEqual(['annexpic']);
  expect(changes).toEqual([[entry('渗漏点.png')]]);
  await expectAccessible();
});

it('refuses what is no picture, too large or too many in the words of the specification', async () => {
  const { services, said } = world();
  const props = { limit: 2, fileSize: 1, sizeUnit: 'KB' };
  mount(<FieldHost widget={widget} node={{ props }} initial={[entry('一.png')]} />, services);
  await expect.element(button()).toBeVisible();
  await choose(new File(['x'], 'a.txt', { type: 'text/plain' }), picture('大.png', 1025));
  await expect.poll(() => said).toEqual(['请上传图片', '图片大小超过1KB']);
  await choose(picture('二.png'), picture('三.png'));
  await expect.poll(() => said.at(-1)).toBe('当前限制最多可以上传2张图片');
  await expect.element(page.getByRole('img', { name: '二.png' })).toBeVisible();
  expect(page.getByRole('img', { name: '三.png' }).query()).toBeNull();
});

it('shows the message of the server when a picture does not arrive, and tries again', async () => {
  let tries = 0;
  const { services, said } = world({
    upload: async (file) => {
      tries += 1;
      if (tries === 1) throw new Error('文件内容与扩展名不符');
      return entry(file.name);
    },
  });
  mount(<FieldHost widget={widget} />, services);
  await expect.element(button()).toBeVisible();
  await choose(picture('甲.png'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件内容与扩展名不符');
  expect(said).toEqual(['文件内容与扩展名不符']);
  await expectAccessible();
  await page.getByRole('button', { name: '重试 甲.png' }).click();
  await expect.element(page.getByRole('img', { name: '甲.png' })).toBeVisible();
});

it('previews by keyboard: arrows step through the pictures, Escape closes and gives the focus back', async () => {
  mount(<FieldHost widget={widget} initial={[entry('一.png'), entry('二.png')]} />, world().services);
  const view = page.getByRole('button', { name: '查看 一.png' });
  await expect.element(view).toBeVisible();
  view.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('文件预览 - 一.png')).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: '一.png' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(dialog.getByText('2 / 2')).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: '二.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  await expect.element(view).toHaveFocus();
});

it('keeps a preview within 380 px until it is enlarged, and turns it', async () => {
  mount(<FieldHost widget={widget} initial={[entry('一.png')]} />, world().services);
  await page.getByRole('button', { name: '查看 一.png' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: '一.png' });
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).maxWidth).toBe('380px');
  const side = () => shown.element().getBoundingClientRect().width;
  const before = side();
  await page.getByRole('button', { name: '放大' }).click();
  await expect.element(page.getByText('150%')).toBeVisible();
  await expect.poll(() => side() / before).toBeCloseTo(1.5, 1);
  await page.getByRole('button', { name: '缩小' }).click();
  await expect.poll(() => side() / before).toBeCloseTo(1, 1);
  await page.getByRole('button', { name: '旋转' }).click();
  await expect.poll(() => getComputedStyle(shown.element()).transform).toBe('matrix(0, 1, -1, 0, 0, 0)');
  await expectAccessible();
});

it('shows an error picture for one that cannot be had', async () => {
  const { services } = world({ fileAddress: async () => Promise.reject(new Error('404')) });
  mount(<FieldHost widget={widget} initial={[entry('一.png')]} />, services);
  await expect.element(page.getByRole('img', { name: '一.png 加载失败' })).toBeVisible();
  await expectAccessible();
});

it('gives an address back when its picture is gone', async () => {
  const given: string[] = [];
  const released: string[] = [];
  const revoke = URL.revokeObjectURL;
  URL.revokeObjectURL = (address) => {
    released.push(address);
    revoke.call(URL, address);
  };
  try {
    const { services } = world({
      fileAddress: async () => {
        const address = URL.createObjectURL(await (await fetch(pixel)).blob());
        given.push(address);
        return address;
      },
    });
    mount(<FieldHost widget={widget} initial={[entry('一.png')]} />, services);
    await expect.element(page.getByRole('img', { name: '一.png' })).toBeVisible();
    await page.getByRole('button', { name: '删除 一.png' }).click();
    await expect.poll(() => released).toEqual(given);
    expect(given.length).toBe(1);
  } finally {
    URL.revokeObjectURL = revoke;
  }
});

it('can be looked at but not changed when read-only or disabled', async () => {
  mount(<FieldHost widget={widget} readOnly initial={[entry('一.png')]} />, world().services);
  await expect.element(page.getByRole('button', { name: '查看 一.png' })).toBeVisible();
  expect(page.getByRole('button', { name: /删除|上传/ }).query()).toBeNull();
  mount(<FieldHost widget={widget} id="b" label="禁用" disabled initial={[entry('二.png')]} />, world().services);
  await expect.element(page.getByRole('button', { name: '禁用 点击上传' })).toBeDisabled();
  expect(page.getByRole('button', { name: '删除 二.png' }).query()).toBeNull();
  await expectAccessible();
});

it('says what is required and what is wrong', async () => {
  mount(<FieldHost widget={widget} required error="现场照片不能为空" />, world().services);
  await expect.element(button()).toHaveAccessibleDescription('必填 现场照片不能为空');
  await expectAccessible();
});

it('has a red edge while something is wrong with it, and none otherwise', async () => {
  mount(<FieldHost widget={widget} />, world().services);
  const edge = () => getComputedStyle(button().element()).borderColor;
  await expect.element(button()).toBeVisible();
  const usual = edge();
  mount(<FieldHost widget={widget} id="b" label="现场" error="不能为空" />, world().services);
  const wrong = page.getByRole('button', { name: '现场 点击上传' });
  await expect.element(wrong).toBeVisible();
  expect(getComputedStyle(wrong.element()).borderColor).not.toBe(usual);
  expect(getComputedStyle(wrong.element()).borderColor).toBe('rgb(207, 36, 49)');
});
