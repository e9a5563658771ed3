import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepLatest } from '../kernel/keep-latest.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { hashOf, newSecret } from '../oauth/secrets.ts';
import type { RawRecord } from './gather-records.ts';

/** What an import is of, and whose it is. */
export interface ImportOf {
  readonly actor: Actor;
  readonly model: { readonly id: string; readonly version: number };
}

/** What was read of a file, until it is imported. */
export interface KeptImport {
  readonly records: readonly RawRecord[];
  readonly is1904: boolean;
}

/**
 * Keeps what was read of a file for an hour, for its person, this model and this version; of a person's the latest few.
 * @returns what the file is called from now on
 */
export async function keepImport(context: AppContext, { actor, model }: ImportOf, kept: object): Promise<string> {
  const name = newSecret();
  const now = context.now();
  const { tenantId, userId } = actor;
  await context.database.transaction(async (trx) => {
    await tables(trx)
      .insertInto('base_import')
      .values({
        tenant_id: tenantId,
        hash: hashOf(name),
        user_id: userId,
        model_id: model.id,
        version: model.version,
        state: 'open',
        content: JSON.stringify(kept),
        creator_time: now.toISOString(),
        expires_time: new Date(now.getTime() + limits.importKeptMs).toISOString(),
      })
      .execute();
    await keepLatest(trx, { table: 'base_import', key: 'hash', most: limits.importsKept }, actor);
  });
  return name;
}

/** @throws Refused notFound: unknown, another's, of another model, or too old; conflict: imported already, or the form changed */
export async function keptImport(context: AppContext, of: ImportOf, name: string): Promise<KeptImport> {
  return (await openContent(context, of, name)) as KeptImport; // written by keepImport
}

/** The same as it is kept, for whoever keeps something else. */
export async function openContent(context: AppContext, of: ImportOf, name: string): Promise<unknown> {
  const row = await rowOf(context, of, name);
  if (row.state === 'done') throw new Refused('conflict', 'import.done');
  if (row.version !== of.model.version) throw new Refused('conflict', 'import.version');
  return row.content;
}

/** What was left behind by {@link leaveContent}. @throws Refused notFound */
export async function doneContent(context: AppContext, of: ImportOf, name: string): Promise<unknown> {
  const row = await rowOf(context, of, name);
  if (row.state !== 'done') throw new Refused('notFound', 'import.gone');
  return row.content;
}

async function rowOf(context: AppContext, { actor, model }: ImportOf, name: string) {
  const row = await tables(context.database.kysely)
    .selectFrom('base_import')
    .select(['state', 'version', 'content'])
    .where('tenant_id', '=', actor.tenantId)
    .where('hash', '=', hashOf(name))
    .where('user_id', '=', actor.userId)
    .where('model_id', '=', model.id)
    .where('expires_time', '>', context.now().toISOString())
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'import.gone');
  return row;
}

/** Of two that import one file at once, the second hears of it. @throws Refused as {@link keptImport} */
export async function takeImport(context: AppContext, of: ImportOf, name: string): Promise<void> {
  await openContent(context, of, name);
  const { numUpdatedRows } = await tables(context.database.kysely)
    .updateTable('base_import')
    .set({ state: 'done' })
    .where('tenant_id', '=', of.actor.tenantId)
    .where('hash', '=', hashOf(name))
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('conflict', 'import.done');
}

/** What is kept of an import that was taken, instead of what was read. */
export async function leaveContent(context: AppContext, { actor }: ImportOf, name: string, content: object) {
  await tables(context.database.kysely)
    .updateTable('base_import')
    .set({ content: JSON.stringify(content) })
    .where('tenant_id', '=', actor.tenantId)
    .where('hash', '=', hashOf(name))
    .execute();
}
