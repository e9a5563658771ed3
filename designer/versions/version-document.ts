import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import type { JsonObject } from '../document/json.ts';
import { documentOf } from '../frame/model-text.ts';

/**
 * A version as a model document in the newest format, so that it is compared with a draft as it would be opened.
 * @throws UnreadableModel
 */
export function versionDocument(version: StoredVersion, id: string): JsonObject {
  const { version: number, ...documents } = version;
  // Category and description belong to the model, not to a version of it; they are not compared.
  const facts = { id, category: '', description: '', state: 1, revision: 1, releaseVersion: number };
  return documentOf({ ...documents, ...facts }).document;
}
