import { useEffect, useMemo, useRef } from 'react';
import type { DesignChange } from '../../engine/schema/compare/index.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { createDesignStore } from '../history/design-store.ts';
import { scrollWithin } from '../list/scroll-within.ts';
import { type Designer, DesignerContext, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { comparedMarks } from './compared-marks.ts';

interface Props {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly beforeName: string;
  readonly afterName: string;
  readonly changes: readonly DesignChange[];
  readonly chosen: DesignChange | undefined;
}

const kinds = ['added', 'removed', 'moved', 'changed'] as const;

/** Two designs side by side on the canvas, with what became of each node in words; nothing can be changed there. */
export function ComparedCanvas({ before, after, beforeName, afterName, changes, chosen }: Props) {
  const translate = useDesignerText();
  const count = (kind: (typeof kinds)[number]) => changes.filter((change) => change.kinds.includes(kind)).length;
  return (
    <div className="adit-design-compared">
      <ul className="adit-design-compared-legend" aria-label={translate('designer.versions.legend')}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className="adit-design-change-kind" data-kind={kind}>
              {translate(`designer.versions.kind.${kind}`)}
            </span>{' '}
            {count(kind)}
          </li>
        ))}
      </ul>
      <div className="adit-design-compared-sides">
        <Side name={beforeName} document={before} side="before" changes={changes} chosen={chosen} />
        <Side name={afterName} document={after} side="after" changes={changes} chosen={chosen} />
      </div>
    </div>
  );
}

interface SideProps extends Pick<Props, 'changes' | 'chosen'> {
  readonly name: string;
  readonly document: JsonObject;
  readonly side: 'before' | 'after';
}

/** Small enough for two sheets beside each other, large enough to read the labels. */
const zoom = 0.7;

function Side({ name, document, side, changes, chosen }: SideProps) {
  const { registry, refusedText } = useDesigner();
  const host = useRef<HTMLElement>(null);
  const store = useMemo(() => createDesignStore(document, registry.descriptors), [document, registry]);
  const designer = useMemo<Designer>(
    () => ({
      store,
      registry,
      findings: [],
      refusedText,
      run: () => false,
      reason: () => null,
      compared: comparedMarks(changes, treeOf(document), side, chosen?.key),
    }),
    [store, registry, refusedText, changes, document, side, chosen],
  );
  // The dialog around it stays where it is: its head would be out of sight as soon as it opens in a low window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change that is looked at is brought into sight
  useEffect(() => {
    const sheet = host.current?.querySelector('[data-design-root]');
    const current = sheet?.querySelector('[data-change-current]');
    if (sheet && current) scrollWithin(sheet, current);
  }, [chosen]);
  return (
    <section ref={host} aria-label={name}>
      <strong>{name}</strong>
      <div className="adit-design-compared-sheet">
        <DesignerContext value={designer}>
          <Canvas device="pc" zoom={zoom} names={false} grid={false} />
        </DesignerContext>
      </div>
    </section>
  );
}
