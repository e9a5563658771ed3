import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { RowScheme, RowSchemeField } from '../../engine/schema/calls/index.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';
import { SchemesDialog } from './SchemesDialog.tsx';

const field = (id: string, fullName: string, some: Partial<RowSchemeField> = {}): RowSchemeField => ({
  ...{ id, fullName, control: 'number', to: '', options: [] },
  ...{ signs: ['==', '>', 'between', 'null'], kinds: ['value'] },
  ...some,
});
const fields = [
  field('count', '数量'),
  field('level', '级别', { control: 'choice', signs: ['in'], options: [{ value: 'a', label: '一级' }] }),
  field('person', '负责人', { control: 'ids', to: 'user', signs: ['in', 'notIn'], kinds: ['value', '@userId'] }),
];
const scheme = (id: string, some: Partial<RowScheme>): RowScheme => ({
  ...{ id, fullName: id, enCode: id, allData: false, matchLogic: 'and', groups: [], conditionText: '' },
  ...{ builtIn: false, sortCode: 10, revision: 2 },
  ...some,
});

/** A server with one ready scheme and one that was made. */
function server(refuse: Record<string, Error> = {}) {
  const asked: [call: string, input: { params?: object; body?: object }][] = [];
  const schemes = [
    scheme('@own', { fullName: '本人的数据', builtIn: true }),
    scheme('large', {
      ...{ fullName: '大额', conditionText: '数量大于5' },
      groups: [{ logic: 'and', groups: [{ field: 'count', op: '>', kind: 'value', value: 5 }] }],
    }),
  ];
  const request = async (call: string, input: { params?: object; body?: object } = {}) => {
    asked.push([call, input]);
    if (refuse[call]) throw refuse[call];
    if (call === 'rowSchemeList') return { list: schemes };
    if (call === 'rowSchemeFields') return { list: fields };
    if (call.endsWith('RowScheme')) return { id: 'new', revision: 3 };
    return pickerAnswer(call, input as never); // asked by the picker
  };
  const sent = (call: string) =>
    asked.filter(([name]) => name === call).map(([, { params, body }]) => ({ params, body }));
  const services = testServices('zh', { request, confirm: async () => true } as Partial<Services>);
  return { sent, services };
}

const open = (services: Services) => {
  let changes = 0;
  const entries = [
    { id: 'plan', fullName: '巡检计划' },
    { id: 'record', fullName: '巡检记录' },
  ];
  mount(<SchemesDialog entries={entries} onClose={() => {}} onChanged={() => (changes += 1)} />, services);
  return () => changes;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, option: string, at = 0) => {
  await page.getByRole('combobox', { name: label, exact: true }).nth(at).click();
  await page.getByTitle(option, { exact: true }).last().click();
};

it('shows what each scheme says, and changes one', async () => {
  const { sent, services } = server();
  const changes = open(services);
  await expect.element(page.getByText('数量大于5')).toBeVisible();
  await expect.element(page.getByText('内置')).toBeVisible();
  await expectAccessible();
  await button('编辑“大额”').click();
  await expect.element(page.getByRole('spinbutton', { name: '值' })).toHaveValue('5');
  await page.getByRole('spinbutton', { name: '值' }).fill('9');
  await button('添加条件').click();
  await choose('字段', '负责人', 1);
  await choose('与什么比较', '本人');
  await expectAccessible();
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect.poll(changes).toBe(1);
  expect(sent('saveRowScheme')).toEqual([
    {
      params: { id: 'large' },
      body: {
        ...{ fullName: '大额', enCode: 'large', allData: false, matchLogic: 'and', sortCode: 10, revision: 2 },
        groups: [
          {
            logic: 'and',
            groups: [
              { field: 'count', op: '>', kind: 'value', value: 9 },
              { field: 'person', op: 'in', kind: '@userId' },
            ],
          },
        ],
      },
    },
  ]);
});

it('says what a new one lacks and why the server refuses it, and keeps what was written', async () => {
  const twin = Object.assign(new Error('编码已被使用'), { code: 400, data: null });
  const { sent, services } = server({ createRowScheme: twin });
  open(services);
  await button('新建方案').click();
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请填写名称、编码和每个条件的值');
  await page.getByRole('textbox', { name: '名称' }).fill('一级');
  await page.getByRole('textbox', { name: '编码' }).fill('first');
  await choose('字段', '级别');
  await choose('值', '一级');
  await userEvent.keyboard('{Escape}');
  await button('添加条件组').click();
  await page.getByRole('group', { name: '条件 1' }).nth(1).getByRole('spinbutton', { name: '值' }).fill('3');
  await page.getByText('满足其一').first().click();
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('编码已被使用');
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('一级');
  expect(sent('createRowScheme')).toMatchObject([
    { body: { moduleId: 'plan', matchLogic: 'or', sortCode: 20, groups: [{ groups: [{ value: ['a'] }] }, {}] } },
  ]);
});

it('deletes one, and says where it is still granted', async () => {
  const used = Object.assign(new Error('数据方案“大额”已授予 运维人员，请先收回'), { code: 409, data: null });
  const { services } = server({ deleteRowScheme: used });
  open(services);
  await button('删除“大额”').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('已授予 运维人员');
});
