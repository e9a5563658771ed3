import { calls } from '../../engine/schema/calls/index.ts';
import type { FormDocument, ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { blocks, finding } from '../../engine/schema/findings/finding.ts';
import { listedBy } from '../../engine/schema/helpers/listed-hosts.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { type ValidationContext, validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { descriptors } from '../kernel/descriptors.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { hostsOf } from '../system/listed-hosts.ts';
import { namedModels } from './named-models.ts';
import { type OwnModel, publisherOf } from './publisher.ts';
import { isAsShipped } from './shipped-screens.ts';

/** The documents of a model as calls and tables hold them: JSON text; an empty text is none. */
export interface DocumentTexts {
  readonly formData: string;
  readonly columnData: string;
  readonly tables: string;
}

export interface ReadDocuments {
  readonly form: FormDocument;
  readonly list: ListDocument | null;
  /** As the document has them. */
  readonly tables: unknown;
  readonly findings: readonly Finding[];
}

/**
 * What a tenant's documents are checked against; dictionaries and interfaces of others are not there. Source: A89.
 * @param texts the documents that are to be checked: models that they name are asked for now
 * @param own the model that they belong to, where it is stored
 */
export async function validationContext(
  context: AppContext,
  actor: Actor,
  texts: readonly string[],
  own?: OwnModel,
): Promise<ValidationContext> {
  const handle = tables(context.database.kysely);
  const [publisher, dictionaries, interfaces, hosts] = await Promise.all([
    publisherOf(context, actor, namedModels(texts), own),
    handle
      .selectFrom('base_dictionary_type')
      .select(['id', 'en_code'])
      .where('tenant_id', '=', actor.tenantId)
      .execute(),
    handle
      .selectFrom('base_data_interface')
      .select(['id', 'en_code'])
      .where('tenant_id', '=', actor.tenantId)
      .execute(),
    hostsOf(context, actor.tenantId),
  ]);
  return {
    descriptors,
    patterns: linearPatterns,
    calls,
    publisher,
    ...(own ? { modelId: own.id } : {}),
    isShipped: isAsShipped,
    isListed: listedBy(hosts),
    dictionaries: new Set(dictionaries.flatMap((row) => [row.id, row.en_code])),
    interfaces: new Set(interfaces.flatMap((row) => [row.id, row.en_code])),
  };
}

/**
 * Reads and checks the texts of a model. Pointers of findings begin with `/form` and `/list`.
 * @throws Refused badInput when a text is not JSON, findings when there is an error
 */
export function readDocuments(texts: DocumentTexts, names: ModelNames, against: ValidationContext): ReadDocuments {
  const read = checkTexts(texts, names, against);
  refuseErrors(read.findings);
  // The validator has found the shape of both in order.
  return { ...read, form: read.form as FormDocument, list: read.list as ListDocument | null };
}

/**
 * Checks the texts of a draft. Work that is not finished is kept, its errors wait for the publish; what has no shape, or
 * would be bound to a table that it does not fit, is not.
 * @throws Refused badInput when a text is not JSON, findings when an error forbids saving
 */
export function checkDraftTexts(
  texts: DocumentTexts,
  names: ModelNames,
  against: ValidationContext,
): readonly Finding[] {
  return refuseBroken(checkTexts(texts, names, against).findings);
}

/** Errors of a design that is being worked on; each of them is about one part, and the rest can be read. */
const unfinished = /^(?:(?:node|rule|calc)\.|action\.(?!unknown$))/;

/** @throws Refused findings, when there is an error that is not one of unfinished work */
function refuseBroken(findings: readonly Finding[]): readonly Finding[] {
  refuseErrors(findings.filter(({ code }) => !unfinished.test(code)));
  return findings;
}

/** Everything that is wrong with a draft, refusing nothing. @throws Refused badInput when a text is not JSON */
export const findingsOfTexts = (texts: DocumentTexts, names: ModelNames, against: ValidationContext) =>
  checkTexts(texts, names, against).findings;
export const findingsOfScreen = (text: string, id: string, against: ValidationContext) =>
  checkScreenText(text, id, against).findings;

function checkTexts(texts: DocumentTexts, { fullName, enCode }: ModelNames, against: ValidationContext) {
  const form = readText(texts.formData, 'formData');
  const list = texts.columnData.trim() === '' ? null : readText(texts.columnData, 'columnData');
  const tables = texts.tables.trim() === '' ? null : readText(texts.tables, 'tables');
  const model = {
    version: documentVersion,
    fullName,
    enCode,
    form,
    ...(list === null ? {} : { list }),
    ...(tables === null ? {} : { tables }),
  };
  return { form, list, tables, findings: validateModel(model, against) };
}

interface ModelNames {
  readonly fullName: string;
  readonly enCode: string;
}

/**
 * Reads and checks the text of a screen, which has to name itself by its code. Pointers of findings lead into the screen.
 * @throws Refused badInput when the text is not JSON, findings when there is an error
 */
export function readScreen(
  text: string,
  id: string,
  against: ValidationContext,
): { readonly screen: ScreenDocument; readonly findings: readonly Finding[] } {
  const { screen, findings } = checkScreenText(text, id, against);
  refuseErrors(findings);
  // The validator has found the shape in order.
  return { screen: screen as ScreenDocument, findings };
}

/**
 * Checks the text of a screen's draft, as `checkDraftTexts` those of a model; nor is a screen kept that has another name,
 * or has lost what nobody could work without.
 * @throws Refused badInput when the text is not JSON, findings when an error forbids saving
 */
export function checkDraftScreen(text: string, id: string, against: ValidationContext): readonly Finding[] {
  return refuseBroken(checkScreenText(text, id, against).findings);
}

function checkScreenText(text: string, id: string, against: ValidationContext) {
  const screen = readText(text, 'formData');
  const findings = validateScreen(screen, against);
  const found = typeof screen === 'object' && screen !== null && 'id' in screen ? screen.id : '';
  if (typeof found === 'string' && found !== id)
    findings.push(finding('screen.id', '/id', { found: found.slice(0, 100), id }));
  return { screen, findings };
}

/** @throws Refused findings */
export function refuseErrors(findings: readonly Finding[]): void {
  if (!blocks(findings)) return;
  const count = findings.filter(({ severity }) => severity === 'error').length;
  throw new Refused('findings', 'model.errors', { count }, { findings });
}

function readText(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('badInput', 'json.notText', { name });
  }
}
