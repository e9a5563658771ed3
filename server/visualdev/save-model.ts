import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { ModelTemplate } from '../../engine/schema/documents/model-templates.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { ValidationContext } from '../../engine/schema/validate/index.ts';
import { json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { userNames } from '../permission/directory.ts';
import { requireDoorRight } from './door-right.ts';
import { fragmentNodes } from './fragments.ts';
import { refuseTwinCode, requireEnCode, requireScreenId } from './model-codes.ts';
import { filedUnder, insertModel, modelStates, type NewModel, readModel, storedModel } from './model-store.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import type { OwnModel } from './publisher.ts';
import { checkDraftScreen, checkDraftTexts, readDocuments, readScreen, validationContext } from './read-documents.ts';
import { billNumberNode, templateNodes } from './templates.ts';

export type CreateWish = Omit<NewModel, 'id' | 'formData'> & {
  readonly formData?: string | undefined;
  /** Id of a fragment whose nodes it begins with, in place of a form; an empty form where neither is said. */
  readonly fragment?: string | undefined;
  /** What it begins with where there is no fragment. */
  readonly template?: ModelTemplate | undefined;
  /** Code of the bill rule that numbers its records. */
  readonly billRule?: string | undefined;
};

/**
 * POST Base: a new model. Warnings are answered, errors refuse it.
 * @throws Refused findings, notFound for a fragment that is not there
 */
export async function createModel(context: AppContext, actor: Actor, wish: CreateWish, language: Language) {
  const { fragment, template, billRule, ...rest } = wish;
  const begun = { fragment, template, billRule };
  const model = { ...rest, formData: wish.formData ?? (await formOf(context, actor, begun)) };
  if (isScreenType(model.type)) await requireDoorRight(context, actor, model.enCode);
  const findings = checkDraft(model, model.type, asNew, await contextOf(context, actor, model));
  const id = await insertModel(context, actor, storedPart(model, model.type)).catch((error: unknown) =>
    refuseTwinCode(error, model.enCode),
  );
  await context.audit({ actor, action: 'model.create', target: id, outcome: 'done', detail: model.enCode });
  return { id, revision: 1, findings: findings.map((one) => inLanguage(one, language)) };
}

/**
 * POST Base/{id} and Base/Update/{id}: the whole model and the revision it was edited from; taken whole or refused whole.
 * Work that is not finished is taken with its errors, which the publish refuses.
 * @throws Refused conflict with the stored model in `data.current`, findings, notFound
 */
export async function replaceModel(
  context: AppContext,
  actor: Actor,
  id: string,
  { revision, ...model }: NewModel & { readonly revision: number },
  language: Language,
) {
  const before = await readModel(context.database.kysely, actor.tenantId, id);
  if (isScreenType(before.type))
    for (const code of [before.en_code, model.enCode]) await requireDoorRight(context, actor, code);
  if (before.revision !== revision) throw await stale(context, actor, before);
  refuseOtherKind(model, before);
  const findings = checkDraft(
    model,
    before.type,
    asDraft,
    await contextOf(context, actor, model, { id, creatorId: before.creator_id }),
  );
  const { columnData, tables } = storedPart(model, before.type);
  const updated = await modelTables(context.database.kysely)
    .updateTable('base_visualdev')
    .set((set) => ({
      full_name: model.fullName,
      names: json(model.names === undefined ? before.names : model.names),
      en_code: model.enCode,
      type: model.type ?? before.type,
      web_type: model.webType ?? before.web_type,
      category: model.category === undefined ? before.category : filedUnder(model.category),
      description: model.description ?? before.description,
      tables: tables ?? before.tables,
      form_data: model.formData,
      column_data: columnData ?? before.column_data,
      state: before.release_version === null ? modelStates.unpublished : modelStates.changed,
      revision: set('revision', '+', 1),
      modifier_id: actor.userId,
      modify_time: context.now().toISOString(),
    }))
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
    .catch((error: unknown) => refuseTwinCode(error, model.enCode));
  // Somebody saved between the reading and the writing.
  if (!updated) throw await stale(context, actor, await readModel(context.database.kysely, actor.tenantId, id));
  await context.audit({ actor, action: 'model.update', target: id, outcome: 'done' });
  return { id, revision: updated.revision, findings: findings.map((one) => inLanguage(one, language)) };
}

const contextOf = (context: AppContext, actor: Actor, { formData, columnData = '' }: NewModel, own?: OwnModel) =>
  validationContext(context, actor, [formData, columnData], own);

type Beginning = Pick<CreateWish, 'fragment' | 'template' | 'billRule'>;

async function formOf(context: AppContext, actor: Actor, { fragment, template, billRule }: Beginning): Promise<string> {
  const begun: readonly unknown[] = fragment
    ? await fragmentNodes(context, actor, fragment)
    : template
      ? templateNodes(template)
      : [];
  const nodes = billRule ? [billNumberNode(billRule, begun), ...begun] : begun;
  return JSON.stringify({ version: documentVersion, nodes });
}

interface Checks {
  readonly texts: typeof checkDraftTexts;
  readonly screen: typeof checkDraftScreen;
}

/** Any error refuses what is new. */
const asNew: Checks = {
  texts: (...draft) => readDocuments(...draft).findings,
  screen: (...draft) => readScreen(...draft).findings,
};
const asDraft: Checks = { texts: checkDraftTexts, screen: checkDraftScreen };

/** @throws Refused findings */
function checkDraft(
  model: NewModel,
  type: number | undefined,
  checks: Checks,
  against: ValidationContext,
): readonly Finding[] {
  if (isScreenType(type)) {
    requireScreenId(model.enCode);
    return checks.screen(model.formData, model.enCode, against);
  }
  requireEnCode(model.enCode);
  return checks.texts(textsOf(model), model, against);
}

/** A screen is one document. */
function storedPart(model: NewModel, type: number | undefined): NewModel {
  return isScreenType(type) ? { ...model, columnData: '', tables: '' } : model;
}

/** @throws Refused: a model does not become a screen nor a screen a model, and a screen keeps its address */
function refuseOtherKind(model: NewModel, before: ModelRecord): void {
  if (isScreenType(model.type ?? before.type) !== isScreenType(before.type))
    throw new Refused('badInput', 'model.otherType');
  if (!isScreenType(before.type) || model.enCode === before.en_code) return;
  const findings = [finding('screen.id', '/enCode', { found: model.enCode, id: before.en_code })];
  throw new Refused('findings', 'record.finding', {}, { findings });
}

function textsOf(model: NewModel) {
  return { formData: model.formData, columnData: model.columnData ?? '', tables: model.tables ?? '' };
}

/** Says what is stored now, who stored it and when: all that a merge needs. */
async function stale(context: AppContext, actor: Actor, row: ModelRecord): Promise<Refused> {
  const saver = row.modifier_id ?? row.creator_id;
  const names = await userNames(context, row.tenant_id, [saver], actor.language);
  const current: StoredModel = {
    ...storedModel(row),
    lastModifyUser: names.get(saver) ?? '',
  };
  return new Refused('conflict', 'model.stale', {}, { current });
}
