import { expect, it } from 'vitest';
import { describe as byKey, type Descriptor } from '../../engine/schema/fields/descriptor.ts';
import * as widgets from '../../widgets/index.ts';
import { designFields, namesFor } from './design-fields.ts';
import type { JsonObject } from './json.ts';

const descriptors = byKey(Object.values<Descriptor>(widgets));
const document: JsonObject = {
  form: {
    version: 1,
    nodes: [
      { id: 'a', vModel: 'a', config: { aditKey: 'input', label: { zh: '甲', en: 'A' } } },
      {
        id: 't',
        vModel: 't',
        config: {
          aditKey: 'table',
          label: '表',
          children: [{ id: 'c', vModel: 'c', config: { aditKey: 'inputNumber', label: '列' } }],
        },
      },
      { id: 'broken', vModel: 5, config: 'x' },
    ],
  },
};

it('fields are offered by label and code, columns with their table, broken nodes not at all', () => {
  expect(
    designFields(document, descriptors, 'en').map(({ code, label, kind, key }) => [code, label, kind, key]),
  ).toEqual([
    ['a', 'A', 'text', 'a'],
    ['t', '表', 'table', 't'],
    ['t-c', '表 / 列', 'decimal', 'c'],
  ]);
});

it('a condition in a row may name the columns of the row, one outside may not', () => {
  const fields = designFields(document, descriptors, 'zh');
  expect(namesFor(fields, null).map(({ as }) => as)).toEqual(['a', 't']);
  expect(namesFor(fields, 't').map(({ as }) => as)).toEqual(['a', 't', 'c']);
});

it('the fields of a screen are found as those of a model', () => {
  const form = document.form as JsonObject; // written above
  expect(
    designFields({ id: 's', version: 1, nodes: form.nodes ?? [] }, descriptors, 'zh').map(({ key }) => key),
  ).toEqual(['a', 't', 'c']);
});
