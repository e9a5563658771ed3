import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Facts, Subject } from '../../server/kernel/subjects.ts';
import { tables } from '../../server/kernel/tables.ts';
import { grant } from '../../server/permission/authorize.ts';
import { seedDemoModels } from '../../server/seed/demo-models.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { describeOnPostgres } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

/** What reliability B34 allows until another process has seen a change. */
const secondMs = { timeout: 1_000, interval: 5 };

/** What a server heard about a subject, `reread` for each time it was told to look for itself. */
function listenAt<S extends Subject>({ context }: Server, subject: S): (Facts[S] | 'reread')[] {
  const heard: (Facts[S] | 'reread')[] = [];
  context.live.subscribe(subject, { hear: (fact) => void heard.push(fact), reread: () => void heard.push('reread') });
  return heard;
}

describeOnPostgres('two server processes on one database', ({ open }) => {
  const reports: string[] = [];
  let one: Server;
  let two: Server;
  beforeAll(async () => {
    one = await openServer(await open({ report: () => undefined }));
    two = await openServer(await open({ report: (line) => void reports.push(line) }));
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  const listening = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and application_name = 'adit live'`.execute(
      one.database.kysely,
    );
    return rows.map(({ pid }) => pid);
  };

  it('hear of each other within a second what one announces, and the one itself once', async () => {
    const [here, there] = [listenAt(one, 'message'), listenAt(two, 'message')];
    const fact = {
      tenantId: 'main',
      userIds: Array.from({ length: 700 }, (_, index) => `user-${'x'.repeat(12)}-${index}`),
    };
    one.context.live.announce('message', fact);
    expect(here).toEqual([fact]);
    await expect
      .poll(() => there.flatMap((said) => (said === 'reread' ? [] : said.userIds)), secondMs)
      .toEqual(fact.userIds);
    expect(here).toEqual([fact]);
  });

  it('forget within a second a session that was ended at the other', async () => {
    const token = await one.token('staff');
    expect((await two.call('GET', '/api/oauth/CurrentUser', { token })).status).toBe(200);
    await one.call('GET', '/api/oauth/Logout', { token });
    const status = async () => (await two.call('GET', '/api/frame/Login/CurrentUser', { token })).status;
    await expect.poll(status, secondMs).toBe(401);
  });

  describe('refuse within a second what was ended at the other', () => {
    const json = { 'content-type': 'application/json' };
    const staffAt = '/api/tenant/TenantUser/User/user-zhoumin/main/Actions';
    const me = (server: Server, token: string) => server.call('GET', '/api/frame/Login/CurrentUser', { token });
    const renew = (server: Server, key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);
    const act = async (action: string, body: object) => {
      const token = await one.token('admin');
      const answer = await one.call('POST', `${staffAt}/${action}`, {
        token,
        headers: json,
        body: JSON.stringify(body),
      });
      expect(answer).toMatchObject({ code: 200 });
    };

    /** Everything that lets a person in, given and used at the second server: what it holds of it is fresh. */
    const waysIn = async (password?: string) => {
      const { data } = await two.signIn('staff', password);
      const { token, tokenKey } = data;
      const link = await two.call('POST', calls.keyForLink.path, { token, headers: json, body: '{}' });
      expect(await me(two, token)).toMatchObject({ code: 200 });
      return { token, tokenKey, link: link.data.key };
    };

    const areDead = async ({ token, tokenKey, link }: Awaited<ReturnType<typeof waysIn>>, words: string) => {
      await expect.poll(async () => (await me(two, token)).status, secondMs).toBe(401);
      const refused = { status: 401, code: 601, data: null, msg: expect.stringContaining(words) };
      expect(await me(two, token)).toMatchObject(refused);
      for (const key of [tokenKey, link]) expect(await renew(two, key)).toMatchObject(refused);
    };

    it('an account that was switched off: token, key and ticket (A05)', async () => {
      const mine = await waysIn();
      await act('State', { enabledMark: 0 });
      await areDead(mine, '停用');
      expect(await two.signIn('staff')).toMatchObject({ status: 400, data: null });
      await act('State', { enabledMark: 1 });
      expect(await two.signIn('staff')).toMatchObject({ status: 200 });
    });

    it('an account with a new password: token, key, ticket and the old password (A06)', async () => {
      const mine = await waysIn();
      await act('ResetPassword', { userPassword: 'Tunnel99', mustChange: false });
      await areDead(mine, '密码已修改');
      expect(await two.signIn('staff')).toMatchObject({ status: 400, data: null });
      const next = await waysIn('Tunnel99');
      // Their own change leaves the session that they make it from.
      const other = await waysIn('Tunnel99');
      const changed = await one.call('POST', calls.changePassword.path, {
        token: next.token,
        headers: json,
        body: JSON.stringify({ oldPassword: 'Tunnel99', password: 'Adit2026' }),
      });
      expect(changed).toMatchObject({ code: 200 });
      await areDead(other, '密码已修改');
      expect(await me(two, next.token)).toMatchObject({ code: 200 });
    });
  });

  describe('show what was changed at the other within a second, however fresh what they hold is (B34)', () => {
    const json = { 'content-type': 'application/json' };
    let staff: string;
    let modelId: string;
    beforeAll(async () => {
      await seedDemoModels(one.context);
      staff = await two.token('staff');
      const model = await modelTables(one.database.kysely)
        .selectFrom('base_visualdev')
        .select('id')
        .where('en_code', '=', 'defect')
        .executeTakeFirstOrThrow();
      modelId = model.id;
    });

    const info = async () => (await two.call('GET', '/api/oauth/CurrentUser', { token: staff })).data;
    const rows = async () => {
      const url = `/api/visualdev/OnlineDev/${modelId}/List`;
      const { data } = await two.call('POST', url, { token: staff, body: '{}', headers: json });
      return JSON.stringify(data.list);
    };
    const rename = (table: 'base_menu' | 'base_dictionary_data', id: string, full_name: string) =>
      tables(one.database.kysely)
        .updateTable(table)
        .set({ full_name })
        .where('tenant_id', '=', 'main')
        .where('id', '=', id)
        .execute();

    /** Looks first, so that all that is kept for a moment is kept, then changes, and looks until it shows. */
    const showsAfter = async (change: () => Promise<unknown>, shows: () => Promise<boolean>, most = secondMs) => {
      expect(await shows()).toBe(false);
      await change();
      await expect.poll(shows, most).toBe(true);
    };

    it('of a menu', async () => {
      const change = async () => {
        await rename('base_menu', 'menu-inspection', '巡检工作');
        one.context.live.announce('menu', { tenantId: 'main' });
      };
      await showsAfter(change, async () => JSON.stringify((await info()).menuList).includes('巡检工作'));
    });

    it('of a right', async () => {
      const change = async () => {
        const by = { tenantId: 'main', actorId: null, now: new Date() };
        const what = { itemType: 'button', itemIds: ['btn_b34'], objectType: 'role', objectId: 'role-staff' } as const;
        await one.database.transaction((trx) => grant(trx, by, what));
        one.context.live.announce('rights', { tenantId: 'main' });
      };
      await showsAfter(change, async () => JSON.stringify((await info()).permissionList).includes('btn_b34'));
    });

    it('of a dictionary, in the words of records as well', async () => {
      const before = await rows();
      const entries = await tables(one.database.kysely)
        .selectFrom('base_dictionary_data')
        .select(['id', 'full_name'])
        .where('tenant_id', '=', 'main')
        .where('type_id', '=', 'dict-defect-type')
        .execute();
      const shown = entries.find(({ full_name }) => before.includes(full_name));
      const change = async () => {
        await rename('base_dictionary_data', shown?.id ?? '', '改过的类型');
        one.context.live.announce('dictionary', { tenantId: 'main' });
      };
      await showsAfter(change, async () => (await rows()).includes('改过的类型'));
    });

    it('of a model, by its publish', async () => {
      const version = async (): Promise<number> =>
        (await two.call('GET', `/api/visualdev/OnlineDev/${modelId}/Config`, { token: staff })).data.version;
      const before = await version();
      const admin = await one.token('admin');
      const change = async () => {
        const url = `/api/visualdev/Base/${modelId}/Actions/Release`;
        expect(await one.call('POST', url, { token: admin, body: '{}', headers: json })).toMatchObject({ code: 200 });
      };
      await showsAfter(change, async () => (await version()) > before);
    });

    it('and, where the word of it was lost, within thirty', async () => {
      const lost = { timeout: 30_000, interval: 50 };
      await showsAfter(
        () => rename('base_menu', 'menu-inspection', '巡检事务'),
        async () => JSON.stringify((await info()).menuList).includes('巡检事务'),
        lost,
      );
    });
  });

  it('drop what somebody else says on the line', async () => {
    const there = listenAt(two, 'menu');
    for (const text of ['nonsense', '{"from":"x","subject":"menu","fact":{"tenantId":["main"]}}'])
      await sql`select pg_notify('adit_live', ${text})`.execute(one.database.kysely);
    one.context.live.announce('menu', { tenantId: 'main' });
    await expect.poll(() => there, secondMs).toEqual([{ tenantId: 'main' }]);
  });

  it('come back after their line was cut, and look up what they may have missed', async () => {
    const there = listenAt(two, 'screen');
    const before = await listening();
    expect(before).toHaveLength(2);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adit live'
      and datname = current_database()`.execute(one.database.kysely);
    // Nobody listens now: this one is lost.
    one.context.live.announce('screen', { tenantId: 'main' });
    await expect.poll(() => there, { timeout: 20_000 }).toContain('reread');
    await expect.poll(async () => (await listening()).length, { timeout: 20_000 }).toBe(2);
    expect(await listening()).not.toEqual(before);
    expect(reports.filter((line) => line.includes('is down'))).toHaveLength(1);
    one.context.live.announce('screen', { tenantId: 'second' });
    await expect.poll(() => there, secondMs).toContainEqual({ tenantId: 'second' });
  });

  it('take no connection of the pool, and leave none behind', async () => {
    const third = await openServer(await open());
    expect(await listening()).toHaveLength(3);
    third.context.live.announce('menu', { tenantId: 'last' });
    await third.close();
    await expect.poll(async () => (await listening()).length).toBe(2);
  });
});

describeOnPostgres('a change that nobody announced', ({ open }) => {
  it('is looked up by itself', async () => {
    const server = await openServer(await open(), { healMs: 50 });
    const heard = listenAt(server, 'message');
    await expect.poll(() => heard).toContain('reread');
    await server.close();
    const { length } = heard;
    await tables(server.database.kysely).selectFrom('base_user').select('id').execute();
    expect(heard).toHaveLength(length);
  });
});
