import { expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

describeOnDatabases('the statement', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const set = async (change: Partial<Settings>, by: Caller = server.admin) => {
    const { revision } = (await server.admin(calls.loadSysConfig)).data;
    return by(calls.saveSysConfig, { body: { ...change, revision } });
  };
  const words = (text: string) => ({ zh: text, en: '', zhtw: '' });
  const mustAgree = async (by: Caller) => (await by(calls.currentUser)).data.userInfo.mustAgree;
  const agree = (version: string, by: Caller = server.staff) => by(calls.agreeToStatement, { body: { version } });

  it('keeps of its HTML what is safe, and is written by who may change settings', async () => {
    const hostile =
      '<p onclick="x()">守则<script>alert(1)</script></p><img src=x onerror=y()><a href="javascript:z()">a</a>';
    expect((await set({ statement: words('x') }, server.staff)).status).toBe(403);
    expect((await set({ statement: words('x'.repeat(20_001)) })).status).toBe(400);
    const { data } = await set({ statement: { ...words(hostile), en: '<p>Rules</p>' } });
    expect(data.statement.zh).toBe('<p>守则</p><a>a</a>');
    expect((await server.staff(calls.loadStatement)).data).toMatchObject({
      html: '<p>守则</p><a>a</a>',
      agreedTime: '',
    });
    expect((await server.staff(calls.loadStatement, { language: 'en' })).data.html).toBe('<p>Rules</p>');
    expect((await stranger(calls.loadStatement)).data.html).toContain('管廊运行数据');
  });

  it('is agreed to once in each version, where that is asked for, and the first time is kept', async () => {
    expect(await mustAgree(server.staff)).toBe(false);
    await set({ statement: words('<p>守则</p>'), statementVersion: '2026-1', statementAgree: true });
    expect(await mustAgree(server.staff)).toBe(true);
    expect((await agree('2025-9')).status).toBe(409);
    expect(await mustAgree(server.staff)).toBe(true);
    expect((await Promise.all([agree('2026-1'), agree('2026-1')])).map(({ status }) => status)).toEqual([200, 200]);
    const { agreedTime } = (await server.staff(calls.loadStatement)).data;
    expect(Date.parse(agreedTime)).toBeGreaterThan(0);
    await agree('2026-1');
    expect((await server.staff(calls.loadStatement)).data.agreedTime).toBe(agreedTime);
    expect([await mustAgree(server.staff), await mustAgree(server.admin), await mustAgree(stranger)]).toEqual([
      ...[false, true, false],
    ]);
    await set({ statementVersion: '2026-2' });
    expect(await mustAgree(server.staff)).toBe(true);
    await set({ statement: words('<p> </p>') });
    expect(await mustAgree(server.staff)).toBe(false);
    const db = tables(server.context.database.kysely);
    const kept = await db.selectFrom('base_statement_consent').select(['user_id', 'version']).execute();
    expect(kept).toEqual([{ user_id: 'user-zhoumin', version: '2026-1' }]);
    const lines = await db.selectFrom('base_audit').select('target').where('action', '=', 'statement.agree').execute();
    expect(lines).toEqual([{ target: '2026-1' }]);
  });

  it('stands beside what the program is made of, and what it runs on for administrators alone', async () => {
    expect((await server.staff(calls.aboutProgram)).data).toMatchObject({ engine: '', node: '' });
    expect((await server.admin(calls.aboutProgram)).data).toMatchObject({
      ...{ engine: expect.stringMatching(/^PostgreSQL \d/), node: process.version },
    });
    const { data } = await server.staff(calls.licences, { query: { keyword: 'FASTIFY', pageSize: 2 } });
    expect(data.list).toHaveLength(2);
    expect(data.list[0]).toMatchObject({
      name: expect.stringContaining('fastify'),
      licence: expect.stringMatching(/./),
    });
    expect(data.pagination.total).toBeGreaterThan(2);
  });
});
