import { App, ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finding } from '../../engine/schema/findings/finding.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { createTheme } from '../../shell/theme/create-theme.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { container, field, form, outline } from '../commands/test-design.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { designStore, TestDesigner } from './test-host.tsx';

const small = () =>
  form(
    [
      container('card', [
        field('a', { config: { label: '甲', required: true } }),
        field('b', { config: { label: '乙' } }, 'select'),
        field('c', { config: { label: '丙' } }, 'radio'),
      ]),
      container('empty', []),
      container('rows', [field('name'), field('qty', {}, 'inputNumber')], 'table'),
    ],
    { list: {} },
  );

// Read from a file, and so JSON.
const model = defect as unknown as JsonObject;
const darkTheme = { ...createTheme({ mode: 'dark', colour: 'blue' }), cssVar: { key: 'adit-dark' } };

async function open(
  document: JsonObject = small(),
  { dark = false, ...more }: Partial<Parameters<typeof TestDesigner>[0]> & { dark?: boolean } = {},
) {
  const store = designStore(document);
  const parts = <TestDesigner store={store} {...more} />;
  mount(
    dark ? (
      <ConfigProvider theme={darkTheme}>
        <App style={{ background: darkTheme.token?.colorBgLayout ?? '' }}>{parts}</App>
      </ConfigProvider>
    ) : (
      parts
    ),
  );
  await expect.element(page.getByRole('region', { name: '画布', exact: true })).toBeVisible();
  return { store, shape: () => outline(store.state().document), chosen: () => store.state().selection };
}

