import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const line = (id: string, parentId: string, fullName: string, isHeld = true) => ({
  ...{ id, parentId, fullName, enCode: id, icon: '', isHeld },
});
const lines = {
  module: [
    line('folder', '0', '巡检管理', false),
    line('plan', 'folder', '巡检计划'),
    line('log', 'folder', '值班日志'),
  ],
  button: [line('plan', '0', '巡检计划', false), line('plan:btn_add', 'plan', '新建')],
};
const road = (kind: string, fullName: string, some: object = {}) => ({
  ...{ kind, id: fullName, fullName, isAbove: false, state: 'counts', grantedBy: '系统管理员' },
  ...{ grantedTime: '2026-11-02T01:00:00Z', validTo: null, reason: '' },
  ...some,
});
const roads = [
  road('role', '运维人员', { reason: '汛期值守' }),
  road('department', '生产部', { isAbove: true, state: 'onlyThere', grantedBy: '' }),
];

async function open(some: { refuse?: string } = {}) {
  const asked: [call: string, query: Record<string, unknown>][] = [];
  let refuse = some.refuse;
  const request = async (call: string, input: { query?: unknown } = {}) => {
    const query = Object(input.query);
    asked.push([call, query]);
    if (call === refuse) {
      refuse = undefined;
      throw new Error('网络不通');
    }
    if (call === 'personRights')
      return { list: Object(lines)[query.type] ?? [], name: '李伟', isAdministrator: false, isOff: true };
    if (call === 'explainRight') return { isHeld: true, isAdministrator: false, isUsual: false, roads, rows: null };
    const person = { id: 'u1', account: 'liwei', realName: '李伟', organize: '一班', isAdministrator: false };
    return {
      list: [{ ...person, through: [{ kind: 'role', fullName: '运维人员' }] }],
      pagination: { currentPage: 1, pageSize: 10, total: 1 },
    };
  };
  const services = testServices('zh', { request, requestNamed: request } as Partial<Services>); // as the calls answer
  const nodes = [{ id: 'why', config: { aditKey: 'rightsReport' }, props: { userId: 'u1' } }];
  await mountScreen({ nodes }, { services });
  return asked;
}

const node = (name: string) => page.getByRole('treeitem', { name });

it('shows what somebody holds, why, and who else does', async () => {
  const asked = await open();
  await expect.element(page.getByText('2 项')).toBeVisible();
  await expect.element(page.getByText(/该账号已停用/)).toBeVisible();
  await node('巡检计划').click();
  const told = page.getByRole('region', { name: '来源' });
  await expect.element(told).toHaveTextContent(/角色.*运维人员.*生效.*系统管理员 于 2026-11-02/);
  await expect.element(told).toHaveTextContent(/上级 · 部门.*生产部.*不含下级.*系统初始化时授予/);
  await expectAccessible();
  await page.getByRole('button', { name: '谁拥有此权限' }).click();
  await expect.element(told).toHaveTextContent('共 1 人');
  await expect.element(told).toHaveTextContent('liwei · 一班');
  expect(asked.slice(1)).toEqual([
    ['explainRight', { type: 'module', item: 'plan' }],
    ['rightHolders', { type: 'module', item: 'plan', currentPage: 1, pageSize: 10 }],
  ]);
});

it('goes by kinds and by a word', async () => {
  await open();
  await expect.element(node('值班日志')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索权限' }).fill('计划');
  await expect.poll(() => node('值班日志').elements()).toEqual([]);
  await expect.element(node('巡检管理')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索权限' }).fill('');
  await page.getByText('按钮', { exact: true }).click();
  await expect.element(node('新建')).toBeVisible();
  await page.getByText('表单', { exact: true }).click();
  await expect.element(page.getByText('没有这类权限')).toBeVisible();
});

it('says what has failed, and tries again', async () => {
  await open({ refuse: 'personRights' });
  await expect.element(page.getByText('权限没有加载出来')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(node('巡检计划')).toBeVisible();
});
