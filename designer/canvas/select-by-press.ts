import type { DesignTree } from '../document/design-tree.ts';

/** What a press with a key held chooses: Ctrl adds or takes away, Shift takes all between, none chooses this one alone. */
export function selectedByPress(
  tree: DesignTree,
  selection: readonly string[],
  key: string,
  held: { readonly toggle: boolean; readonly range: boolean },
): readonly string[] {
  const [anchor] = selection;
  if (held.range && anchor !== undefined) return rangeFrom(tree, anchor, key);
  if (!held.toggle) return [key];
  return selection.includes(key) ? selection.filter((one) => one !== key) : [...selection, key];
}

/** All from one node to another, the first one first: of one container its children, else in the order of the design. */
export function rangeFrom(tree: DesignTree, anchor: string, key: string): readonly string[] {
  const one = tree.nodes.get(anchor);
  const other = tree.nodes.get(key);
  if (!one || !other) return [key];
  const together = one.parent === other.parent;
  const parent = one.parent === null ? undefined : tree.nodes.get(one.parent);
  const order = together ? (parent ? parent.children : tree.roots) : [...tree.nodes.keys()];
  const ends = [order.indexOf(anchor), order.indexOf(key)];
  const between = order.slice(Math.min(...ends), Math.max(...ends) + 1);
  return [anchor, ...between.filter((each) => each !== anchor)];
}

type Step = 'next' | 'previous' | 'in' | 'out' | 'first' | 'last';

/** Where an arrow key goes from a node: through the design in its order, into a container, out to the one around. */
function stepFrom(tree: DesignTree, key: string | undefined, step: Step): string | undefined {
  const order = [...tree.nodes.keys()];
  const node = key === undefined ? undefined : tree.nodes.get(key);
  if (step === 'first' || (!node && step !== 'last')) return order[0];
  if (step === 'last' || !node) return order.at(-1);
  if (step === 'in') return node.children[0];
  if (step === 'out') return node.parent ?? undefined;
  return order[order.indexOf(node.key) + (step === 'next' ? 1 : -1)];
}

/** Where Shift and an arrow take the end of the choice: to the sibling. */
function siblingOf(tree: DesignTree, key: string, by: -1 | 1): string | undefined {
  const node = tree.nodes.get(key);
  if (!node) return undefined;
  const siblings = (node.parent === null ? undefined : tree.nodes.get(node.parent)?.children) ?? tree.roots;
  return siblings[siblings.indexOf(key) + by];
}

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

/** What a key press chooses on the canvas; null: it is none of its keys. */
export function selectedByKey(
  tree: DesignTree,
  selection: readonly string[],
  current: string | undefined,
  press: {
    readonly key: string;
    readonly shiftKey: boolean;
    readonly altKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
  },
): { readonly selection: readonly string[]; readonly focus: string } | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const step = Object.hasOwn(steps, press.key) ? steps[press.key] : undefined;
  if (!step) return null;
  const [anchor] = selection;
  if (press.shiftKey && anchor !== undefined && (step === 'next' || step === 'previous')) {
    const to = siblingOf(tree, current ?? anchor, step === 'next' ? 1 : -1);
    return to === undefined ? null : { selection: rangeFrom(tree, anchor, to), focus: to };
  }
  const to = stepFrom(tree, current ?? anchor, step);
  return to === undefined ? null : { selection: [to], focus: to };
}
