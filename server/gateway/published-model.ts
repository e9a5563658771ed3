import { sql } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { AppContext } from '../app-context.ts';
import { type PublishedModel, type ReleaseRow, shapeModel } from './model-shape.ts';

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
  const found = await sql<{ release_version: number | null }>`
    select release_version from base_visualdev where tenant_id = ${tenantId} and id = ${modelId}
      and type <> ${modelTypes.screen}
  `.execute(context.database.kysely);
  const version = found.rows[0]?.release_version ?? null;
  if (version === null) entry.model = null;
  else if (entry.model?.version !== version) entry.model = await load(context, tenantId, modelId, version);
  entry.checkedAt = startedAt;
  return entry.model;
}

async function load(context: AppContext, tenantId: string, modelId: string, version: number) {
  const found = await sql<ReleaseRow>`
    select model_id as "id", tenant_id as "tenantId", version, full_name as "fullName", en_code as "enCode", type,
      web_type as "webType", tables, form_data as "formData", column_data as "columnData", names
    from base_visualdev_release
    where tenant_id = ${tenantId} and model_id = ${modelId} and version = ${version}
  `.execute(context.database.kysely);
  return found.rows[0] ? shapeModel(found.rows[0]) : null;
}
