import { describe, expect, it } from 'vitest';
import { callShapes } from './call-shapes.ts';
import { isReadable, readableNames } from './readable.ts';
import { hasPlace, isPlace, misfits, numberOf, settledNumber, shapeFields } from './shape-field.ts';

const fieldsOf = (call: string, part: 'params' | 'query' | 'body') =>
  new Map(shapeFields(callShapes[call]?.[part]).map((field) => [field.name, field]));

describe('what a call takes', () => {
  it('is one field a part, of its kind, with the words that may be chosen', () => {
    const query = fieldsOf('modelList', 'query');
    expect([...query.keys()]).toEqual(expect.arrayContaining(['currentPage', 'pageSize', 'keyword', 'sort', 'state']));
    expect(query.get('pageSize')).toMatchObject({ kind: 'number', required: false });
    expect(query.get('keyword')?.kind).toBe('text');
    expect(query.get('sort')).toMatchObject({ kind: 'choice', choices: ['asc', 'desc'] });
    expect(fieldsOf('loadModel', 'params').get('id')).toMatchObject({ kind: 'text', required: true });
    expect(fieldsOf('interfacePreview', 'body').get('paramList')?.kind).toBe('data');
    expect(shapeFields(undefined)).toEqual([]);
  });

  it('is known of every call; only those that change nothing may be asked for a page', () => {
    expect(readableNames).toEqual(
      expect.arrayContaining(['modelList', 'recordList', 'siteConfig', 'interfacePreview']),
    );
    for (const name of [
      'logout',
      'deleteModel',
      'deleteRecord',
      'billNumber',
      'getTokenByKey',
      'createRecord',
      'downloadFile',
    ])
      expect(isReadable(name), name).toBe(false);
    expect(isReadable('constructor')).toBe(false);
  });

  it('is stored as what it is; a place may bring anything', () => {
    expect([numberOf('5'), numberOf(' -1.5 '), numberOf(''), numberOf('x'), numberOf('{route.n}')]).toEqual([
      ...[5, -1.5, undefined, 'x', '{route.n}'],
    ]);
    // Each key on the way to a number, and codes that only look like one, stay as they are typed.
    expect(['0.', '0.0', '0.05', '1.50', '01', '-', '1e3'].map(numberOf)).toEqual([
      ...['0.', '0.0', 0.05, '1.50', '01', '-', '1e3'],
    ]);
    expect(['1.50', '01', '{a.b}', 'x', 5].map(settledNumber)).toEqual([1.5, 1, undefined, undefined, undefined]);
    const [state] = [fieldsOf('modelList', 'query').get('state')];
    const sort = fieldsOf('modelList', 'query').get('sort');
    if (!state || !sort) throw new Error('The list of models takes a state and an order.');
    expect([misfits(state, 'x'), misfits(state, 1), misfits(state, '{a.b}'), misfits(state, undefined)]).toEqual([
      ...[true, false, false, false],
    ]);
    expect([misfits(sort, 'up'), misfits(sort, 'asc')]).toEqual([true, false]);
    expect([isPlace('{a.b}'), isPlace('x {a.b}'), hasPlace('x {a.b}'), hasPlace('x')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
