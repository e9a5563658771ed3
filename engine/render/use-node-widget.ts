import { useMemo, useReducer } from 'react';
import { bindProps } from '../data/bind-props.ts';
import { localProps } from '../data/local-props.ts';
import type { ResolvedNode } from '../resolve/resolved.ts';
import { propsOf } from '../schema/fields/descriptor.ts';
import type { Widget } from '../widget.ts';
import { useEngine } from './engine-context.ts';
import { withoutBoundLinks } from './own-links.ts';
import { useServices } from './services.ts';

interface NodeWidget {
  /** Undefined while the component could not be fetched. */
  readonly widget: Widget | undefined;
  /** The stored props with defaults under them, in the person's language, bound to the data of the page. */
  readonly bound: Readonly<Record<string, unknown>>;
  /** The same as the component takes them. */
  readonly own: Readonly<Record<string, unknown>>;
  /** The widget may be there now. */
  drawAgain(): void;
}

/** What draws a layout or an action, and the props that the document gives it. */
export function useNodeWidget(node: Extract<ResolvedNode, { kind: 'action' | 'layout' }>): NodeWidget {
  const { registry, sources } = useEngine();
  const { language, isListed } = useServices();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const widget = registry.widget(node.descriptor.key);
  const given = bindProps(
    useMemo(() => localProps(propsOf(node.node, node.descriptor), language), [node, language]),
    sources,
  );
  const bound = useMemo(
    () => withoutBoundLinks(node.descriptor, node.node.props, given, isListed),
    [node, given, isListed],
  );
  const own = useMemo(() => widget?.mapProps?.(bound, node.node) ?? bound, [widget, node, bound]);
  return { widget, bound, own, drawAgain };
}
