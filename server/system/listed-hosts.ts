import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepSettings, readKeptSettings } from '../kernel/kept-settings.ts';
import { Refused } from '../kernel/refused.ts';
import type { Settings } from '../kernel/settings.ts';
import { ShortCache } from '../kernel/short-cache.ts';
import { tables } from '../kernel/tables.ts';

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
  const { hosts, revision } = keptIn(await readKeptSettings(database.kysely, tenantId, name));
  return { hosts: [...hosts], operatorHosts: [...operatorHosts(settings)], revision };
}

/** Where documents of a tenant may lead. */
export async function hostsOf(context: AppContext, tenantId: string): Promise<string[]> {
  const { hosts, operatorHosts: ofOperator } = await listedHosts(context, tenantId);
  return [...new Set([...ofOperator, ...hosts])];
}

/** @throws Refused conflict when somebody else has saved another list than the one that was edited */
export async function saveListedHosts(context: AppContext, actor: Actor, given: Kept): Promise<{ revision: number }> {
  const hosts = [...new Set(given.hosts.map((host) => host.toLowerCase()))];
  const revision = await keepSettings(context.database.kysely, actor.tenantId, name, { hosts }, given.revision);
  if (revision === null) throw new Refused('conflict', 'hosts.stale');
  policies.get(context.database)?.clear();
  await context.audit({ actor, action: 'system.hosts', outcome: 'done' });
  return { revision };
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
