import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Area } from '../../engine/schema/calls/index.ts';
import type { RegionRule } from '../../engine/schema/values/region-rule.ts';
import { type Levels, topRegion } from './region-tree.ts';

/** What a rule asks the server for. */
export const queryOf = ({ level, anyLevel, among }: RegionRule) => ({
  level,
  anyLevel,
  ...(among ? { among: among.join(',') } : {}),
});

/** The regions, fetched level by level as they are opened. */
export function useLevels(rule: RegionRule) {
  const { request } = useServices();
  const [levels, setLevels] = useState<Levels>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const asked = useRef(new Set<string>());
  const query = JSON.stringify(queryOf(rule));
  // Another rule of the same field, as in the designer: what was fetched under the one before is not that of this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule itself is a new object each time
  useEffect(() => {
    asked.current = new Set();
    setLevels(new Map());
    setFailed([]);
  }, [query]);

  const load = async (parentId: string): Promise<void> => {
    const { current } = asked;
    if (current.has(parentId)) return;
    current.add(parentId);
    try {
      const { list } = await request('regions', { params: { parentId, id: topRegion }, query: queryOf(rule) });
      if (asked.current !== current) return;
      setLevels((known) => new Map<string, readonly Area[]>(known).set(parentId, list));
      setFailed((known) => known.filter((one) => one !== parentId));
    } catch {
      if (asked.current !== current) return;
      current.delete(parentId);
      setFailed((known) => [...new Set([...known, parentId])]);
    }
  };
  return { levels, load, failed: failed.length > 0, again: () => void failed.map(load) };
}
