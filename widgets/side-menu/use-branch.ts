import { useEffect, useMemo } from 'react';
import { useFrame } from '../shared/frame.ts';
import type { MenuItem } from '../shared/menu.ts';
import { branchAt } from './menu-rows.ts';

/** The folder of the first level that the side of the frame shows; the frame remembers it for what else names it. */
export function useBranch(items: readonly MenuItem[], path: string, openFirst: boolean): MenuItem | undefined {
  const frame = useFrame();
  const kept = frame?.branch ?? null;
  const keep = frame?.keepBranch;
  const branch = useMemo(() => branchAt(items, path, kept, openFirst), [items, path, kept, openFirst]);
  const id = branch?.id;
  useEffect(() => {
    if (id !== undefined && (kept?.id !== id || kept.path !== path)) keep?.({ id, path });
  }, [id, path, kept, keep]);
  return branch;
}
