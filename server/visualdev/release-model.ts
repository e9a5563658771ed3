import { sql, type Transaction } from 'kysely';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { Consequence, ReleaseAnswer, TableOutlook } from '../../engine/schema/calls/index.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import { isScreenOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { ValidationContext } from '../../engine/schema/validate/index.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { forgetPublished } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dryRunTransaction } from '../kernel/dry-run-transaction.ts';
import { Refused } from '../kernel/refused.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { settleSearch } from '../search-refill/index.ts';
import { type ActLine, actLines } from './act-lines.ts';
import { requireDoorRight } from './door-right.ts';
import { modelStates, readModel } from './model-store.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import { type MenuWish, placeInMenu } from './place-in-menu.ts';
import { type PreviousRelease, prepareModel, prepareScreen } from './prepare-release.ts';
import { type DocumentTexts, validationContext } from './read-documents.ts';

export interface ReleaseWish {
  readonly menu?: MenuWish | undefined;
  readonly note?: string | undefined;
  /** Of the draft that was looked at. */
  readonly revision?: number | undefined;
  /** Say what would be done; nothing is. */
  readonly dryRun?: boolean | undefined;
  /** Documents to try in place of the saved ones. */
  readonly draft?: DocumentTexts | undefined;
}

export interface Released {
  /** Null where a dry run found what forbids it. */
  readonly version: number | null;
  readonly menuId: string | null;
  readonly path: string | null;
  readonly steps: string[];
  readonly findings: CallFinding[];
  /** Of a dry run only. */
  readonly consequences?: Consequence[];
  readonly tables?: TableOutlook[];
  readonly menus?: string[];
  readonly rights?: string[];
  readonly acts?: { readonly text: string; readonly isNew: boolean }[];
  readonly says?: ReleaseAnswer['says'];
}

/**
 * POST Base/{id}/Actions/Release: tables, version, state and menu entry in one transaction: all of it happens or none.
 * A dry run does the same and takes it back, so what it says is what a publish does; errors in the draft, which refuse a
 * publish, it answers.
 * @throws Refused findings when the draft has an error, conflict when it is not the one that was looked at, notFound
 */
export async function releaseModel(
  context: AppContext,
  actor: Actor,
  id: string,
  wish: ReleaseWish = {},
  language: Language = 'zh',
): Promise<Released> {
  if (wish.draft && !wish.dryRun) throw new Refused('badInput', 'model.draftOnly');
  // What the draft names is asked for before its transaction: another draft by then is judged as naming what is nobody's.
  const stored = withDraft(await readModel(context.database.kysely, actor.tenantId, id), wish.draft);
  if (isScreenType(stored.type)) await requireDoorRight(context, actor, stored.en_code);
  const own = { id, creatorId: stored.creator_id };
  const against = await validationContext(context, actor, [stored.form_data, stored.column_data], own);
  const now = context.now().toISOString();
  const work = (trx: Transaction<DatabaseSchema>) => release(trx, actor, id, wish, { against, now, language, context });
  if (wish.dryRun) {
    const trial = inWords(await dryRunTransaction(context.database, work).catch(asBlocked), language);
    return { ...trial, says: inLines(trial, language) };
  }
  const released = await context.database.transaction(work);
  forgetPublished(context, actor.tenantId, id);
  for (const subject of ['screen', 'menu', 'rights'] as const)
    context.live.announce(subject, { tenantId: actor.tenantId });
  const detail = `version ${released.version}`;
  await context.audit({ actor, action: 'model.release', target: id, outcome: 'done', detail });
  return inWords(released, language);
}

type Release = Omit<Released, 'steps' | 'menus' | 'rights' | 'acts'> & {
  readonly steps: readonly ServerWords[];
  readonly menus?: readonly ServerWords[];
  readonly rights?: readonly ServerWords[];
  readonly acts?: readonly ActLine[];
};

/** What forbids a publish is what a dry run was asked for. */
function asBlocked(error: unknown): Release {
  if (!(error instanceof Refused) || error.answer !== 'findings') throw error;
  return { version: null, menuId: null, path: null, steps: [], findings: [...(error.data?.findings ?? [])] };
}

