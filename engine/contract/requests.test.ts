import { expect, expectTypeOf, it } from 'vitest';
import { type CallAnswer, type RequestInput, requestsBy } from './requests.ts';

/** A server that notes what it is asked, and answers a record. */
function noted() {
  const asked: [string, RequestInput][] = [];
  const requests = requestsBy(async (call, input) => {
    asked.push([call, input]);
    return { id: 'r1', data: '{}', revision: 1 };
  });
  return { asked, ...requests };
}
const params = { id: 'm1' };
const body = { data: '{}' };

it('goes one way, by whichever name a call is made', async () => {
  const { asked, request, requestNamed } = noted();
  const { revision } = await request('createRecord', { params, body, idempotencyKey: 'once' });
  expectTypeOf(revision).toEqualTypeOf<number>();
  const answer = await requestNamed('createRecord', { params, body: 7 });
  expectTypeOf(answer).toBeUnknown();
  expect([revision, answer]).toEqual([1, { id: 'r1', data: '{}', revision: 1 }]);
  expect(asked).toEqual([
    ['createRecord', { params, body, idempotencyKey: 'once' }],
    ['createRecord', { params, body: 7 }],
  ]);
});

// What is judged here is that each marked line does not compile: tsc refuses a mark that nothing is wrong below.
it('takes of a call what its shapes take, and gives what they give', async () => {
  const { asked, request } = noted();
  // @ts-expect-error no field of the body has this name
  await request('createRecord', { params, body: { values: '{}' } });
  // @ts-expect-error the record travels as text
  await request('createRecord', { params, body: { data: {} } });
  // @ts-expect-error the path has a place for the record, too
  await request('loadRecord', { params });
  // @ts-expect-error without a body nothing is created
  await request('createRecord', { params });
  // @ts-expect-error this call reads no query
  await request('createRecord', { params, body, query: { keyword: '' } });
  // @ts-expect-error null is no table
  await request('databaseColumns', { query: { table: null } });
  // @ts-expect-error there is no such call
  await request('createRecords', { params, body });
  // @ts-expect-error the answer has no field of this name
  expect((await request('createRecord', { params, body })).dataId).toBeUndefined();
  // What is sent is only read, what need not be sent may be left out.
  const ids: readonly string[] = ['r1'];
  await request('restoreRecords', { params, body: { ids } });
  await request('modelList', {});
  expect(asked).toHaveLength(10);
});

it('knows the rows of a model by their id, the rest by nothing', () => {
  type Row = CallAnswer<'recordList'>['list'][number];
  expectTypeOf<Row['id']>().toEqualTypeOf<string>();
  expectTypeOf<Row['anything']>().toBeUnknown();
});
