// Here: the canvas: a document as boxes that can be chosen, moved, wrapped and widened.

import './canvas.css';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useLostFocus } from '../../widgets/shared/use-lost-focus.ts';
import { designName } from '../document/design-name.ts';
import { outermost, treeOf } from '../document/design-tree.ts';
import { isScreen } from '../document/is-screen.ts';
import { iconOf, nameOf } from '../document/node-words.ts';
import { DropLayer } from '../drag/DropLayer.tsx';
import { dragOf } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { focusPlace } from '../parts/focus-place.ts';
import { CanvasList } from './CanvasNode.tsx';
import { EmptyCanvas } from './EmptyCanvas.tsx';
import { isMenuKey } from './is-menu-key.ts';
import { CanvasContext } from './parts/canvas-context.ts';
import { selectedByKey, selectedByPress } from './select-by-press.ts';
import { sheetSettings } from './sheet-settings.ts';
import { useCanvasTools } from './use-canvas-tools.ts';
import { useHover } from './use-hover.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useTabStop } from './use-tab-stop.ts';

interface Props {
  readonly device: 'pc' | 'phone';
  /** 1 is the true size. */
  readonly zoom: number;
  /** Field names in small print under the fields. */
  readonly names: boolean;
  /** The 24 columns, also while nothing is dragged. */
  readonly grid: boolean;
}

/** The design on a sheet: not the form itself, but what it is made of. */
export const Canvas = memo(function Canvas({ device, zoom, names, grid }: Props) {
  const { store } = useDesigner();
  const tools = useCanvasTools(device);
  const { translate, descriptors, run, reason } = tools;
  const document_ = useDesign((state) => state.document);
  const none = useDesign((state) => state.selection.length === 0);
  const part = useRef<HTMLElement>(null);
  const find = useCallback(
    (key: string) => part.current?.querySelector<HTMLElement>(`[data-design-key="${CSS.escape(key)}"]`) ?? null,
    [],
  );
  const drag = dragOf(store);
  const rules = useMemo(() => dropRules({ run, reason }), [run, reason]);
  const tree = treeOf(document_);
  const empty = tree.roots.length === 0;
  useKeptFocus(part, find, 'canvas');
  useTabStop(find);
  // What had it is gone with the page before, or with the last node.
  useLostFocus(part, focusPlace, empty);
  useHover(part);
  useEffect(
    () =>
      drag.subscribe(() => {
        if (part.current) part.current.toggleAttribute('data-carrying', drag.state() !== null);
      }),
    [drag],
  );

  /** The node that an event is about; null for tools, and for what floats above the page. */
  const keyAt = (target: EventTarget): string | null | undefined => {
    if (!(target instanceof Element) || !part.current?.contains(target)) return undefined;
    if (target.closest('[data-design-tool]')) return undefined;
    const owner = target.closest<HTMLElement>('[data-design-select], [data-design-key]');
    return owner ? (owner.dataset.designSelect ?? owner.dataset.designKey ?? null) : null;
  };
  const click = (event: MouseEvent) => {
    const key = keyAt(event.target);
    if (key === undefined) return;
    if (key === null) return store.select([]);
    const { document: now, selection } = store.state();
    const held = { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey };
    store.select(selectedByPress(treeOf(now), selection, key, held));
  };
  const press = (event: PointerEvent) => {
    const key = keyAt(event.target);
    if (key === undefined || key === null || tools.compared) return;
    // A press with Shift marks no text on its way.
    if (event.shiftKey) event.preventDefault();
    drag.press(event.nativeEvent, () => sourceAt(key), rules);
  };
  /** The menu of a node hangs on its tools, which come with the choice. */
  const openMenu = (key: string) => {
    if (store.state().selection[0] !== key) store.select([key]);
    requestAnimationFrame(() => find(key)?.querySelector<HTMLElement>('[data-tool="more"]')?.click());
  };
  const contextMenu = (event: MouseEvent) => {
    const key = keyAt(event.target);
    // A finger that carries something has rested long enough for a menu as well.
    if (key === undefined || key === null || drag.state() !== null) return;
    event.preventDefault();
    openMenu(key);
  };
  const sourceAt = (key: string): DragSource | null => {
    const { document: now, selection } = store.state();
    const tree = treeOf(now);
    const carried = outermost(tree, selection.includes(key) ? selection : [key]);
    const [first] = carried;
    if (!first) return null;
    const label =
      carried.length === 1
        ? nameOf(first.node, descriptors, translate)
        : translate('designer.drag.several', { count: carried.length });
    const icon = iconOf(first.node, descriptors);
    return { kind: 'nodes', keys: carried.map((node) => node.key), label, icon };
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || keyAt(event.target) === undefined) return;
    const { document: now, selection } = store.state();
    const owner = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-design-key]') : null;
    if (isMenuKey(event) && selection[0] !== undefined) {
      event.preventDefault();
      return openMenu(selection[0]);
    }
    const chosen = selectedByKey(treeOf(now), selection, owner?.dataset.designKey, event);
    if (!chosen) return;
    event.preventDefault();
    store.select(chosen.selection);
    find(chosen.focus)?.focus({ preventScroll: true });
  };

  const sheet = sheetSettings(document_, device);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--adit-label-width': `${sheet.labelWidth}px`,
    '--adit-gutter': `${sheet.gutter}px`,
    ...(sheet.width === null ? {} : { maxWidth: sheet.width }),
    ...(zoom === 1 ? {} : { zoom }),
  };
  const title = designName(document_, tools.language);
  return (
    <CanvasContext value={tools}>
      <section
        className="adit-design-board"
        ref={part}
        aria-label={translate('designer.canvas.area')}
        data-design-scroll=""
        data-design-root=""
        data-names={names || undefined}
        data-grid={grid || undefined}
        data-device={device}
        data-labels={sheet.labelPosition}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it as soon as there is something in it */}
        <div
          className="adit-design-sheet-room"
          {...(empty
            ? {}
            : {
                role: 'application',
                'aria-label': translate('designer.canvas.name', { title }),
                tabIndex: none ? 0 : -1,
              })}
          onClick={click}
          onPointerDown={press}
          onKeyDown={keyDown}
          onContextMenu={contextMenu}
        >
          <div className="adit-design-paper" style={style}>
            {empty ? (
              <EmptyCanvas screen={isScreen(document_)} />
            ) : (
              <div className="adit-design-grid">
                <CanvasList parent={null} />
              </div>
            )}
          </div>
        </div>
      </section>
      <DropLayer />
    </CanvasContext>
  );
});
