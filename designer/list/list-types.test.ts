import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/json.ts';
import { missingCode } from './preview.ts';
import { sampleLines } from './sample-lines.ts';

const rights = { opens: true, isWhole: false, button: ['btn_add'], column: ['a'], form: ['b'] };
const preview = { name: '运维人员', rights };
const missing = (list: JsonObject, zone: 'columnList' | 'searchList' | 'btnsList' | 'columnBtnsList', id: string) =>
  missingCode(preview, list, { zone, id });

describe('what a preview takes away', () => {
  it('is what the list asks codes for, and nothing else', () => {
    expect([missing({}, 'btnsList', 'batchRemove'), missing({}, 'columnList', 'z')]).toEqual([null, null]);
    const buttons = { useBtnPermission: true };
    expect(missing(buttons, 'btnsList', 'add')).toBeNull();
    expect(missing(buttons, 'btnsList', 'batchRemove')).toBe('btn_remove');
    expect(missing(buttons, 'columnBtnsList', 'edit')).toBe('btn_edit');
  });

  it('goes by columns, else by fields, as the server does', () => {
    expect(missing({ useColumnPermission: true, useFormPermission: true }, 'columnList', 'b')).toBe('b');
    expect(missing({ useColumnPermission: true }, 'searchList', 'a')).toBeNull();
    expect(missing({ useFormPermission: true }, 'searchList', 'b')).toBeNull();
    expect(missing({ useFormPermission: true }, 'columnList', 'a')).toBe('a');
  });

  it('is nothing for an administrator', () => {
    const whole = { ...preview, rights: { ...rights, isWhole: true } };
    expect(missingCode(whole, { useColumnPermission: true }, { zone: 'columnList', id: 'z' })).toBeNull();
  });
});

describe('sample rows', () => {
  const rows = ['1', '2', '3', '4'].map((id) => ({ id, level: Number(id) % 2 === 0 ? 'even' : 'odd' }));
  const lines = (type: unknown) => sampleLines(rows, type, ({ id }) => (Number(id) % 2 === 0 ? 'even' : 'odd'));

  it('stand in groups, at levels, or with a row that is written in', () => {
    expect(lines(3).map((line) => (line.kind === 'group' ? `${line.words} ${line.count}` : line.row.id))).toEqual([
      ...['odd 2', '1', '3'],
      ...['even 2', '2', '4'],
    ]);
    expect(lines(5).map((line) => line.kind === 'row' && line.level)).toEqual([1, 2, 2, 3]);
    expect(lines(4).map((line) => line.kind === 'row' && line.isEdited)).toEqual([false, true, false, false]);
    expect(lines(1)).toHaveLength(4);
  });
});
