import { sql } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { tryScheme } from '../authority/scheme-tried.ts';
import { storedSchemes } from '../authority/stored-schemes.ts';
import { publishedModel } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { readMenus } from '../permission/menu-rows.ts';
import { examplesMost, type Found } from './health-checks.ts';

/** Schemes that name what the model no longer has: until they are put right they let nobody see anything. */
export async function brokenSchemes(context: AppContext, actor: Actor): Promise<Found> {
  const { tenantId } = actor;
  const { rows: withSchemes } = await sql<{ id: string }>`
    select distinct module_id as id from base_row_scheme where tenant_id = ${tenantId}`.execute(
    context.database.kysely,
  );
  const ids = new Set(withSchemes.map(({ id }) => id));
  const names: string[] = [];
  for (const menu of await readMenus(context, tenantId)) {
    if (!ids.has(menu.id) || menu.type !== menuTypes.model || menu.model_id === null) continue;
    const model = await publishedModel(context, tenantId, menu.model_id);
    for (const scheme of await storedSchemes(context.database.kysely, tenantId, menu.id)) {
      const conditions = scheme.allData ? [] : scheme.groups.flatMap(({ groups }) => groups);
      for (const condition of conditions) {
        if (model && (await tryScheme(context, actor, model, condition))) continue;
        names.push(scheme.fullName);
        break;
      }
    }
  }
  return {
    id: 'brokenSchemes',
    severity: 'error',
    path: '/permission/authorize',
    count: names.length,
    names: names.slice(0, examplesMost),
  };
}
