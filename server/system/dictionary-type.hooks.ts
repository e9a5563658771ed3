import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dictionaryTypeTexts } from '../../engine/schema/resources/dictionary-type.texts.ts';
import { localWords } from '../../engine/schema/resources/resource-words.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, Row, UsedBy, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { insideOf, reachInside, takeInside } from '../kernel/tenant-bound.ts';
import { builtInDictionaries } from './built-in-dictionaries.ts';

/** Forms and lists whose design names a dictionary, as it is saved or as it was published last. */
export async function designsNaming(
  handle: Kysely<DatabaseSchema>,
  { tenantId, language }: Pick<Actor, 'tenantId' | 'language'>,
  names: readonly string[],
): Promise<UsedBy['list']> {
  const named = names.flatMap((name) =>
    ['dictionaryType', 'treeDictionary'].map((key) => `%"${key}":${JSON.stringify(name)}%`),
  );
  const { rows } = await sql<{ id: string; name: string }>`
    select model.id, ${localName('model', language)} as name from base_visualdev model
    where model.tenant_id = ${tenantId} and (
      model.form_data like any(${named}) or model.column_data like any(${named}) or exists (
        select 1 from base_visualdev_release release
        where release.tenant_id = model.tenant_id and release.model_id = model.id
          and release.version = model.release_version
          and (release.form_data like any(${named}) or release.column_data like any(${named}))))
    order by model.id`.execute(handle);
  return rows.map((model) => ({ id: model.id, fullName: model.name }));
}

const readType = ({ trx, actor, id }: Writing) =>
  tables(trx)
    .selectFrom('base_dictionary_type')
    .select(['en_code', 'is_tree'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

async function write(content: Content, writing: Writing): Promise<Content> {
  const before = await readType(writing);
  if (!before) return content;
  const { trx, actor, id } = writing;
  const { en_code: code, is_tree } = before;
  if (content.enCode !== code) {
    const isNamed = builtInDictionaries.has(code) || (await designsNaming(trx, actor, [code])).length > 0;
    if (isNamed) throw refusedAt('/enCode', 'dictionary.codeUsed', {}, 'findings');
  }
  if (is_tree === 1 && content.isTree === 0) {
    const lower = tables(trx).selectFrom('base_dictionary_data').select('id').where('tenant_id', '=', actor.tenantId);
    if (await lower.where('type_id', '=', id).where('parent_id', '<>', '0').limit(1).executeTakeFirst())
      throw refusedAt('/isTree', 'dictionary.hasLevels', {}, 'findings');
  }
  return content;
}

export const dictionaryTypeHooks: Hooks = {
  write,
  reach: reachInside((tenantId) => isTypeInside(tenantId, 'base_dictionary_type')),
  async uses(handle, actor, { id, enCode }) {
    const list = await designsNaming(handle, actor, [String(id), String(enCode)]);
    return [{ kind: localWords(dictionaryTypeTexts, 'forms'), count: list.length, list }];
  },
  async done(deed, { before, after }, { trx, actor, id }) {
    if (deed === 'create') await takeInside(trx, actor.tenantId, 'dictionary', id);
    const isOff = before?.enabled_mark === 1 && after !== null && after.enabled_mark !== 1;
    if (isOff) requireNotBuiltIn(before);
  },
  async remove(_writing, row) {
    requireNotBuiltIn(row);
  },
};

/** What the program itself goes by every tenant has. @param type name or alias of a row of `base_dictionary_type` */
export const isTypeInside = (tenantId: string, type: string): RawBuilder<boolean> => sql`(
  ${sql.ref(`${type}.en_code`)} = any(${[...builtInDictionaries]})
  or ${insideOf(tenantId, 'dictionary', sql.ref(`${type}.id`))})`;

/** @throws Refused conflict for a dictionary that the program itself goes by */
function requireNotBuiltIn(row: Row | null): void {
  if (builtInDictionaries.has(String(row?.en_code))) throw new Refused('conflict', 'dictionary.builtIn');
}
