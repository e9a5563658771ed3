import { useCallback } from 'react';
import { treeOf } from '../document/design-tree.ts';
import type { DragSource, DropPlace } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { insertPlace } from './insert-place.ts';

/**
 * Puts something in by a press: at a place, or where a press belongs.
 * @returns null when it was done, else why not, in words
 */
export function useInsert(): (source: DragSource, place?: DropPlace) => string | null {
  const { store, run, reason } = useDesigner();
  return useCallback(
    (source, place) => {
      const rules = dropRules({ run, reason });
      const { document, selection } = store.state();
      const where = place ?? insertPlace(treeOf(document), selection, store.descriptors);
      const refused = rules.reason(source, where);
      // Given all the same when it is refused: the refusal is then announced as every other.
      rules.drop(source, where);
      return refused;
    },
    [store, run, reason],
  );
}
