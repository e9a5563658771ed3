import { sql } from 'kysely';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { builtInDictionaries } from './built-in-dictionaries.ts';
import { isTypeInside } from './dictionary-type.hooks.ts';

interface Row {
  readonly id: string;
  readonly parentId: string;
}
type Below<R extends Row> = Omit<R, 'parentId'> & { readonly children: Below<R>[] };

/** Rows under their parents; paths of stored rows hold no circle. One whose parent is not among them is topmost. */
function nested<R extends Row>(rows: readonly R[]): Below<R>[] {
  const ids = new Set(rows.map(({ id }) => id));
  const below = new Map<string, R[]>();
  for (const row of rows) {
    const place = ids.has(row.parentId) ? row.parentId : '';
    below.set(place, [...(below.get(place) ?? []), row]);
  }
  const branch = (id: string): Below<R>[] =>
    (below.get(id) ?? []).map(({ parentId: _, ...row }) => ({ ...row, children: branch(row.id) }));
  return branch('');
}

/** GET DictionaryType/Groups: every dictionary under its parent, switched off or not, with how many entries it has. */
export async function dictionaryGroups({ database }: AppContext, { tenantId, language }: Actor) {
  const { rows } = await sql<Row & { fullName: string; enCode: string; count: string; enabledMark: number }>`
    select type.id, type.parent_id as "parentId", ${localName('type', language)} as "fullName",
      type.en_code as "enCode", type.enabled_mark as "enabledMark",
      (select count(*) from base_dictionary_data entry
        where entry.tenant_id = type.tenant_id and entry.type_id = type.id) as count
    from base_dictionary_type type where type.tenant_id = ${tenantId} and ${isTypeInside(tenantId, 'type')}
    order by type.sort_code, type.id`.execute(database.kysely);
  return nested(
    rows.map((row) => ({ ...row, count: Number(row.count), isFixed: builtInDictionaries.has(row.enCode) })),
  );
}

/** GET DictionaryData/Parents: the dictionaries that are trees, and what entries may stand below in each. */
export async function dictionaryParents({ database }: AppContext, { tenantId, language }: Actor) {
  const { rows } = await sql<Row & { fullName: string; disabled: boolean }>`
    select type.id, '' as "parentId", ${localName('type', language)} as "fullName", true as disabled,
      type.sort_code as sort, type.id as last
    from base_dictionary_type type
    where type.tenant_id = ${tenantId} and type.is_tree = 1 and ${isTypeInside(tenantId, 'type')}
    union all
    select entry.id, case when entry.parent_id = '0' then entry.type_id else entry.parent_id end,
      ${localName('entry', language)}, false, entry.sort_code, entry.id
    from base_dictionary_data entry
    join base_dictionary_type type on type.tenant_id = entry.tenant_id and type.id = entry.type_id and type.is_tree = 1
    where entry.tenant_id = ${tenantId} and entry.enabled_mark = 1 and ${isTypeInside(tenantId, 'type')}
    order by sort, last`.execute(database.kysely);
  return nested(rows.map(({ id, parentId, fullName, disabled }) => ({ id, parentId, fullName, disabled })));
}
