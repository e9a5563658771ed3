import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { openServer, type Server } from './server-fixture.ts';

const when = (name: string, value: unknown) => ({
  logic: 'and' as const,
  conditions: [{ field: name, operator: 'equal' as const, value }],
});
const unseen = (name: string, more: Omit<Partial<Node>, 'config'> = {}, config: Partial<Node['config']> = {}) =>
  field('inputNumber', name, { ...more, config: { noShow: true, ...config } });

describeOnDatabases('what a form writes by itself', ({ open }) => {
  let server: Server;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown) =>
    server.call('POST', url, {
      token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const publish = async (nodes: Node[]) => {
    count += 1;
    const { data } = await post('/api/visualdev/Base/Actions/Import', {
      design: model(`own.m${count}`, nodes, listOf([])),
    });
    expect(await post(`/api/visualdev/Base/${data.id}/Actions/Release`, {})).toMatchObject({ status: 200 });
    return String(data.id);
  };
  const save = async (id: string, values: unknown, dataId = '') => {
    const saved = await post(`/api/visualdev/OnlineDev/${id}${dataId && `/${dataId}`}`, {
      data: JSON.stringify(values),
    });
    expect(saved).toMatchObject({ status: 200 });
    return { id: String(saved.data.id), values: JSON.parse(saved.data.data) };
  };
  const tableOf = async (id: string, key: string) =>
    (
      await sql<{ name: string }>`
        select table_name as name from base_visualdev_table where model_id = ${id} and table_key = ${key}
      `.execute(server.database.kysely)
    ).rows[0]?.name ?? '';
  const stored = async (id: string, key = '') =>
    (
      await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(await tableOf(id, key))} as t order by f_order, f_a
      `.execute(server.database.kysely)
    ).rows.map(({ row }) => row);

  it('works out the defaults of fields that no page draws from what was sent, in a new record only', async () => {
    const id = await publish([
      field('inputIntNumber', 'order'),
      field('inputNumber', 'a'),
      field('calculate', 'twice', { props: { expression: ['a', '*', '2'] } }),
      unseen('start', {}, { defaultExpression: ['twice', '+', 'next'] }),
      unseen('next', {}, { defaultExpression: ['a', '+', 1] }),
      unseen('share', {}, { defaultExpression: ['a', '/', 'order'] }),
      field('inputNumber', 'drawn', { config: { defaultExpression: ['a'] } }),
    ]);
    const made = await save(id, { order: 0, a: 3 });
    expect(await stored(id)).toMatchObject([
      { f_a: 3, f_start: 10, f_next: 4, f_share: null, f_drawn: null, f_twice: 6 },
    ]);
    await save(id, { order: 1, a: 9, start: 1 }, made.id);
    expect(await stored(id)).toMatchObject([{ f_a: 9, f_start: 10, f_next: 4, f_share: null }]);
  });

  it('lets a rule act on such a field when the record as saved makes it hold and as stored did not', async () => {
    const rule = { when: when('a', 5), value: 7 };
    const id = await publish([
      field('inputIntNumber', 'order'),
      field('inputNumber', 'a'),
      unseen('mark', { setWhen: [rule, { when: when('a', 6), valueField: 'a' }] }),
      field('inputNumber', 'drawn', { setWhen: [rule] }),
    ]);
    const first = await save(id, { order: 1, a: 1 });
    const second = await save(id, { order: 2, a: 5, mark: 1, drawn: 2 });
    const marks = async () => (await stored(id)).map(({ f_mark, f_drawn }) => [f_mark, f_drawn]);
    expect(await marks()).toEqual([
      [null, null],
      [7, 2],
    ]);
    await save(id, { a: 5 }, first.id);
    await save(id, { a: 6 }, second.id);
    expect(await marks()).toEqual([
      [7, null],
      [6, 2],
    ]);
    await sql`update ${sql.table(await tableOf(id, ''))} set f_mark = 0`.execute(server.database.kysely);
    await save(id, { a: 5 }, first.id);
    expect((await marks())[0]).toEqual([0, null]);
  });

  it('does the same in the rows of a sub-table, each for itself', async () => {
    const children = [
      field('inputIntNumber', 'order'),
      field('inputNumber', 'a'),
      unseen('mark', { setWhen: [{ when: when('a', 5), expression: ['factor', '*', 2] }] }),
      unseen('start', {}, { defaultExpression: ['rows-a', '+', 'factor'] }),
    ];
    const id = await publish([field('inputNumber', 'factor'), field('table', 'rows', { config: { children } })]);
    const made = await save(id, {
      factor: 10,
      rows: [
        { order: 1, a: 1 },
        { order: 2, a: 5 },
      ],
    });
    const cells = async () => (await stored(id, 'rows')).map(({ f_mark, f_start }) => [f_mark, f_start]);
    expect(await cells()).toEqual([
      [null, 11],
      [20, 15],
    ]);
    const [one, two] = made.values.rows;
    await save(id, { factor: 1, rows: [{ ...one, a: 5 }, two, { order: 3, a: 2 }] }, made.id);
    expect(await cells()).toEqual([
      [2, 11],
      [20, 15],
      [null, 3],
    ]);
  });

  it('refuses rules and defaults that lead back to themselves, and names the way', async () => {
    const nodes = [
      field('inputNumber', 'a', { config: { defaultExpression: ['b'] } }),
      field('inputNumber', 'b', { setWhen: [{ when: when('a', 1), value: 2 }] }),
    ];
    const answer = await post('/api/visualdev/Base/Actions/Import', {
      design: model('own.circle', nodes, listOf(['a'])),
    });
    expect(answer.status).toBe(422);
    expect(answer.data.findings).toEqual([
      expect.objectContaining({ code: 'node.cycle', message: expect.stringContaining('a → b → a') }),
    ]);
  });

  it('fills in one’s own people and places where a new record or row says nothing of them', async () => {
    const own = { config: { defaultCurrent: true } };
    const id = await publish([
      field('input', 'a'),
      field('inputNumber', 'order'),
      field('organizeSelect', 'ways', { ...own, props: { multiple: true } }),
      field('departmentSelect', 'team', own),
      field('positionSelect', 'place', own),
      field('userSelect', 'keeper', own),
      field('userSelect', 'other', { ...own, props: { selectType: 'custom', ableIds: ['user-liwei'] } }),
      field('userSelect', 'unseen', { config: { ...own.config, noShow: true } }),
      field('table', 'rows', { config: { children: [field('input', 'note'), field('userSelect', 'who', own)] } }),
    ]);
    const { data } = await server.call('GET', '/api/oauth/CurrentUser', { token });
    const { userId, organizeId, organizeIds, positionId } = data.userInfo;
    expect(organizeIds.at(-1)).toBe(organizeId);
    const made = await save(id, { a: '甲', rows: [{ note: '一' }, { note: '二', who: 'user-liwei' }] });
    expect(made.values).toMatchObject({
      ...{ ways: [organizeIds], team: organizeId, place: positionId || null, keeper: userId, other: null },
      rows: [{ who: userId }, { who: 'user-liwei' }],
    });
    expect(await stored(id)).toMatchObject([{ f_unseen: userId }]);
    // What was left empty on purpose stays so.
    const bare = await save(id, { team: null, rows: [{ note: '三', who: null }] });
    expect(bare.values).toMatchObject({ team: null, keeper: userId, rows: [{ who: null }] });
  });
});
