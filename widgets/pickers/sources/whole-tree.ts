import type { Choice } from '../../../engine/schema/calls/index.ts';
import type { PickerNode, PickerPage, PickerTab } from './picker-node.ts';

/** From a place of an answered tree to one of ours, less what stands below it. */
export type MakeNode = (choice: Choice) => Omit<PickerNode, 'children' | 'hasChildren' | 'note'>;

/**
 * What comes in one answer: asked for once while the dialog is open, then gone through and searched here.
 * @param load asks again after a failure
 */
export function wholeTreeTab(
  key: string,
  load: (signal: AbortSignal) => Promise<readonly Choice[]>,
  make: MakeNode,
  isTree = true,
): PickerTab {
  let held: Promise<readonly PickerNode[]> | undefined;
  const nodes = (signal: AbortSignal) => {
    held ??= load(signal).then((list) => nodesOf(list, make));
    held.catch(() => {
      held = undefined;
    });
    return held;
  };
  return {
    key,
    isTree,
    async ask({ parent, keyword, signal }): Promise<PickerPage> {
      const all = await nodes(signal);
      const list = keyword ? all.flatMap((node) => hitsIn(node, keyword.toLowerCase())) : (parent?.children ?? all);
      return { list, total: list.length };
    },
  };
}

function nodesOf(choices: readonly Choice[], make: MakeNode, way: readonly string[] = []): PickerNode[] {
  return choices.map((choice) => {
    const children = nodesOf(choice.children, make, [...way, choice.fullName]);
    return { ...make(choice), note: way.join('/'), children, hasChildren: children.length > 0 };
  });
}

function hitsIn(node: PickerNode, word: string): PickerNode[] {
  const below = (node.children ?? []).flatMap((child) => hitsIn(child, word));
  return node.canChoose && node.label.toLowerCase().includes(word) ? [node, ...below] : below;
}
