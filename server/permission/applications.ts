import { type Database, fixedStatement } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { batchLoaderFrom, byName } from '../kernel/batch-loader.ts';
import { boundOf, isInside } from '../kernel/tenant-bound.ts';

export interface ApplicationRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly full_name: string;
  readonly names: unknown;
  readonly icon: string;
}

/** Name under which a person's choice of an application is kept among what he chose for the pages. */
export const openApplication = 'systemId';

const applicationsText = `
  select tenant_id, id, full_name, names, icon from base_system
  where tenant_id = any($1::text[]) and enabled_mark = 1 order by sort_code, id`;

const rowsOf = batchLoaderFrom(async ({ kysely }: Pick<Database, 'kysely'>, tenantIds: readonly string[]) => {
  const { rows } = await kysely.executeQuery(fixedStatement<ApplicationRow>(applicationsText, [tenantIds]));
  return byName(rows, (row) => row.tenant_id);
}, String);

/** Applications of a tenant that are switched on, in their order. */
export async function readAllApplications(
  database: Pick<Database, 'kysely'>,
  tenantId: string,
): Promise<readonly ApplicationRow[]> {
  return (await rowsOf(database, tenantId)) ?? [];
}

/** Of those what the tenant may have. */
export async function readApplications(
  context: Pick<AppContext, 'database' | 'live'>,
  tenantId: string,
): Promise<readonly ApplicationRow[]> {
  const [rows, bound] = await Promise.all([
    readAllApplications(context.database, tenantId),
    boundOf(context, tenantId),
  ]);
  return rows.filter(({ id }) => isInside(bound?.items, 'system', id));
}
