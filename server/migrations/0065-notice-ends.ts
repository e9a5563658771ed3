import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What notices are about, until when they are shown, and audiences that name positions and groups as well. */
export const noticeEndsMigration: Migration = {
  version: 65,
  name: 'kinds, ends and wider audiences of notices',
  async up(trx) {
    await sql`
      alter table base_notice
        add column category text not null default '',
        add column expiration_time timestamptz`.execute(trx);
    await sql`
      update base_notice set audience = '{"positionIds": [], "groupIds": []}'::jsonb || audience`.execute(trx);
    await sql`
      alter table base_message
        add column expiration_time timestamptz,
        add column has_ended boolean not null default false`.execute(trx);
    await sql`
      create index base_message_expiration on base_message (expiration_time)
      where expiration_time is not null and not has_ended`.execute(trx);
    // The dictionary of kinds, where nobody has one of that name.
    await sql`
      insert into base_dictionary_type
        (tenant_id, id, parent_id, tree_path, full_name, names, en_code, is_tree, sort_code, enabled_mark, creator_time)
      select tenant_id, 'noticeType', '0', 'noticeType/', '公告类型', '{"en": "Notice types", "zhtw": "公告類型"}'::jsonb,
        'noticeType', 0, max(sort_code) + 1, 1, now()
      from base_dictionary_type
      group by tenant_id having not bool_or(id = 'noticeType' or lower(en_code) = 'noticetype')`.execute(trx);
    await sql`
      insert into base_dictionary_data
        (tenant_id, id, type_id, parent_id, tree_path, full_name, names, en_code, sort_code, enabled_mark, creator_time)
      select kind.tenant_id, 'noticeType-' || entry.code, kind.id, '0', 'noticeType-' || entry.code || '/', entry.name,
        jsonb_build_object('en', entry.en, 'zhtw', entry.zhtw), entry.code, entry.sort, 1, now()
      from base_dictionary_type kind
      cross join (values
        ('work', '工作通知', 'Work', '工作通知', 0),
        ('safety', '安全提示', 'Safety', '安全提示', 1),
        ('rules', '规章制度', 'Rules', '規章制度', 2)) as entry (code, name, en, zhtw, sort)
      where kind.id = 'noticeType' and not exists (
        select 1 from base_dictionary_data known
        where known.tenant_id = kind.tenant_id and known.type_id = kind.id)`.execute(trx);
  },
};
