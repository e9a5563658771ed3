import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

/** What stored codes are called; those of regions that are no more as well. Undefined while the answer is on its way. */
export function useRegionNames(codes: readonly string[]) {
  const { request } = useServices();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = [...new Set(codes)].slice(0, limits.batchIds).join(',');
  useEffect(() => {
    const open = wanted.split(',').filter((code) => code !== '' && !asked.current.has(code));
    if (open.length === 0) return;
    for (const code of open) asked.current.add(code);
    request('regionPaths', { body: { idsList: open.map((code) => [code]) } }).then(
      (found) =>
        setNames((known) => new Map([...known, ...open.map((code, at) => [code, found[at]?.[0] ?? code] as const)])),
      // As they are stored, where nobody says what they are called.
      () => setNames((known) => new Map([...known, ...open.map((code) => [code, code] as const)])),
    );
  }, [wanted, request]);
  return names;
}
