import { createCache } from '@ant-design/cssinjs';

type Cache = ReturnType<typeof createCache>;
type Update = Parameters<Cache['opUpdate']>[1];

/**
 * Styles that were made stay. By itself antd takes them away with the last of their components and parses them anew with
 * the next one: a panel whose fields change with what is chosen spent most of its time on that.
 */
export function keepStyles(): Cache {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (key: string, next: Update) =>
    // Nobody uses them just now: in place of nothing, as they were, with no user.
    update(key, (before) => next(before) ?? (before ? [0, before[1]] : null));
  return cache;
}
