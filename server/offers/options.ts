import { askedPick } from '../../engine/schema/fields/asked-rows.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { type Option, staticOptions } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { ShortCache } from '../kernel/short-cache.ts';
import { loadOptions } from '../system/option-source.ts';
import { regionOptions } from '../system/region-options.ts';

/** By context and by field of a published version, so that two tenants never meet. */
const caches = new WeakMap<AppContext, Caches>();

/** Whether the values of a field have words that are looked up: among options, regions, or the rows that it picks from. */
export const hasOptions = (field: Field): boolean =>
  field.descriptor.options === true ||
  field.descriptor.regions === true ||
  (askedPick(field) !== undefined && field.through?.isStored !== true);

/** The options of a field, wherever they come from; loaded once for all rows and for all calls of the moment. */
export function optionsOfField(context: AppContext, actor: Actor, field: Field): Promise<readonly Option[]> {
  if (field.descriptor.regions) return regionOptions();
  const written = staticOptions(field);
  if (written) return Promise.resolve(written);
  const byField = caches.get(context) ?? makeCaches(context);
  const cache = byField.get(field) ?? new ShortCache<readonly Option[]>();
  byField.set(field, cache);
  return cache.get(actor.tenantId, () => loadOptions(context, actor, field));
}

type Caches = WeakMap<Field, ShortCache<readonly Option[]>>;

function makeCaches(context: AppContext): Caches {
  // Nothing to do at a re-read: it keeps nothing for that long.
  const hearing = { hear: () => void caches.set(context, new WeakMap()), reread: () => undefined };
  context.live.subscribe('dictionary', hearing);
  const made: Caches = new WeakMap();
  caches.set(context, made);
  return made;
}
