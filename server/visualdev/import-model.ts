import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import { isScreenType, modelTypes } from '../../engine/schema/documents/model-types.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { blocks, type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import { type ReadModel, readDesign } from '../../engine/schema/foreign/index.ts';
import { isLocalText, type LocalText, nameParts, nameText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { validateModel } from '../../engine/schema/validate/index.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { descriptors } from '../kernel/descriptors.ts';
import { say } from '../kernel/words.ts';
import { codeFromName } from './code-from-name.ts';
import { freeEnCode, refuseTwinCode, requireEnCode } from './model-codes.ts';
import { insertModel, readModel } from './model-store.ts';
import { nameOfFile } from './name-of-file.ts';
import { refuseErrors, validationContext } from './read-documents.ts';

export interface Import {
  readonly design: unknown;
  readonly fullName?: string | undefined;
  readonly enCode?: string | undefined;
  readonly fileName?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/**
 * Errors that are about one part of a design: a bill rule or formula that is missing, a rule or a name that leads nowhere, a
 * control that no form may have. They stand in the draft as in one that is being worked on, and hold up its publish.
 */
const aboutOnePart = /^(?:calc\.|rule\.|action\.model$|node\.(?:noBillRule|dangling|password|passwordKept)$)/;
const isAboutAll = ({ code }: Finding): boolean => !aboutOnePart.test(code);

/**
 * POST Base/Actions/Import: a design of ours or of a foreign dialect becomes a draft. What is wrong with one part of it is a
 * finding there, and waits for the publish as in any draft. `dryRun` reads and reports; what it reports is what the import
 * then says.
 * @throws Refused findings when the whole cannot be read
 */
export async function importModel(context: AppContext, actor: Actor, wish: Import, language: Language = 'zh') {
  const read = readDesign(wish.design, {
    hasWidget: (key) => descriptors.has(key),
    fieldProps: (key) => descriptors.get(key)?.fieldProps ?? [],
  });
  const { model } = read;
  const texts = [model.form, model.list ?? null].map((part) => JSON.stringify(part));
  const against = await validationContext(context, actor, texts);
  const own = nameParts(isLocalText(model.fullName) ? model.fullName : textOf(model.fullName) || textOf(model.title));
  const wished = wish.fullName?.trim() || own.fullName.trim() || nameOfFile(wish.fileName ?? '');
  const fullName = (wished || say({ code: 'model.imported' }, language)).slice(0, 100);
  // Another name is not one in several languages.
  const names = fullName === own.fullName ? own.names : null;
  if (wish.enCode) requireEnCode(wish.enCode);
  const { kysely } = context.database;
  const ownCode = textOf(model.enCode);
  const enCode = wish.enCode || (await freeEnCode(kysely, actor.tenantId, ownCode || (await codeFromName(fullName))));
  const checked = validateModel(documentOf(model, nameText({ fullName, names }), enCode), against);
  const another =
    wish.enCode || ownCode === '' || ownCode === enCode
      ? []
      : [finding('import.code', '/enCode', { from: ownCode, to: enCode })];
  const findings: Finding[] = [...another, ...read.findings, ...checked];
  const said = findings.map((one) => inLanguage(one, language));

  if (wish.dryRun) {
    const readable = !blocks(checked.filter(isAboutAll));
    const catalogue = readable ? catalogueOf(model.form, descriptors) : null;
    const preview = {
      fullName,
      enCode,
      codeFrom: ownCode === '' ? 'name' : 'design',
      formData: JSON.stringify(model.form),
      fields: catalogue?.fields.length ?? 0,
    } as const;
    return { id: null, findings: said, preview };
  }
  refuseErrors(findings.filter(isAboutAll));
  const id = await insertModel(context, actor, {
    fullName,
    names,
    enCode,
    type: typeOf(model.type),
    webType: model.webType === undefined ? 2 : Number(model.webType) || 2,
    category: textOf(model.category).slice(0, 100),
    description: textOf(model.description).slice(0, 500),
    tables: model.tables ? JSON.stringify(model.tables) : '',
    formData: JSON.stringify(model.form),
    // Without a list of its own it has the one that is made for it, which follows its form.
    columnData: model.list ? JSON.stringify(model.list) : '',
  }).catch((error: unknown) => refuseTwinCode(error, enCode));
  await context.audit({ actor, action: 'model.import', target: id, outcome: 'done', detail: enCode });
  return { id, findings: said };
}

/** A file with a form is a model, whatever it says. */
function typeOf(stored: unknown): number {
  const type = Number(stored);
  return Number.isInteger(type) && type > 0 && type < modelTypes.screen ? type : modelTypes.custom;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function documentOf(model: ReadModel, fullName: LocalText, enCode: string): unknown {
  const { form, list, tables } = model;
  return { version: documentVersion, fullName, enCode, form, ...(list ? { list } : {}), ...(tables ? { tables } : {}) };
}

/** GET Base/{id}/Actions/Export: the draft as one document in canonical form: a model, which imports again as it is, or a screen. */
export async function exportModel(context: AppContext, actor: Actor, id: string) {
  const row = await readModel(context.database.kysely, actor.tenantId, id);
  if (isScreenType(row.type))
    return { fileName: `${row.en_code}.json`, design: formatDocument(JSON.parse(row.form_data)) };
  const day = formatInstant(context.now().toISOString(), 'YYYYMMDD', context.settings.timeZone);
  const document = {
    version: documentVersion,
    fullName: row.full_name,
    enCode: row.en_code,
    type: row.type,
    webType: row.web_type,
    ...(row.category ? { category: row.category } : {}),
    ...(row.description ? { description: row.description } : {}),
    form: JSON.parse(row.form_data),
    ...(row.column_data ? { list: JSON.parse(row.column_data) } : {}),
    ...(row.tables ? { tables: JSON.parse(row.tables) } : {}),
  };
  // The suffix of a web design. Source: dialect facts 2.
  return { fileName: `${row.en_code}-${day}.vdd`, design: formatDocument(document) };
}
