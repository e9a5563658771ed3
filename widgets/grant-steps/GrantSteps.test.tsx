import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { GrantLine } from '../../engine/schema/calls/index.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';

const line = (id: string, parentId: string, fullName: string, some: Partial<GrantLine> = {}): GrantLine => ({
  ...{ id, parentId, fullName, enCode: id, icon: '', isGrantable: true, mayGrant: true },
  ...some,
});
const menus = [
  line('folder', '0', '巡检', { isGrantable: false, mayGrant: false }),
  line('plan', 'folder', '巡检计划'),
  line('record', 'folder', '巡检记录'),
  line('rights', '0', '权限组', { mayGrant: false }),
];
const buttons = [
  line('plan', '0', '巡检计划', { isGrantable: false, mayGrant: false }),
  line('plan:btn_add', 'plan', '新建'),
  line('plan:btn_remove', 'plan', '删除'),
];

/** A server with one role, which holds one entry. */
function server(refuse?: (call: string) => Error | undefined) {
  const asked: [call: string, input: { params?: object; body?: object }][] = [];
  const request = async (call: string, input: { params?: object; body?: object } = {}) => {
    asked.push([call, input]);
    const refused = refuse?.(call);
    if (refused) throw refused;
    if (call === 'authorityValues') {
      const { type } = input.body as { type: string }; // as the widget sends it
      const list = type === 'module' ? menus : type === 'button' ? buttons : [];
      const all = list.flatMap(({ id, isGrantable }) => (isGrantable ? [id] : []));
      return { list, all, ids: type === 'module' ? ['plan'] : [], revision: 'r1', name: '运维人员', below: false };
    }
    if (call.endsWith('Authority'))
      return {
        added: [{ kind: 'module', id: 'record', fullName: '巡检记录' }],
        removed: [],
        counts: { added: 1, removed: 0 },
        ...{ people: 6, revision: 'r2', objects: 2 },
      };
    return pickerAnswer(call, input as never); // asked by the picker
  };
  return { asked, services: testServices('zh', { request } as Partial<Services>) };
}

const screen = {
  nodes: [
    {
      id: 'rights',
      config: { aditKey: 'grantSteps', label: '权限设置' },
      props: { objectType: { $source: 'route', path: 'type' }, objectId: { $source: 'route', path: 'id' } },
    },
  ],
};
const given = { route: { type: 'role', id: 'role-staff' } };
const place = (name: string | RegExp) => page.getByRole('treeitem', { name });
const box = (name: string) => place(new RegExp(name)).getByRole('checkbox');
/** Buttons of two signs may have a space between them. */
const press = (name: string) => page.getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }).click();

it('shows what a role holds, tells what a change does, and sends it with the steps that were looked at', async () => {
  const { asked, services } = server();
  await mountScreen(screen, { given, services });
  await expect.element(page.getByText('运维人员')).toBeVisible();
  await expect.element(page.getByText('已选 1 / 3')).toBeVisible();
  await expect.element(box('权限组')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await box('巡检记录').click();
  await expect.element(page.getByText('已选 2 / 3')).toBeVisible();
  await press('下一步');
  await box('新建').click();
  await press('保存');
  await expect.element(page.getByRole('dialog').getByText('确认权限变更')).toBeVisible();
  await expect.element(page.getByText('将新增 1 项、收回 0 项权限，影响 6 人。')).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).fill('代班');
  await expectAccessible();
  await press('确认');
  await expect
    .poll(() => asked.filter(([call]) => call === 'saveAuthority').map(([, { body }]) => body))
    .toEqual([
      {
        ...{ objectType: 'role', revision: 'r1', reason: '代班' },
        ...{ module: ['plan', 'record'], button: ['plan:btn_add'] },
      },
    ]);
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
});

it('ticks branches and filtered rows at once, and goes by keys', async () => {
  const { services } = server();
  await mountScreen(screen, { given, services });
  await expect.element(place(/巡检计划/)).toBeVisible();
  await box('巡检 *').first().click();
  await expect.element(page.getByText('已选 2 / 3')).toBeVisible();
  await page.getByRole('searchbox', { name: '按名称或编码筛选' }).fill('记录');
  await expect.poll(() => place(/巡检计划/).elements().length).toBe(0);
  await press('取消全选');
  await expect.element(page.getByText('已选 1 / 3')).toBeVisible();
  await page.getByRole('searchbox', { name: '按名称或编码筛选' }).fill('');
  await page.getByRole('checkbox', { name: '只看已选' }).click();
  await expect.poll(() => place(/巡检记录/).elements().length).toBe(0);
  await press('全部折叠');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('tree', { name: '菜单' }).element().querySelector<HTMLElement>('input')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect.element(page.getByText('已选 0 / 3')).toBeVisible();
});

it('says what could not be loaded, and keeps what was ticked where a save is refused', async () => {
  let isDown = true;
  const failure = (message: string) => Object.assign(new Error(message), { code: 409, data: null });
  const { services } = server((call) => {
    if (call === 'authorityValues' && isDown) return failure('网络不通');
    return call === 'saveAuthority' ? failure('权限已被他人修改') : undefined;
  });
  await mountScreen(screen, { given, services });
  await expect.element(page.getByText('网络不通')).toBeVisible();
  isDown = false;
  await press('重试');
  await box('巡检记录').click();
  await press('保存');
  await press('确认');
  await expect.element(page.getByText('权限已被他人修改')).toBeVisible();
  // Compared anew, with what the server has now; what was ticked here stays.
  await press('重新比较');
  await expect.poll(() => page.getByRole('button', { name: '重新比较' }).elements().length).toBe(0);
  await press('取消');
  await expect.element(page.getByText('已选 2 / 3')).toBeVisible();
});

it('grants the same to many, who are chosen last', async () => {
  const { asked, services } = server();
  await mountScreen(screen, { services });
  await expect.element(page.getByText('先选择授权对象')).toBeVisible();
  await page.getByText('批量授权').click();
  await box('巡检记录').click();
  for (let step = 0; step < 5; step += 1) await press('下一步');
  await expect.element(page.getByText('请先添加授权对象')).toBeVisible();
  await press('添加对象');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem', { name: '运行部', exact: true }).click();
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click();
  await page.getByRole('radio', { name: '收回勾选的权限' }).click();
  await press('授权');
  await press('确认');
  const sent = () => asked.flatMap(([call, { body }]) => (call === 'batchAuthority' ? [body] : []));
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({
    organizeIds: ['run'],
    roleIds: [],
    mode: 'remove',
    module: expect.arrayContaining(['record']),
  });
});
