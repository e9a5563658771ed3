import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';

/** A stored model that is no JSON: it cannot be opened, and nothing of it may be written over. */
export class UnreadableModel extends Error {
  override readonly name = 'UnreadableModel';
  readonly part: string;
  constructor(part: string) {
    super(`The stored ${part} is not JSON.`);
    this.part = part;
  }
}

/** Names of a model that stand in its document as they are stored. */
const facts = ['type', 'webType', 'category', 'description'] as const;

/**
 * A stored model as one document in the newest format, and what its migration found.
 * @throws UnreadableModel
 */
export function documentOf(stored: StoredModel): { document: JsonObject; findings: readonly Finding[] } {
  const form = parsed(stored.formData, 'formData') ?? { version: documentVersion, nodes: [] };
  const list = parsed(stored.columnData, 'columnData');
  const tables = parsed(stored.tables, 'tables');
  const model: JsonObject = {
    version: documentVersion,
    fullName: stored.fullName,
    enCode: stored.enCode,
    type: stored.type,
    webType: stored.webType,
    category: stored.category,
    description: stored.description,
    form,
    ...(list === undefined ? {} : { list }),
    ...(tables === undefined ? {} : { tables }),
  };
  const { document, findings } = migrateDocument(model);
  // A migration makes an object of an object.
  return { document: isObject(document) ? document : model, findings };
}

/**
 * What `updateModel` is sent: documents as JSON text. A list that is not there is an empty text; tables that are not there
 * are not sent, which leaves the server's as they are, and are an empty list where the server has some.
 * @param saved the document that the server has
 */
export function bodyOf(document: JsonObject, saved: JsonObject, revision: number): Readonly<Record<string, Json>> {
  const kept = facts.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]] as const]));
  const tables = document.tables ?? (saved.tables === undefined ? undefined : []);
  return {
    fullName: document.fullName ?? '',
    enCode: document.enCode ?? '',
    ...Object.fromEntries(kept),
    formData: JSON.stringify(document.form ?? null),
    columnData: document.list === undefined ? '' : JSON.stringify(document.list),
    ...(tables === undefined ? {} : { tables: JSON.stringify(tables) }),
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
