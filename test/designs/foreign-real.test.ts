import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { formDocumentShape } from '../../engine/schema/documents/form-document.ts';
import { listDocumentShape } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { detectDialect, readDesign } from '../../engine/schema/foreign/index.ts';
import { allDesigns, sharedDesigns } from './foreign-designs.ts';
import { bagOf, childrenOf, isBag, lostLeaves, lostOfField, pairs } from './foreign-lossless.ts';

/** The form, the lists and the rest of a stored design, taken apart without the reader. */
function partsOf(design: unknown) {
  if (Array.isArray(design)) return { fields: design.map(bagOf), settings: {}, list: undefined, rest: {} };
  const whole = bagOf(design);
  const packed = whole.form ?? (typeof whole.formData === 'string' ? JSON.parse(whole.formData) : undefined);
  const columnData = typeof whole.columnData === 'string' ? JSON.parse(whole.columnData) : undefined;
  const { columnList, searchList, form: _form, formData: _data, columnData: _list, tables, ...rest } = whole;
  const list = columnData ?? (columnList || searchList ? { columnList, searchList } : undefined);
  const { fields, ...settings } = bagOf(packed ?? (whole.fields ? whole : undefined));
  return {
    fields: Array.isArray(fields) ? fields.map(bagOf) : undefined,
    settings,
    list,
    rest: whole.fields ? {} : rest,
    tables: typeof tables === 'string' ? JSON.parse(tables) : tables,
  };
}

const allNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.config.children ?? [])]);
const configOf = (field: Record<string, unknown>) => (isBag(field.__config__) ? field.__config__ : field);

