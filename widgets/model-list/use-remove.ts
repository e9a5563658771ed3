import { useCallback } from 'react';
import type { Requests } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { Model } from './model.ts';
import { firstNames, namesOfFew } from './record-words.ts';
import { useRestore } from './use-restore.ts';

/**
 * Deletes all of these records or none: asks with the specified question first, which names object and number. Where the
 * form keeps a bin and nothing points to them nothing is asked: they go there, and the message offers to take that back.
 * Source: look, habits; pickers 3.4
 * @param nameOf what people call a row
 * @param onDone there is something new to show: rows are gone, or were gone already
 */
export function useRemove(model: Model, nameOf: (id: string) => string, onDone: () => void) {
  const { confirm, request, toast, translate } = useServices();
  const restore = useRestore(model, onDone);
  return useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      const count = ids.length;
      const [only] = ids;
      if (only === undefined) return false;
      const labels = ids.map(nameOf);
      const isKept = keepsBin(model);
      const links = await countLinks(request, model, ids);
      const text = [
        ...(links > 0 ? [translate('list.removeLinked', { count: links })] : []),
        ...(isKept ? [] : [translate('list.removeText')]),
      ];
      const sure =
        text.length === 0 ||
        (await confirm({
          title: questionAbout(labels, model, translate),
          text: text.join('\n'),
          okText: translate('list.removeSome', { count }),
          danger: true,
        }));
      if (!sure) return false;
      try {
        if (count === 1) await request('deleteRecord', { params: { id: model.id, dataId: only } });
        else await request('deleteRecords', { params: { id: model.id }, body: { ids } });
      } catch {
        // The client has said why; the list shows what is still there.
        onDone();
        return false;
      }
      if (isKept) {
        const undo = { text: translate('bin.undo'), forMs: limits.undoToastMs, isUndo: true as const };
        toast('success', movedWords(labels, model, translate), { ...undo, run: () => void restore(ids) });
      } else toast('success', translate('list.removed', { count }));
      onDone();
      return true;
    },
    [confirm, request, toast, translate, model, nameOf, onDone, restore],
  );
}

/** How many records point to these; where that cannot be had, the server still refuses what has to stay. */
async function countLinks(request: Requests['request'], { id }: Model, ids: readonly string[]): Promise<number> {
  const asked = request('recordUses', { params: { id }, body: { ids: [...ids] }, quiet: true });
  return asked.then(
    ({ count }) => count,
    () => 0,
  );
}

/** Whether deleted records can come back. */
export function keepsBin({ form }: Model): boolean {
  return form.form?.logicalDelete === true;
}

function questionAbout(labels: readonly string[], { recordName }: Model, translate: Translate): string {
  const count = labels.length;
  const few = namesOfFew(labels, translate);
  if (few !== null) return translate('list.removeNamed', { name: recordName, labels: few, count });
  const first = firstNames(labels, translate);
  if (first === null) return translate('list.removeTitle', { count, name: recordName });
  return translate('list.removeMore', { name: recordName, labels: first, count });
}

function movedWords(labels: readonly string[], { recordName }: Model, translate: Translate): string {
  const days = limits.binDays;
  const few = namesOfFew(labels, translate);
  if (few !== null) return translate('bin.moved', { labels: few, days });
  return translate('bin.movedSome', { count: labels.length, name: recordName, days });
}
