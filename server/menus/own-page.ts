import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import type { Writing } from '../kernel/resource-hooks.ts';
import { ownPage } from './program-pages.ts';

/**
 * Whether the page of menus can be opened from the menu: it, what it stands in, and their application are switched on and
 * shown. Only asked of a page that the change is about: where there is none, nothing is lost. Source: administration F10
 * @param changed path of the entry that was changed, which may be above the page, or its application
 */
async function isOwnPageReached(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Actor,
  changed: { readonly path: string } | { readonly application: string },
): Promise<boolean> {
  const isMeant =
    'path' in changed
      ? sql`starts_with(page.tree_path, ${changed.path})`
      : sql`page.system_id = ${changed.application}`;
  const { rows } = await sql<{ reached: boolean | null }>`
    select bool_or(application.enabled_mark = 1 and not exists (
      select 1 from base_menu above
      where above.tenant_id = page.tenant_id and starts_with(page.tree_path, above.tree_path)
        and (above.enabled_mark <> 1 or above.visible_mark <> 1))) as reached
    from base_menu page
    join base_system application on application.tenant_id = page.tenant_id and application.id = page.system_id
    where page.tenant_id = ${tenantId} and page.type = 2 and page.en_code = ${ownPage} and ${isMeant}`.execute(trx);
  return rows[0]?.reached !== false;
}

/** @throws Refused where the page of menus would be out of the menu afterwards */
export async function requireOwnPage(
  { trx, actor }: Pick<Writing, 'trx' | 'actor'>,
  changed: Parameters<typeof isOwnPageReached>[2],
): Promise<void> {
  if (!(await isOwnPageReached(trx, actor, changed))) throw new Refused('conflict', 'menu.ownPage');
}