describe.each(allDesigns)('foreign design $name', ({ name, design }) => {
  const before = JSON.stringify(design);
  const { model, findings } = readDesign(design);
  const parts = partsOf(design);
  const fieldPairs = parts.fields ? pairs(parts.fields, model.form.nodes) : [];

  const renamed = new Map(
    allNodes(model.form.nodes).flatMap((node) => {
      const old = bagOf(Reflect.get(node.config, 'foreign')).vModel;
      // A twin keeps its name's references with the first of the two.
      return typeof old === 'string' && /[^A-Za-z0-9_]/.test(old) && node.vModel ? [[old, node.vModel] as const] : [];
    }),
  );

  it('is read whole, without an error, and is left as it was', () => {
    expect(findings.filter((one) => one.severity === 'error')).toEqual([]);
    expect(allNodes(model.form.nodes).length).toBeGreaterThan(0);
    expect(JSON.stringify(design)).toBe(before);
  });

  it('gives documents of our shape', () => {
    expect([...Value.Errors(formDocumentShape, model.form)].map(({ path, message }) => `${path} ${message}`)).toEqual(
      [],
    );
    if (parts.list) expect([...Value.Errors(listDocumentShape, model.list)].map(({ path }) => path)).toEqual([]);
    else expect(model.list).toBeUndefined();
  });

  it('loses no property of any field', () => {
    expect(fieldPairs.flatMap(([field, node]) => lostOfField(field, node, renamed))).toEqual([]);
  });

  it('loses nothing of settings, lists, tables and packing', () => {
    const settings = bagOf(model.form.form);
    expect(lostLeaves(parts.settings, [settings, settings.foreign], renamed)).toEqual([]);
    expect(lostLeaves(parts.rest, [model, model.foreign], renamed)).toEqual([]);
    if (parts.tables) expect(model.tables).toEqual(parts.tables);
    if (!parts.list) return;
    const { columnList = [], searchList = [], ...others } = parts.list;
    const list = bagOf(model.list);
    expect(lostLeaves(others, [list, list.foreign], renamed)).toEqual([]);
    for (const [items, ours] of [
      [columnList, list.columnList],
      [searchList, list.searchList],
    ]) {
      expect(ours).toHaveLength(items.length);
      items.forEach((item: unknown, index: number) => {
        const mine = bagOf(Array.isArray(ours) ? ours[index] : undefined);
        expect(lostLeaves(item, [mine, mine.foreign], renamed)).toEqual([]);
      });
    }
  });

  it('keeps labels, required flags, spans, patterns, options and start values', () => {
    for (const [field, node] of fieldPairs) {
      const config = configOf(field);
      // A colon behind it is drawn by nobody here.
      if (typeof config.label === 'string')
        expect(node.config.label).toBe(config.label.replace(/\s*[：:]\s*$/, '') || config.label);
      expect(node.config.required ?? false).toBe(config.required === true);
      if (typeof config.span === 'number') expect(node.config.span).toBe(config.span);
      else if (node.config.aditKey !== 'pane' && !/^(tableGrid|dataTable)./.test(node.config.aditKey))
        expect(node.config.span).toBe(24);
      const rules = Array.isArray(config.regList) ? config.regList : [];
      expect(node.config.regList ?? []).toEqual(rules);
      const options = bagOf(field.__slot__).options ?? field.options;
      if (Array.isArray(options) && options.length > 0)
        expect(node.slot?.options ?? node.props?.options).toEqual(options);
      const start = config.defaultValue;
      if (typeof start === 'number' && !/date/i.test(node.config.aditKey)) expect(node.config.defaultValue).toBe(start);
      if (start === undefined || start === null || start === '') expect(node.config.defaultValue).toBeUndefined();
    }
  });

  it('gives every node an id of its own and every field of a scope a valid name of its own', () => {
    const ids = allNodes(model.form.nodes).map((node) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.length > 0)).toBe(true);
    const scope = (nodes: readonly Node[]): string[] =>
      nodes.flatMap((node) => {
        const below = node.config.children ?? [];
        if (node.config.aditKey !== 'table') return [...(node.vModel ? [node.vModel] : []), ...scope(below)];
        const columns = scope(below);
        expect(new Set(columns).size).toBe(columns.length);
        return node.vModel ? [node.vModel] : [];
      });
    const names = scope(model.form.nodes);
    expect(new Set(names).size).toBe(names.length);
    for (const one of allNodes(model.form.nodes))
      if (one.vModel) expect(one.vModel).toMatch(/^[A-Za-z][A-Za-z0-9_]{0,49}$/);
  });

  it('is read the same way again, from its text too', () => {
    expect(readDesign(design)).toEqual({ model, findings });
    expect(readDesign(before)).toEqual({ model, findings });
  });

  it('is recognised as its dialect', () => {
    const expected = name.startsWith('fg-')
      ? 'formGenerator'
      : name.startsWith('jnpf4-')
        ? 'jnpf4'
        : name.replace(/^foreign-|(-export|-lists)?\.json$/g, '');
    const known: Record<string, string> = { 'form-generator': 'formGenerator', rebranded: 'jnpf4' };
    expect(detectDialect(design)).toBe(known[expected] ?? expected);
  });

  it('is ours afterwards: reading the result changes nothing', () => {
    expect(detectDialect(model)).toBe('adit');
    expect(readDesign(model)).toEqual({ model, findings: [] });
    expect(readDesign(model.form)).toEqual({ model: { form: model.form }, findings: [] });
  });
});

describe.runIf(sharedDesigns.length > 0)('designs of other products', () => {
  const controls = sharedDesigns
    .flatMap(({ design }) => allNodes(readDesign(design).model.form.nodes))
    .map((node) => node.config.aditKey);
  it('hold the controls that their tags name', () => {
    const counts: Record<string, number> = {};
    for (const key of controls) counts[key] = (counts[key] ?? 0) + 1;
    expect(counts).toMatchObject({
      input: expect.any(Number),
      inputNumber: 15,
      textarea: 5,
      checkbox: 4,
      switch: 3,
      uploadImg: 10,
      cascader: 1,
      dateRange: 1,
      rate: 1,
      row: 4,
    });
    expect(controls).not.toContain('unknown');
  });
  it('keep their nesting', () => {
    const nested = sharedDesigns.find(({ name }) => name === 'fg-demo-andyshao-test.json');
    const depths = (fields: Record<string, unknown>[]): unknown[] => fields.map((field) => depths(childrenOf(field)));
    const ours = (nodes: readonly Node[]): unknown[] => nodes.map((node) => ours(node.config.children ?? []));
    const parts = partsOf(nested?.design);
    expect(ours(readDesign(nested?.design).model.form.nodes)).toEqual(depths(parts.fields ?? []));
  });
});
