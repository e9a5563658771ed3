import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import type { Caller } from '../support/model-server.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('many at one record', { onBoth: 'locks' }, ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  it('loses no increment of 50 editors who save one record again and again', async () => {
    const id = await publishDesign(
      server,
      model('counter', [field('inputIntNumber', 'n')], listOf(['n']), { concurrencyLock: true }),
    );
    const created = await server.staff(calls.createRecord, { params: { id }, body: { data: '{"n":0}' } });
    const params = { id, dataId: created.data.id };
    const missing = await server.staff(calls.updateRecord, { params, body: { data: '{"n":5}' } });
    expect(missing.status).toBe(400);
    let accepted = 0;
    const increments = 2;
    const edit = async (editor: Caller) => {
      let state = await editor(calls.loadRecord, { params });
      for (let done = 0; done < increments; ) {
        const { n } = JSON.parse(state.data.data);
        const body = { data: JSON.stringify({ n: n + 1 }), revision: state.data.revision };
        const saved = await editor(calls.updateRecord, { params, body });
        if (saved.status === 200) {
          done += 1;
          accepted += 1;
          state = saved;
        } else {
          expect(saved.status).toBe(409);
          const { current } = saved.data as unknown as { current: typeof state.data };
          state = { ...saved, data: current };
        }
      }
    };
    await Promise.all(Array.from({ length: 50 }, () => edit(server.staff)));
    const { data } = await server.staff(calls.loadRecord, { params });
    expect(JSON.parse(data.data).n).toBe(50 * increments);
    expect(data.revision).toBe(1 + accepted);
  });

  it('gives each of many creates a number of its own', async () => {
    const id = await publishDesign(server, orderDesign('numbers'));
    const made = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        server.admin(calls.createRecord, {
          params: { id },
          body: { data: JSON.stringify({ title: `第 ${index} 张` }) },
        }),
      ),
    );
    expect(made.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(made.map(({ data }) => JSON.parse(data.data).no)).size).toBe(200);
  });

  it('asks the database no more often for 100 rows than for 20', async () => {
    const id = await publishDesign(
      server,
      orderDesign('statements', {
        columnList: ['no', 'title', 'level', 'tunnel', 'createUser', 'materials-name'].map((prop) => ({ prop })),
      }),
    );
    for (let row = 0; row < 100; row += 1) {
      const data = JSON.stringify({ title: `${row}`, tunnel: 'binjiang', materials: [{ name: 'a' }, { name: 'b' }] });
      await server.admin(calls.createRecord, { params: { id }, body: { data } });
    }
    const executor = server.context.database.kysely.getExecutor();
    const spy = vi.spyOn(Object.getPrototypeOf(executor), 'executeQuery');
    const counted = async (pageSize: number) => {
      // Sessions, rights and options are kept for less than a second: warm them all, then count.
      await server.admin(calls.recordList, { params: { id }, body: { pageSize } });
      spy.mockClear();
      const page = await server.admin(calls.recordList, { params: { id }, body: { pageSize } });
      expect(page.data.list).toHaveLength(pageSize);
      expect(page.data.list[0]?.materials).toHaveLength(2);
      // Audit lines of the rows above are written when there is time.
      const statements = spy.mock.calls.map(([query]) => (query as CompiledQuery).sql); // what Kysely hands on
      return statements.filter((text) => !text.includes('base_audit')).length;
    };
    // On a busy machine a call may take longer than they are kept.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const few = await counted(20);
    const many = await counted(100);
    clock.mockRestore();
    spy.mockRestore();
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
  });
});
