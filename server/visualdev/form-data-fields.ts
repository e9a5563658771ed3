import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import type { SystemValue } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field } from '../../engine/schema/fields/fields.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { labelOf } from '../gateway/record-findings.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { descriptors } from '../kernel/descriptors.ts';
import { Refused } from '../kernel/refused.ts';
import { readModel } from './model-store.ts';

/** Who and when: every record has them, so none is told by them. */
const stamps: ReadonlySet<SystemValue | undefined> = new Set(['createUser', 'createTime', 'modifyUser', 'modifyTime']);

/** What cannot be the display field of a relation. Source: dialect facts 2, FormDataFields. */
const showsNothing = ({ kind, descriptor }: Field) =>
  kind === 'files' || kind === 'table' || stamps.has(descriptor.filledBy) || descriptor.picksRow !== undefined;

/** GET Base/{id}/FormDataFields: fields of the draft for pickers of the designer; `filterType` 1 leaves out what shows nothing. */
export async function formDataFields(
  context: AppContext,
  actor: Actor,
  id: string,
  filterType = 0,
  language: Language = 'zh',
) {
  const row = await readModel(context.database.kysely, actor.tenantId, id);
  if (isScreenType(row.type)) throw new Refused('notFound', 'model.notFound');
  // Stored documents passed the validator.
  const { fields } = catalogueOf(JSON.parse(row.form_data), descriptors);
  const offered = filterType === 1 ? fields.filter((field) => !showsNothing(field)) : fields;
  return { list: offered.map((field) => ({ vmodel: field.name, label: localText(labelOf(field), language) })) };
}
