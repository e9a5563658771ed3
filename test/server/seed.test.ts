import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import entriesToCome from '../../schemas/menu.json' with { type: 'json' };
import { type Database, migrate } from '../../server/database/index.ts';
import { createContext } from '../../server/kernel/context.ts';
import { migrations } from '../../server/migrations/index.ts';
import { noticesInMenu } from '../../server/migrations/to-0020/0007-messages.ts';
import { operatorsInMenu } from '../../server/migrations/to-0020/0014-operator-menus.ts';
import { seed } from '../../server/seed/seed.ts';
import { describeOnDatabases } from '../support/databases.ts';

const settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  adminPassword: undefined,
  demo: true,
  installation: undefined,
  refuseCommonPasswords: true,
  timeZone: 'Asia/Shanghai',
  logLevel: 'silent',
  trustProxy: undefined,
  publicUrl: undefined,
  basePath: '',
  dataViewUrl: undefined,
  ssoIssuers: [],
  frameHosts: undefined,
  framedBy: [],
};

describeOnDatabases('a first start', { onBoth: 'a first start', isEmpty: true }, ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, migrations);
  });

  const count = async (table: string) =>
    Number(
      (await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(database.kysely)).rows[0]
        ?.rows,
    );

  it('that is broken off amid the demo leaves nothing, and the next one puts all of it in, once', async () => {
    let asked = 0;
    const broken = createContext({
      database,
      settings,
      now: () => {
        asked += 1;
        if (asked > 8) throw new Error('broken off');
        return new Date();
      },
    });
    await expect(seed(broken)).rejects.toThrow('broken off');
    for (const table of ['base_user', 'base_menu', 'base_visualdev', 'base_config']) expect(await count(table)).toBe(0);

    const context = createContext({ database, settings });
    expect(await Promise.all([seed(context), seed(context)])).toEqual(expect.arrayContaining(['demo', 'nothing']));
    const models = await sql<{ name: string }>`
      select t.table_name as name from base_visualdev m join base_visualdev_table t on t.model_id = m.id
      where m.release_version = 1 and t.table_key = '' order by m.en_code`.execute(database.kysely);
    const rows = await Promise.all(models.rows.map(({ name }) => count(name)));
    expect(rows).toHaveLength(12);
    expect(rows.slice(2, 3)).toEqual([286]);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(20);
    expect(await seed(context)).toBe('nothing');
  });

  it('asks the shift leader and the administrator about records that wait for them', async () => {
    const { rows } = await sql<{ who: string; title: string; there: boolean }>`
      select r.user_id as who, m.title,
        exists (select 1 from base_visualdev v where v.id = m.target->>'modelId' and v.en_code = 'defect') as there
      from base_message m join base_message_receive r on r.message_id = m.id and r.tenant_id = m.tenant_id
      where m.type = 2 and not r.is_read order by r.user_id, m.release_time`.execute(database.kysely);
    expect(rows.map(({ who }) => who)).toEqual([...Array(3).fill('user-admin'), ...Array(3).fill('user-zhoumin')]);
    for (const { title, there } of rows) {
      expect(title).toMatch(/^缺陷 QX\d{12} 待您复核：K\d\+\d{3}$/);
      expect(there).toBe(true);
    }
  });

  it('by a program that had no page design is made good: the entry and the rights come once, where they were not', async () => {
    const last = migrations.filter(({ version }) => version === 6);
    const entries = async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select m.parent_id, m.full_name, m.names, m.en_code, m.icon, m.type, m.url_address, m.designer_only, m.enabled_mark,
          m.visible_mark, (select string_agg(a.object_type || ' ' || a.object_id, ',' order by a.object_id)
            from base_authorize a where a.item_type = 'menu' and a.item_id = m.id) as seen_by
        from base_menu m where m.id = 'menu-page-design'`.execute(database.kysely);
      return rows;
    };
    const again = async () => {
      await sql`delete from adit_migration where version = 6`.execute(database.kysely);
      return migrate(database, migrations);
    };
    const seeded = await entries();
    expect(seeded).toHaveLength(1);
    expect(seeded[0]?.seen_by).toBeTruthy();
    // It is there: nothing is added, also where it was given another place.
    expect(await again()).toEqual(last.map(({ version }) => version));
    expect(await entries()).toEqual(seeded);
    await sql`delete from base_menu where id = 'menu-page-design'`.execute(database.kysely);
    await sql`delete from base_authorize where item_id = 'menu-page-design'`.execute(database.kysely);
    await again();
    expect(await entries()).toEqual(seeded);
    await sql`delete from base_menu where id in ('menu-page-design', 'menu-web-design')`.execute(database.kysely);
    await again();
    expect(await entries()).toEqual([]);
  });

  it('by a program that had no notices is given their entry, once, for administrators alone', async () => {
    const entries = async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select parent_id, full_name, names, en_code, icon, type, url_address, designer_only, enabled_mark, visible_mark
        from base_menu where url_address = 'systemNotice'`.execute(database.kysely);
      return rows;
    };
    const seeded = await entries();
    expect(seeded).toHaveLength(1);
    await database.transaction(noticesInMenu);
    expect(await entries()).toEqual(seeded);
    await sql`delete from base_menu where url_address = 'systemNotice'`.execute(database.kysely);
    await database.transaction(noticesInMenu);
    await database.transaction(noticesInMenu);
    expect(await entries()).toEqual(seeded);
    const granted = await sql`select 1 from base_authorize where item_id = 'menu-notice'`.execute(database.kysely);
    expect(granted.rows).toEqual([]);
  });

  it('by a program that showed no sign-ups and no outbox is given their entries, once, for administrators alone', async () => {
    const entries = async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select id, parent_id, full_name, names, en_code, icon, type, url_address, sort_code, designer_only, enabled_mark,
          visible_mark
        from base_menu where url_address in ('systemSignUp', 'systemOutbox') order by id`.execute(database.kysely);
      return rows;
    };
    const seeded = await entries();
    expect(seeded).toHaveLength(2);
    await database.transaction(operatorsInMenu);
    expect(await entries()).toEqual(seeded);
    await sql`delete from base_menu where url_address in ('systemSignUp', 'systemOutbox')`.execute(database.kysely);
    await database.transaction(operatorsInMenu);
    await database.transaction(operatorsInMenu);
    expect(await entries()).toEqual(seeded);
    const granted = await sql`select 1 from base_authorize where item_id in ('menu-sign-up', 'menu-outbox')`.execute(
      database.kysely,
    );
    expect(granted.rows).toEqual([]);
  });

  it('by a program without the functional areas is made good below the directories that are there, for nobody but administrators', async () => {
    const coming = async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select m.id, m.parent_id, m.full_name, m.names, m.en_code, m.icon, m.type, m.url_address, m.designer_only,
          m.enabled_mark, m.visible_mark, m.link_target, m.property_json, m.sort_code,
          (select count(*)::int from base_authorize a where a.item_id = m.id) as seen_by
        from base_menu m where m.property_json like '%"soon"%' or m.type = 0 order by m.id`.execute(database.kysely);
      return rows;
    };
    const again = async () => {
      await sql`delete from adit_migration where version = 10`.execute(database.kysely);
      await sql`drop index base_audit_target_index`.execute(database.kysely);
      await migrate(database, migrations);
    };
    const seeded = await coming();
    // Fewer with each page that comes, and each of them by its name.
    const soon = entriesToCome.filter((entry) => 'soon' in entry).map(({ id }) => id);
    expect(seeded.map(({ id }) => id)).toEqual(expect.arrayContaining(soon));
    expect(soon.length).toBeGreaterThan(0);
    expect(seeded.filter(({ seen_by }) => seen_by !== 0)).toEqual([]);
    await again();
    expect(await coming()).toEqual(seeded);
    await sql`delete from base_menu where property_json like '%"soon"%' or id = 'menu-workflow'`.execute(
      database.kysely,
    );
    await again();
    expect(await coming()).toEqual(seeded);
    // Where a directory was taken out, what stood in it stays out; an address that has a page of its own keeps it.
    await sql`delete from base_menu where property_json like '%"soon"%' or id = 'menu-system'`.execute(database.kysely);
    await sql`update base_menu set url_address = 'workFlow/flowMonitor' where id = 'menu-home'`.execute(
      database.kysely,
    );
    await again();
    const left = seeded.filter(
      ({ id, parent_id }) =>
        parent_id !== 'menu-system' && id !== 'menu-system' && id !== 'menu-work-flow-flow-monitor',
    );
    expect(await coming()).toEqual(left);
  });
});
