import { type ReactNode, useState } from 'react';
import type { LayoutProps, Pane, Widget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { propsOf } from '../../engine/schema/fields/descriptor.ts';

interface Props extends Partial<Pick<LayoutProps, 'id' | 'label' | 'problems'>> {
  readonly widget: Widget;
  readonly props?: Record<string, unknown>;
  readonly panes?: readonly Pane[];
  readonly children?: ReactNode;
  /** Each choice of panes is appended. */
  readonly choices?: (readonly string[])[];
  /** Panes that the engine opens from outside. */
  readonly active?: readonly string[];
}

/** Draws one layout as the engine does; it remembers which panes are open. For tests. */
export function LayoutHost({ widget, props, panes = [], children, choices, active, ...overrides }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(active ?? []);
  const [asked, setAsked] = useState(active);
  if (asked !== active) {
    setAsked(active);
    setChosen(active ?? []);
  }
  const { descriptor, component: Component, mapProps } = widget;
  const node: Node = {
    id: 'n1',
    config: {
      aditKey: descriptor.key,
      children: panes.map(({ id, label }, index) => ({
        id,
        config: { aditKey: 'pane', label },
        props: { name: String(index + 1) },
      })),
    },
    ...(props ? { props } : {}),
  };
  const stored = propsOf(node, descriptor);
  const given: LayoutProps = {
    id: 'n1',
    label: '',
    node,
    panes,
    active: chosen,
    onActive: (next) => {
      choices?.push(next);
      setChosen(next);
    },
    problems: 0,
    ...overrides,
  };
  return (
    <Component {...(mapProps ? mapProps(stored, node) : stored)} {...given}>
      {children}
    </Component>
  );
}