function inWords({ menus, rights, acts, ...released }: Release, language: Language): Released {
  const said = (words: readonly ServerWords[]) => words.map((one) => say(one, language));
  return {
    ...released,
    steps: said(released.steps),
    findings: released.findings.map((one) => inLanguage(one, language)),
    ...(menus ? { menus: said(menus) } : {}),
    ...(rights ? { rights: said(rights) } : {}),
    ...(acts ? { acts: acts.map(({ words, isNew }) => ({ text: say(words, language), isNew })) } : {}),
  };
}

/** A trial in lines, worst first: for pages that show it as it is. */
function inLines(trial: Released, language: Language): ReleaseAnswer['says'] {
  const plain = (message: string) => ({ severity: 'info' as const, message, fix: '' });
  return [
    ...trial.findings.map(({ severity, message, fix }) => ({
      severity: severity === 'note' ? ('info' as const) : severity,
      message,
      fix,
    })),
    ...(trial.consequences ?? []).map(({ kind, label, rows, empty }) => ({
      severity: 'warning' as const,
      message: say({ code: `consequence.${kind}`, args: { label, rows, empty, filled: rows - empty } }, language),
      fix: '',
    })),
    ...(trial.acts ?? []).map(({ text }) => plain(text)),
    ...[...trial.steps, ...(trial.menus ?? []), ...(trial.rights ?? [])].map(plain),
  ];
}

interface ReleaseAround {
  readonly against: ValidationContext;
  /** ISO */
  readonly now: string;
  readonly language: Language;
  readonly context: AppContext;
}

async function release(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  id: string,
  wish: ReleaseWish,
  { against, now, language, context }: ReleaseAround,
): Promise<Release> {
  // Two that publish one model at once come one after the other.
  await sql`select 1 from base_visualdev where tenant_id = ${actor.tenantId} and id = ${id} for update`.execute(trx);
  const row = withDraft(await readModel(trx, actor.tenantId, id), wish.draft);
  if (wish.revision !== undefined && wish.revision !== row.revision)
    throw new Refused('conflict', 'model.changedSince');
  if (wish.menu && isScreenType(row.type) && isScreenOfAll(row.en_code)) throw new Refused('badInput', 'screen.noMenu');
  const previous = await lastRelease(trx, row);
  const version = (previous?.version ?? 0) + 1;
  const prepare = isScreenType(row.type) ? prepareScreen : prepareModel;
  const prepared = await prepare(trx, row, { previous, against, userId: actor.userId, now });
  await modelTables(trx)
    .insertInto('base_visualdev_release')
    .values({
      tenant_id: row.tenant_id,
      model_id: row.id,
      version,
      full_name: row.full_name,
      full_names: json(row.names),
      en_code: row.en_code,
      type: row.type,
      web_type: row.web_type,
      tables: row.tables,
      form_data: row.form_data,
      column_data: prepared.columnData,
      names: json(prepared.names),
      acts: json(prepared.acts),
      note: wish.note ?? '',
      label: '',
      category: row.category,
      description: row.description,
      changes: prepared.changes,
      creator_id: actor.userId,
      creator_time: now,
    })
    .execute();
  await modelTables(trx)
    .updateTable('base_visualdev')
    .set({ state: modelStates.published, release_version: version })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute();
  const steps = [...prepared.steps];
  if (!isScreenType(row.type)) await settleSearch(context, trx, { tenantId: row.tenant_id, modelId: row.id, version });
  const spot = await placeInMenu(trx, actor, row, wish.menu, steps);
  const released = {
    version,
    menuId: spot?.id ?? null,
    path: spot?.path ?? null,
    steps,
    findings: [...prepared.findings],
  };
  if (!wish.dryRun) return released;
  return {
    ...released,
    ...(await prepared.told(language)),
    acts: await actLines(trx, row.tenant_id, prepared.acts, previous, language),
  };
}

function withDraft(row: ModelRecord, draft: DocumentTexts | undefined): ModelRecord {
  if (!draft) return row;
  return { ...row, form_data: draft.formData, column_data: draft.columnData, tables: draft.tables };
}

async function lastRelease(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: ModelRecord,
): Promise<PreviousRelease | undefined> {
  return modelTables(trx)
    .selectFrom('base_visualdev_release')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
