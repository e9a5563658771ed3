import type { CallInput } from '../../engine/contract/requests.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { isLocalText, type LocalText, nameParts, nameText } from '../../engine/schema/text/local-text.ts';
import { designCode, designName } from './design-name.ts';
import { isScreen } from './is-screen.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** A stored model that is no JSON: it cannot be opened, and nothing of it may be written over. */
export class UnreadableModel extends Error {
  override readonly name = 'UnreadableModel';
  readonly part: string;
  constructor(part: string) {
    super(`The stored ${part} is not JSON.`);
    this.part = part;
  }
}

/** Characters of a stored name. Source: visualdev calls. */
const nameMost = 100;

/** Names of a model that stand in its document as they are stored. */
const facts = ['enCode', 'type', 'webType', 'category', 'description'] as const;

type ModelBody = CallInput<'updateModel'>['body'];
type Facts = Pick<ModelBody, (typeof facts)[number]>;

/**
 * A stored model as one document in the newest format, and what its migration found. A stored page is its screen document.
 * @throws UnreadableModel
 */
export function documentOf(stored: StoredModel): { document: JsonObject; findings: readonly Finding[] } {
  const { document, findings } = migrateDocument(
    stored.type === modelTypes.screen ? screenOf(stored) : modelOf(stored),
  );
  // A migration makes an object of an object.
  return { document: isObject(document) ? document : {}, findings };
}

/** Without nodes, or without anything, it is a page that is still empty. */
function screenOf({ formData, fullName, enCode }: StoredModel): JsonObject {
  const screen = parsed(formData, 'formData') ?? {};
  if (!isObject(screen)) throw new UnreadableModel('formData');
  const { id = enCode, version = documentVersion, title = fullName, nodes, ...rest } = screen;
  if (Array.isArray(nodes)) return { ...screen, id, version };
  return { id, version, title, ...rest, nodes: [] };
}

function modelOf(stored: StoredModel): JsonObject {
  const form = parsed(stored.formData, 'formData') ?? { version: documentVersion, nodes: [] };
  const list = parsed(stored.columnData, 'columnData');
  const tables = parsed(stored.tables, 'tables');
  return {
    version: documentVersion,
    fullName: nameText(stored),
    enCode: stored.enCode,
    type: stored.type,
    webType: stored.webType,
    category: stored.category,
    description: stored.description,
    form,
    ...(list === undefined ? {} : { list }),
    ...(tables === undefined ? {} : { tables }),
  };
}

/** What `updateModel` is sent: documents as JSON text; a list or tables that are not there are an empty text. */
export function bodyOf(document: JsonObject, revision: number): ModelBody {
  if (isScreen(document)) return screenBody(document, revision);
  const kept = facts.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]] as const]));
  return {
    ...nameParts(isText(document.fullName) ? document.fullName : ''),
    // Whatever the document holds under these names: the server judges it.
    ...({ enCode: '', ...Object.fromEntries(kept) } as Facts),
    formData: JSON.stringify(document.form ?? null),
    columnData: textOf(document.list),
    tables: textOf(document.tables),
    revision,
  };
}

const isText = (value: Json | undefined): value is LocalText & Json => typeof value === 'string' || isLocalText(value);

const textOf = (part: Json | undefined): string => (part === undefined ? '' : JSON.stringify(part));

/** A page is called by its title; category and description stay as the server has them. */
function screenBody(document: JsonObject, revision: number): ModelBody {
  const code = designCode(document);
  return {
    fullName: designName(document, 'zh').slice(0, nameMost) || code,
    enCode: code,
    type: modelTypes.screen,
    formData: JSON.stringify(document),
    columnData: '',
    revision,
  };
}

function parsed(text: string, part: string): Json | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: Json = JSON.parse(text);
    // Older rows hold the JSON of nothing where there is nothing.
    return value === null || value === '' ? undefined : value;
  } catch {
    throw new UnreadableModel(part);
  }
}
