import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

export type InterfaceRow = Readonly<Record<string, unknown>>;

/** An output or a parameter that an interface declares; nothing else of it can be asked for. */
export interface InterfaceField {
  readonly field: string;
  readonly fieldName: string;
}

export interface DataInterface {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly category: string;
  readonly dataType: number;
  readonly fields: readonly InterfaceField[];
  readonly parameters: readonly InterfaceField[];
}

/** Source: dialect facts 3. Only static rows are served; SQL and foreign addresses are not. */
const staticType = 2;

/** The interfaces of a tenant, by their order. */
export async function dataInterfaces(
  { database }: AppContext,
  { tenantId, language }: Pick<Actor, 'tenantId' | 'language'>,
): Promise<DataInterface[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_data_interface')
    .select(['id', localName('base_data_interface', language).as('full_name'), 'en_code', 'category', 'data_type'])
    .select(['fields', 'parameters'])
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .where('data_type', '=', staticType)
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    enCode: row.en_code,
    category: row.category,
    dataType: row.data_type,
    fields: readFields(row.fields, language),
    parameters: readFields(row.parameters, language),
  }));
}

export interface LoadedInterface extends DataInterface {
  readonly rows: readonly InterfaceRow[];
}

/**
 * @param id id or code
 * @throws Refused `notFound`
 */
export async function loadInterface({ database }: AppContext, tenantId: string, id: string): Promise<LoadedInterface> {
  const row = await tables(database.kysely)
    .selectFrom('base_data_interface')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .where('data_type', '=', staticType)
    .where((where) => where.or([where('id', '=', id), where('en_code', '=', id)]))
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'interface.notFound');
  return {
    id: row.id,
    fullName: row.full_name,
    enCode: row.en_code,
    category: row.category,
    dataType: row.data_type,
    fields: readFields(row.fields),
    parameters: readFields(row.parameters),
    rows: Array.isArray(row.static_data) ? row.static_data.filter(isRow) : [],
  };
}

function readFields(value: unknown, language: Language = 'zh'): InterfaceField[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRow).flatMap(({ field, fieldName }) => {
    if (typeof field !== 'string') return [];
    const isText = typeof fieldName === 'string' || isLocalText(fieldName);
    return [{ field, fieldName: isText ? localText(fieldName, language) : field }];
  });
}

function isRow(value: unknown): value is InterfaceRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
