import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { RequestError } from '../../shell/request/request-error.ts';
import { stillClock, testModel, testModelServer, versionOf } from '../../test/support/designer/design-server.ts';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { modelDesignerDescriptor } from '../designer.descriptor.ts';
import { widget } from '../designer.widget.ts';
import { DesignClockContext } from '../frame/design-session.ts';

const registry = createProductRegistry([{ descriptor: modelDesignerDescriptor, load: async () => widget }]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
// By role alone: in tests antd gives one id to every title and tooltip, so that names get mixed up.
const dialog = () => page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const row = (name: RegExp) => page.getByRole('tree', { name: /大纲/ }).getByRole('treeitem', { name });

async function design(model: StoredModel = testModel, changes: TestServices = {}) {
  const versions = model.releaseVersion === null ? [] : [versionOf(testModel, 1, '第一版')];
  const server = testModelServer(model, versions);
  const said: string[] = [];
  const services: TestServices = {
    request: server.request,
    toast: (_kind, text) => void said.push(text),
    confirm: async ({ title }) => {
      said.push(title);
      return true;
    },
    ...changes,
  };
  const screen = { nodes: [{ id: 'designer', config: { aditKey: 'modelDesigner' }, props: { modelId: 'm1' } }] };
  mount(
    <DesignClockContext value={stillClock}>
      <ScreenView document={screen} registry={registry} />
    </DesignClockContext>,
    testServices('zh', services),
  );
  await expect.element(heading(model.fullName)).toBeVisible();
  return { server, said };
}

it('saves the draft, says changes, steps and what becomes of rows, and publishes with a note', async () => {
  const { server } = await design();
  server.trial.steps = ['新增字段“桩号”（stake2）'];
  server.trial.consequences = [
    { kind: 'required', field: 'cost', label: '费用', at: '/form/nodes/1', rows: 3412, empty: 27 },
  ];
  await row(/费用/).click();
  await userEvent.keyboard('{Delete}');
  await row(/区段桩号/).click();
  await userEvent.keyboard('{Control>}d{/Control}');
  await button('发布').click();
  await expect.element(button('发布 v2')).toBeVisible();
  await expect.element(dialog()).toHaveTextContent('发布 缺陷上报 v2');
  // Two nodes, two columns and two conditions of the list that is made for it, and the label of none changes.
  await expect.element(dialog()).toHaveTextContent(/更改 \d/);
  await expect.element(dialog()).toHaveTextContent('新增字段“桩号”（stake2）');
  await expect.element(dialog()).toHaveTextContent('3412 条中有 27 条为空');
  await expect.element(dialog()).toHaveTextContent('2 个角色可以打开');
  await expect.element(dialog()).toHaveTextContent('巡检管理 › 缺陷上报');
  // A dry run only, on what was saved just before.
  expect(server.calls.filter(({ call }) => call === 'releaseModel').map(({ body }) => body)).toEqual([
    { dryRun: true },
  ]);
  expect(server.stored().revision).toBe(5);
  // The picture comes first, and what a new field says beside it.
  await button(/^新增 区段桩号/).click();
  await expect.element(dialog().getByRole('list', { name: '图例' })).toBeVisible();
  await expect.element(dialog()).toHaveTextContent('基本信息 › 区段桩号');
  await expect.element(dialog().getByRole('row', { name: '组件类型 单行输入' })).toBeVisible();
  await button(/^移除 列：费用/).click();
  await expect.element(dialog().getByRole('region', { name: '线上 v1' }).getByText('费用移除').first()).toBeVisible();
  await expectAccessible();
  await dialog().getByRole('textbox', { name: '发布说明' }).fill('去掉费用');
  await button('发布 v2').click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('已发布 v2');
  await button('继续设计').click();
  await expect.element(page.getByText('线上 v2')).toBeVisible();
  expect(server.released.at(-1)).toMatchObject({ version: 2, note: '去掉费用' });
  expect(server.calls.findLast(({ call }) => call === 'releaseModel')?.body).toMatchObject({ revision: 5 });
  expect(page.getByText(/草稿 v/).elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.textContent).toBe('发布');
});

it('sends nothing while the design has an error, and leads to it', async () => {
  const broken = testModel.formData.replace('"vModel":"cost"', '"vModel":"note"');
  const { server } = await design({ ...testModel, formData: broken });
  await button(/发布，\d 个错误/).click();
  await expect.element(dialog()).toHaveTextContent('修正错误后才能检查');
  await expectAccessible();
  await button(/个错误，查看第一个/).click();
  await expect.poll(() => dialog().elements().length).toBe(0);
  expect(page.getByRole('treeitem', { selected: true }).elements().length).toBe(1);
  expect(server.calls.some(({ call }) => call === 'releaseModel' || call === 'updateModel')).toBe(false);
});

it('asks for the place in the menu first, proposes one, and ends with the page', async () => {
  const went: string[] = [];
  const copied: unknown[] = [];
  const { server } = await design(
    { ...testModel, releaseVersion: null, state: 0 },
    {
      navigate: (to) => void went.push(to),
      command: async (name, args) => void copied.push([name, args.value]),
    },
  );
  await button('发布').click();
  await expect.element(button('发布 v1')).toBeVisible();
  await expect.element(dialog()).toHaveTextContent('对照：首次发布');
  await expect.element(dialog()).toHaveTextContent('建议的目录，可以更换');
  await expect.element(dialog()).toHaveTextContent('3 个角色可以打开');
  expect(server.calls.filter(({ call }) => call === 'releaseModel').map(({ body }) => body.menu)).toEqual([
    { parentId: 'inspection' },
  ]);
  await dialog().getByRole('combobox').click();
  await page.getByTitle('夜巡').click();
  await expect.element(dialog().getByRole('img', { name: '清空', includeHidden: true })).toBeInTheDocument();
  const icons = dialog().getByRole('radiogroup', { name: '菜单图标' });
  await expect.element(icons.getByRole('radio', { name: '表单' })).toBeChecked();
  await icons.getByRole('radio', { name: '检查单' }).click();
  await button('发布 v1').click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('已发布 v1');
  await expectAccessible();
  await button('复制链接').click();
  await button('打开页面').click();
  expect(went).toEqual(['/model/m1']);
  await expect.poll(() => copied).toEqual([['copy', new URL('/model/m1', window.location.href).href]]);
  await button('继续设计').click();
  await expect.element(page.getByText('线上 v1')).toBeVisible();
  const sent = server.calls.findLast(({ call }) => call === 'releaseModel');
  expect(sent?.body).toMatchObject({ menu: { parentId: 'night', icon: 'FileDoneOutlined' }, note: '首次发布' });
});

it('says why a publish did not happen, and can be asked again', async () => {
  const server = testModelServer(testModel, [versionOf(testModel, 1, '')]);
  let refusals = 1;
  const request: Services['requestNamed'] = async (call, input) => {
    if (call === 'releaseModel' && refusals > 0) {
      refusals -= 1;
      throw new RequestError(409, '有人保存了新的草稿');
    }
    return server.request(call, input);
  };
  await design(testModel, { request });
  await button('发布').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('没有发布：有人保存了新的草稿');
  await button('重新检查').click();
  await expect.element(dialog()).toHaveTextContent('数据表没有变化');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements().length).toBe(0);
  expect(server.released.length).toBe(1);
});

