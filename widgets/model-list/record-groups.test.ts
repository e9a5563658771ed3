import { expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describe } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import * as widgets from '../index.ts';
import { withoutRecordGroups } from './record-groups.ts';

const descriptors = describe(Object.values(widgets));
const node = (aditKey: string, id: string, children?: Node[]): Node => ({
  id,
  ...(children ? {} : { vModel: id }),
  config: { aditKey, label: id, ...(children ? { children } : {}) },
});
const read = (nodes: Node[]) => {
  const form = { version: 1, nodes };
  const { form: shown, beside } = withoutRecordGroups(form, catalogueOf(form, descriptors));
  const hidden: string[] = [];
  JSON.stringify(shown, (_, part) => {
    if (part?.config?.noShow) hidden.push(part.id);
    return part;
  });
  return { hidden, beside: beside.map(({ name }) => name) };
};

it('hides a group that holds nothing but who and when, and says which fields it had', () => {
  const group = node('card', 'record', [
    node('createUser', 'by'),
    node('row', 'line', [node('currOrganize', 'where')]),
  ]);
  expect(read([node('card', 'main', [node('input', 'title'), group])])).toEqual({
    hidden: ['record'],
    beside: ['by', 'where'],
  });
});

it('leaves who and when where they stand among other fields, and a field outside of groups', () => {
  const mixed = node('card', 'main', [node('input', 'title'), node('createTime', 'at')]);
  expect(read([mixed, node('createUser', 'by'), node('card', 'empty', [])])).toEqual({ hidden: [], beside: [] });
});
