import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Model } from './model.ts';

/**
 * Brings records back from the bin of their model, all of them or none.
 * @param onDone there is something new to show
 */
export function useRestore({ id }: Pick<Model, 'id'>, onDone: () => void) {
  const { request, toast, translate } = useServices();
  return useCallback(
    async (ids: readonly string[]) => {
      try {
        await request('restoreRecords', { params: { id }, body: { ids } });
        toast('success', translate('bin.restored', { count: ids.length }));
      } catch {
        // The client has said why.
      }
      onDone();
    },
    [request, toast, translate, id, onDone],
  );
}
