import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openForm } from '../../engine/form/open-form.ts';
import { type DocumentHandle, DocumentView } from '../../engine/render/DocumentView.tsx';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { column, materialsTable } from '../../test/support/sample-table.ts';
import { createProductRegistry } from '../registry.ts';

const registry = createProductRegistry();
const columns = [
  column('name', 'input', '名称'),
  column('unit', 'select', '单位', { config: { dataType: 'dictionary', dictionaryType: 'dict-unit' } }),
  column('phone', 'input', '电话', { props: { useMask: true, maskPrefix: 3, maskSuffix: 4 } }),
  column('weight', 'inputNumber', '重量', { props: { addonAfter: 'kg', precision: 1 } }),
];
const rows = [
  { name: '水泥', unit: 'u1', phone: '13800138000', weight: 50 },
  { name: '砂', unit: 'u2', phone: null, weight: null },
];
/** As the server sends them beside the record: a list of rows in words. */
const words = {
  materials: [
    { name: '水泥', unit: '袋' },
    { name: '砂', unit: '吨' },
  ],
};

async function open(mode: 'edit' | 'view', displayValues: Readonly<Record<string, unknown>> = words) {
  const document = resolveDocument(
    { nodes: [materialsTable({ config: { children: columns }, props: { showSummary: false } })] },
    registry.descriptors,
  );
  await registry.load(document.widgetKeys);
  const session = openForm(document, { materials: structuredClone(rows) });
  const ref = createRef<DocumentHandle>();
  // No dictionary answers here: whatever is read has come with the record.
  const services = testServices('zh', { loadOptions: () => new Promise(() => {}) });
  mount(
    <DocumentView ref={ref} session={session} registry={registry} mode={mode} displayValues={displayValues} />,
    services,
  );
  await expect.element(page.getByRole('grid', { name: '处置材料' })).toBeVisible();
  return session;
}

const textsOf = (place: number) =>
  [...document.querySelectorAll(`[role=gridcell][aria-colindex="${place + 1}"]`)].map((cell) => cell.textContent);

describe('the cells of a sub-table', () => {
  it('show the names that came with the record, each in its row', async () => {
    await open('view');
    expect(textsOf(2)).toEqual(['袋', '吨']);
    await expectAccessible();
  });

  it('keep the name with its row when rows move, and drop it when the value becomes another', async () => {
    const session = await open('edit');
    session.setRows('materials', [...session.rows('materials')].reverse());
    await expect.poll(() => textsOf(2)).toEqual(['吨', '袋']);
    session.setCell('materials', 0, 'unit', 'u1');
    await expect.poll(() => textsOf(2)[0]).not.toBe('吨');
    expect(textsOf(2)[1]).toBe('袋');
  });

  it('do without names where the record brought none, or something else', async () => {
    await open('view', { materials: '不是行' });
    expect(textsOf(2)).toEqual(['u1', 'u2']);
  });

  it('are masked where they are only read, and have the unit of figures in the head', async () => {
    await open('view');
    expect(textsOf(3)).toEqual(['138****8000', '']);
    expect(textsOf(4)).toEqual(['50.0', '']);
    await expect.element(page.getByRole('columnheader', { name: '重量（kg）' })).toBeVisible();
  });

  it('are not masked where they are written', async () => {
    await open('edit');
    expect(textsOf(3)).toEqual(['13800138000', '']);
  });
});

describe('the words of the add button', () => {
  it.each([
    ['zh', '添加角点', '暂无数据，点「添加角点」开始填写，或从表格软件粘贴'],
    ['en', 'Add a corner', 'No rows yet. Choose Add a corner, or paste from a spreadsheet.'],
  ] as const)(
    'are those of the language that is read (%s), on it and where there are no rows',
    async (language, action, hint) => {
      const actionText = { zh: '添加角点', en: 'Add a corner' };
      const nodes = [materialsTable({ config: { children: columns }, props: { actionText } })];
      const document = resolveDocument({ nodes }, registry.descriptors);
      await registry.load(document.widgetKeys);
      mount(<DocumentView session={openForm(document)} registry={registry} />, testServices(language));
      await expect.element(page.getByRole('button', { name: action })).toBeVisible();
      await expect.element(page.getByText(hint)).toBeVisible();
    },
  );
});
