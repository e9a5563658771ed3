import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import type { JsonObject } from '../document/json.ts';
import { documentOf } from '../document/model-text.ts';

/**
 * A version as a model document in the newest format, so that it is compared with a draft as it would be opened.
 * @throws UnreadableModel
 */
export function versionDocument(version: StoredVersion, id: string): JsonObject {
  const { version: number, category, description, ...documents } = version;
  const facts = { id, category: category ?? '', description: description ?? '', state: 1, revision: 1 };
  const { document } = documentOf({ ...documents, ...facts, releaseVersion: number });
  // Versions of before these were kept say nothing of them: they are not compared.
  const unknown = [...(category === null ? ['category'] : []), ...(description === null ? ['description'] : [])];
  return Object.fromEntries(Object.entries(document).filter(([name]) => !unknown.includes(name)));
}
