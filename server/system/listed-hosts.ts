import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { json } from '../database/index.ts';
import { Refused } from '../refused.ts';
import type { Settings } from '../settings.ts';
import { ShortCache } from '../short-cache.ts';
import { tables } from '../tables.ts';

const name = 'listedHosts';

interface Kept {
  readonly hosts: readonly string[];
  readonly revision: number;
}

/** Written below alone, with its whole shape. */
const keptIn = (value: unknown): Kept => ({ hosts: [], revision: 0, ...(value as Partial<Kept> | undefined) });

/** Those that whoever runs the server has listed, for every tenant: views of the configured host are among them. */
function operatorHosts({ frameHosts = [], dataViewUrl }: Settings): readonly string[] {
  return [...frameHosts, ...(dataViewUrl === undefined ? [] : [new URL(dataViewUrl).origin])];
}

/** What an administrator has listed, beside what the operator has. */
export async function listedHosts({ database, settings }: AppContext, tenantId: string) {
  const row = await tables(database.kysely)
    .selectFrom('base_config')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  const { hosts, revision } = keptIn(row?.value);
  return { hosts: [...hosts], operatorHosts: [...operatorHosts(settings)], revision };
}

/** Where documents of a tenant may lead. */
export async function hostsOf(context: AppContext, tenantId: string): Promise<string[]> {
  const { hosts, operatorHosts: ofOperator } = await listedHosts(context, tenantId);
  return [...new Set([...ofOperator, ...hosts])];
}

const keptRevision = sql<number>`coalesce((base_config.value ->> 'revision')::integer, 0)`;

/** @throws Refused conflict when somebody else has saved another list than the one that was edited */
export async function saveListedHosts(context: AppContext, actor: Actor, given: Kept): Promise<{ revision: number }> {
  const hosts = [...new Set(given.hosts.map((host) => host.toLowerCase()))];
  const written = await tables(context.database.kysely)
    .insertInto('base_config')
    .values({ tenant_id: actor.tenantId, name, value: json({ hosts, revision: 1 }) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet({ value: sql`jsonb_set(excluded.value, '{revision}', to_jsonb(${keptRevision} + 1))` })
        .where(sql<boolean>`${keptRevision} = ${given.revision}`),
    )
    .returning(keptRevision.as('revision'))
    .executeTakeFirst();
  if (!written) throw new Refused('conflict', 'hosts.stale');
  policies.get(context.database)?.clear();
  await context.audit({ actor, action: 'system.hosts', outcome: 'done' });
  return { revision: written.revision };
}

const policies = new WeakMap<AppContext['database'], ShortCache<readonly string[]>>();

/**
 * For the content policy of the page, which is sent before anybody is known: what is listed for any tenant. What its own
 * tenant has not listed the page does not show, and no document is published with.
 */
export function hostsForPage(context: AppContext): Promise<readonly string[]> {
  const { database, settings } = context;
  const cache = policies.get(database) ?? new ShortCache<readonly string[]>();
  policies.set(database, cache);
  return cache.get('', async () => {
    const rows = await tables(database.kysely)
      .selectFrom('base_config')
      .select('value')
      .where('name', '=', name)
      .execute();
    return [...new Set([...operatorHosts(settings), ...rows.flatMap(({ value }) => keptIn(value).hosts)])];
  });
}
