import { expect, it } from 'vitest';
import type { Node } from '../../../engine/schema/documents/node.ts';
import { describe as byKey, type Descriptor, defineDescriptor } from '../../../engine/schema/fields/descriptor.ts';
import { validateForm } from '../../../engine/schema/validate/index.ts';
import * as widgets from '../../../widgets/index.ts';
import { editorKey } from '../editor-node.ts';
import { settingsForm } from './settings-form.ts';

const product = Object.values<Descriptor>(widgets);
const descriptors = byKey(product);
const kinds = [
  'words',
  'fieldName',
  'kind',
  'span',
  'visibility',
  'defaultValue',
  'options',
  'calculation',
  'billRule',
  'columns',
  'fieldProp',
] as const;
const editors = kinds.map((kind) =>
  defineDescriptor({
    key: editorKey(kind),
    kind: 'action',
    category: 'page',
    icon: '',
    title: '',
    defaults: {},
    settings: [],
    texts: { zh: {}, en: {}, zhtw: {} },
  }),
);
const drawn = byKey([...product, ...editors]);
const alone = { inTable: false };
const formOf = (key: string) => settingsForm([{ id: 'n', vModel: 'n', config: { aditKey: key } }], descriptors, alone);

/** Settings that one of the panel's own editors takes care of. */
const edited: Record<string, readonly string[]> = {
  billRule: ['rule', 'ruleName'],
  calculate: ['expression'],
  table: ['summaryField', 'thousandsField', 'showSummary', 'thousands'],
};

function pathsIn(nodes: readonly Node[]): unknown[] {
  return nodes.flatMap((node) => [node.props?.path, ...pathsIn(node.config.children ?? [])]);
}

it.each(product.map(({ key }) => key))('every setting of %s can be set, in a form that is sound', (key) => {
  const { document, places } = formOf(key);
  expect(validateForm(document, { descriptors: drawn }).filter(({ severity }) => severity === 'error')).toEqual([]);
  const set = new Set([...[...places.values()].map(({ path }) => path), ...pathsIn(document.nodes)]);
  const missing = (descriptors.get(key)?.settings ?? [])
    .map(({ vModel }) => vModel ?? '')
    .filter((name) => !set.has(`/props/${name}`) && !edited[key]?.includes(name));
  expect(missing).toEqual([]);
});

it('what a widget and the panel both call by one name is told apart', () => {
  const { places } = formOf('dialog');
  expect([...places.values()].filter(({ path }) => path.endsWith('/labelWidth')).map(({ path }) => path)).toEqual([
    '/props/labelWidth',
    '/config/labelWidth',
  ]);
});

it('a column of a sub-table has a width, a field of the form has none', () => {
  const node = { id: 'n', vModel: 'n', config: { aditKey: 'input' } };
  const has = (inTable: boolean) =>
    [...settingsForm([node], descriptors, { inTable }).places.values()].some(
      ({ path }) => path === '/config/columnWidth',
    );
  expect([has(true), has(false)]).toEqual([true, false]);
});

it('a default that several widgets do not share is no default', () => {
  const node = (aditKey: string) => ({ id: aditKey, vModel: aditKey, config: { aditKey } });
  const { places } = settingsForm([node('input'), node('textarea')], descriptors, alone);
  expect(places.get('maxlength')?.path).toBe('/props/maxlength');
  expect(places.get('precision')).toBeUndefined();
});

it('calls the entries of a setting as the reader does, and leaves those that are their own name', () => {
  const labelsIn = (key: string, name: string) => {
    const node = formOf(key).document.nodes.find(({ vModel }) => vModel === name);
    return JSON.stringify(node?.slot);
  };
  expect(labelsIn('card', 'shadow')).toContain('{"zh":"无","en":"Never","zhtw":"無"}');
  expect(labelsIn('collapse', 'openAtFirst')).toContain('"en":"First"');
  expect(labelsIn('tabs', 'tabPosition')).toContain('"zh":"左"');
  expect(labelsIn('datetime', 'format')).toContain('"label":"yyyy-MM-dd HH:mm"');
});

it('has no entry left that is named in Chinese alone, or in two languages at once', () => {
  const named = product.flatMap(({ key }) => {
    // Formats of dates are their own names.
    return JSON.stringify(formOf(key).document.nodes).match(/"label":"(?!y)[^"]*[\u4e00-\u9fff][^"]*"/g) ?? [];
  });
  expect(named).toEqual([]);
});