const canvas = () => page.getByRole('application', { name: /^画布/ });
const node = (name: string | RegExp) => canvas().getByRole('group', { name });
const at = (key: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="application"][aria-label^="画布"] [data-design-key="${key}"]`,
  );
  if (!found) throw new Error(`There is no node ${key} on the canvas.`);
  return found;
};
const focused = () => document.activeElement?.closest<HTMLElement>('[data-design-key]')?.dataset.designKey;
const fire = (target: EventTarget, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      button: 0,
      isPrimary: true,
    }),
  );
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

describe('what the canvas shows', () => {
  it('draws real labels, options, sheets and groups as inert controls', async () => {
    await open(model);
    await expect.element(node('区段桩号 单行输入, 必填')).toHaveTextContent('例如 K2+240');
    await expect.element(node(/^缺陷等级/)).toHaveTextContent('一般较重严重');
    await expect.element(node(/^发现时间/)).toHaveTextContent('年-月-日 时:分');
    await expect.element(node(/^渗漏面积/)).toHaveTextContent('m²');
    await expect.element(node(/^处置材料 子表/)).toHaveTextContent('子表，6 列，合计 2 列');
    await expect.element(node(/^金额/)).toHaveTextContent('数量 × 单价（元）');
    await expect.element(node(/^预计费用/)).toHaveTextContent('金额（元）合计 + 人工费');
    await expect.element(node('基本信息 卡片')).toHaveTextContent('13 个字段');
    expect(document.querySelectorAll('[role="application"][aria-label^="画布"] input')).toHaveLength(0);
  });

  it('lays fields out as the form will: span, label side and width; one column on a phone', async () => {
    await open();
    const wide = at('a').getBoundingClientRect().width;
    expect(at('b').getBoundingClientRect().top).toBe(at('a').getBoundingClientRect().top);
    expect(at('card').getBoundingClientRect().width / wide).toBeGreaterThan(1.9);
    document.querySelector('main')?.remove();
    await open(small(), { device: 'phone' });
    await expect
      .poll(() => at('b').getBoundingClientRect().top)
      .toBeGreaterThan(at('a').getBoundingClientRect().bottom - 1);
  });

  it('says that a widget is missing and keeps its node', async () => {
    const { store } = await open(form([field('x', {}, 'pipe3d')]));
    await expect.element(node(/pipe3d/)).toHaveTextContent('未注册 pipe3d，内容已原样保留');
    await node(/pipe3d/).click();
    expect(store.state().selection).toEqual(['x']);
  });

  it('shows one pane, another by a press, and always the one that the choice is in', async () => {
    const panes = container(
      't',
      [container('p1', [field('a')], 'pane'), container('p2', [field('b')], 'pane')],
      'tabs',
    );
    const { store, chosen } = await open(form([panes]));
    await expect.element(node(/^a /)).toBeVisible();
    await canvas().getByRole('button', { name: 'p2' }).click();
    expect(chosen()).toEqual(['p2']);
    await expect.element(node(/^b /)).toBeVisible();
    store.select(['a']);
    await expect.element(node(/^a /)).toBeVisible();
    store.select([]);
    await expect.element(node(/^a /)).toBeVisible();
  });

  it('marks what is wrong at its node, in words and in number', async () => {
    const at_ = (index: number) => `/form/nodes/0/config/children/${index}/config/label`;
    await open(small(), {
      findings: [
        finding('node.fieldName', at_(0)),
        finding('node.twinField', at_(0)),
        finding('widget.unknown', at_(1)),
      ],
    });
    await expect.element(node('甲 单行输入, 必填, 2 个错误')).toHaveAttribute('data-finding', 'error');
    await expect.element(node(/^乙.*1 个警告/)).toHaveAttribute('data-finding', 'warning');
    await expect.element(node(/^丙/)).not.toHaveAttribute('data-finding');
  });

  it('offers the first component where there is nothing yet', async () => {
    const { shape } = await open(form([]));
    await page.getByRole('button', { name: '在后面插入组件' }).click();
    await page.getByRole('region', { name: '在此插入' }).getByRole('button', { name: '评分' }).click();
    expect(shape()).toMatch(/^n\d+$/);
    await expect.element(node(/^评分/)).toHaveAttribute('aria-current', 'true');
  });
});

describe('choosing', () => {
  it('chooses by a press, adds with Ctrl, takes all between with Shift', async () => {
    const { chosen } = await open();
    await node(/^甲/).click();
    expect(chosen()).toEqual(['a']);
    await node(/^丙/).click({ modifiers: ['Control'] });
    expect(chosen()).toEqual(['a', 'c']);
    await node(/^甲/).click();
    await node(/^丙/).click({ modifiers: ['Shift'] });
    expect(chosen()).toEqual(['a', 'b', 'c']);
  });

  it('follows the arrows, with the focus at what is chosen', async () => {
    const { chosen } = await open();
    await node(/^甲/).click();
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), focused()]).toEqual([['b'], 'b']);
    await userEvent.keyboard('{ArrowLeft}');
    expect([chosen(), focused()]).toEqual([['card'], 'card']);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect([chosen(), focused()]).toEqual([['a', 'b'], 'b']);
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toEqual(['card']);
  });
});

describe('commands by the tools of a node', () => {
  it('moves, copies, goes to the parent and deletes by presses, and the focus stays at the node', async () => {
    const { store, shape, chosen } = await open();
    await node(/^乙/).click();
    const tool = (name: string) => canvas().getByRole('toolbar').getByRole('button', { name, exact: true });
    await tool('上移').click();
    expect(shape()).toBe('card(b a c) empty rows(name qty)');
    expect(focused()).toBe('b');
    await tool('下移').click();
    await tool('复制一份').click();
    expect(shape()).toMatch(/^card\(a b \w+ c\)/);
    store.undo();
    await tool('删除').click();
    expect([shape(), chosen(), focused()]).toEqual(['card(a c) empty rows(name qty)', ['c'], 'c']);
    store.undo();
    await expect.poll(focused).toBe('b');
    await tool('选中上级').click();
    expect(chosen()).toEqual(['card']);
  });

  it('wraps, changes the kind and makes a sub-table from the menu', async () => {
    const { store, shape } = await open();
    const more = async (...path: string[]) => {
      await canvas().getByRole('toolbar').getByRole('button', { name: '更多操作' }).click();
      for (const name of path) {
        const item = page.getByRole('menuitem', { name: new RegExp(`^${name}( |$)`) });
        // Menus inside menus open under the pointer.
        await item.hover();
        if (name === path.at(-1)) await item.click();
      }
    };
    await node(/^甲/).click();
    await more('更换组件', '数字');
    await expect.element(node(/^甲 数字/)).toBeVisible();
    await more('放进布局', '栅格');
    expect(shape()).toMatch(/^card\(\w+\(a\) b c\)/);
    store.undo();
    await more('转为子表');
    expect(shape()).toMatch(/^card\(\w+\(a\) b c\)/);
  });

  it('inserts under a node from the plus: search, Enter, done', async () => {
    const { shape, chosen } = await open();
    await node(/^甲/).click();
    await canvas().getByRole('button', { name: '在后面插入组件' }).click();
    await expect.element(page.getByRole('region', { name: '在此插入' }).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('date{Enter}');
    const [made] = chosen();
    expect(shape()).toBe(`card(a ${made} b c) empty rows(name qty)`);
    await expect.element(page.getByRole('region', { name: '在此插入' })).not.toBeInTheDocument();
  });

  it('adds a column to a sub-table, and says why a card is none', async () => {
    const { shape } = await open();
    await canvas().getByRole('button', { name: '添加列' }).click();
    const picker = page.getByRole('region', { name: '在此插入' });
    await picker.getByRole('button', { name: '卡片' }).click();
    await expect.element(picker).toHaveTextContent('不能作为子表');
    await picker.getByRole('button', { name: '日期', exact: true }).click();
    expect(shape()).toMatch(/rows\(name qty \w+\)$/);
  });
});

describe('width', () => {
  it('is changed by keys on its handle, and by dragging in one command', async () => {
    const { store } = await open();
    await node(/^甲/).click();
    const handle = canvas().getByRole('slider', { name: '宽度' });
    await expect.element(handle).toHaveAttribute('aria-valuetext', '12 / 24');
    handle.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '11');
    expect(document.activeElement?.getAttribute('role')).toBe('slider');
    const { x, y } = middle(handle.element());
    const entries = store.state().past.length;
    const column = at('card').querySelector('.adit-design-grid')?.getBoundingClientRect().width ?? 0;
    fire(handle.element(), 'pointerdown', x, y);
    fire(window, 'pointermove', x - (3 * column) / 24, y);
    expect(at('a')).toHaveTextContent('8 / 24');
    fire(window, 'pointerup', x - (3 * column) / 24, y);
    await expect.element(handle).toHaveAttribute('aria-valuenow', '8');
    expect(at('a')).toHaveTextContent('8 / 24');
    expect(store.state().past.length).toBe(entries + 1);
  });
});

describe('dragging', () => {
  it('moves a node with a real pointer, as one command, and the focus comes along', async () => {
    const { store, shape } = await open();
    await userEvent.dragAndDrop(node(/^丙/), node(/^甲/), { targetPosition: { x: 12, y: 30 }, steps: 8 });
    await expect.poll(shape).toBe('card(c a b) empty rows(name qty)');
    expect(store.state().past.length).toBe(1);
    expect(focused()).toBe('c');
  });

  it('puts a component from the palette into an empty group', async () => {
    const { shape } = await open();
    const palette = page.getByRole('region', { name: '组件面板' });
    await userEvent.dragAndDrop(palette.getByRole('button', { name: '评分' }), canvas().getByText(/拖入组件/), {
      steps: 8,
    });
    await expect.poll(shape).toMatch(/^card\(a b c\) empty\(\w+\) rows/);
  });

  it('says where the node would stand, shows the columns, and Esc gives up', async () => {
    const { store } = await open();
    const from = middle(at('c'));
    const to = at('b').getBoundingClientRect();
    fire(at('c'), 'pointerdown', from.x, from.y);
    fire(window, 'pointermove', from.x + 10, from.y);
    fire(window, 'pointermove', to.left + 5, to.top + 30);
    await expect.element(page.getByText('放在「乙」之前')).toBeVisible();
    await expect.element(page.getByRole('region', { name: '画布', exact: true })).toHaveAttribute('data-carrying');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('放在「乙」之前')).not.toBeInTheDocument();
    fire(window, 'pointerup', to.left + 5, to.top + 30);
    expect(store.state().past).toEqual([]);
  });

  it('says why a place takes none, and leaves the design as it is', async () => {
    const { store } = await open();
    const from = middle(at('c'));
    const to = middle(at('name'));
    fire(at('c'), 'pointerdown', from.x, from.y);
    fire(window, 'pointermove', from.x + 10, from.y);
    fire(window, 'pointermove', to.x, to.y);
    await expect.element(page.getByText('「丙」不能作为子表「rows」的列')).toBeVisible();
    fire(window, 'pointerup', to.x, to.y);
    expect(store.state().past).toEqual([]);
  });
});

describe('keys of the designer', () => {
  it('move, size, copy and delete what is chosen on the canvas, with the focus at it', async () => {
    const { shape } = await open();
    await node(/^甲/).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([shape(), focused()]).toEqual(['card(b a c) empty rows(name qty)', 'a']);
    await userEvent.keyboard(']');
    expect(at('a')).toHaveTextContent('14 / 24');
    await userEvent.keyboard('{Delete}');
    expect([shape(), focused()]).toEqual(['card(b c) empty rows(name qty)', 'c']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([shape(), focused()]).toEqual(['card(b a c) empty rows(name qty)', 'a']);
  });
});

describe('for everybody', () => {
  for (const dark of [false, true])
    it(`has nothing serious that axe finds in the ${dark ? 'dark' : 'light'}`, async () => {
      const { store } = await open(withUnknown(), {
        dark,
        findings: [finding('widget.unknown', '/form/nodes/4/config/aditKey')],
      });
      store.select(['stake']);
      await expect.element(canvas().getByRole('toolbar')).toBeVisible();
      await expectAccessible();
    });

  it('draws 500 nodes, and brings the chosen one into view', async () => {
    const nodes: Json[] = Array.from({ length: 20 }, (_, card) =>
      container(
        `card${card}`,
        Array.from({ length: 24 }, (_, index) => field(`f${card}x${index}`)),
      ),
    );
    const { store } = await open(form(nodes));
    await expect.poll(() => document.querySelectorAll('[data-design-key]').length).toBe(500);
    store.select(['f19x23']);
    await expect.element(node(/^f19x23/)).toBeInViewport();
  });
});

function withUnknown(): JsonObject {
  const formOf = isObject(model.form) ? model.form : {};
  const nodes = Array.isArray(formOf.nodes) ? formOf.nodes : [];
  return { ...model, form: { ...formOf, nodes: [...nodes, field('pipe', {}, 'pipe3d')] } };
}
