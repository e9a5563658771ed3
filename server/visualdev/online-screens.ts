import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { doorScreens, screensBeforeSignIn } from '../../engine/schema/routes/route-screens.ts';
import { answerOrLastKnown } from '../http/answer-or-last-known.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { dropOnChange, ShortCache } from '../kernel/short-cache.ts';
import { modelTables } from './model-tables.ts';

export interface OnlineVersion {
  readonly tenantId: string;
  readonly modelId: string;
  readonly version: number;
}

type OnlineVersions = ReadonlyMap<string, OnlineVersion>;
const caches = new WeakMap<AppContext['database'], ShortCache<OnlineVersions>>();

/**
 * Screens of a tenant that have a version online, by the screen's id; the screens through which people come in are those of
 * the first tenant everywhere. Seen everywhere within a second of the publish.
 */
export async function onlineScreens(context: AppContext, tenantId: string): Promise<OnlineVersions> {
  if (tenantId === firstTenant) return ownScreens(context, tenantId);
  const [own, first] = await Promise.all([ownScreens(context, tenantId), ownScreens(context, firstTenant)]);
  const isDoor = ([id]: readonly [string, OnlineVersion]) => doorScreens.has(id);
  const others = [...own].filter((one) => !isDoor(one));
  return new Map([...others, ...[...first].filter(isDoor)]);
}

function ownScreens(context: AppContext, tenantId: string): Promise<OnlineVersions> {
  const { database } = context;
  const cache = caches.get(database) ?? makeCache(context);
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
        release_version === null ? [] : [[en_code, { tenantId, modelId: id, version: release_version }]],
      ),
    );
  });
}

function makeCache({ database, live }: AppContext): ShortCache<OnlineVersions> {
  const cache = new ShortCache<OnlineVersions>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'screen');
  return cache;
}

const sayScreens = answerOrLastKnown<Readonly<Record<string, number>>>({});

/** Versions of the first tenant's screens that are drawn before sign-in, for the page itself. */
export function screensOfPage(context: AppContext): Promise<Readonly<Record<string, number>>> {
  const asked = onlineScreens(context, firstTenant).then((online) =>
    Object.fromEntries(
      screensBeforeSignIn.flatMap((id) => {
        const found = online.get(id);
        return found ? [[id, found.version]] : [];
      }),
    ),
  );
  return sayScreens(context.database, asked);
}
