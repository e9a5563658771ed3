import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { GrantLine } from '../../engine/schema/calls/index.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const line = (id: string, parentId: string, fullName: string): GrantLine => ({
  ...{ id, parentId, fullName, enCode: id, icon: '', isGrantable: true, mayGrant: true },
});
const lines: Readonly<Record<string, readonly GrantLine[]>> = {
  system: [line('main', '0', '主应用'), line('site', '0', '现场应用')],
  module: [line('plan', '0', '巡检计划'), line('record', '0', '巡检记录')],
  button: [line('plan:btn_add', '0', '新建')],
  dictionary: [],
};

/** A server with two tenants beside the operator's own, of which everything is inside. */
function server() {
  const asked: [call: string, body: unknown][] = [];
  const request = async (call: string, { body }: { body?: { type?: string; check?: boolean } } = {}) => {
    asked.push([call, body]);
    if (call === 'tenantList')
      return {
        list: [
          { id: 'main', companyName: '平台' },
          { id: 'north', companyName: '北方管廊' },
          { id: 'south', companyName: '南方管廊' },
        ],
      };
    if (call === 'tenantAuthorityValues') {
      const list = lines[body?.type ?? ''] ?? [];
      const ids = list.map(({ id }) => id);
      return { list, all: ids, ids, revision: 'r1', name: '北方管廊', isBounded: false };
    }
    return {
      added: [],
      removed: [{ kind: 'module', id: 'record', fullName: '巡检记录' }],
      counts: { added: 0, removed: 1 },
      ...{ tenants: 1, sleeping: 3, waking: 0, people: 7, revision: 'r2' },
    };
  };
  const sent = (call: string) => asked.flatMap(([one, body]) => (one === call ? [body] : []));
  return { sent, services: testServices('zh', { request } as Partial<Services>) };
}

const screenOf = (props: object) => ({
  nodes: [
    {
      id: 'bounds',
      config: { aditKey: 'grantSteps', label: '租户权限' },
      props: { of: 'tenants', ownTenant: 'main', ...props },
    },
  ],
});
const box = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) }).getByRole('checkbox');
const press = (name: string) => page.getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }).click();
const option = (name: string) => page.getByText(name, { exact: true }).last();

it('tells what narrowing a tenant does, and sends it with the revision that was told', async () => {
  const { sent, services } = server();
  await mountScreen(screenOf({}), { services });
  await expect.element(page.getByRole('heading', { name: '先选择租户' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('combobox', { name: '租户' }).click();
  await expect.poll(() => page.getByText('平台', { exact: true }).elements().length).toBe(0);
  await option('北方管廊').click();
  await expect.element(box('主应用')).toBeVisible();
  await press('下一步');
  await box('巡检记录').click();
  await press('下一步');
  await expect.element(box('新建')).toBeVisible();
  // Each step is asked for what the one before has left.
  expect(sent('tenantAuthorityValues')).toEqual([
    { tenantId: 'north', type: 'system' },
    { tenantId: 'north', type: 'module', moduleIds: ['main', 'site'] },
    { tenantId: 'north', type: 'button', moduleIds: ['plan'] },
  ]);
  await press('保存');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/影响 7 人，立即生效/)).toBeVisible();
  await expect.element(dialog.getByText(/已授予的 3 项权限将失效但仍保留/)).toBeVisible();
  await expectAccessible();
  await press('确认');
  const wanted = { system: ['main', 'site'], module: ['plan'], button: ['plan:btn_add'], mode: 'replace' };
  await expect
    .poll(() => sent('batchTenantAuthority'))
    .toEqual([
      { tenantIds: ['north'], ...wanted, check: true, revision: 'r1' },
      { tenantIds: ['north'], ...wanted, revision: 'r2' },
    ]);
});

it('gives the same to other tenants, chosen last', async () => {
  const { sent, services } = server();
  await mountScreen(screenOf({ objectId: 'north' }), { services });
  await expect.element(box('主应用')).toBeVisible();
  for (let step = 0; step < 4; step += 1) await press('下一步');
  await page.getByRole('combobox', { name: '同时用于' }).click();
  await option('南方管廊').click();
  await page.getByRole('radio', { name: '增加勾选的项目' }).click();
  await press('保存');
  await press('确认');
  await expect
    .poll(() => sent('batchTenantAuthority').at(-1))
    .toMatchObject({ tenantIds: ['north', 'south'], mode: 'add', revision: 'r2' });
});
