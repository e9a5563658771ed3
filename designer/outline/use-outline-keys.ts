import type { KeyboardEvent } from 'react';
import { isMenuKey } from '../canvas/is-menu-key.ts';
import { rangeFrom } from '../canvas/select-by-press.ts';
import { treeOf } from '../document/design-tree.ts';
import { nameOf } from '../document/node-words.ts';
import { designRow, type OutlineRow, outlineStep } from './outline-rows.ts';
import type { OutlineTools } from './outline-tools.ts';

interface Given {
  readonly rows: readonly OutlineRow[];
  readonly tools: OutlineTools;
  toggle(keys: readonly string[], open: boolean): void;
}

/** Keys of the tree pattern; choosing follows the focus. F2 types the name, the menu key opens the menu. */
export function useOutlineKeys({ rows, tools, toggle }: Given): (event: KeyboardEvent) => void {
  const { store, turn, descriptors, translate } = tools;
  return (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    const key = event.target.closest<HTMLElement>('[data-design-row]')?.dataset.designRow;
    if (key === undefined || event.target.tagName === 'INPUT') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key !== designRow && (event.key === 'F2' || isMenuKey(event))) {
      event.preventDefault();
      turn(key, event.key === 'F2' ? 'renaming' : 'menu');
      return;
    }
    const tree = treeOf(store.state().document);
    const at = rows.findIndex((row) => row.key === key);
    const step = outlineStep(rows, at, event.key, (from, letter) => {
      const starts = (row: OutlineRow) => {
        const node = tree.nodes.get(row.key)?.node;
        return (
          node !== undefined && nameOf(node, descriptors, translate).toLowerCase().startsWith(letter.toLowerCase())
        );
      };
      const after = rows.findIndex((row, index) => index > from && starts(row));
      return after >= 0 ? after : rows.findIndex(starts);
    });
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'open' || step.kind === 'close') return toggle([step.key], step.kind === 'open');
    if (step.kind === 'openSiblings') {
      toggle(
        rows.filter((row) => row.level === step.level && row.open === false).map((row) => row.key),
        true,
      );
      return;
    }
    if (step.key === designRow) store.select([]);
    else {
      const [anchor] = store.state().selection;
      store.select(event.shiftKey && anchor !== undefined ? rangeFrom(tree, anchor, step.key) : [step.key]);
    }
    const tree_ = event.target.closest('[role="tree"]');
    tree_?.querySelector<HTMLElement>(`[data-design-row="${CSS.escape(step.key)}"]`)?.focus({ preventScroll: true });
  };
}
