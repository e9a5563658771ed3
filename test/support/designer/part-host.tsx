import type { ReactNode } from 'react';
import type { JsonObject } from '../../../designer/document/json.ts';
import { valueAt } from '../../../designer/document/patch.ts';
import { useFindings } from '../../../designer/findings/use-findings.ts';
import { useDesignerValue } from '../../../designer/frame/use-designer-value.ts';
import { createDesignStore, type DesignStore } from '../../../designer/history/design-store.ts';
import { DesignerContext } from '../../../designer/parts/designer-context.ts';
import { createProductRegistry } from '../../../widgets/registry.ts';

const registry = createProductRegistry();

export interface Prepared {
  readonly store: DesignStore;
  /** The part inside a designer. */
  readonly around: ReactNode;
  /** What stands in the design at a pointer. */
  at(pointer: string): unknown;
  /** What commands have said in words of their own, in order. */
  readonly said: readonly string[];
}

/** A part of the designer over the real store, the real commands and the product's widgets: for tests of that part. */
export function preparePart(
  part: ReactNode,
  document: JsonObject,
  select: readonly string[] = [],
  width = 320,
): Prepared {
  const store = createDesignStore(document, registry.descriptors);
  store.select(select);
  const said: string[] = [];
  let turn = 0;
  store.subscribe(() => {
    const { news } = store.state();
    if (news && news.turn !== turn && news.kind === 'done') said.push(String(news.says.places?.words ?? ''));
    turn = news?.turn ?? turn;
  });
  return {
    store,
    around: (
      <Around store={store} width={width}>
        {part}
      </Around>
    ),
    at: (pointer) => valueAt(store.state().document, pointer),
    said,
  };
}

interface AroundProps {
  readonly store: DesignStore;
  /** px */
  readonly width: number;
  readonly children: ReactNode;
}

function Around({ store, width, children }: AroundProps) {
  const findings = useFindings(store);
  const designer = useDesignerValue(store, registry, findings);
  return (
    <DesignerContext value={designer}>
      <div style={{ width }}>{children}</div>
    </DesignerContext>
  );
}
