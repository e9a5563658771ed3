import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { gradeIn } from '../support/grade-in.ts';
import { addTenant, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const form = (fields: readonly string[]) => ({
  version: 1,
  nodes: fields.map((name) => ({ id: name, vModel: name, config: { aditKey: 'input', label: name } })),
});
const design = (fields: readonly string[]) => ({
  ...{ format: 'adit-model', version: 1, fullName: '应急物资', enCode: 'health_stock', form: form(fields) },
  list: { version: 1, searchList: [], columnList: [{ prop: 'title' }], useDataPermission: true },
});

describeOnDatabases('a look at people and rights', { onBoth: 'windows and dates in statements' }, ({ open }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
  });
  afterAll(() => server.app.close());

  const db = () => tables(server.context.database.kysely);
  const found = async (id: string, by = server.admin) => {
    const { status, data } = await by(calls.rightsHealth, {});
    expect(status).toBe(200);
    return data.list.find((one) => one.id === id);
  };
  /** The demo person as he is now; something is done to him, and he is as he was. */
  const while_ = async (change: object, back: object, look: () => Promise<void>) => {
    await db().updateTable('base_user').set(change).where('id', '=', 'user-liwei').execute();
    await look();
    await db().updateTable('base_user').set(back).where('id', '=', 'user-liwei').execute();
  };

  it('names people whom no department has, who sleep, and whose managers are gone', async () => {
    const person = await db()
      .selectFrom('base_user')
      .selectAll()
      .where('id', '=', 'user-liwei')
      .executeTakeFirstOrThrow();
    const nowhere = (await found('peopleNowhere'))?.count ?? 0;
    await while_({ organize_id: null }, { organize_id: person.organize_id }, async () => {
      const now = await found('peopleNowhere');
      expect(now).toMatchObject({ severity: 'warning', count: nowhere + 1, path: '/permission/user' });
    });
    expect((await found('peopleNowhere'))?.count ?? 0).toBe(nowhere);
    const sleeping = (await found('sleepingAccounts'))?.count ?? 0;
    const { creator_time } = person;
    await while_({ creator_time: '2020-01-01T00:00:00.000Z' }, { creator_time }, async () => {
      expect((await found('sleepingAccounts'))?.count).toBe(sleeping + 1);
    });
    const gone = (await found('managersGone'))?.count ?? 0;
    const led = await db()
      .selectFrom('base_user')
      .select(['id', 'manager_id'])
      .where('id', '!=', 'user-liwei')
      .where('tenant_id', '=', 'main')
      .where('enabled_mark', '=', 1)
      .execute();
    const after = led.filter(({ manager_id }) => manager_id === 'user-liwei').length;
    const other = led.find(({ manager_id }) => manager_id !== 'user-liwei')?.id ?? '';
    await db().updateTable('base_user').set({ manager_id: 'user-liwei' }).where('id', '=', other).execute();
    await while_({ enabled_mark: 0 }, { enabled_mark: 1 }, async () => {
      expect((await found('managersGone'))?.count).toBe(gone + after + 1);
    });
  });

  it('names roles that nobody has or that grant nothing, and grants that end soon', async () => {
    const made = await server.admin(calls.createRole, {
      body: { fullName: '临时值守', enCode: 'tempDuty', globalMark: 1, sortCode: 1, enabledMark: 1 },
    });
    expect(made.status).toBe(200);
    expect((await found('rolesWithoutPeople'))?.examples).toContain('临时值守');
    expect((await found('rolesWithoutRights'))?.examples).toContain('临时值守');
    expect(await found('grantsEnding')).toBeUndefined();
    const today = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const id = made.data.id;
    const { data } = await server.admin(calls.authorityValues, {
      params: { id },
      body: { objectType: 'role', type: 'module' },
    });
    const body = {
      objectType: 'role' as const,
      revision: data.revision,
      module: ['menu-permission-group'],
      validTo: today,
    };
    expect((await server.admin(calls.saveAuthority, { params: { id }, body })).status).toBe(200);
    expect(await found('grantsEnding')).toMatchObject({ count: 1, examples: '临时值守' });
    expect((await found('rolesWithoutRights'))?.examples ?? '').not.toContain('临时值守');
  });

  it('names schemes that ask for what the form no longer has, before all else', async () => {
    const modelId = await publishDesign(server, design(['title', 'place']), true);
    const { id: moduleId } = await db()
      .selectFrom('base_menu')
      .select('id')
      .where('model_id', '=', modelId)
      .executeTakeFirstOrThrow();
    const groups = [
      {
        logic: 'and' as const,
        groups: [{ field: 'place', op: '==' as const, kind: 'value' as const, value: '一号仓' }],
      },
    ];
    const scheme = await server.admin(calls.createRowScheme, {
      body: {
        ...{
          moduleId,
          fullName: '一号仓的物资',
          enCode: 'firstStore',
          sortCode: 1,
          allData: false,
          matchLogic: 'and',
          groups,
        },
      },
    });
    expect(scheme.status).toBe(200);
    expect(await found('brokenSchemes')).toBeUndefined();
    // As a scheme of another installation, or a column that went by hand, would leave it.
    const gone = JSON.stringify([{ logic: 'and', groups: [{ field: 'gone', op: '==', kind: 'value', value: '一' }] }]);
    await sql`update base_row_scheme set condition_json = ${gone}::jsonb`.execute(server.context.database.kysely);
    const { data } = await server.admin(calls.rightsHealth, {});
    expect(data.list[0]).toMatchObject({ id: 'brokenSchemes', severity: 'error', count: 1, examples: '一号仓的物资' });
  });

  it('names to whoever looks after a part whom he looks after, and nothing of the whole', async () => {
    const clerk = await server.signIn('user-zhaoxue');
    await sql`insert into base_authorize (tenant_id, id, object_type, object_id, item_type, item_id, module_id, creator_time)
      values ('main', 'clerk-health', 'user', 'user-zhaoxue', 'menu', 'menu-permission-health', '', now())`.execute(
      server.context.database.kysely,
    );
    server.context.live.announce('rights', { tenantId: 'main' });
    await gradeIn(server.context.database, { tenantId: 'main', userId: 'user-zhaoxue', organizeId: 'org-control' });
    await db().updateTable('base_user').set({ creator_time: '2020-01-01T00:00:00.000Z' }).execute();
    const all = await found('sleepingAccounts');
    const own = await found('sleepingAccounts', clerk);
    expect(own?.count).toBeGreaterThan(0);
    expect(own?.count).toBeLessThan(all?.count ?? 0);
    expect(await found('grantsEnding')).toBeDefined();
    expect(await found('grantsEnding', clerk)).toBeUndefined();
    expect(await found('oneAdministrator', clerk)).toBeUndefined();
  });

  it('speaks to nobody without the entry, and of nobody elsewhere', async () => {
    const staff = await server.signIn('user-liwei');
    expect((await staff(calls.rightsHealth, {})).status).toBe(403);
    const stranger = await addTenant(server, 'elsewhere');
    const { data } = await stranger(calls.rightsHealth, {});
    expect(data.list.map(({ id }) => id)).toEqual(['oneAdministrator']);
  });
});
