import { describe, expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import * as descriptors from '../index.ts';
import { plainNodes } from '../list-parts/plain-nodes.ts';
import { bulkFields } from './bulk-edit.ts';

const widgets = describeWidgets(Object.values(descriptors));
const node = (aditKey: string, vModel: string, more: Partial<Node> = {}): Node => ({
  ...{ id: vModel, vModel },
  ...more,
  config: { aditKey, ...more.config },
});
const fieldsOf = (nodes: Node[]) => bulkFields({ catalogue: catalogueOf({ nodes }, widgets) });

describe('what several records can be given at once', () => {
  it('is what people write, and what may be the same in two', () => {
    const fields = fieldsOf([
      node('input', 'title'),
      node('select', 'level'),
      node('input', 'no', { config: { aditKey: 'input', unique: true } }),
      node('input', 'fixed', { props: { readonly: true } }),
      node('input', 'off', { props: { disabled: true } }),
      node('input', 'secret', { props: { showPassword: true } }),
      node('input', 'inner', { config: { aditKey: 'input', noShow: true } }),
      node('createUser', 'who'),
      node('uploadFile', 'files'),
      node('calculate', 'sum', { props: { expression: ['1'] } }),
      node('table', 'rows', { config: { aditKey: 'table', children: [node('input', 'name')] } }),
    ]);
    expect(fields.map(({ name }) => name)).toEqual(['title', 'level']);
  });

  it('begins empty and depends on no other field', () => {
    const rule: Node['showWhen'] = { logic: 'and', conditions: [{ field: 'other', operator: 'equal', value: 1 }] };
    const [only] = plainNodes(
      fieldsOf([
        node('input', 'title', {
          config: { aditKey: 'input', label: '标题', defaultValue: '无', required: true, span: 8 },
          ...{ showWhen: rule, enableWhen: rule, requireWhen: rule },
        }),
      ]),
    );
    expect(only).toEqual(
      node('input', 'title', { config: { aditKey: 'input', label: '标题', required: true, span: 24 } }),
    );
  });
});
