import { type RawBuilder, sql } from 'kysely';
import type { Refers } from '../../../engine/schema/fields/refers.ts';
import type { ReferredKind } from '../../../engine/schema/references/index.ts';
import { languages } from '../../../engine/schema/text/text.ts';

/** Where names of each kind stand. */
const namesOf: Readonly<Record<ReferredKind, { readonly table: string; readonly name: string }>> = {
  user: { table: 'base_user', name: 'real_name' },
  organize: { table: 'base_organize', name: 'full_name' },
  position: { table: 'base_position', name: 'full_name' },
  role: { table: 'base_role', name: 'full_name' },
  group: { table: 'base_group', name: 'full_name' },
};

/** With what a stored member says that it is one. */
const memberTypes: readonly (readonly [ReferredKind, string])[] = [
  ['user', 'user'],
  ['organize', 'department'],
  ['organize', 'company'],
  ['position', 'position'],
  ['role', 'role'],
  ['group', 'group'],
];

/** A query for the ids, as they are stored, of whatever is called so in one of the languages. */
export function referencesNamed(to: Refers['to'], tenantId: string, pattern: string): RawBuilder<unknown> {
  if (to === 'member') {
    const parts = memberTypes.map(([kind, type]) => idsNamed(kind, tenantId, pattern, type));
    return sql`${sql.join(parts, sql` union all `)}`;
  }
  return idsNamed(to === 'department' ? 'organize' : to, tenantId, pattern);
}

function idsNamed(kind: ReferredKind, tenantId: string, pattern: string, type?: string): RawBuilder<unknown> {
  const { table, name } = namesOf[kind];
  const names = languages.flatMap((language) => (language === 'zh' ? [] : [sql`names ->> ${sql.lit(language)}`]));
  const says = [sql.ref(name), ...names].map((one) => sql`${one} ilike ${pattern}`);
  const id = type === undefined ? sql`id` : sql`id || ${sql.lit(`--${type}`)} as id`;
  return sql`select ${id} from ${sql.table(table)}
    where tenant_id = ${tenantId} and (${sql.join(says, sql` or `)})`;
}
