import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { uploadFileDescriptor } from './upload-file.descriptor.ts';
import { widget } from './upload-file.widget.ts';

const entry = (name: string): FileEntry => ({
  fileId: `f-${name}`,
  name,
  url: `/api/file/Download/annex/f-${name}`,
  fileSize: 1536,
});
const file = (name: string, content = '内容', type = 'text/plain') => new File([content], name, { type });
const names = (value: unknown) => (Array.isArray(value) ? value.map((one: FileEntry) => one.name) : value);
const button = () => page.getByRole('button', { name: '名称 点击上传' });
const choose = (...files: File[]) => userEvent.upload(page.getByTestId('field-chooser'), files);

/** Services that speak the engine's words too and keep what is said. */
function world(changes: TestServices = {}) {
  const said: string[] = [];
  const translate = createTranslate([engineTexts, ruleTexts, uploadFileDescriptor.texts], 'zh');
  const services = testServices('zh', { translate, toast: (_, text) => void said.push(text), ...changes });
  return { services, said };
}

/** An upload whose end the test decides. */
function heldUpload() {
  const sent: {
    file: File;
    type: string;
    signal: AbortSignal | undefined;
    progress(percent: number): void;
    arrive(): void;
    fail(message: string): void;
  }[] = [];
  const upload: Services['upload'] = (one, type, progress, signal) =>
    new Promise((resolve, reject) => {
      sent.push({
        file: one,
        type,
        signal,
        progress,
        arrive: () => resolve(entry(one.name)),
        fail: (message) => reject(new Error(message)),
      });
    });
  return { sent, upload };
}

it('sends chosen files and hands out each as it arrives, none lost when two arrive at once', async () => {
  const changes: unknown[] = [];
  const { sent, upload } = heldUpload();
  mount(<FieldHost widget={widget} initial={[entry('旧.txt')]} changes={changes} />, world({ upload }).services);
  await expect.element(button()).toBeVisible();
  await choose(file('甲.txt'), file('乙.txt'));
  await expect.poll(() => sent.map((one) => one.type)).toEqual(['annex', 'annex']);
  sent[0]?.progress(40);
  await expect
    .element(page.getByRole('progressbar', { name: '甲.txt 正在上传' }))
    .toHaveAttribute('aria-valuenow', '40');
  await expect.element(page.getByRole('group', { name: '名称' })).toHaveAttribute('aria-busy', 'true');
  await expectAccessible();
  sent[1]?.arrive();
  sent[0]?.arrive();
  await expect.poll(() => names(changes.at(-1))).toEqual(['旧.txt', '乙.txt', '甲.txt']);
  await expect.element(page.getByRole('button', { name: '删除 甲.txt' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '甲.txt 已上传' })).toBeInTheDocument();
});

it('says in the words of the specification why files are not taken, and takes the others', async () => {
  const { services, said } = world();
  const changes: unknown[] = [];
  const props = { accept: '.txt,image/*', fileSize: 1, sizeUnit: 'KB', limit: 2 };
  mount(<FieldHost widget={widget} changes={changes} node={{ props }} />, services);
  await expect.element(button()).toBeVisible();
  await choose(file('a.exe', 'x', ''), file('大.txt', 'x'.repeat(1025)), file('空.txt', ''), file('好.txt'));
  await expect.poll(() => names(changes.at(-1))).toEqual(['好.txt']);
  expect(said).toEqual(['请选择txt、图片类型的文件', '文件大小超过1KB', '文件不能为空，请选择有内容的文件']);
  await expect.element(page.getByText('a.exe：请选择txt、图片类型的文件')).toBeVisible();
  await choose(file('二.txt'), file('三.txt'));
  await expect.poll(() => said.at(-1)).toBe('当前限制最多可以上传2个文件');
  await expect.poll(() => names(changes.at(-1))).toEqual(['好.txt', '二.txt']);
  await button().click();
  await expect.poll(() => said.filter((text) => text === '当前限制最多可以上传2个文件').length).toBe(2);
});

it('takes any number when the limit is 0', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { limit: 0 } }} />, world().services);
  await expect.element(button()).toBeVisible();
  await choose(...Array.from({ length: 12 }, (_, index) => file(`${index}.txt`)));
  await expect.poll(() => (changes.at(-1) as unknown[] | undefined)?.length).toBe(12);
});

it('shows why an upload failed and sends it again on request', async () => {
  const { sent, upload } = heldUpload();
  const { services, said } = world({ upload });
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />, services);
  await expect.element(button()).toBeVisible();
  await userEvent.unhover(button());
  await choose(file('甲.txt'));
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.fail('磁盘空间不足');
  await expect.element(page.getByRole('alert')).toHaveTextContent('磁盘空间不足');
  expect(said).toEqual(['磁盘空间不足']);
  await expectAccessible();
  await page.getByRole('button', { name: '重试 甲.txt' }).click();
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.arrive();
  await expect.poll(() => names(changes.at(-1))).toEqual(['甲.txt']);
});

