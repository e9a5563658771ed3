import type { ActionProps, Widget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { propsOf } from '../../engine/schema/fields/descriptor.ts';

interface Props extends Partial<Omit<ActionProps, 'node' | 'run'>> {
  readonly widget: Widget;
  readonly props?: Record<string, unknown>;
  readonly slot?: Record<string, unknown>;
  readonly onRun?: (event: string, scope?: Readonly<Record<string, unknown>>) => void;
}

/** Draws one node without value as the engine does. For tests. */
export function ActionHost({ widget, props, slot, onRun, ...overrides }: Props) {
  const { descriptor, component: Component, mapProps } = widget;
  const node: Node = {
    id: 'n1',
    config: { aditKey: descriptor.key },
    ...(slot ? { slot } : {}),
    ...(props ? { props } : {}),
  };
  const stored = propsOf(node, descriptor);
  const given: ActionProps = {
    id: 'n1',
    label: '',
    node,
    disabled: false,
    size: 'middle',
    run: async (event, scope) => {
      onRun?.(event, scope);
      return true;
    },
    busy: false,
    ...overrides,
  };
  return <Component {...(mapProps ? mapProps(stored, node) : stored)} {...given} />;
}
