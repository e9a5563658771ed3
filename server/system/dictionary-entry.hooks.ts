import { type Kysely, sql } from 'kysely';
import { dictionaryTypeTexts } from '../../engine/schema/resources/dictionary-type.texts.ts';
import { localWords } from '../../engine/schema/resources/resource-words.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { categoryDictionaries } from '../kernel/category-names.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, UsedBy, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { reachInside } from '../kernel/tenant-bound.ts';
import { isTypeInside } from './dictionary-type.hooks.ts';
import { type KnownEntry, recordsHolding, rowsFiledUnder } from './dictionary-uses.ts';

async function readEntry(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  id: string,
): Promise<(KnownEntry & { readonly parentId: string }) | undefined> {
  const { rows } = await sql<KnownEntry & { parentId: string }>`
    select entry.id, entry.en_code as "enCode", entry.full_name as "fullName", entry.type_id as "typeId",
      entry.parent_id as "parentId", type.en_code as "typeCode"
    from base_dictionary_data entry
    join base_dictionary_type type on type.tenant_id = entry.tenant_id and type.id = entry.type_id
    where entry.tenant_id = ${tenantId} and entry.id = ${id}`.execute(handle);
  return rows[0];
}

/** What holds an entry: records by form, rows of administration pages, and designs that are filed under its name. */
async function usesOf(
  handle: Kysely<DatabaseSchema>,
  actor: Pick<Actor, 'tenantId' | 'language'>,
  entry: KnownEntry,
): Promise<UsedBy[]> {
  const held = [...(await recordsHolding(handle, actor, entry)), ...(await rowsFiledUnder(handle, actor, entry))];
  if (entry.typeCode !== categoryDictionaries.model) return held;
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, ${localName('model', actor.language)} as "fullName" from base_visualdev model
    where tenant_id = ${actor.tenantId} and category = ${entry.fullName} order by id`.execute(handle);
  return [...held, { kind: localWords(dictionaryTypeTexts, 'forms'), count: rows.length, list: rows }];
}

async function write(content: Content, writing: Writing): Promise<Content> {
  const { trx, actor, id } = writing;
  const before = await readEntry(trx, actor.tenantId, id);
  if (before && content.typeId !== before.typeId) throw refusedAt('/typeId', 'dictionary.otherType', {}, 'findings');
  await checkParent(content, writing);
  if (before && content.enCode !== before.enCode) {
    const uses = await usesOf(trx, actor, before);
    if (uses.some(({ count }) => count > 0)) throw refusedAt('/enCode', 'dictionary.codeUsed', {}, 'findings');
  }
  if (content.isDefault === 1) await leaveOneDefault(content, writing);
  if (before && content.fullName !== before.fullName) await renameCategory(before, content, writing);
  return content;
}

/** @throws Refused unless an entry stands below one of its own dictionary, and that is a tree */
async function checkParent({ parentId, typeId }: Content, { trx, actor: { tenantId } }: Writing): Promise<void> {
  if (typeof parentId !== 'string') return;
  const { rows } = await sql`
    select 1 from base_dictionary_data parent
    join base_dictionary_type type on type.tenant_id = parent.tenant_id and type.id = parent.type_id and type.is_tree = 1
    where parent.tenant_id = ${tenantId} and parent.id = ${parentId} and parent.type_id = ${typeId}`.execute(trx);
  if (rows.length === 0) throw refusedAt('/parentId', 'resource.wrongParent', {}, 'findings');
}

async function leaveOneDefault({ typeId }: Content, { trx, actor, id }: Writing): Promise<void> {
  await tables(trx)
    .updateTable('base_dictionary_data')
    .set((set) => ({ is_default: 0, revision: set('revision', '+', 1) }))
    .where('tenant_id', '=', actor.tenantId)
    .where('type_id', '=', String(typeId))
    .where('id', '<>', id)
    .where('is_default', '=', 1)
    .execute();
}

/** What designers make is filed under the name of its category: it follows a new one, as a revision of its own. */
async function renameCategory(before: KnownEntry, { fullName }: Content, { trx, actor }: Writing): Promise<void> {
  if (before.typeCode !== categoryDictionaries.model) return;
  await sql`
    update base_visualdev set category = ${String(fullName)}, revision = revision + 1
    where tenant_id = ${actor.tenantId} and category = ${before.fullName}`.execute(trx);
}

export const dictionaryEntryHooks: Hooks = {
  write,
  reach: reachInside(
    (tenantId) => sql<boolean>`base_dictionary_data.type_id in (
      select type.id from base_dictionary_type type
      where type.tenant_id = ${tenantId} and ${isTypeInside(tenantId, 'type')})`,
  ),
  async uses(handle, actor, { id }) {
    const entry = await readEntry(handle, actor.tenantId, String(id));
    return entry ? usesOf(handle, actor, entry) : [];
  },
};
