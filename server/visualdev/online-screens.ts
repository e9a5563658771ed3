import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { screensBeforeSignIn } from '../../engine/schema/documents/screen-ids.ts';
import type { AppContext } from '../app-context.ts';
import { ShortCache } from '../short-cache.ts';
import { modelTables } from './model-tables.ts';

export interface OnlineVersion {
  readonly modelId: string;
  readonly version: number;
}

const caches = new WeakMap<AppContext['database'], ShortCache<ReadonlyMap<string, OnlineVersion>>>();

/** Screens of a tenant that have a version online, by the screen's id. Seen everywhere within a second of the publish. */
export function onlineScreens(context: AppContext, tenantId: string): Promise<ReadonlyMap<string, OnlineVersion>> {
  const { database } = context;
  const cache = caches.get(database) ?? new ShortCache<ReadonlyMap<string, OnlineVersion>>();
  caches.set(database, cache);
  return cache.get(tenantId, async () => {
    const rows = await modelTables(database.kysely)
      .selectFrom('base_visualdev')
      .select(['id', 'en_code', 'release_version'])
      .where('tenant_id', '=', tenantId)
      .where('type', '=', modelTypes.screen)
      .where('release_version', 'is not', null)
      .execute();
    return new Map(
      rows.flatMap(({ id, en_code, release_version }) =>
        release_version === null ? [] : [[en_code, { modelId: id, version: release_version }]],
      ),
    );
  });
}

/** After a publish, a reset or a deletion in this process: the next call reads them anew. */
export function forgetScreens({ database }: AppContext): void {
  caches.get(database)?.clear();
}

/** Versions of the screens that are drawn before sign-in. */
export async function onlineBeforeSignIn(context: AppContext, tenantId: string): Promise<Record<string, number>> {
  const online = await onlineScreens(context, tenantId);
  return Object.fromEntries(
    screensBeforeSignIn.flatMap((id) => {
      const found = online.get(id);
      return found ? [[id, found.version]] : [];
    }),
  );
}
