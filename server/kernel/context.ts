import type { Transaction } from 'kysely';
import { type Database, type DatabaseSchema, json } from '../database/index.ts';
import { whoSits } from './actor.ts';
import type { AppContext, AuditEntry } from './app-context.ts';
import { createBus } from './bus.ts';
import { newId } from './ids.ts';
import type { Settings } from './settings.ts';
import { tables } from './tables.ts';

/** Rows that belong to no tenant, such as tries to sign in with an account that does not exist. */
export const platformTenant = '-';
/** The tenant that a first start makes. */
export const firstTenant = 'main';

const detailLength = 500;

export interface ContextOptions {
  readonly database: Database;
  readonly settings: Settings;
  /** default: the clock of the process */
  readonly now?: () => Date;
}

export function createContext({ database, settings, now = () => new Date() }: ContextOptions): AppContext {
  const audit = async ({
    actor,
    action,
    target = '',
    outcome,
    detail = '',
    change,
    seeing,
  }: AuditEntry): Promise<void> => {
    await database.essential(() =>
      tables(database.kysely)
        .insertInto('base_audit')
        .values({
          id: newId(),
          tenant_id: actor?.tenantId ?? platformTenant,
          user_id: (actor && whoSits(actor).userId) ?? null,
          action,
          target: target.slice(0, detailLength),
          outcome,
          detail: detail.slice(0, detailLength),
          address: actor?.caller?.address ?? '',
          agent: (actor?.caller?.agent ?? '').slice(0, detailLength),
          request_id: actor?.caller?.requestId ?? '',
          menu: change?.menu ?? '',
          target_kind: change?.kind ?? '',
          target_name: (change?.name ?? '').slice(0, detailLength),
          via: seeing?.as ?? (actor?.seenBy ? actor.userId : ''),
          reason: seeing?.reason ?? actor?.seenBy?.reason ?? '',
          before: json(change?.before),
          after: json(change?.after),
          creator_time: now().toISOString(),
        })
        .execute(),
    );
  };
  return { database, settings, live: createBus(), now, newId, audit };
}

/**
 * The same context inside a transaction: what it is handed to becomes part of that transaction. What is announced in it
 * is heard by nobody: before the commit there is nothing to be seen.
 */
export function contextWithin({ database, settings, now }: AppContext, trx: Transaction<DatabaseSchema>): AppContext {
  const within: Database = { ...database, kysely: trx, transaction: (work) => work(trx) };
  return createContext({ database: within, settings, now });
}
