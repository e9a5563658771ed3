import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/**
 * Page design in the menu of tenants that were filled before it was there: beside the design of models, for those who have
 * that one. Where the entry of models was taken out, or page design is there under whatever name, nothing is added.
 */
export const pageDesignMenuMigration: Migration = {
  version: 6,
  name: 'page design in the menu',
  async up(trx) {
    const { rows } = await sql<{ id: string; tenant_id: string }>`
      insert into base_menu (tenant_id, id, parent_id, full_name, names, en_code, icon, type, url_address, designer_only,
        sort_code, creator_time)
      select tenant_id, 'menu-page-design', parent_id, '页面设计', '{"en":"Page design","zhtw":"頁面設計"}'::jsonb,
        'onlineDev.pageDesign', 'LayoutOutlined', 2, 'onlineDev/pageDesign', true, sort_code + 1, now()
      from base_menu models
      where id = 'menu-web-design' and not exists (
        select 1 from base_menu pages
        where pages.tenant_id = models.tenant_id
          and (pages.id = 'menu-page-design' or pages.url_address = 'onlineDev/pageDesign'))
      returning tenant_id, id`.execute(trx);
    for (const { id, tenant_id } of rows)
      await sql`
        insert into base_authorize (tenant_id, id, item_type, item_id, module_id, object_type, object_id, creator_time)
        select tenant_id, id || '-page', item_type, ${id}, module_id, object_type, object_id, now()
        from base_authorize
        where tenant_id = ${tenant_id} and item_type = 'menu' and item_id = 'menu-web-design'
        on conflict do nothing`.execute(trx);
  },
};
