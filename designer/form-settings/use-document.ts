import { useCallback } from 'react';
import { changeDocument } from '../commands/index.ts';
import type { Json } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';

/** What stands at a pointer of the document; draws again only when that is another. */
export function useDocumentValue(path: string): Json | undefined {
  return useDesign(({ document }) => valueAt(document, path));
}

/** Writes a place of the document as one step back; what is typed joins the step before until the field is left. */
export function useChangeDocument(): (path: string, value: Json | undefined, typed?: boolean) => boolean {
  const { run, store } = useDesigner();
  return useCallback(
    (path, value, typed = false) => {
      const done = run(changeDocument, { path, value, ...(typed ? { mergeKey: `document ${path}` } : {}) });
      if (!typed) store.seal();
      return done;
    },
    [run, store],
  );
}