it('is blocked by what only the server finds, and leads there', async () => {
  const { server } = await design();
  server.trial.version = null;
  server.trial.findings = [
    { code: 'node.dictionary', severity: 'error', at: '/form/nodes/1', message: '没有这个字典', fix: '' },
  ];
  await button('发布').click();
  await button('1 个错误，查看第一个').click();
  await expect.poll(() => dialog().elements().length).toBe(0);
  await expect.element(row(/费用/)).toHaveAttribute('aria-selected', 'true');
  expect(server.released.length).toBe(1);
});

it('says what becomes of values that are no longer shown, and that somebody else published meanwhile', async () => {
  const { server } = await design();
  server.trial.version = 3;
  server.trial.consequences = [
    { kind: 'removed', field: 'old', label: '旧字段', at: '', rows: 10, empty: 4 },
    { kind: 'kind', field: 'cost', label: '费用', at: '/form/nodes/1', rows: 10, empty: 0 },
  ];
  await button('发布').click();
  await expect.element(dialog()).toHaveTextContent('“旧字段”移除后，6 条数据的值不再显示，数据保留。');
  await expect.element(dialog()).toHaveTextContent('“费用”换了类型，10 条数据的原值留在旧列');
  await expect.element(dialog()).toHaveTextContent('打开后有人发布了 v2');
  await expectAccessible();
});
