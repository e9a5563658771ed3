import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import { limits } from '../limits.ts';
import { geometryKind, tableKind } from './other-kinds.ts';

const field = testField('table');

describe('rows of a sub-table', () => {
  it('are objects, up to a limit', () => {
    expect(tableKind.parse([{ a: 1 }, {}], field)).toEqual({ ok: true, value: [{ a: 1 }, {}] });
    for (const value of ['x', {}, [1], [[]], [null]])
      expect(tableKind.parse(value, field)).toEqual({ ok: false, problem: { code: 'field.table' } });
    expect(tableKind.parse(Array(limits.tableRows).fill({}), field).ok).toBe(true);
    expect(tableKind.parse(Array(limits.tableRows + 1).fill({}), field)).toEqual({
      ok: false,
      problem: { code: 'field.tableRows', params: { max: limits.tableRows } },
    });
  });

  it('are shown by their number', () => {
    expect(tableKind.display([{}, {}, {}], field, plainContext)).toBe('value.rows({"count":3})');
    expect(tableKind.display('x', field, plainContext)).toBe('');
  });
});

describe('a geometry', () => {
  const point = { type: 'Point', coordinates: [121.4, 31.2], properties: { name: '井' } };

  it('is an object with a type and texts that can be stored', () => {
    expect(geometryKind.parse(point, field)).toEqual({ ok: true, value: point });
    for (const value of [
      ...['Point', [], {}, { type: 5 }],
      ...[
        { ...point, properties: { name: 'a\u0000' } },
        { ...point, 'a\ud800': 1 },
        { type: 'Point', x: [['\ud800']] },
      ],
    ])
      expect(geometryKind.parse(value, field)).toEqual({ ok: false, problem: { code: 'field.geometry' } });
  });

  it('is shown by its type', () => {
    expect(geometryKind.display(point, field, plainContext)).toBe('Point');
    expect(geometryKind.display({ type: { toString: 1 } }, field, plainContext)).toBe('');
  });
});
