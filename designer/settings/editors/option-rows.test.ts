import { describe, expect, it } from 'vitest';
import type { Json } from '../../document/json.ts';
import { pasteEntries } from './option-paste.ts';
import {
  addEntry,
  changeEntry,
  entriesOf,
  keysOf,
  moveEntry,
  optionsAt,
  readRows,
  setLabel,
  setStatus,
  setValue,
} from './option-rows.ts';

const keys = { label: 'fullName', value: 'id', children: 'children' };
const flat: readonly Json[] = [
  { fullName: '一般', id: '1' },
  { fullName: '严重', id: '2', note: 'kept' },
];
const tree = [{ fullName: '东区', id: 'e', children: [{ fullName: '东一', id: 'e1' }] }];

describe('the options of a node', () => {
  it('are found where either dialect keeps them, under the names that the node says', () => {
    expect(optionsAt({ slot: { options: [] } })).toBe('/slot/options');
    expect(optionsAt({ props: { options: [] } })).toBe('/props/options');
    expect(optionsAt({})).toBe('/slot/options');
    expect(entriesOf({ props: { options: flat } })).toBe(flat);
    expect(keysOf({ props: { props: { value: 'value', label: 'label' } } })).toEqual({
      label: 'label',
      value: 'value',
      children: 'children',
    });
  });

  it('are lines, those below another right after it', () => {
    expect(readRows(tree, keys).map(({ path, value }) => [path, value])).toEqual([
      [[0], 'e'],
      [[0, 0], 'e1'],
    ]);
    expect(readRows(['甲', { value: 2, label: '乙', status: 'error' }], keys)).toEqual([
      { path: [0], label: '甲', value: '甲', status: '' },
      { path: [1], label: '乙', value: '2', status: 'error' },
    ]);
  });

  it('change one at a time and keep what nobody knows', () => {
    expect(changeEntry(flat, [1], keys, (entry) => setLabel(entry, keys, '紧急'))).toEqual([
      flat[0],
      { fullName: '紧急', id: '2', note: 'kept' },
    ]);
    expect(changeEntry(flat, [0], keys, (entry) => setStatus(entry, 'warning'))[0]).toEqual({
      fullName: '一般',
      id: '1',
      status: 'warning',
    });
    expect(setStatus({ id: '1', status: 'error' }, '')).toEqual({ id: '1' });
  });

  it('keep the type of a value for as long as it reads like one', () => {
    expect(setValue({ id: 1 }, keys, '12')).toEqual({ id: 12 });
    expect(setValue({ id: 1 }, keys, 'x')).toEqual({ id: 'x' });
    expect(setValue({ id: '1' }, keys, '12')).toEqual({ id: '12' });
    expect(setValue({ value: true }, keys, 'false')).toEqual({ value: false });
  });

  it('get a new one with a value that none has, at the end or below one', () => {
    expect(addEntry(flat, keys, [], '新选项').at(-1)).toEqual({ fullName: '新选项', id: '3' });
    expect(addEntry(tree, keys, [0, 0], '下级')).toEqual([
      {
        fullName: '东区',
        id: 'e',
        children: [{ fullName: '东一', id: 'e1', children: [{ fullName: '下级', id: '1' }] }],
      },
    ]);
  });

  it('go with all below them, and leave no empty list behind', () => {
    expect(changeEntry(tree, [0, 0], keys, () => null)).toEqual([{ fullName: '东区', id: 'e' }]);
    expect(changeEntry(tree, [0], keys, () => null)).toEqual([]);
  });

  it('move among their neighbours and nowhere else', () => {
    expect(moveEntry(flat, [1], 0, keys)).toEqual([flat[1], flat[0]]);
    expect(moveEntry(flat, [1], 2, keys)).toBe(flat);
    expect(moveEntry(flat, [0], -1, keys)).toBe(flat);
  });

  it('take cells from a spreadsheet: label and value, or a label alone', () => {
    expect(pasteEntries(flat, [0], '裂缝\tcrack\r\n渗水\n', keys)).toEqual([
      flat[0],
      { fullName: '裂缝', id: 'crack' },
      { fullName: '渗水', id: '4' },
      flat[1],
    ]);
    expect(pasteEntries([{ fullName: '', id: '1' }], [0], '甲\n乙', keys)).toEqual([
      { fullName: '甲', id: '2' },
      { fullName: '乙', id: '3' },
    ]);
  });
});
