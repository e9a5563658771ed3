import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AskToLeave } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { RequestError } from '../../shell/request/request-error.ts';
import { stillClock } from '../../test/support/designer/design-server.ts';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { modelDesignerDescriptor } from '../designer.descriptor.ts';
import { widget } from '../designer.widget.ts';
import { DesignClockContext } from './design-session.ts';

afterEach(() => page.viewport(1280, 900));

const field = (id: string, aditKey: string, label: string, span = 12) => ({
  id,
  vModel: id,
  config: { aditKey, label, span },
});
const stored: StoredModel = {
  id: 'm1',
  fullName: '缺陷上报',
  enCode: 'defect',
  type: 1,
  webType: 2,
  category: '',
  state: 1,
  description: '',
  formData: JSON.stringify({
    version: 1,
    nodes: [
      {
        id: 'basic',
        config: {
          aditKey: 'card',
          label: '基本信息',
          span: 24,
          children: [field('stake', 'input', '区段桩号'), field('note', 'textarea', '现场描述')],
        },
      },
      field('cost', 'inputNumber', '费用'),
    ],
  }),
  columnData: '',
  tables: '',
  revision: 4,
  releaseVersion: 12,
};

interface Sent {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The designer in a page whose server answers as told, and whose local storage is a map. */
async function design(
  options: {
    answers?: ((sent: Sent) => unknown)[];
    model?: Partial<StoredModel>;
    drafts?: Record<string, unknown>;
  } = {},
) {
  const sent: Sent[] = [];
  const said: string[] = [];
  const drafts = new Map<string, unknown>(Object.entries(options.drafts ?? {}));
  const asked: AskToLeave[] = [];
  const answers = [...(options.answers ?? [])];
  let revision = 4;
  const services: TestServices = {
    request: async (call, { body }) => {
      if (call === 'loadModel') return { ...stored, ...options.model };
      if (call !== 'updateModel') return null;
      const one: Sent = { call, body: body as Sent['body'] }; // an object, by the call's shape
      sent.push(one);
      const answer = answers.shift();
      if (answer) return answer(one);
      revision += 1;
      return { id: 'm1', revision, findings: [] };
    },
    toast: (_kind, text) => void said.push(text),
    navigate: (to) => void said.push(`to ${to}`),
    confirm: async ({ title, text }) => {
      said.push(title, text ?? '');
      return false;
    },
    drafts: {
      read: (key) => drafts.get(key),
      write: (key, value) => void drafts.set(key, value),
      remove: (key) => void drafts.delete(key),
    },
    guardLeave: (ask) => {
      asked.push(ask);
      return () => void asked.splice(asked.indexOf(ask), 1);
    },
  };
  const registry = createProductRegistry([{ descriptor: modelDesignerDescriptor, load: async () => widget }]);
  const screen = {
    nodes: [{ id: 'designer', config: { aditKey: 'modelDesigner' }, props: { modelId: 'm1', backTo: '/list' } }],
  };
  mount(
    <DesignClockContext value={stillClock}>
      <ScreenView document={screen} registry={registry} />
    </DesignClockContext>,
    testServices('zh', services),
  );
  return { sent, said, drafts, asked };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('tree', { name: /大纲/ }).getByRole('treeitem', { name });
const log = () => document.querySelector('.adit-design-unseen')?.textContent?.trim();
const shown = () => expect.element(page.getByRole('heading', { name: '缺陷上报', level: 1 })).toBeVisible();

async function rename(name: string) {
  await button('修改名称').click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(name);
  await userEvent.keyboard('{Enter}');
}

it('shows name, code, versions and what is saved, and all of its parts', async () => {
  await design();
  await shown();
  await expect.element(page.getByText('线上 v12')).toBeVisible();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await expect.element(page.getByText(/节点 4/)).toBeVisible();
  expect(page.getByText(/草稿 v/).elements()).toEqual([]);
  for (const name of ['组件', '画布', '大纲和设置'])
    await expect.element(page.getByLabelText(name, { exact: true }).first()).toBeVisible();
  await expectAccessible();
});

it('saves by key while the name is typed elsewhere, and counts the draft', async () => {
  const { sent } = await design();
  await shown();
  await rename('缺陷登记');
  await expect.element(page.getByText('有未保存的修改')).toBeVisible();
  await expect.element(page.getByText('草稿 v13')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/已保存 \d/)).toBeVisible();
  expect(sent.map(({ body }) => [body.fullName, body.revision])).toEqual([['缺陷登记', 4]]);
  // The focus went back to what opened the text box, and Enter did not open it again.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('修改名称');
});

it('keeps the work when the server is gone, says so, and saves it by the next try', async () => {
  const gone = () => Promise.reject(new RequestError('network', '请求出错，请重试'));
  const { sent, drafts } = await design({ answers: [gone] });
  await shown();
  await rename('缺陷登记');
  await button('保存').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有保存：请求出错，请重试。修改还在这里');
  expect(drafts.get('design_m1')).toMatchObject({ revision: 4, document: { fullName: '缺陷登记' } });
  await expectAccessible();
  await button('重试').click();
  await expect.element(page.getByText(/已保存 \d/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect([sent.length, drafts.size]).toEqual([2, 0]);
});

it('writes over nobody: a newer revision is said, and the work stays', async () => {
  const current = { ...stored, fullName: '别人的', revision: 9 };
  const { drafts } = await design({
    answers: [() => Promise.reject(new RequestError(409, '已被修改', { current }))],
  });
  await shown();
  await rename('我的');
  await button('保存').click();
  await expect.element(page.getByText(/第 9 次修改/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '我的', level: 1 })).toBeVisible();
  expect(drafts.size).toBe(1);
});

it('shows at its place what only the server could find', async () => {
  const findings = [
    { code: 'node.dictionary', severity: 'warning', at: '/form/nodes/1', message: '没有这个字典', fix: '改选' },
  ];
  await design({ answers: [async () => ({ id: 'm1', revision: 5, findings })] });
  await shown();
  await rename('缺陷登记');
  await button('保存').click();
  await expect.element(page.getByText(/1 警告/)).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.poll(log).toContain('警告：');
  await expect.element(row(/费用/)).toHaveAttribute('aria-selected', 'true');
});

it('leads to the tab of the setting that is wrong', async () => {
  const nodes = [
    { ...field('a', 'input', '甲'), showWhen: { logic: 'and', conditions: [{ field: 'b', operator: 'contains' }] } },
    { ...field('b', 'input', '乙'), config: { aditKey: 'input', label: '乙', regList: [{ pattern: '' }] } },
  ];
  await design({ model: { formData: JSON.stringify({ version: 1, nodes }) } });
  await shown();
  await expect.element(page.getByText(/2 警告/)).toBeVisible();
  const tab = (name: RegExp) => page.getByRole('tab', { name, selected: true });
  await row(/甲/).click();
  await userEvent.keyboard('{F8}');
  await expect.poll(log).toBe('警告：与“乙”比较的条件没有填值');
  await expect.element(tab(/联动/)).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.poll(log).toBe('警告：“乙”的第 1 条校验规则是空的，不检查任何内容');
  await expect.element(row(/乙/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab(/校验/)).toBeVisible();
});

it('leads to what is wrong with the list in its view, with the focus, and back to the canvas', async () => {
  const findings = [
    { code: 'node.dictionary', severity: 'warning', at: '/list/searchList/0', message: '列表里的', fix: '改选' },
    { code: 'node.dictionary', severity: 'warning', at: '/form/nodes/1', message: '表单里的', fix: '改选' },
  ];
  await design({ answers: [async () => ({ id: 'm1', revision: 5, findings })] });
  await shown();
  await rename('缺陷登记');
  await button('保存').click();
  await expect.element(page.getByText(/2 警告/)).toBeVisible();
  const where = () => page.getByRole('region', { name: '状态栏' });
  await userEvent.keyboard('{F8}');
  const pane = page.getByRole('region', { name: '列表', exact: true });
  await expect.element(pane).toHaveFocus();
  await expect.element(where()).toHaveTextContent(/^列表/);
  await expect.element(where()).toHaveTextContent('固定或取消固定列');
  expect(where().element().textContent).not.toContain('设置');
  await expectAccessible();
  await userEvent.keyboard('{F8}');
  await expect.element(row(/费用/)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => document.activeElement?.getAttribute('data-design-key')).toBe('cost');
  await expect.element(where()).toHaveTextContent(/^表单›费用/);
});

it('offers the work of a visit that broke off, with its time; going on with it is one step', async () => {
  const base = { fullName: '缺陷上报' };
  const draft = {
    revision: 4,
    base,
    document: { fullName: '草稿里的', enCode: 'defect', form: { version: 1, nodes: [] } },
  };
  const { sent } = await design({ drafts: { design_m1: { ...draft, at: Date.now() - 2.5 * 3_600_000 } } });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('保存在这台电脑上（2 小时前）');
  await expectAccessible();
  await button('恢复').click();
  await expect.element(page.getByRole('heading', { name: '草稿里的', level: 1 })).toBeVisible();
  await expect.element(page.getByText('有未保存的修改')).toBeVisible();
  expect(sent).toEqual([]);
  await expect.poll(log).toBe('已恢复上次未保存的修改');
  await button('撤销').click();
  await shown();
});

it('forgets the offered work when it is thrown away', async () => {
  const draft = { revision: 2, base: {}, document: { fullName: '旧' }, at: 1 };
  const { drafts } = await design({ drafts: { design_m1: draft } });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('不会覆盖');
  await button('丢弃').click();
  await shown();
  expect(drafts.size).toBe(0);
});

it('saves unsaved work before it is left, and asks where that cannot be', async () => {
  const refuse = () => {
    throw new RequestError('network', '没有连上');
  };
  const { asked, said, sent } = await design({ answers: [refuse] });
  await shown();
  expect(asked).toHaveLength(0);
  await rename('缺陷登记');
  await expect.poll(() => asked.length).toBe(1);
  expect(await asked[0]?.()).toBe(false);
  expect(said).toEqual(['不保存就离开？', '修改还没有保存到服务器，会留在这台电脑上，下次打开时可以恢复。']);
  await expect.element(page.getByText('连不上服务器，修改保存在这台电脑上')).toBeVisible();
  // The network is back.
  expect(await asked[0]?.()).toBe(true);
  expect(sent.map(({ body }) => body.fullName)).toEqual(['缺陷登记', '缺陷登记']);
  await expect.poll(() => asked.length).toBe(0);
  expect(said).toHaveLength(2);
});

it('does by keys what is on the node, says it, and undoes it', async () => {
  await design();
  await shown();
  await row(/区段桩号/).click();
  await expect.poll(log).toBe('已选中「区段桩号」，单行输入，第 1 个，共 2 个');
  await userEvent.keyboard(']');
  await expect.poll(log).toContain('14 / 24');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(log).toContain('第 2 位');
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.element(page.getByText(/节点 5/)).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText(/节点 4/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(log).toContain('已撤销：');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(log).toContain('已重做：');
});

it('goes into the settings by an Enter that comes before they are drawn', async () => {
  await design();
  await shown();
  const stake = row(/区段桩号/).element() as HTMLElement; // a row of a tree is one
  await expect.element(page.getByText('没有选中组件')).toBeVisible();
  stake.focus();
  stake.click();
  // What was chosen is known, and what stands in the panel is still of what was chosen before.
  await Promise.resolve();
  expect(document.querySelector('#adit-design-settings [aria-busy="true"]')).not.toBeNull();
  stake.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  const panel = page.getByRole('group', { name: '设置', exact: true });
  await expect.element(panel.getByRole('tabpanel').getByRole('textbox').first()).toHaveFocus();
});

it('goes up by Esc and into the settings by Enter', async () => {
  await design();
  await shown();
  await row(/区段桩号/).click();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('group', { name: '设置', exact: true });
  // The first setting itself: neither the tools above it nor what restores its default.
  await expect.element(panel.getByRole('tabpanel').getByRole('textbox').first()).toHaveFocus();
  await row(/区段桩号/).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/基本信息/)).toHaveAttribute('aria-selected', 'true');
  await button('基本信息').click();
  await expect.element(button('基本信息')).toHaveAttribute('aria-current', 'location');
});

it('copies as text and pastes it, here and from elsewhere, by the events of the clipboard', async () => {
  await design();
  await shown();
  await row(/费用/).click();
  const data = new DataTransfer();
  const copy = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(copy);
  expect(JSON.parse(data.getData('text/plain'))).toMatchObject({ nodes: [{ vModel: 'cost' }] });
  await expect.poll(log).toBe('已复制 1 个组件');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByText(/节点 5/)).toBeVisible();
  const broken = new DataTransfer();
  broken.setData('text/plain', '不是组件');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: broken, bubbles: true, cancelable: true }),
  );
  await expect.poll(log).toBe('剪贴板中的文字不是组件');
});

