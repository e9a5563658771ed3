import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { selectedByPress } from '../canvas/select-by-press.ts';
import { outermost, treeOf } from '../document/design-tree.ts';
import { iconOf, nameOf } from '../document/node-words.ts';
import { dragOf } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { designRow, type OutlineRow } from './outline-rows.ts';
import type { OutlineTools } from './outline-tools.ts';

interface Given {
  readonly rows: readonly OutlineRow[];
  readonly tools: OutlineTools;
  toggle(keys: readonly string[], open: boolean): void;
}

/** What the mouse does on the lines: choose, open and close, carry, open the menu, type the name. */
export function useOutlinePointer({ rows, tools, toggle }: Given) {
  const { store, descriptors, translate, run, reason, turn } = tools;
  const rules = useMemo(() => dropRules({ run, reason }), [run, reason]);
  const keyAt = (target: EventTarget): string | undefined =>
    target instanceof Element && !target.closest('[data-outline-tool], input')
      ? target.closest<HTMLElement>('[data-design-row]')?.dataset.designRow
      : undefined;
  const sourceAt = (key: string): DragSource | null => {
    const { document, selection } = store.state();
    const carried = outermost(treeOf(document), selection.includes(key) ? selection : [key]);
    const [first] = carried;
    if (!first) return null;
    return {
      kind: 'nodes',
      keys: carried.map((node) => node.key),
      label:
        carried.length === 1
          ? nameOf(first.node, descriptors, translate)
          : translate('designer.drag.several', { count: carried.length }),
      icon: iconOf(first.node, descriptors),
    };
  };
  return {
    onClick: (event: MouseEvent) => {
      const key = keyAt(event.target);
      if (key === undefined) return;
      const row = rows.find((one) => one.key === key);
      if (event.target instanceof Element && event.target.closest('[data-outline-caret]') && row && row.open !== null)
        return toggle([key], !row.open);
      if (key === designRow) return store.select([]);
      const { document, selection } = store.state();
      const held = { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey };
      store.select(selectedByPress(treeOf(document), selection, key, held));
    },
    onDoubleClick: (event: MouseEvent) => {
      const key = keyAt(event.target);
      if (key !== undefined && key !== designRow) turn(key, 'renaming');
    },
    onContextMenu: (event: MouseEvent) => {
      const key = keyAt(event.target);
      if (key === undefined || key === designRow) return;
      event.preventDefault();
      if (!store.state().selection.includes(key)) store.select([key]);
      turn(key, 'menu');
    },
    onPointerDown: (event: PointerEvent) => {
      const grip = event.target instanceof Element && event.target.closest('.adit-design-outline-grip');
      const key = grip ? grip.closest<HTMLElement>('[data-design-row]')?.dataset.designRow : keyAt(event.target);
      if (key !== undefined && key !== designRow) drag(event, key);
    },
  };

  function drag(event: PointerEvent, key: string): void {
    dragOf(store).press(event.nativeEvent, () => sourceAt(key), rules);
  }
}
