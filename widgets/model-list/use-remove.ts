import { useCallback } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { Model } from './model.ts';

/**
 * Asks with the specified question, names object and number, then deletes all of them or none.
 * @param nameOf what people call a row
 * @param onDone there is something new to show: rows are gone, or were gone already
 */
export function useRemove(model: Model, nameOf: (id: string) => string, onDone: () => void) {
  const { confirm, request, toast, translate } = useServices();
  return useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      const count = ids.length;
      const [only] = ids;
      if (only === undefined) return false;
      const sure = await confirm({
        title: questionAbout(ids.map(nameOf), model.name, translate),
        text: translate('list.removeText'),
        okText: translate('list.removeSome', { count }),
        danger: true,
      });
      if (!sure) return false;
      try {
        if (count === 1) await request('deleteRecord', { params: { id: model.id, dataId: only } });
        else await request('deleteRecords', { params: { id: model.id }, body: { ids } });
      } catch {
        // The client has said why; the list shows what is still there.
        onDone();
        return false;
      }
      toast('success', translate('list.removed', { count }));
      onDone();
      return true;
    },
    [confirm, request, toast, translate, model, nameOf, onDone],
  );
}

/** So many are told by their names, the others counted. */
const namedMost = 3;

function questionAbout(labels: readonly string[], name: string, translate: Translate): string {
  const count = labels.length;
  if (labels.some((label) => label === '')) return translate('list.removeTitle', { count, name });
  const shown = labels.slice(0, namedMost).join(translate('list.separator'));
  return translate(count > namedMost ? 'list.removeMore' : 'list.removeNamed', { name, labels: shown, count });
}