it('asks before text of the JSON view is left that is no design yet, and does not call it saved', async () => {
  const { sent, said, asked } = await design();
  await shown();
  await page.getByText('JSON', { exact: true }).click();
  await page.getByRole('textbox', { name: '设计的 JSON' }).click();
  await userEvent.keyboard('{Control>}{Home}{/Control}x');
  await expect.element(page.getByText(/不是有效的 JSON，设计没有改动/)).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('有未保存的修改')).toBeVisible();
  expect(sent).toEqual([]);
  // Another view hides the text, and loses nothing of it.
  await page.getByText('表单', { exact: true }).first().click();
  await expect.element(row(/费用/)).toBeVisible();
  await expect.element(page.getByText('有未保存的修改')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await asked[0]?.()).toBe(false);
  expect(said).toEqual(['不保存就离开？', 'JSON 里的文字还不是有效的设计，没有生效，离开后不保留。']);
  await page.getByText('JSON', { exact: true }).click();
  await page.getByRole('textbox', { name: '设计的 JSON' }).click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Delete}');
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(asked).toEqual([]);
});

it('leaves the keys of a text box to it', async () => {
  await design();
  await shown();
  await row(/费用/).click();
  await button('修改名称').click();
  await userEvent.keyboard('[[?{Delete}{Backspace}');
  await expect.element(page.getByRole('textbox', { name: '名称', exact: true })).toHaveValue('[');
  await expect.element(page.getByText(/节点 4/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

it('lists its keys on a sheet', async () => {
  await design();
  await shown();
  await row(/费用/).click();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: '全部快捷键' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('Alt ↑')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: '列表设计' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('固定或取消固定列')).toBeVisible();
  await expectAccessible();
});

it('shows the form as people will meet it', async () => {
  await design();
  await shown();
  await button('预览').click();
  const dialog = page.getByRole('dialog', { name: '预览 缺陷上报' });
  await expect.element(dialog.getByRole('textbox', { name: '区段桩号' })).toBeVisible();
});

it('folds its sides on a small window, one over the canvas at a time', async () => {
  await page.viewport(683, 450);
  await design();
  await shown();
  const side = () => page.getByRole('complementary', { name: '大纲和设置' }).elements().length;
  const palette = () => page.getByRole('complementary', { name: '组件' }).elements().length;
  expect([palette(), side()]).toEqual([0, 0]);
  await button('收起或展开组件栏').click();
  expect([palette(), side()]).toEqual([1, 0]);
  await button('收起或展开大纲和设置').click();
  expect([palette(), side()]).toEqual([0, 1]);
  await expectAccessible();
  await page.viewport(1280, 900);
  await expect.poll(() => [palette(), side()]).toEqual([1, 1]);
});

it('opens nothing that it cannot read, and nothing without a model', async () => {
  await design({ model: { formData: '{' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('formData 不是 JSON');
  await button('返回网页设计').click();
});
