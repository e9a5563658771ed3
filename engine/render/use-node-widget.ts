import { useMemo, useReducer } from 'react';
import { bindProps } from '../actions/bind-props.ts';
import { localProps } from '../actions/local-props.ts';
import { useEngine } from '../contract/engine-context.ts';
import type { ResolvedNode } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import type { Widget } from '../contract/widget.ts';
import { propsOf } from '../schema/fields/descriptor.ts';
import { withoutBoundLinks } from './own-links.ts';

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
