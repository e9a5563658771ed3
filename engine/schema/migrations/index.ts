// Here: from older formats of documents to the present one; what is stored opens for ever.

import { documentVersion } from '../documents/model-document.ts';
import { createMigrate } from './create-migrate.ts';
import type { Migration } from './migration.ts';

export { createMigrate, type Migrated } from './create-migrate.ts';
export type { Migration } from './migration.ts';

/** Every step between formats, in order; each in a file of its own, `<from>-<name>.ts`. */
export const migrations: readonly Migration[] = [];

/**
 * Brings a document of any kind to the format that this program writes, before it is validated. A document without a
 * `version` has the first format. A newer one comes back unchanged with the finding `document.newer`.
 */
export const migrateDocument = createMigrate(migrations, documentVersion);
