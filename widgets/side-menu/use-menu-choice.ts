import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { type MenuItem, opensWindow } from '../shared/menu.ts';

/** What a chosen entry does: runs the node's `select` with `{ path, outside }`, or goes there where it has no such event. */
export function useMenuChoice({ node, run }: Pick<ActionProps, 'node' | 'run'>) {
  const { navigate } = useServices();
  const closeSide = useFrame()?.closeSide;
  return useCallback(
    (item: MenuItem, to: string) => {
      const outside = opensWindow(item);
      if (node.on?.select) void run('select', { path: to, outside });
      else navigate(to, outside ? '_blank' : '_self');
      closeSide?.();
    },
    [node, run, navigate, closeSide],
  );
}
