import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type Server } from '../../../../server/server-fixture.ts';
import { describeOnDatabases } from '../../../../support/databases.ts';
import { field, listOf, model } from '../../../../support/model-designs.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('a widget that the server was never told of', ({ open }) => {
  let server: Server;
  let token: string;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown) =>
    server.call('POST', url, { token, body: JSON.stringify(body), headers: json });

  it('is published, has its column, and is checked, searched and read by its kind of value', async () => {
    const inside = field('tally', 'count', { props: { unit: 'x' } });
    const group = { id: 'group', config: { aditKey: 'framed', children: [inside] } };
    const design = model('boards', [field('input', 'no'), group], listOf(['no', 'count']));
    const { data } = await post('/api/visualdev/Base/Actions/Import', { design });
    expect(await post(`/api/visualdev/Base/${data.id}/Actions/Release`, {})).toMatchObject({ status: 200 });
    const create = (values: object) => post(`/api/visualdev/OnlineDev/${data.id}`, { data: JSON.stringify(values) });

    expect((await create({ no: 'a', count: 'many' })).status).toBe(422);
    expect((await create({ no: 'b', count: 1.5 })).status).toBe(422);
    for (const count of [3, 40]) expect((await create({ no: `n${count}`, count })).status).toBe(200);
    const found = await post(`/api/visualdev/OnlineDev/${data.id}/List`, {
      currentPage: 1,
      pageSize: 20,
      queryJson: JSON.stringify({ count: [10, 50] }),
    });
    expect(found.data.list.map(({ no, count }: { no: string; count: number }) => [no, count])).toEqual([['n40', 40]]);
  });
});
