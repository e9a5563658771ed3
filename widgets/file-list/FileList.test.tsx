import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { widget } from './file-list.widget.ts';

const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annex/${name}`, fileSize: 2048 });
const initial = [entry('报告.pdf'), entry('记录.txt')];
const canDelete = { props: { canDelete: true } };

function world(answers: boolean[] = []) {
  const [asked, said, changes]: [unknown[], string[], unknown[]] = [[], [], []];
  const changed: TestServices = {
    confirm: async (question) => {
      asked.push(question);
      return answers.shift() ?? true;
    },
    toast: (kind, text) => void said.push(`${kind} ${text}`),
  };
  return { services: testServices('zh', changed), asked, said, changes };
}

it('names the files with what can be done with each, and none can be deleted unless the design says so', async () => {
  const { services } = world();
  mount(<FieldHost widget={widget} label="附件" initial={initial} />, services);
  await expect.element(page.getByRole('list', { name: '附件' })).toHaveTextContent('报告.pdf');
  await expect.element(page.getByRole('button', { name: '查看 报告.pdf' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下载 记录.txt' })).toBeVisible();
  expect(page.getByRole('button', { name: /^删除/ }).query()).toBeNull();
  await expectAccessible();
});

it('deletes a file once the question is answered, says so, and keeps the focus', async () => {
  const { services, asked, said, changes } = world([false, true]);
  mount(<FieldHost widget={widget} label="附件" initial={initial} node={canDelete} changes={changes} />, services);
  await page.getByRole('button', { name: '删除 报告.pdf' }).click();
  await expect.poll(() => asked).toEqual([{ title: '提示', text: '确定删除该文件吗？', okText: '删除', danger: true }]);
  expect(changes).toEqual([]);
  await page.getByRole('button', { name: '删除 报告.pdf' }).click();
  await expect.poll(() => changes).toEqual([[entry('记录.txt')]]);
  expect(said).toEqual(['success 删除成功']);
  await expect.element(page.getByRole('list', { name: '附件' })).toHaveFocus();
});

it('can be read but not changed while it is disabled or only read', async () => {
  const { services } = world();
  mount(<FieldHost widget={widget} disabled initial={initial} node={canDelete} />, services);
  mount(<FieldHost widget={widget} id="b" readOnly initial={initial} node={canDelete} />, services);
  await expect.element(page.getByRole('button', { name: '查看 报告.pdf' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^删除/ }).query()).toBeNull();
});
