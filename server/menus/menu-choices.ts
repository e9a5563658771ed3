import { sql } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { type Holder, peopleReached } from '../authority/holders.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { entryInsideOf, insideOf } from '../kernel/tenant-bound.ts';
import { firstApplication } from '../permission/menu-places.ts';

interface Parent {
  readonly id: string;
  readonly fullName: string;
  readonly disabled: boolean;
  readonly children: Parent[];
}

/** GET Menu/Selector/All: directories under their applications. */
export async function menuParents({ database }: AppContext, { tenantId, language }: Actor): Promise<Parent[]> {
  const { rows } = await sql<{ id: string; parentId: string; fullName: string; disabled: boolean }>`
    select application.id, '' as "parentId", ${localName('application', language)} as "fullName", true as disabled,
      application.sort_code as sort, application.id as last
    from base_system application
    where application.tenant_id = ${tenantId} and ${insideOf(tenantId, 'system', sql.ref('application.id'))}
    union all
    select entry.id, case when above.id is null then entry.system_id else above.id end,
      ${localName('entry', language)}, false, entry.sort_code, entry.id
    from base_menu entry
    left join base_menu above on above.tenant_id = entry.tenant_id and above.id = entry.parent_id
    where entry.tenant_id = ${tenantId} and entry.type in (${menuTypes.directory}, ${menuTypes.category})
      and ${entryInsideOf(tenantId, 'entry')}
    order by sort, last`.execute(database.kysely);
  const below = new Map<string, typeof rows>();
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const branch = (id: string): Parent[] =>
    (below.get(id) ?? []).map((row) => ({
      ...{ id: row.id, fullName: row.fullName, disabled: row.disabled },
      children: branch(row.id),
    }));
  return branch('');
}

/** GET Menu/Selector/Models: forms that are published. */
export async function menuModels({ database }: AppContext, { tenantId, language }: Actor) {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select model.id, ${localName('model', language)} as "fullName" from base_visualdev model
    where model.tenant_id = ${tenantId} and model.release_version is not null and model.type <> ${modelTypes.screen}
    order by model.creator_time desc, model.id`.execute(database.kysely);
  return rows;
}

/** GET Menu/{id}/Holders: how many people have an entry because it was granted. @throws Refused notFound */
export function menuHolders({ database }: AppContext, actor: Actor, id: string): Promise<number> {
  return database.transaction(async (trx) => {
    const entry = await tables(trx)
      .selectFrom('base_menu')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!entry) throw new Refused('notFound', 'menu.none');
    const { rows } = await sql<Holder & { below: boolean }>`
      select object_type as kind, object_id as id, below from base_authorize
      where tenant_id = ${actor.tenantId} and item_type = 'menu' and item_id = ${id}
        and (valid_to is null or valid_to > now())`.execute(trx);
    return peopleReached(trx, actor, rows, undefined);
  });
}

/** GET System/Groups: every application, with how many entries it has. */
export async function applicationGroups({ database }: AppContext, { tenantId, language }: Actor) {
  const { rows } = await sql<{ id: string; fullName: string; enCode: string; enabledMark: number; count: string }>`
    select application.id, ${localName('application', language)} as "fullName", application.en_code as "enCode",
      application.enabled_mark as "enabledMark", (
        select count(*) from base_menu entry
        where entry.tenant_id = application.tenant_id and entry.system_id = application.id) as count
    from base_system application
    where application.tenant_id = ${tenantId} and ${insideOf(tenantId, 'system', sql.ref('application.id'))}
    order by application.sort_code, application.id`.execute(database.kysely);
  return rows.map((row) => ({ ...row, count: Number(row.count), isFixed: row.id === firstApplication }));
}
