import type { Field } from '../../engine/schema/fields.ts';
import { type Option, staticOptions } from '../../engine/schema/values/index.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { ShortCache } from '../short-cache.ts';
import { loadOptions } from '../system/option-source.ts';

/** By context and by field of a published version, so that two tenants never meet. */
const caches = new WeakMap<AppContext, WeakMap<Field, ShortCache<readonly Option[]>>>();

/** The options of a field, wherever they come from; loaded once for all rows and for all calls of the moment. */
export function optionsOfField(context: AppContext, actor: Actor, field: Field): Promise<readonly Option[]> {
  const written = staticOptions(field);
  if (written) return Promise.resolve(written);
  const byField = caches.get(context) ?? new WeakMap<Field, ShortCache<readonly Option[]>>();
  caches.set(context, byField);
  const cache = byField.get(field) ?? new ShortCache<readonly Option[]>();
  byField.set(field, cache);
  return cache.get(actor.tenantId, () => loadOptions(context, actor, field));
}
