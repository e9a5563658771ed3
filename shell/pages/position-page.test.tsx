import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { holdsBy } from '../../engine/schema/access/access-rule.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { pruneNodes } from '../../engine/schema/documents/prune.ts';
import file from '../../schemas/screens/permission-position.json' with { type: 'json' };
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { fillShipped } from './fill-shipped.ts';

afterEach(() => page.viewport(1280, 900));

const place = { parentId: '0', enCode: '', type: 'department', hasChildren: false, children: [] };
const control = { ...place, id: 'org-control', fullName: '监控中心', parentId: 'org-production' };
const production = { ...place, id: 'org-production', fullName: '生产运行部', hasChildren: true, children: [control] };
const leader = { id: 'p1', fullName: '班长', enCode: 'BZ', organizeId: 'org-production', type: null, sortCode: 10 };
const operator = { ...leader, id: 'p2', fullName: '值班员', enCode: 'ZBY', organizeId: 'org-control' };
const rows = [leader, operator].map((row) => ({
  ...row,
  ...{ organizeIdText: '生产运行部', typeText: '', enabledMark: 1, description: '', people: row.id === 'p1' ? 1 : 0 },
  ...{ creatorTime: '2026-11-20T03:17:00.000Z', lastModifyTime: null },
}));
const used = {
  count: 1,
  says: [{ severity: 'info', message: '人员 1', fix: '' }],
  list: [{ kind: '人员', id: 'u1', fullName: '周敏' }],
};

/** The page over a server of two positions, the first of which somebody holds. */
async function open(buttons: readonly string[] = ['btn_add', 'btn_edit', 'btn_remove', 'btn_state']) {
  const sent: [string, unknown][] = [];
  const request: Services['requestNamed'] = async (call, { params, query, body } = {}) => {
    if (call === 'organizeTree') return { list: [production] };
    if (call === 'positionUses') return params?.id === 'p1' ? used : { count: 0, says: [], list: [] };
    if (call === 'loadPosition') return { ...rows.find(({ id }) => id === params?.id), revision: 3 };
    if (call !== 'positionList') return void sent.push([call, body ?? params]);
    const list = rows.filter(({ organizeId }) => !query?.organizeId || organizeId === query.organizeId);
    return { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } };
  };
  const codes = { button: new Set(buttons), column: new Set<string>(), form: new Set<string>() };
  const held = holdsBy((id) => (id === 'menu' ? codes : undefined), 'menu');
  const screen = fillShipped(file as ScreenDocument);
  const services = testServices('zh', { request, confirm: async () => true });
  await mountScreen({ ...screen, nodes: pruneNodes(screen.nodes, held) }, { services });
  await expect.element(page.getByRole('row', { name: /班长/ })).toBeVisible();
  return sent;
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = async (row: string, action: string) => {
  await page.getByRole('button', { name: new RegExp(`${row}.*更多|更多.*${row}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

it('lists positions beside the organisation, whose places narrow it', async () => {
  await open();
  await button('监控中心').click();
  await expect.element(page.getByRole('row', { name: /值班员/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /班长/ })).not.toBeInTheDocument();
  await expectAccessible();
});

it('writes a new one into the place that is chosen', async () => {
  const sent = await open();
  await button('监控中心').click();
  await button(/新建/).click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('调度员');
  await page.getByRole('textbox', { name: '编码', exact: true }).fill('DDY');
  await expectAccessible();
  await button('保存').click();
  await expect.poll(() => sent.at(-1)?.[0]).toBe('createPosition');
  expect(sent.at(-1)?.[1]).toMatchObject({
    fullName: '调度员',
    enCode: 'DDY',
    organizeId: 'org-control',
    enabledMark: 1,
  });
});

it('changes one from what was loaded, with its revision', async () => {
  const sent = await open();
  await button('值班员').click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('监控值班员');
  await button('保存').click();
  await expect.poll(() => sent.at(-1)?.[0]).toBe('savePosition');
  expect(sent.at(-1)?.[1]).toMatchObject({ fullName: '监控值班员', organizeId: 'org-control', revision: 3 });
});

it('deletes what nothing uses, and says of the rest by what it is used', async () => {
  const sent = await open();
  await choose('值班员', '删除');
  await expect.poll(() => sent).toEqual([['deletePosition', { id: 'p2' }]]);
  await choose('班长', '删除');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('周敏')).toBeVisible();
  await expect.element(dialog.getByText('人员 1')).toBeVisible();
  await dialog.getByRole('button', { name: '停用', exact: true }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['setPositionState', { enabledMark: 0 }]);
  expect(sent).toHaveLength(2);
});

it('has no button for what somebody may not do', async () => {
  await open([]);
  await expect.element(page.getByRole('row', { name: /值班员/ })).toBeVisible();
  expect(page.getByRole('table').getByRole('button').elements()).toEqual([]);
  await expect.element(button(/新建/)).not.toBeInTheDocument();
});
