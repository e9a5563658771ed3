import { sql } from 'kysely';
import type { ModelUses } from '../../engine/schema/calls/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { quoteName } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { readModel } from './model-store.ts';
import { modelTables } from './model-tables.ts';

/** GET Base/{id}/Uses: what a deletion takes along, what stays, and which other designs name the model. */
export async function modelUses(context: AppContext, actor: Actor, id: string, language: Language): Promise<ModelUses> {
  const { kysely } = context.database;
  const { tenantId } = actor;
  await readModel(kysely, tenantId, id);
  const own = `%${JSON.stringify(id).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const [menus, released, usedBy, rows] = await Promise.all([
    tables(kysely)
      .selectFrom('base_menu')
      .select(['id', localName('base_menu', language).as('fullName')])
      .where('tenant_id', '=', tenantId)
      .where('model_id', '=', id)
      .orderBy('sort_code')
      .execute(),
    modelTables(kysely)
      .selectFrom('base_visualdev_release')
      .select((count) => count.fn.countAll().as('total'))
      .where('tenant_id', '=', tenantId)
      .where('model_id', '=', id)
      .executeTakeFirst(),
    modelTables(kysely)
      .selectFrom('base_visualdev')
      .select(['id', localName('base_visualdev', language).as('fullName'), 'en_code as enCode'])
      .where('tenant_id', '=', tenantId)
      .where('id', '!=', id)
      // Ids stand in designs as whole JSON texts.
      .where((is) => is.or([is('form_data', 'like', own), is('column_data', 'like', own)]))
      .orderBy('full_name')
      .execute(),
    countRows(context, tenantId, id),
  ]);
  const versions = Number(released?.total ?? 0);
  return { rows, versions, menus, usedBy, says: inWords({ rows, versions, menus, usedBy }, language) };
}

/** Rows that nobody has deleted; 0 where nothing was published. */
async function countRows(context: AppContext, tenantId: string, id: string): Promise<number> {
  const { kysely } = context.database;
  const table = await modelTables(kysely)
    .selectFrom('base_visualdev_table')
    .select('table_name')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .where('table_key', '=', '')
    .executeTakeFirst();
  if (!table) return 0;
  const { rows } = await sql<{ total: unknown }>`select count(*) as total
    from ${sql.raw(quoteName(table.table_name))} where tenant_id = ${tenantId} and delete_time is null`.execute(kysely);
  return Number(rows[0]?.total ?? 0);
}

function inWords(uses: Omit<ModelUses, 'says'>, language: Language): ModelUses['says'] {
  const { rows, versions, menus, usedBy } = uses;
  const line = (severity: ModelUses['says'][number]['severity'], words: ServerWords, fix?: ServerWords) => ({
    severity,
    message: say(words, language),
    fix: fix ? say(fix, language) : '',
  });
  const names = (list: readonly { fullName: string }[]) => ({
    parts: list.map(({ fullName }) => fullName),
    between: 'list.separator',
  });
  return [
    ...(usedBy.length > 0
      ? [
          line(
            'warning',
            { code: 'uses.models', args: { count: usedBy.length, names: names(usedBy) } },
            { code: 'uses.models.fix' },
          ),
        ]
      : []),
    ...(menus.length > 0
      ? [line('warning', { code: 'uses.menus', args: { count: menus.length, names: names(menus) } })]
      : []),
    rows > 0
      ? line('warning', { code: 'uses.rows', args: { count: rows } }, { code: 'uses.rows.fix' })
      : line('info', { code: 'uses.noRows' }),
    ...(versions > 0 ? [line('info', { code: 'uses.versions', args: { count: versions } })] : []),
  ];
}
