import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { GradeItem, GradePlace } from '../../engine/schema/calls/index.ts';
import { type GradeCell, gradeCells } from '../../engine/schema/grants/grade.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';

const place = (id: string, parentId: string, cells: Partial<Record<GradeCell, number>> = {}): GradePlace => ({
  ...{ id, parentId, fullName: id, enCode: id, category: 'department' as const },
  ...(Object.fromEntries(gradeCells.map((cell) => [cell, 0])) as Record<GradeCell, number>), // one for each
  ...cells,
});
const some = [
  place('公司', '0', { subLayerDelete: 3 }),
  place('生产部', '公司', { thisLayerSelect: 1, thisLayerAdd: 2 }),
  place('一班', '生产部'),
];
const item = (id: string, mayGrant = true): GradeItem => ({
  ...{ id, parentId: '0', fullName: id, note: '', isGrantable: true, mayGrant },
});

/** A server with the grade of one person. */
function server(list: readonly GradePlace[] = some) {
  const sent: unknown[] = [];
  const request = async (call: string, input: { body?: unknown } = {}) => {
    if (call === 'gradeSelector') return { list, menus: [item('公告'), item('日志', false)], roles: [item('运维')] };
    if (call === 'saveGrade') {
      sent.push(input.body);
      return { id: 'g1' };
    }
    return pickerAnswer(call, input as never); // asked by the picker
  };
  return { sent, services: testServices('zh', { request } as Partial<Services>) };
}

const field = (name: string) => `{sent.${name}}`;
const screen = {
  nodes: [
    {
      id: 'grade',
      config: { aditKey: 'gradeForm', label: '分级管理' },
      props: { grade: { $source: 'item' } },
      on: {
        save: [
          {
            action: 'request' as const,
            call: 'saveGrade',
            params: { id: 'g1' },
            body: {
              scopes: field('scopes'),
              menuIds: field('menuIds'),
              roleIds: field('roleIds'),
              note: field('note'),
            },
          },
        ],
      },
    },
  ],
};
const kept = { id: 'g1', userId: 'user-liwei', scopes: [], menuIds: ['日志'], roleIds: [], note: '', revision: 1 };
const open = async (list?: readonly GradePlace[]) => {
  const { sent, services } = server(list);
  const mounted = await mountScreen(screen, { services, given: { item: kept } });
  await page.getByRole('tab', { name: '管理范围' }).click();
  return { sent, mounted };
};
const box = (name: string) => page.getByRole('checkbox', { name });
const save = () => page.getByRole('button', { name: '保存' });

it('is set cell by cell, below as here, and by whole columns', async () => {
  const { sent } = await open();
  await box('公司：本级编辑').click();
  await expect.element(box('公司：本级查看')).toBeChecked();
  await page.getByRole('button', { name: '公司：下级与本级相同' }).click();
  await expect.element(box('公司：下级编辑')).toBeChecked();
  // What is given from above is seen, and what somebody higher has given stays.
  await expect.element(box('一班：本级编辑 (上级组织的“下级”已包含)')).not.toBeChecked();
  const fixed = box('生产部：本级新增 (不在您的管理范围内，不能更改)');
  (fixed.element() as HTMLElement).click(); // a pointer waits until it may be changed
  await expect.element(fixed).toBeChecked();
  await box('全部组织：下级新增').click();
  await page.getByRole('tab', { name: '可分配的菜单' }).click();
  await page.getByRole('treeitem', { name: '公告', exact: true }).getByRole('checkbox').click();
  await save().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    scopes: [
      { organizeId: '公司', thisLayerSelect: 1, thisLayerEdit: 1, subLayerSelect: 1, subLayerAdd: 1, subLayerEdit: 1 },
      { organizeId: '生产部', thisLayerSelect: 1, thisLayerAdd: 1, subLayerSelect: 1, subLayerAdd: 1 },
      { organizeId: '一班', subLayerSelect: 1, subLayerAdd: 1 },
    ],
    menuIds: ['日志', '公告'],
  });
});

it('is worked by keys alone, and can be read by everybody', async () => {
  const { sent } = await open();
  await expectAccessible();
  (document.querySelector('[data-grid="0.0"]') as HTMLElement).focus(); // drawn by now
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('生产部')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowRight} ');
  await expect.element(box('一班：本级查看')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
  await expect.element(box('一班：本级编辑')).toBeChecked();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement?.getAttribute('data-grid')).toBe('0.0');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.getAttribute('data-grid')).toBe('2.8');
  await save().click();
  await expect.poll(() => sent.length).toBe(1);
});

it('draws what is in sight of two thousand departments, and the keys reach the last', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) =>
    place(`部门${at}`, at === 0 ? '0' : `部门${at < 20 ? 0 : at % 20}`),
  );
  await open(many);
  await page.getByRole('searchbox', { name: '按名称或编码筛选' }).fill('部门');
  await expect.element(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '2002');
  expect(document.querySelectorAll('.adit-grade-row').length).toBeLessThan(80);
  (document.querySelector('[data-grid="0.1"]') as HTMLElement).focus(); // drawn by now
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('data-grid')).toBe('1999.8');
  await userEvent.keyboard(' ');
  await expect.poll(() => document.querySelector<HTMLInputElement>('[data-grid="1999.8"]')?.checked).toBe(true);
});
