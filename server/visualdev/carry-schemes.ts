import { sql, type Transaction } from 'kysely';
import { type FieldCatalogue, fieldCodesOf } from '../../engine/schema/fields/fields.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import { creatorOrganizeNow, type SchemeCondition, type SchemeGroup } from '../../engine/schema/grants/row-scheme.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { systemFieldNames } from '../gateway/index.ts';
import { Refused } from '../kernel/refused.ts';
import type { ModelRecord } from './model-tables.ts';
import { menuEntries } from './place-in-menu.ts';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly SchemeGroup[];
}

/**
 * Row schemes of a model follow its fields to their new names.
 * @param codes code of now by the code that was
 * @throws Refused findings that name each scheme which asks of a field that is gone: nobody would see any of its rows
 * Source: administration F7
 */
export async function carrySchemes(
  trx: Transaction<DatabaseSchema>,
  model: Pick<ModelRecord, 'tenant_id' | 'id' | 'en_code'>,
  codes: ReadonlyMap<string, string>,
  now: FieldCatalogue,
): Promise<void> {
  const entries = (await menuEntries(trx, model)).map(({ id }) => id);
  if (entries.length === 0) return;
  const { rows } = await sql<Stored>`
    select id, full_name as name, condition_json as groups from base_row_scheme
    where tenant_id = ${model.tenant_id} and module_id = any(${entries}::text[]) order by id for update`.execute(trx);
  const known = new Set([...fieldCodesOf(now), ...systemFieldNames, creatorOrganizeNow]);
  const taken = new Set(codes.values());
  // What was asked of a field that is gone is not asked of another one that has its name now.
  const calledNow = (code: string) => codes.get(code) ?? (taken.has(code) ? undefined : code);
  const lost = rows.flatMap(({ name, groups }) => {
    const gone = conditionsOf(groups).find(({ field }) => !known.has(calledNow(field) ?? ''));
    return gone ? [finding('publish.rowScheme', '/form/nodes', { name, field: gone.field })] : [];
  });
  if (lost.length > 0) throw new Refused('findings', 'record.findings', { count: lost.length }, { findings: lost });
  for (const { id, groups } of rows) {
    if (!conditionsOf(groups).some(({ field }) => codes.has(field))) continue;
    const next = groups.map((group) => ({
      ...group,
      groups: group.groups.map((one) => ({ ...one, field: codes.get(one.field) ?? one.field })),
    }));
    await sql`update base_row_scheme set condition_json = ${json(next)}
      where tenant_id = ${model.tenant_id} and id = ${id}`.execute(trx);
  }
}

const conditionsOf = (groups: readonly SchemeGroup[]): SchemeCondition[] => groups.flatMap((group) => group.groups);
