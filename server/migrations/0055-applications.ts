import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Applications, each with a menu of its own: what there was is the menu of the first one. And entries of menus are kept as
 * rows of an administration page, with where they stand and a note.
 */
export const applicationsMigration: Migration = {
  version: 55,
  name: 'applications, paths of menu entries',
  async up(trx) {
    await sql`
      create table base_system (
        tenant_id text not null, id text not null, full_name text not null default '', names jsonb,
        en_code text not null default '', icon text not null default '', sort_code integer not null default 0,
        enabled_mark integer not null default 1, description text not null default '',
        creator_id text, creator_time timestamptz not null, modifier_id text, modify_time timestamptz,
        revision integer not null default 1,
        constraint base_system_pk primary key (tenant_id, id))`.execute(trx);
    await sql`create unique index base_system_code on base_system (tenant_id, lower(en_code))`.execute(trx);
    await sql`
      insert into base_system (tenant_id, id, full_name, names, en_code, icon, sort_code, creator_time)
      select distinct tenant_id, 'system-main', '主应用', '{"en": "Main application", "zhtw": "主應用"}'::jsonb, 'main',
        'AppstoreOutlined', 10, now()
      from base_menu`.execute(trx);
    await sql`
      alter table base_menu
        add column system_id text not null default 'system-main',
        add column category text not null default 'Web',
        add column tree_path text not null default '',
        add column description text not null default ''`.execute(trx);
    // Whatever stands below nothing that is there has been shown to nobody, and stays where it is.
    await sql`
      with recursive way as (
        select tenant_id, id, id || '/' as path from base_menu one
        where not exists (
          select 1 from base_menu above where above.tenant_id = one.tenant_id and above.id = one.parent_id)
        union all
        select one.tenant_id, one.id, way.path || one.id || '/' from way
        join base_menu one on one.tenant_id = way.tenant_id and one.parent_id = way.id)
      update base_menu set tree_path = way.path from way
      where way.tenant_id = base_menu.tenant_id and way.id = base_menu.id`.execute(trx);
    // What stood in a circle stands at the top, switched off: nobody has seen it.
    await sql`
      update base_menu set tree_path = id || '/', parent_id = '0', enabled_mark = 0 where tree_path = ''`.execute(trx);
    await sql`create index base_menu_tree on base_menu (tenant_id, tree_path text_pattern_ops)`.execute(trx);
    // Views of the data host were named by the property alone.
    await sql`
      update base_menu set model_id = substring(property_json from '"moduleId": *"([^"]+)"')
      where type = 6 and model_id is null`.execute(trx);
  },
};
