import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';
import { localName } from './local-name.ts';
import { tables } from './tables.ts';

/** Dictionaries whose entries are what something is filed under, by id and code. Source: dialect facts 4. */
export const categoryDictionaries = {
  model: 'webDesign',
  interface: 'dataInterface',
  group: 'groupType',
  notice: 'noticeType',
} as const;

/**
 * How categories are called in the reader's language. Rows hold the code of a category or, where designers file what they
 * make, its Chinese name; one without an entry is called so in every language.
 */
export async function categoryNames(
  { database }: AppContext,
  { tenantId, language }: Pick<Actor, 'tenantId' | 'language'>,
  of: keyof typeof categoryDictionaries,
): Promise<(category: string) => string> {
  const entries = await tables(database.kysely)
    .selectFrom('base_dictionary_data')
    .select(['full_name', 'en_code', localName('base_dictionary_data', language).as('shown')])
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', categoryDictionaries[of])
    .execute();
  const shown = new Map(
    entries.flatMap(({ full_name, en_code, shown: name }) => [
      [en_code, name],
      [full_name, name],
    ]),
  );
  return (category) => shown.get(category) ?? category;
}
