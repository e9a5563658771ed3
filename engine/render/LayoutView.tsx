import { memo } from 'react';
import { readAround, useEngine, useRule, useSignal, useSignals } from '../contract/engine-context.ts';
import type { ResolvedLayout, ResolvedNode } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import { signalNames } from '../contract/signals.ts';
import type { LayoutProps, Pane } from '../contract/widget.ts';
import { localText } from '../schema/text/local-text.ts';
import { MissingWidget } from './MissingWidget.tsx';
import { NodeFence } from './NodeFence.tsx';
import { NodeList } from './NodeList.tsx';
import { useNodeWidget } from './use-node-widget.ts';
import { WidgetError } from './WidgetError.tsx';

/** A layout with its children, which the engine draws and the layout's component only places. */
export const LayoutView = memo(function LayoutView({ node }: { readonly node: ResolvedLayout }) {
  const engine = useEngine();
  const { session, idPrefix } = engine;
  const { language } = useServices();
  const shown = useRule(node.shown);
  useSignal(signalNames.problems);
  useSignal(signalNames.pane(node.id));
  const { widget, own, drawAgain } = useNodeWidget(node);
  const allPanes = node.descriptor.holds === 'panes' ? node.children.filter(isPane) : [];
  const reads = allPanes.flatMap(({ shown: rule }) => [...(rule?.reads ?? [])]);
  // Panes come and go by conditions of their own; as text, so that it is the same while they are.
  const there = useSignals(reads, () =>
    allPanes.map(({ shown: rule }) => (rule?.holds(readAround(engine)) === false ? '-' : '+')).join(''),
  );
  if (!shown) return null;
  const label = localText(node.node.config.label, language);
  if (!widget) return <MissingWidget widgetKey={node.descriptor.key} label={label} at={node.at} onLoaded={drawAgain} />;

  const broken = new Set(session.problems().map(({ name }) => name));
  const problemsIn = (layout: ResolvedLayout) => layout.fieldNames.filter((name) => broken.has(name)).length;
  const panes: Pane[] = allPanes.flatMap((pane, index) =>
    there[index] === '-'
      ? []
      : {
          id: pane.id,
          label: localText(pane.node.config.label, language),
          problems: problemsIn(pane),
          content: <NodeList nodes={pane.children} />,
        },
  );
  const given: LayoutProps = {
    id: `${idPrefix}at-${node.id}`,
    label,
    node: node.node,
    panes,
    active: session.panes(node.id) ?? [],
    onActive: (active) => session.openPanes(node.id, active),
    problems: problemsIn(node),
  };
  const Component = widget.component;
  return (
    <NodeFence
      at={node.at}
      fallback={(thrown, again) => (
        <WidgetError label={label || node.descriptor.key} at={node.at} detail={thrown.message} onAgain={again} />
      )}
    >
      <Component {...own} {...given}>
        {node.descriptor.holds === 'panes' ? null : <NodeList nodes={node.children} />}
      </Component>
    </NodeFence>
  );
});

function isPane(node: ResolvedNode): node is ResolvedLayout {
  return node.kind === 'layout' && node.descriptor.key === 'pane';
}
