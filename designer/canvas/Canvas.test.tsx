import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { finding } from '../../engine/schema/findings/finding.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { at, canvas, large, node, openCanvas, small } from '../../test/support/canvas-page.tsx';
import { container, field, form } from '../../test/support/designer/design.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { isObject, type JsonObject } from '../document/json.ts';

// Read from a file, and so JSON.
const model = defect as unknown as JsonObject;

describe('what the canvas shows', () => {
  it('draws real labels, options, sheets and groups as inert controls', async () => {
    await openCanvas(model);
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
    await openCanvas();
    const wide = at('a').getBoundingClientRect().width;
    expect(at('b').getBoundingClientRect().top).toBe(at('a').getBoundingClientRect().top);
    expect(at('card').getBoundingClientRect().width / wide).toBeGreaterThan(1.9);
    document.querySelector('main')?.remove();
    await openCanvas(small(), { device: 'phone' });
    await expect
      .poll(() => at('b').getBoundingClientRect().top)
      .toBeGreaterThan(at('a').getBoundingClientRect().bottom - 1);
  });

  it('says that a widget is missing and keeps its node', async () => {
    const { store } = await openCanvas(form([field('x', {}, 'pipe3d')]));
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
    const { store, chosen } = await openCanvas(form([panes]));
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
    await openCanvas(small(), {
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
    const { shape } = await openCanvas(form([]));
    await page.getByRole('button', { name: '在后面插入组件' }).click();
    await page.getByRole('region', { name: '在此插入' }).getByRole('button', { name: '评分' }).click();
    expect(shape()).toMatch(/^n\d+$/);
    await expect.element(node(/^评分/)).toHaveAttribute('aria-current', 'true');
  });
});

describe('for everybody', () => {
  for (const dark of [false, true])
    it(`has nothing serious that axe finds in the ${dark ? 'dark' : 'light'}`, async () => {
      const { store } = await openCanvas(withUnknown(), {
        dark,
        findings: [finding('widget.unknown', '/form/nodes/4/config/aditKey')],
      });
      store.select(['stake']);
      await expect.element(canvas().getByRole('toolbar')).toBeVisible();
      await expectAccessible();
    });

  it('draws 500 nodes, and brings the chosen one into view', async () => {
    const { store } = await openCanvas(large(20, 24));
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
