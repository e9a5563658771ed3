import { sql } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Settings } from '../kernel/settings.ts';
import { type PublishedModel, type ReleaseRow, shapeModel } from './model-shape.ts';
import type { Handle } from './run-statement.ts';
import { columnKey } from './search-shape.ts';

/** A version published on another node that was not heard of is served here after this time. Source: reliability A38, B34. */
const freshMs = 800;

interface Entry {
  checkedAt: number;
  model: PublishedModel | null;
  /** The check under way, shared by all who ask meanwhile. */
  checking: Promise<PublishedModel | null> | null;
}

const caches = new WeakMap<AppContext, Map<string, Entry>>();

/**
 * The published model, or null when there is none of this id in the tenant. Compiled once for a version; which version is
 * online is asked at most once in `freshMs`.
 */
export async function publishedModel(
  context: AppContext,
  tenantId: string,
  modelId: string,
): Promise<PublishedModel | null> {
  const cache = cacheOf(context);
  const key = `${tenantId}/${modelId}`;
  const entry = cache.get(key) ?? { checkedAt: Number.NEGATIVE_INFINITY, model: null, checking: null };
  cache.set(key, entry);
  if (performance.now() - entry.checkedAt < freshMs) return entry.model;
  entry.checking ??= check(context, tenantId, modelId, entry).finally(() => {
    entry.checking = null;
    // Unknown ids come from outside: they must not fill the memory.
    if (entry.model === null) cache.delete(key);
  });
  return entry.checking;
}

/** After a publish or a deletion on this node: the next call looks again. */
export function forgetPublished(context: AppContext, tenantId: string, modelId: string): void {
  cacheOf(context).delete(`${tenantId}/${modelId}`);
}

function cacheOf(context: AppContext): Map<string, Entry> {
  const known = caches.get(context);
  if (known) return known;
  const made = new Map<string, Entry>();
  caches.set(context, made);
  // Nothing to do at a re-read: which version is online is asked sooner than that anyway.
  context.live.subscribe('screen', { hear: ({ tenantId }) => lookAgain(made, tenantId), reread: () => undefined });
  return made;
}

/** What is compiled stays; which version is online is asked with the next call, not answered by a check under way. */
function lookAgain(cache: Map<string, Entry>, tenantId: string): void {
  for (const [key, { model }] of cache)
    if (key.startsWith(`${tenantId}/`)) cache.set(key, { checkedAt: Number.NEGATIVE_INFINITY, model, checking: null });
}

async function check(context: AppContext, tenantId: string, modelId: string, entry: Entry) {
  const startedAt = performance.now();
  const found = await sql<{ release_version: number | null; filled: Filled }>`
    select v.release_version, t.search_filled as filled from base_visualdev v
    left join base_visualdev_table t on t.tenant_id = v.tenant_id and t.model_id = v.id and t.table_key = ''
    where v.tenant_id = ${tenantId} and v.id = ${modelId} and v.type <> ${modelTypes.screen}
  `.execute(context.database.kysely);
  const { release_version: version = null, filled = null } = found.rows[0] ?? {};
  if (version === null) entry.model = null;
  else if (entry.model?.version !== version) {
    const model = await loadModel(context.database.kysely, context.settings, { tenantId, modelId, version });
    entry.model = model && { ...model, isSearchFilled: isFilled(model, filled) };
  } else if (entry.model.isSearchFilled !== isFilled(entry.model, filled))
    entry.model = { ...entry.model, isSearchFilled: isFilled(entry.model, filled) };
  entry.checkedAt = startedAt;
  return entry.model;
}

/** By key of a column, what the pieces that all rows have were made with. */
export type Filled = Readonly<Record<string, string>> | null;

function isFilled({ search }: Pick<PublishedModel, 'search'>, filled: Filled): boolean {
  return Object.entries(search.signs).every(([key, sign]) => filled?.[key] === sign);
}

export interface Version {
  readonly tenantId: string;
  readonly modelId: string;
  readonly version: number;
}

export async function loadModel(
  handle: Handle,
  { timeZone }: Pick<Settings, 'timeZone'>,
  { tenantId, modelId, version }: Version,
): Promise<Omit<PublishedModel, 'isSearchFilled'> | null> {
  const found = await sql<ReleaseRow & { bound: boolean | null }>`
    select r.model_id as "id", r.tenant_id as "tenantId", r.version, r.full_name as "fullName",
      r.full_names as "fullNames", r.en_code as "enCode", r.type, r.web_type as "webType", r.tables, r.form_data as "formData", r.column_data as "columnData", r.names, r.acts,
      r.creator_id as "publisherId", m.creator_id as "creatorId", t.bound
    from base_visualdev_release r
    join base_visualdev m on m.tenant_id = r.tenant_id and m.id = r.model_id
    left join base_visualdev_table t on t.tenant_id = r.tenant_id and t.model_id = r.model_id and t.table_key = ''
    where r.tenant_id = ${tenantId} and r.model_id = ${modelId} and r.version = ${version}
  `.execute(handle);
  const [row] = found.rows;
  if (!row) return null;
  const columns = await sql<{ key: string; name: string; number: number }>`
    select table_key as key, column_name as name, search_key as number from base_visualdev_column
    where tenant_id = ${tenantId} and model_id = ${modelId} and search_key is not null`.execute(handle);
  const keys = new Map(columns.rows.map(({ key, name, number }) => [columnKey(key, name), number]));
  const { bound, ...release } = row;
  return shapeModel(release, { keys, isBound: bound === true, timeZone });
}
