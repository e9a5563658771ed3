import { describe, expect, it } from 'vitest';
import { breaks, callsBefore, callsNow, type KeptCall } from './kept-calls.ts';

describe('the calls of the version before (B42)', () => {
  it('are taken and answered as its page knows them', () => {
    expect(callsBefore().length).toBeGreaterThan(100);
    expect(breaks(callsBefore(), callsNow())).toEqual([]);
  });

  const text = { type: 'string', maxLength: 20 };
  const call = (shapes: KeptCall['shapes'], more: Partial<KeptCall> = {}): KeptCall => ({
    method: 'POST',
    path: '/api/thing/:id',
    right: { kind: 'signedIn' },
    shapes: { body: { type: 'object', required: ['name'], properties: { name: text } }, data: {}, ...shapes },
    ...more,
  });
  const body = (properties: object, required: readonly string[] = ['name'], more: object = {}) =>
    call({ body: { type: 'object', required, properties, ...more } as NonNullable<KeptCall['shapes']['body']> });
  const data = (properties: object, required: readonly string[]) =>
    call({ data: { type: 'object', required, properties } as NonNullable<KeptCall['shapes']['data']> });
  const at = 'POST /api/thing/:';

  it.each<[string, KeptCall, KeptCall, string[]]>([
    ['is another path', call({}), call({}, { path: '/api/other/:id' }), ['is gone']],
    ['is for fewer', call({}), call({}, { right: { kind: 'designer' } }), ['is for {"kind":"designer"}']],
    ['travels otherwise', call({}), call({}, { encoding: 'form' }), ['travels as form']],
    [
      'asks for more',
      call({}),
      body({ name: text, kind: text }, ['name', 'kind']),
      ['takes no body whose /kind may be missing'],
    ],
    [
      'takes fewer keys',
      call({}),
      body({}, [], { additionalProperties: false }),
      ['takes no body whose /name is not known'],
    ],
    [
      'takes less',
      call({}),
      body({ name: { ...text, maxLength: 10 } }),
      ['takes no body whose /name has maxLength 20, which was to be 10'],
    ],
    [
      'takes another kind',
      call({}),
      body({ name: { type: 'integer' } }),
      ['takes no body whose /name is string and no integer'],
    ],
    [
      'takes fewer of a list',
      body({
        name: {
          anyOf: [
            { const: 'a', type: 'string' },
            { const: 'b', type: 'string' },
          ],
        },
      }),
      body({ name: { const: 'a', type: 'string' } }),
      ['takes no body whose /name is not "a" alone'],
    ],
    ['answers less', data({ id: text }, ['id']), data({}, []), ['answers data whose /id may be missing']],
    [
      'answers with what was not said before',
      data({ state: { type: 'integer', maximum: 1 } }, ['state']),
      data({ state: { type: 'integer', maximum: 2 } }, ['state']),
      ['answers data whose /state has maximum 2, which was to be 1'],
    ],
  ])('are missed where one %s', (_what, before, now, lines) => {
    expect(breaks([before], [now])).toEqual(lines.map((line) => `${at}: ${line}`));
  });

  it('may be wider, and answer more', () => {
    const before = data({ id: text }, ['id']);
    const now = call({
      body: { type: 'object', properties: { name: { type: 'string' }, more: text } },
      data: { type: 'object', required: ['id', 'at'], properties: { id: { type: 'string', maxLength: 9 }, at: text } },
    });
    expect(breaks([before], [{ ...now, path: '/api/thing/:key', right: { kind: 'anonymous' } }])).toEqual([]);
    // A page checks no answer: what it does not know passes it by.
    const closed = { data: { ...before.shapes.data, additionalProperties: false } };
    expect(breaks([call(closed)], [data({ id: text, at: text }, ['id', 'at'])])).toEqual([]);
    expect(breaks([call({ data: { type: 'null' } })], [data({ id: text }, ['id'])])).toEqual([]);
  });
});
