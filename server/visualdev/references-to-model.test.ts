import { describe, expect, it } from 'vitest';
import { boundTables, followReferencesToModel, referencesToModel } from './references-to-model.ts';

const from = { id: '0aB3xYz', enCode: 'defect' };
const to = { id: '9qW2mNo', enCode: 'defect.copy' };
const copy = (value: unknown) => followReferencesToModel(value, from, to);

/** What each place says in the original, what it says in the copy, and what looks alike and stays. */
const samples: Readonly<Record<string, { before: object; after: object; stays: object }>> = {
  id: {
    before: { props: { modelId: '0aB3xYz' }, on: { click: [{ action: 'request', params: { id: '0aB3xYz' } }] } },
    after: { props: { modelId: '9qW2mNo' }, on: { click: [{ action: 'request', params: { id: '9qW2mNo' } }] } },
    stays: { props: { modelId: 'another', placeholder: '例如 0aB3xYz' } },
  },
  'address of its page': {
    before: { action: 'navigate', to: '/model/0aB3xYz?add=1' },
    after: { action: 'navigate', to: '/model/9qW2mNo?add=1' },
    stays: { action: 'navigate', to: '/model/0aB3xYz2' },
  },
  'address of its design': {
    before: { to: '/onlineDev/design?id=0aB3xYz' },
    after: { to: '/onlineDev/design?id=9qW2mNo' },
    stays: { to: '/onlineDev/design?id=other' },
  },
  'permission code': {
    before: { access: 'defect.cost' },
    after: { access: 'defect.copy.cost' },
    stays: { access: 'defects.cost', label: 'defect.cost' },
  },
  'its own code': {
    before: { enCode: 'defect' },
    after: { enCode: 'defect.copy' },
    stays: { enCode: 'defective', value: 'defect' },
  },
  'table name': {
    before: { tables: [{ table: 'defect_rows', relationTable: 'defect' }] },
    after: { tables: [{ table: 'defect_copy_rows', relationTable: 'defect_copy' }] },
    stays: { tables: [{ table: 'inspection_rows', relationTable: 'defects' }] },
  },
};

describe('what a copy says about itself', () => {
  it('is tried for every place of the table', () => {
    expect(Object.keys(samples)).toEqual(referencesToModel.map(({ name }) => name));
  });

  it.each(Object.entries(samples))('%s follows, and what points elsewhere stays', (_name, { before, after, stays }) => {
    expect(copy(before)).toEqual(after);
    expect(copy(stays)).toEqual(stays);
  });

  it('stays in a table that another program made', () => {
    const tables = [
      { table: 'defect', bound: true },
      { table: 'defect_rows', relationTable: 'defect' },
    ];
    const kept = boundTables(tables);
    expect(followReferencesToModel(tables, from, to, kept)).toEqual([
      { table: 'defect', bound: true },
      { table: 'defect_copy_rows', relationTable: 'defect' },
    ]);
    expect(boundTables('')).toEqual(new Set());
  });

  it('leaves numbers, nothing, and the order of keys and entries as they are', () => {
    const design = { version: 1, nodes: [{ id: 'a', config: { required: true, defaultValue: null } }, { id: 'b' }] };
    expect(JSON.stringify(copy(design))).toBe(JSON.stringify(design));
  });
});
