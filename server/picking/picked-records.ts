import { namedOf, recordsOf } from '../../engine/schema/fields/record-source.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import {
  accessThroughField,
  accessTo,
  askedIds,
  type PickerQuery,
  type RecordPage,
  recordsThere,
  selectFieldData,
} from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Asking, askedThrough, askingDocument } from './asking-field.ts';

/** Records to choose from; asked by their ids, with those that are there and not for the reader. @throws Refused */
export async function pickedRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: FieldQuery,
  language: Language,
): Promise<RecordPage & { readonly hidden?: string[]; readonly opens?: boolean }> {
  const page = await pageOf(context, actor, modelId, query, language);
  const ids = askedIds(query);
  if (!ids) return page;
  const told = new Set(page.list.map(({ id }) => id));
  const left = ids.filter((id) => !told.has(id));
  const [hidden, opens] = await Promise.all([
    recordsThere(context, actor.tenantId, modelId, left),
    accessTo(context, actor, modelId).then(() => true, noneIfRefused),
  ]);
  return { ...page, hidden, opens };
}

function noneIfRefused(error: unknown): false {
  if (!(error instanceof Refused)) throw error;
  return false;
}

type FieldQuery = PickerQuery & { readonly asking?: Asking | undefined };

/**
 * Records to choose from. Through a published field that names the model its reader sees the columns that the field names, and
 * the rows that he may see; without one, as while a design is tried, it is a right to the model. Source: pickers 3.0.4
 * @throws Refused
 */
async function pageOf(
  context: AppContext,
  actor: Actor,
  modelId: string,
  { asking, ...query }: FieldQuery,
  language: Language,
): Promise<RecordPage> {
  const columns = asking && (await columnsNamed(context, actor, modelId, asking));
  if (!columns) return selectFieldData(context, await accessTo(context, actor, modelId), query, language);
  const access = await accessThroughField(context, actor, modelId, new Set(columns));
  const { relationField, columnOptions } = query;
  const isNarrowed = relationField !== undefined || columnOptions !== undefined;
  // What a later version of the linked model no longer has is not asked for.
  const known = columns.filter((name) => access.listed(name) && access.model.main.byField.has(name));
  return selectFieldData(context, access, isNarrowed ? query : { ...query, columnOptions: known.join(',') }, language);
}

/** @returns undefined where no field that the actor has before him may show the model */
async function columnsNamed(
  context: AppContext,
  actor: Actor,
  modelId: string,
  asking: Asking,
): Promise<string[] | undefined> {
  const document = await askingDocument(context, actor, asking);
  const source =
    document &&
    askedThrough(document, asking, (field) => {
      const named = recordsOf(field);
      return named?.modelId === modelId ? named : undefined;
    });
  // Who published the document has to have had the right, and to have it still.
  const isHeld = source !== undefined && (await document?.acts())?.models.includes(modelId);
  return isHeld ? namedOf(source) : undefined;
}
