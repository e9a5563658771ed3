import {
  copyText,
  cutNodes,
  deleteNodes,
  duplicateNodes,
  pasteNodes,
  resizeSpan,
  stepNode,
} from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import { spanOf } from '../document/node-words.ts';
import { insertPlace } from '../palette/insert-place.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type ClipboardActions, type ShortcutActions, useShortcuts } from '../parts/use-shortcuts.ts';
import type { ViewName } from '../parts/views.ts';
import { nextSpan } from './next-span.ts';

/** What keys do besides commands: the frame knows where things stand on the page. */
export interface FrameKeys {
  save(): void;
  openSettings(): void;
  openPalette(): void;
  nextFinding(): void;
  openHelp(): void;
}

/** @param view the part that is shown: keys of another one do nothing */
export function useFrameKeys(frame: FrameKeys, view: ViewName, say: (words: string) => void): void {
  const { store, run } = useDesigner();
  const translate = useDesignerText();
  const chosen = () => store.state().selection;
  const tree = () => treeOf(store.state().document);

  const resize = (by: -1 | 1) => {
    const keys = chosen();
    const first = keys[0] === undefined ? undefined : tree().nodes.get(keys[0]);
    if (first) run(resizeSpan, { keys, span: nextSpan(spanOf(first.node), by) });
  };
  const actions: ShortcutActions = {
    save: frame.save,
    undo: store.undo,
    redo: store.redo,
    finding: frame.nextFinding,
    help: frame.openHelp,
    up: () => run(stepNode, { keys: chosen(), by: -1 }),
    down: () => run(stepNode, { keys: chosen(), by: 1 }),
    narrower: () => resize(-1),
    wider: () => resize(1),
    duplicate: () => run(duplicateNodes, { keys: chosen() }),
    remove: () => run(deleteNodes, { keys: chosen() }),
    settings: frame.openSettings,
    palette: frame.openPalette,
    parent: () => {
      const [first] = chosen();
      const parent = first === undefined ? null : (tree().nodes.get(first)?.parent ?? null);
      store.select(parent === null ? [] : [parent]);
    },
  };
  const copied = () => {
    const keys = chosen();
    return keys.length > 0 ? copyText({ tree: tree() }, keys) : null;
  };
  const clipboard: ClipboardActions = {
    copy: () => {
      const text = copied();
      if (text) say(translate('designer.frame.news.copied', { count: chosen().length }));
      return text;
    },
    cut: () => {
      const text = copied();
      return text && run(cutNodes, { keys: chosen() }) ? text : null;
    },
    paste: (text) => {
      run(pasteNodes, { text, ...insertPlace(tree(), chosen(), store.descriptors) });
    },
  };
  useShortcuts(view, actions, view === 'form' ? clipboard : null);
}
