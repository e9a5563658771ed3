import type { ResolvedDocument, ResolvedNode } from '../contract/resolved.ts';
import type { Read } from '../schema/check/index.ts';

/**
 * Keys of the widgets without which a document is not drawn: all of them but those that stand only where a condition on
 * the data around the form hides them now. These are fetched when they are shown.
 * @param knows whether a source has come; where it has not, nothing is hidden by it for good
 */
export function firstWidgetKeys(
  { nodes, widgetKeys }: Pick<ResolvedDocument, 'nodes' | 'widgetKeys'>,
  read: Read,
  knows: (source: string) => boolean,
): ReadonlySet<string> {
  const [shown, hidden] = [new Set<string>(), new Set<string>()];
  const look = (list: readonly ResolvedNode[], isHidden: boolean) => {
    for (const node of list) {
      if (node.kind === 'error') continue;
      const isHere = isHidden || isHiddenNow(node, read, knows);
      // A field of a hidden part is in the form all the same, and may be asked for at any key.
      (isHere && node.kind !== 'field' ? hidden : shown).add(node.descriptor.key);
      if (node.kind === 'layout') look(node.children, isHere);
    }
  };
  look(nodes, false);
  const late = [...hidden].filter((key) => !shown.has(key));
  if (late.length === 0) return widgetKeys;
  return new Set([...widgetKeys].filter((key) => !late.includes(key)));
}

function isHiddenNow(node: ResolvedNode, read: Read, knows: (source: string) => boolean): boolean {
  if (node.kind === 'field' || !node.shown) return false;
  const isAround = (name: string) => name.includes('.') && knows(name.split('.')[0] ?? '');
  return [...node.shown.reads].every(isAround) && !node.shown.holds(read);
}
