import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Area } from '../../engine/schema/calls/index.ts';
import type { RegionRule } from '../../engine/schema/values/region-rule.ts';
import { topRegion } from './region-tree.ts';
import { queryOf } from './use-levels.ts';

/** A moment without a key, before the server is asked. */
const pauseMs = 300;

/** Regions of a name, asked of the server; an answer that comes after another question is dropped. */
export function useFound(keyword: string, rule: RegionRule) {
  const { request } = useServices();
  const [found, setFound] = useState<{ readonly keyword: string; readonly list: readonly Area[] | null }>();
  const [tries, setTries] = useState(0);
  const query = JSON.stringify(queryOf(rule));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule itself is a new object each time, and another try asks the same again
  useEffect(() => {
    if (keyword === '') return;
    let isGone = false;
    const timer = setTimeout(() => {
      const input = { params: { parentId: topRegion, id: topRegion }, query: { ...queryOf(rule), keyword } };
      request('regions', input).then(
        ({ list }) => !isGone && setFound({ keyword, list }),
        () => !isGone && setFound({ keyword, list: null }),
      );
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [keyword, query, tries, request]);
  const isAnswered = found?.keyword === keyword;
  return {
    list: isAnswered ? (found.list ?? []) : [],
    state: !isAnswered ? ('loading' as const) : found.list === null ? ('failed' as const) : ('ready' as const),
    again: () => setTries(tries + 1),
  };
}
