import { type Holds, mayAccess } from '../access/access-rule.ts';
import type { Node } from './node.ts';

/**
 * Leaves out every node whose permission code the user does not have, so that no hole and no trace of it reaches the page;
 * and of those that stay, the events and their buttons that ask for a code by themselves.
 * Calls ask for their own rights again: what a node would have asked for is refused as well.
 */
export function pruneNodes(nodes: readonly Node[], holds: Holds): Node[] {
  return nodes.flatMap((node) => {
    if (!mayAccess(node.access, holds)) return [];
    const left = withoutEvents(node, holds);
    const children = left.config?.children;
    if (!children) return [left];
    return [{ ...left, config: { ...left.config, children: pruneNodes(children, holds) } }];
  });
}

/** Whether a stored document asks for any code: most do not, and need not be read for it. */
export function asksForCodes(stored: string): boolean {
  return /"(?:access|onAccess)"/.test(stored);
}

/** Words of the button that tells of an event, as the widgets call them: `ok` is told of by what `okText` says. */
const wordsOf = (event: string) => `${event}Text`;

type Props = Readonly<Record<string, unknown>>;

function withoutEvents(node: Node, holds: Holds): Node {
  const lost = Object.entries(node.onAccess ?? {}).flatMap(([event, rule]) => (mayAccess(rule, holds) ? [] : [event]));
  if (lost.length === 0) return node;
  const rest = <Value>(entries: Readonly<Record<string, Value>> | undefined, names: readonly string[]) =>
    Object.fromEntries(Object.entries(entries ?? {}).filter(([name]) => !names.includes(name)));
  return {
    ...node,
    on: rest(node.on, lost),
    onAccess: rest(node.onAccess, lost),
    props: withoutButtons(rest(node.props, lost.map(wordsOf)), lost),
  };
}

/** Of the lists among the props: buttons of lost events are left out, and what leads to one leads nowhere. */
function withoutButtons(props: Props, lost: readonly string[]): Props {
  const isLost = (entry: unknown): entry is Props =>
    typeof entry === 'object' && entry !== null && 'event' in entry && lost.some((event) => event === entry.event);
  const kept = (entry: unknown): unknown[] => {
    if (!isLost(entry)) return [entry];
    const { event: _gone, ...others } = entry;
    return 'key' in entry ? [] : [others];
  };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, Array.isArray(value) ? value.flatMap(kept) : value]),
  );
}
