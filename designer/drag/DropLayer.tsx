import './drag.css';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { treeOf } from '../document/design-tree.ts';
import { nameOf } from '../document/node-words.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { dragOf } from './drag-controller.ts';
import type { DropFound } from './drag-source.ts';

/** Above everything, and not bound to the page area, which nothing in it leaves otherwise. */
const showPopover = (layer: HTMLDivElement | null) => {
  // In a dialog that is only being made it is in no page yet, and nothing can be dragged there.
  if (layer?.isConnected) layer.showPopover();
};

/** What is seen of a drag: the thing in hand, the line where it would stand, and that in words. */
export const DropLayer = memo(function DropLayer() {
  const { store } = useDesigner();
  const translate = useDesignerText();
  const drag = dragOf(store);
  const state = useSyncExternalStore(drag.subscribe, drag.state);
  const ghost = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      drag.onMove((x, y) => {
        if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 10}px)`;
      }),
    [drag],
  );
  useEffect(() => drag.holdPage(), [drag]);
  const words = (found: DropFound) => {
    const node = found.beside === null ? undefined : treeOf(store.state().document).nodes.get(found.beside)?.node;
    if (!node) return translate('designer.drag.intoForm');
    return translate(`designer.drag.${found.side}`, { name: nameOf(node, store.descriptors, translate) });
  };
  const { found, refused } = state ?? { found: null, refused: null };
  return (
    <div className="adit-design-drag" aria-hidden="true" popover="manual" ref={showPopover}>
      {found && (
        <div
          className="adit-design-drop"
          data-side={found.mark.height === 0 ? 'across' : found.mark.width === 0 ? 'upright' : 'box'}
          data-refused={refused !== null || undefined}
          style={{ ...found.mark }}
        >
          <span className="adit-design-drop-words">{refused ?? words(found)}</span>
        </div>
      )}
      <div className="adit-design-ghost" ref={ghost} hidden={!state}>
        {state && (
          <>
            <WidgetIcon name={state.source.icon} />
            <span>{state.source.label}</span>
            <span className="adit-design-ghost-hint">{translate('designer.drag.hint')}</span>
          </>
        )}
      </div>
    </div>
  );
});
