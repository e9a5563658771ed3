import type { Kysely } from 'kysely';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { Names } from '../../engine/schema/text/local-text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';

/** Stands for models that are filed nowhere, where a category is asked for or chosen. */
export const noCategory = '-';

/** Published, changed since or neither. Source: dialect facts 2, state. */
export const modelStates = { unpublished: 0, published: 1, changed: 2 } as const;

/** @throws Refused notFound; a model of another tenant is not there either */
export async function readModel(handle: Kysely<DatabaseSchema>, tenantId: string, id: string): Promise<ModelRecord> {
  const row = await modelTables(handle)
    .selectFrom('base_visualdev')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'model.notFound');
  return row;
}

export function storedModel(row: ModelRecord): StoredModel {
  return {
    id: row.id,
    fullName: row.full_name,
    ...(row.names ? { names: row.names } : {}),
    enCode: row.en_code,
    type: row.type,
    webType: row.web_type,
    category: row.category,
    state: row.state,
    description: row.description,
    tables: row.tables,
    formData: row.form_data,
    columnData: row.column_data,
    revision: row.revision,
    releaseVersion: row.release_version,
    lastModifyTime: row.modify_time ?? row.creator_time,
  };
}

export interface NewModel {
  /** Made by the program; a new one where nothing is said. */
  readonly id?: string | undefined;
  readonly fullName: string;
  /** The name in the other two languages; a change that says nothing of them leaves them. */
  readonly names?: Names | null | undefined;
  readonly enCode: string;
  readonly type?: number | undefined;
  readonly webType?: number | undefined;
  readonly category?: string | undefined;
  readonly description?: string | undefined;
  readonly tables?: string | undefined;
  readonly formData: string;
  readonly columnData?: string | undefined;
}

/** A category as a model holds it: the choice of none is an empty text. */
export const filedUnder = (category = ''): string => (category.trim() === noCategory ? '' : category.trim());

/** @returns the id */
export async function insertModel(context: AppContext, actor: Actor, model: NewModel): Promise<string> {
  const id = model.id ?? context.newId();
  await modelTables(context.database.kysely)
    .insertInto('base_visualdev')
    .values({
      tenant_id: actor.tenantId,
      id,
      full_name: model.fullName,
      names: json(model.names ?? null),
      en_code: model.enCode,
      type: model.type ?? modelTypes.custom,
      web_type: model.webType ?? 2,
      category: filedUnder(model.category),
      description: model.description ?? '',
      tables: model.tables ?? '',
      form_data: model.formData,
      column_data: model.columnData ?? '',
      state: modelStates.unpublished,
      release_version: null,
      revision: 1,
      creator_id: actor.userId,
      creator_time: context.now().toISOString(),
      modifier_id: null,
      modify_time: null,
    })
    .execute();
  return id;
}
