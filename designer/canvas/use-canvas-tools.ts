import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { treeOf } from '../document/design-tree.ts';
import { type Designer, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { findingMarks, markText } from './finding-marks.ts';
import type { CanvasTools } from './parts/canvas-context.ts';
import { createKeyMarks } from './parts/key-marks.ts';

/** What the nodes are handed, and the marks kept up with choice and findings. */
export function useCanvasTools(device: 'pc' | 'phone'): CanvasTools {
  const designer = useDesigner();
  const { store, findings, compared } = designer;
  const { language } = useServices();
  const translate = useDesignerText();
  // The designer is another object after each command; what the nodes call is not.
  const now = useRef<Designer>(designer);
  useLayoutEffect(() => {
    now.current = designer;
  });
  const [marks] = useState(() => ({ chosen: createKeyMarks(), findings: createKeyMarks() }));
  useLayoutEffect(() => {
    let known: readonly string[] | null = null;
    const follow = () => {
      const { selection } = store.state();
      if (selection === known) return;
      known = selection;
      marks.chosen.replace(new Map(selection.map((key, index) => [key, index === 0 ? 'first' : 'also'])));
    };
    follow();
    return store.subscribe(follow);
  }, [store, marks]);
  useEffect(() => {
    const found = findingMarks(findings, treeOf(store.state().document));
    marks.findings.replace(new Map([...found].map(([key, mark]) => [key, markText(mark)])));
  }, [findings, store, marks]);
  return useMemo(
    () => ({
      store,
      descriptors: store.descriptors,
      run: (command, args) => now.current.run(command, args),
      reason: (command, args) => now.current.reason(command, args),
      translate,
      language,
      device,
      chosen: marks.chosen,
      findings: marks.findings,
      compared,
    }),
    [store, translate, language, device, marks, compared],
  );
}
