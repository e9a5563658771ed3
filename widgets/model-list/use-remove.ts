import { useCallback } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { Model } from './model.ts';

/** Asks with the specified question, names object and number, then deletes all of them or none. */
export function useRemove(model: Model, onRemoved: () => void) {
  const { confirm, request, toast, translate } = useServices();
  return useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      const count = ids.length;
      if (count === 0) return false;
      const sure = await confirm({
        title: translate('list.removeTitle', { count, name: model.name }),
        text: translate('list.removeText'),
        okText: translate('list.removeSome', { count }),
        danger: true,
      });
      if (!sure) return false;
      const [only] = ids;
      try {
        if (count === 1) await request('deleteRecord', { params: { id: model.id, dataId: only } });
        else await request('deleteRecords', { params: { id: model.id }, body: { ids } });
      } catch {
        // The client has said why; the list shows what is still there.
        onRemoved();
        return false;
      }
      toast('success', translate('list.removed', { count }));
      onRemoved();
      return true;
    },
    [confirm, request, toast, translate, model, onRemoved],
  );
}
