import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { changeProperty } from '../commands/index.ts';
import type { JsonObject } from '../document/json.ts';
import { FindingStrip } from './FindingStrip.tsx';

interface Options {
  readonly select?: readonly string[];
  readonly services?: Services;
}

function mountPart(part: ReactNode, document: JsonObject, { select, services = testServices() }: Options = {}) {
  const { around, ...prepared } = preparePart(part, document, select);
  mount(around, services);
  return prepared;
}

const broken: JsonObject = {
  version: 1,
  nodes: [
    {
      id: 'a',
      vModel: 'a',
      config: { aditKey: 'input', label: '甲' },
      showWhen: { logic: 'and', conditions: [{ field: 'gone', operator: 'empty' }] },
    },
    { id: 'b', vModel: 'b', config: { aditKey: 'pipe3d', label: '三维' } },
  ],
};
const sound: JsonObject = { version: 1, nodes: [{ id: 'a', vModel: 'a', config: { aditKey: 'input', label: '甲' } }] };
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('says what is wrong, where, and leads there', async () => {
  const { store } = mountPart(<FindingStrip />, broken);
  await expect.element(page.getByText('1 错误')).toBeVisible();
  await expect.element(page.getByText('1 警告')).toBeVisible();
  await expect.element(page.getByText('/nodes/0/showWhen/conditions/0/field')).toBeVisible();
  await button(/^警告.*pipe3d/).click();
  expect(store.state().selection).toEqual(['b']);
  await expectAccessible();
});

it('goes from one finding to the next and round again', async () => {
  const { store } = mountPart(<FindingStrip />, broken);
  const next = button('F8 下一条');
  await next.click();
  expect(store.state().selection).toEqual(['a']);
  await next.click();
  expect(store.state().selection).toEqual(['b']);
  await next.click();
  expect(store.state().selection).toEqual(['a']);
});

it('puts one right by a press, and all that can be by another', async () => {
  const { at } = mountPart(<FindingStrip />, broken);
  await button(/^删除引用/).click();
  expect(at('/nodes/0/showWhen')).toBeUndefined();
  await button('一键修复 1 项').click();
  expect(at('/nodes/1/config/aditKey')).toBe('input');
  await expect.element(page.getByText('没有发现问题')).toBeVisible();
});

it('opens at the first error, and stays folded when a person folds it', async () => {
  const { store } = mountPart(<FindingStrip />, sound);
  await expect.element(page.getByText('没有发现问题')).toBeVisible();
  store.run(changeProperty, {
    key: 'a',
    path: '/showWhen',
    value: { logic: 'and', conditions: [{ field: 'x', operator: 'empty' }] },
  });
  await expect.element(page.getByText('/nodes/0/showWhen/conditions/0/field')).toBeVisible();
  await button('收起检查结果').click();
  store.run(changeProperty, {
    key: 'a',
    path: '/enableWhen',
    value: { logic: 'and', conditions: [{ field: 'y', operator: 'empty' }] },
  });
  await expect.element(page.getByText('2 错误')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toEqual([]);
});

it.each([
  ['en', '1 error', 'Delete reference'],
  ['zhtw', '1 錯誤', '刪除引用'],
] as const)('speaks %s', async (language, count, fix) => {
  mountPart(<FindingStrip />, broken, { services: testServices(language) });
  await expect.element(page.getByText(count)).toBeVisible();
  await expect.element(button(new RegExp(`^${fix}`))).toBeVisible();
});

it('of one part shows what is wrong in it, and leads to the errors of the others', async () => {
  const shown: string[] = [];
  const list = { version: 1, searchList: [], columnList: [{ prop: 'gone' }] };
  mountPart(<FindingStrip within="/list" onShow={({ at }) => shown.push(at)} />, {
    ...sampleDesign,
    form: broken,
    list,
  });
  await expect.element(page.getByText('1 警告')).toBeVisible();
  expect(page.getByText('1 错误').elements()).toEqual([]);
  await button('其他部分还有 1 个错误').click();
  expect(shown).toEqual(['/form/nodes/0/showWhen/conditions/0/field']);
  await expectAccessible();
});
