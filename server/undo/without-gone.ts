import { sql } from 'kysely';
import type { MembersField } from '../../engine/schema/resources/fields.ts';
import { targetOf } from '../../engine/schema/resources/reference-targets.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { localName } from '../kernel/local-name.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import type { ServerWords } from '../kernel/words.ts';
import { listIn, type State } from './undone.ts';

interface Cleared {
  readonly content: Content;
  readonly left: readonly ServerWords[];
}

/** Those who belonged to a row and are gone or switched off since stay out: nobody can be put there any more. */
export async function withoutGone(
  { shape, words }: Resource,
  wanted: Content,
  now: State,
  writing: Writing,
): Promise<Cleared> {
  const content: Record<string, unknown> = { ...wanted };
  const left: ServerWords[] = [];
  for (const [name, field] of Object.entries(shape)) {
    if (field.kind !== 'members') continue;
    const has = new Set(listIn(now?.[name]));
    const ids = listIn(wanted[name]);
    const { known, lost } = await lookedUp(
      field,
      ids.filter((id) => !has.has(id)),
      writing,
    );
    content[name] = ids.filter((id) => has.has(id) || known.has(id));
    if (lost.count > 0)
      left.push({
        code: lost.names.length > 0 ? 'undo.gone' : 'undo.goneUnnamed',
        args: {
          label: words.labels[name] ?? name,
          count: lost.count,
          names: { parts: lost.names, between: 'list.separator' },
        },
      });
  }
  return { content, left };
}

async function lookedUp(field: MembersField, ids: readonly string[], { trx, actor }: Writing) {
  const { table, name } = targetOf(field);
  const { rows } = await sql<{ id: string; name: string; isOn: boolean }>`
    select one.id, ${localName('one', actor.language, name)} as name, one.enabled_mark = 1 as "isOn"
    from ${sql.table(table)} one where one.tenant_id = ${actor.tenantId} and one.id = any(${ids})`.execute(trx);
  const known = new Set(rows.filter(({ isOn }) => isOn).map(({ id }) => id));
  const names = rows.filter(({ isOn }) => !isOn).map((row) => row.name);
  return { known, lost: { count: ids.length - known.size, names: names.slice(0, namesTold) } };
}
const namesTold = 5;
