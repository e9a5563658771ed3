import { describe, expect, it } from 'vitest';
import type { Drafts } from '../../engine/contract/services.ts';
import { describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import * as descriptors from '../index.ts';
import { fittingValues, type KeptDraft, readDrafts, removeDraft, writeDraft } from './kept-drafts.ts';

function memory(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, structuredClone(value)),
    remove: (key) => void kept.delete(key),
  };
}
const draft = (entry: string, minute: number): KeptDraft => ({
  entry,
  at: `2026-11-20T01:${String(minute).padStart(2, '0')}:00.000Z`,
  values: { a: entry },
  base: { values: {}, revision: 0 },
});
const entries = (drafts: Drafts) => readDrafts(drafts, 'm_new').map(({ entry }) => entry);

describe('entries in progress of one record', () => {
  it('stand beside each other, the newest first, each written over by itself alone', () => {
    const drafts = memory();
    writeDraft(drafts, 'm_new', draft('a', 1));
    writeDraft(drafts, 'm_new', draft('b', 2));
    writeDraft(drafts, 'm_new', draft('a', 3));
    expect(entries(drafts)).toEqual(['a', 'b']);
  });

  it('are five at most, the oldest makes room', () => {
    const drafts = memory();
    for (let minute = 1; minute <= 7; minute += 1) writeDraft(drafts, 'm_new', draft(`e${minute}`, minute));
    expect(entries(drafts)).toEqual(['e7', 'e6', 'e5', 'e4', 'e3']);
  });

  it('leave nothing behind when the last is removed', () => {
    const drafts = memory();
    writeDraft(drafts, 'm_new', draft('a', 1));
    writeDraft(drafts, 'm_new', draft('b', 2));
    removeDraft(drafts, 'm_new', 'a');
    expect(entries(drafts)).toEqual(['b']);
    removeDraft(drafts, 'm_new', 'b');
    expect(drafts.read('m_new')).toBeUndefined();
  });

  it('are read as far as they are whole, whatever somebody has put there', () => {
    const drafts = memory();
    drafts.write('m_new', {
      entries: [null, 7, { entry: 'x' }, { ...draft('y', 1), base: { revision: '1' } }, draft('a', 1)],
    });
    expect(entries(drafts)).toEqual(['a']);
    drafts.write('m_new', { values: {} });
    expect(entries(drafts)).toEqual([]);
  });
});

describe('a draft of an older version of the form', () => {
  const node = (vModel: string, aditKey: string, children?: object[]) => ({
    id: vModel,
    vModel,
    config: { aditKey, label: vModel, ...(children ? { children } : {}) },
  });
  const nodes = [
    node('name', 'input'),
    node('count', 'inputNumber'),
    node('rows', 'table', [node('a', 'input'), node('b', 'inputNumber')]),
  ];
  const catalogue = catalogueOf(
    { nodes: JSON.parse(JSON.stringify(nodes)) },
    describeWidgets(Object.values(descriptors)),
  );

  it('gives what still fits, half written values too, and names what is lost', () => {
    const values = { name: '甲', count: '12x', gone: 'x', empty: '', rows: '不是行' };
    expect(fittingValues(values, catalogue)).toEqual({ fits: { name: '甲', count: '12x' }, left: ['gone', 'rows'] });
  });

  it('gives rows without the columns that are gone or of another kind, and keeps their ids', () => {
    const rows = [{ id: 'r1', a: '甲', b: [1], old: 7 }, { a: null }];
    expect(fittingValues({ rows }, catalogue).fits).toEqual({ rows: [{ id: 'r1', a: '甲' }, { a: null }] });
  });
});
