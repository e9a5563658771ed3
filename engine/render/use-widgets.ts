import { useEffect, useState } from 'react';
import type { Registry } from '../contract/registry.ts';

/** True once every widget is there, or has been asked for in vain: its place then says so. */
export function useWidgets(registry: Registry, keys: ReadonlySet<string>): boolean {
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  const ready = asked === keys || registry.has(keys);
  useEffect(() => {
    if (ready) return;
    let alive = true;
    registry.load(keys).then(() => alive && setAsked(keys));
    return () => {
      alive = false;
    };
  }, [registry, keys, ready]);
  return ready;
}
