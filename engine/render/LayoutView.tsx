import { memo, useMemo, useReducer } from 'react';
import { bindProps } from '../data/bind-props.ts';
import { localProps } from '../data/local-props.ts';
import type { ResolvedLayout, ResolvedNode } from '../resolve/resolved.ts';
import { propsOf } from '../schema/descriptor.ts';
import { localText } from '../schema/documents/text.ts';
import type { LayoutProps, Pane } from '../widget.ts';
import { ErrorNode } from './ErrorNode.tsx';
import { readAround, useEngine, useRule, useSignal, useSignals } from './engine-context.ts';
import { MissingWidget } from './MissingWidget.tsx';
import { NodeFence } from './NodeFence.tsx';
import { NodeList } from './NodeList.tsx';
import { useServices } from './services.ts';
import { signalNames } from './signals.ts';

/** A layout with its children, which the engine draws and the layout's component only places. */
export const LayoutView = memo(function LayoutView({ node }: { readonly node: ResolvedLayout }) {
  const engine = useEngine();
  const { registry, session, sources, idPrefix } = engine;
  const { language, translate } = useServices();
  const shown = useRule(node.shown);
  useSignal(signalNames.problems);
  useSignal(signalNames.pane(node.id));
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const allPanes = node.descriptor.holds === 'panes' ? node.children.filter(isPane) : [];
  const reads = allPanes.flatMap(({ shown: rule }) => [...(rule?.reads ?? [])]);
  // Panes come and go by conditions of their own; as text, so that it is the same while they are.
  const there = useSignals(reads, () =>
    allPanes.map(({ shown: rule }) => (rule?.holds(readAround(engine)) === false ? '-' : '+')).join(''),
  );
  const widget = registry.widget(node.descriptor.key);
  const bound = bindProps(
    useMemo(() => localProps(propsOf(node.node, node.descriptor), language), [node, language]),
    sources,
  );
  const own = useMemo(() => widget?.mapProps?.(bound, node.node) ?? bound, [widget, node, bound]);
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
      fallback={(thrown, again) => (
        <ErrorNode
          title={translate('node.error.threw', { label: label || node.descriptor.key })}
          text={translate('node.error.threwText')}
          at={node.at}
          detail={thrown.message}
          fix={translate('node.error.threwFix')}
          onAgain={again}
        />
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
