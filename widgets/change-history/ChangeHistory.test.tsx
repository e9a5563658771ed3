import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const part = (name: string, before: string, after: string, some: object = {}) => ({
  ...{ name, label: name, before, after, added: [], removed: [], more: 0 },
  ...some,
});
const members = part('成员', '', '', { added: ['周敏', '赵雪'], removed: ['李伟'], more: 3 });
const change = (id: string, deed: string, some: object = {}) => ({
  ...{ id, deed, time: '2026-11-02T01:00:00Z', userName: '系统管理员', target: 'r1', name: '运维人员' },
  ...{ isGone: false, back: 'before', parts: [], unkept: [] },
  ...some,
});
const first = [
  change('c3', '修改', { parts: [part('名称', '运维', '运维人员'), members], unkept: ['密钥'] }),
  change('c2', '删除', { isGone: true }),
  change('c1', '新建', { back: 'none' }),
];

async function open(kinds = 'role', trial: object = {}) {
  const asked: [call: string, input: unknown][] = [];
  let stale = true;
  const request = async (call: string, { params, query, body }: Record<string, unknown> = {}) => {
    asked.push([call, body ?? query]);
    if (call === 'changeHistory') {
      const list =
        Object(params).kind === 'menuTree' ? [] : Object(query).currentPage === 1 ? first : [change('c0', '排序')];
      return { list, pagination: { currentPage: 1, pageSize: 20, total: list.length === 0 ? 0 : 4 } };
    }
    if (call === 'restoreChange') {
      const wasStale = stale;
      stale = false;
      if (wasStale) throw Object.assign(new Error('已被他人修改'), { code: 'conflict', data: null });
      return { parts: [] };
    }
    const parts = [part('名称', '运维人员', '运维')];
    return { name: '运维人员', revision: '4', isPossible: true, parts, findings: [], ...trial };
  };
  const services = testServices('zh', { request, requestNamed: request } as Partial<Services>); // as the calls answer
  const nodes = [{ id: 'list', config: { aditKey: 'changeHistory' }, props: { kinds, target: 'r1' } }];
  await mountScreen({ nodes }, { services });
  return asked;
}

const back = (name: string) => page.getByRole('button', { name });

it('tells what was changed, who came and who went, and earlier changes when they are asked for', async () => {
  const asked = await open();
  const list = page.getByRole('list', { name: '变更历史' });
  await expect.element(list).toHaveTextContent(/系统管理员 修改.*名称运维 → 运维人员.*成员\+周敏、赵雪−李伟等 3 项/);
  await expect.element(list).toHaveTextContent('密钥：已更改，内容不保留，无法恢复');
  // Before it was made there is nothing.
  await expect.poll(() => back('恢复到更改之前').elements()).toHaveLength(1);
  await expect.element(back('恢复已删除的“运维人员”')).toBeVisible();
  await expectAccessible();
  await back('再看更早的 1 条').click();
  await expect.element(list).toHaveTextContent('系统管理员 排序');
  expect(asked.map(([, query]) => query)).toEqual([
    { currentPage: 1, pageSize: 20, target: 'r1' },
    { currentPage: 2, pageSize: 20, target: 'r1' },
  ]);
});

it('goes back by keys once what that changes was seen, and looks anew where it has changed meanwhile', async () => {
  const asked = await open();
  await expect.element(back('恢复到更改之前')).toBeVisible();
  (document.querySelector('.adit-changes button') as HTMLElement).focus(); // the first way back
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: '恢复“运维人员”' });
  await expect.element(dialog).toHaveTextContent(/之后也可以再撤回.*名称运维人员 → 运维/);
  await expectAccessible();
  const ok = dialog.getByRole('button', { name: '恢复' });
  await ok.click();
  await expect.element(dialog).toHaveTextContent('已被他人修改');
  await ok.click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(asked.map(([call]) => call)).toEqual([
    ...['changeHistory', 'tryRestore', 'restoreChange', 'tryRestore', 'restoreChange', 'changeHistory'],
  ]);
  expect(asked[2]?.[1]).toEqual({ to: 'before', revision: '4' });
});

it('says why it cannot be done, and of what is left out', async () => {
  const findings = [
    { severity: 'error', message: '编码 DDY 已被另一个岗位使用', fix: '' },
    { severity: 'warning', message: '成员：赵雪 等 1 项已不存在', fix: '' },
  ];
  await open('role', { isPossible: false, findings });
  await back('恢复已删除的“运维人员”').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(/现在不能恢复：.*编码 DDY.*赵雪/);
  await expect.element(dialog.getByRole('button', { name: '恢复' })).toBeDisabled();
});

it('shows one kind of several', async () => {
  const asked = await open('menuEntry,menuTree');
  await expect.element(back('恢复到更改之前')).toBeVisible();
  await page.getByText('菜单版本').click();
  await expect.element(page.getByText('暂无更改记录')).toBeVisible();
  expect(asked).toHaveLength(2);
});