it('stops an upload on request and when the field goes away', async () => {
  const { sent, upload } = heldUpload();
  const { services, said } = world({ upload });
  mount(<FieldHost widget={widget} />, services);
  await expect.element(button()).toBeVisible();
  await choose(file('甲.txt'));
  await page.getByRole('button', { name: '移除 甲.txt' }).click();
  await expect.poll(() => sent[0]?.signal?.aborted).toBe(true);
  expect(page.getByText('甲.txt').query()).toBeNull();
  expect(said).toEqual([]);
});

it('asks before a file is deleted, says that it is, and gives the focus back', async () => {
  const questions: unknown[] = [];
  let sure = false;
  const { services, said } = world({
    confirm: async (question) => {
      questions.push(question);
      return sure;
    },
  });
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} initial={[entry('甲.txt')]} changes={changes} />, services);
  const remove = page.getByRole('button', { name: '删除 甲.txt' });
  await remove.click();
  expect(questions).toMatchObject([{ title: '提示', text: '确定删除该文件吗？', danger: true }]);
  expect(changes).toEqual([]);
  expect(said).toEqual([]);
  sure = true;
  await remove.click();
  await expect.poll(() => changes).toEqual([null]);
  expect(said).toEqual(['删除成功']);
  await expect.element(button()).toHaveFocus();
});

it('takes dropped and pasted files', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />, world().services);
  await expect.element(button()).toBeVisible();
  const group = page.getByRole('group', { name: '名称' }).element();
  const carried = (name: string) => {
    const data = new DataTransfer();
    data.items.add(file(name));
    return data;
  };
  group.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried('拖.txt') }));
  await expect.poll(() => names(changes.at(-1))).toEqual(['拖.txt']);
  button()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: carried('贴.txt') }));
  await expect.poll(() => names(changes.at(-1))).toEqual(['拖.txt', '贴.txt']);
});

it('downloads under the name of the file, and offers a download where there is no picture to view', async () => {
  const saved: string[] = [];
  const listen = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  const click = HTMLAnchorElement.prototype.click;
  // The link is in no document, so nothing bubbles to one: the click itself is where a download can be seen.
  HTMLAnchorElement.prototype.click = function () {
    this.addEventListener('click', listen, { once: true });
    click.call(this);
  };
  try {
    const request = async (_: string, { body }: RequestInput) => ({ url: `data:,${JSON.stringify(body)}` });
    const { services } = world({ request, fileAddress: () => Promise.reject(new Error('in memory')) });
    mount(<FieldHost widget={widget} initial={[entry('方案.docx')]} />, services);
    await page.getByRole('button', { name: '下载 方案.docx' }).click();
    await expect.poll(() => saved).toEqual(['方案.docx']);
    await page.getByRole('button', { name: '查看 方案.docx' }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('此类文件请下载后查看');
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
    await expect.poll(() => saved.length).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
});

it('says what is allowed, required and wrong with the button that has the focus', async () => {
  const props = { accept: '.pdf', limit: 1, showTip: true, tipText: '请上传盖章版', buttonText: '上传报告' };
  mount(<FieldHost widget={widget} required error="附件不能为空" node={{ props }} />, world().services);
  const report = page.getByRole('button', { name: '名称 上传报告' });
  await expect
    .element(report)
    .toHaveAccessibleDescription('必填 请上传盖章版 单个不超过 10MB，类型：pdf，最多 1 个 附件不能为空');
  await expect.element(report).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByTestId('field-chooser')).not.toHaveAttribute('multiple');
  await userEvent.tab();
  expect(document.activeElement).toBe(report.element());
  await expectAccessible();
});

it('can be viewed but not changed when read-only or disabled, and takes no dropped file', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} readOnly initial={[entry('甲.txt')]} changes={changes} />, world().services);
  await expect.element(page.getByRole('button', { name: '下载 甲.txt' })).toBeVisible();
  expect(page.getByRole('button', { name: /删除|上传/ }).query()).toBeNull();
  const data = new DataTransfer();
  data.items.add(file('拖.txt'));
  const group = page.getByRole('group', { name: '名称' }).element();
  group.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  await expectAccessible();
  mount(<FieldHost widget={widget} id="b" label="禁用" disabled initial={[entry('乙.txt')]} />, world().services);
  await expect.element(page.getByRole('button', { name: '禁用 点击上传' })).toBeDisabled();
  expect(page.getByRole('button', { name: '删除 乙.txt' }).query()).toBeNull();
  mount(<FieldHost widget={widget} id="c" label="空" readOnly />, world().services);
  await expect.element(page.getByRole('group', { name: '空' })).toHaveTextContent('未填写');
  await expectAccessible();
  expect(changes).toEqual([]);
});

it('draws entries that are files and nothing else of a stored value', async () => {
  mount(<FieldHost widget={widget} initial={[entry('甲.txt'), null, { name: 7 }, 'x']} />, world().services);
  await expect.element(page.getByText('甲.txt')).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBe(1);
  await expect.element(page.getByText('1.5 KB')).toBeVisible();
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
