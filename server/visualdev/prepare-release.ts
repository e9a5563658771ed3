import type { Transaction } from 'kysely';
import { gatherActs, type VersionActs } from '../../engine/schema/acts/gather-acts.ts';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { Consequence, TableOutlook } from '../../engine/schema/calls/index.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { defaultList } from '../../engine/schema/lists/default-list.ts';
import { isScreenOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { kindOfScreen, type ValidationContext } from '../../engine/schema/validate/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { StoredNames } from '../gateway/index.ts';
import { descriptors } from '../kernel/descriptors.ts';
import type { ServerWords } from '../kernel/words.ts';
import { countChanges, type StoredDesign } from './count-changes.ts';
import type { ModelRecord, ReleaseRecord } from './model-tables.ts';
import { tableOutlook } from './planned-tables.ts';
import { publishConsequences } from './publish-consequences.ts';
import { publishTables } from './publish-tables.ts';
import { readDocuments, readScreen } from './read-documents.ts';
import { entryRights, type RightsInWords, releaseRights } from './release-rights.ts';
import { isShipped } from './shipped-screens.ts';

export type PreviousRelease = StoredDesign & Pick<ReleaseRecord, 'version' | 'names' | 'acts'>;

interface Around {
  readonly previous: PreviousRelease | undefined;
  readonly against: ValidationContext;
  /** Who publishes. */
  readonly userId: string;
  /** ISO */
  readonly now: string;
}

/** What a version is stored with, and what making it did. */
export interface Prepared {
  readonly columnData: string;
  readonly names: StoredNames;
  readonly acts: VersionActs;
  readonly steps: readonly ServerWords[];
  readonly findings: readonly CallFinding[];
  /** How much of it readers see change since the version before. */
  readonly changes: number;
  /** What a dry run says besides; to be asked when the menu entry is made. */
  told(
    language: Language,
  ): Promise<RightsInWords & { readonly consequences: Consequence[]; readonly tables?: TableOutlook[] }>;
}

/**
 * Checks the draft of a model and makes the tables and columns it needs, in the transaction of its publish.
 * @throws Refused findings
 */
export async function prepareModel(
  trx: Transaction<DatabaseSchema>,
  row: ModelRecord,
  { previous, against, userId, now }: Around,
): Promise<Prepared> {
  const read = readDocuments(
    { formData: row.form_data, columnData: row.column_data, tables: row.tables },
    { fullName: row.full_name, enCode: row.en_code },
    against,
  );
  const catalogue = catalogueOf(read.form, descriptors);
  const list = read.list ?? defaultList(catalogue);
  const before = previous ? catalogueOf(JSON.parse(previous.form_data), descriptors) : null;
  // What this program wrote at the release before.
  const namesBefore = (previous?.names ?? null) as StoredNames | null;
  const versions = { catalogue, before, namesBefore, tables: read.tables };
  const published = await publishTables(trx, row, versions, { userId, now });
  return {
    columnData: JSON.stringify(list),
    names: published.names,
    acts: gatherActs({ kind: 'list', form: read.form, list }, judgingOf(against)),
    steps: published.steps,
    findings: [...read.findings, ...published.findings],
    changes: countChanges(previous, { ...row, full_names: row.names }),
    async told(language) {
      const later = { fields: catalogue, names: published.names };
      const earlier = before && namesBefore ? { fields: before, names: namesBefore } : null;
      return {
        ...(await releaseRights(trx, row, before, catalogue, list, language)),
        tables: await tableOutlook(trx, row.tenant_id, published.plan),
        consequences: earlier ? await publishConsequences(trx, row.tenant_id, earlier, later, language) : [],
      };
    },
  };
}

/**
 * Checks the draft of a screen, which is all that its publish needs: it has no tables.
 * @throws Refused findings
 */
export async function prepareScreen(
  trx: Transaction<DatabaseSchema>,
  row: ModelRecord,
  { previous, against }: Around,
): Promise<Prepared> {
  const id = row.en_code;
  const { screen, findings } = readScreen(row.form_data, id, against);
  return {
    columnData: '',
    names: {},
    acts: gatherActs({ kind: kindOfScreen(screen, against), screen }, judgingOf(against)),
    steps: [{ code: isShipped(id) ? 'step.overrides' : 'step.page', args: { id } }],
    findings,
    changes: countChanges(previous, { ...row, full_names: row.names }),
    async told(language) {
      const forAll = { menus: [], rights: [{ code: 'rights.everybody' }] } as const;
      return { ...(isScreenOfAll(id) ? forAll : await entryRights(trx, row, language)), consequences: [] };
    },
  };
}

function judgingOf({ calls, descriptors: widgets, publisher, modelId }: ValidationContext) {
  return { calls, descriptors: widgets, publisher, ownModelId: modelId };
}
