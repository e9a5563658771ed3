import { memo, useCallback, useMemo, useReducer, useState } from 'react';
import { bindProps } from '../data/bind-props.ts';
import { localProps } from '../data/local-props.ts';
import type { ResolvedNode } from '../resolve/resolved.ts';
import { propsOf } from '../schema/descriptor.ts';
import { localText } from '../schema/documents/text.ts';
import type { ActionProps } from '../widget.ts';
import { ErrorNode } from './ErrorNode.tsx';
import { useEngine, useRule } from './engine-context.ts';
import { MissingWidget } from './MissingWidget.tsx';
import { NodeFence } from './NodeFence.tsx';
import { useServices } from './services.ts';

/** A node that carries neither value nor children: text, link, alert, button … */
export const ActionView = memo(function ActionView({
  node,
}: {
  readonly node: Extract<ResolvedNode, { kind: 'action' }>;
}) {
  const engine = useEngine();
  const { registry, session, sources, disabled, idPrefix } = engine;
  const { language, translate } = useServices();
  const shown = useRule(node.shown);
  const enabled = useRule(node.enabled);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [running, setRunning] = useState(0);
  const run = useCallback(
    async (event: string, scope?: Readonly<Record<string, unknown>>) => {
      const actions = node.node.on?.[event];
      if (!actions || actions.length === 0) return false;
      setRunning((count) => count + 1);
      try {
        return await engine.run(actions, scope);
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [engine, node],
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
  const given: ActionProps = {
    id: `${idPrefix}at-${node.id}`,
    label,
    node: node.node,
    disabled: disabled || !enabled || bound.disabled === true,
    size: session.document.settings.size,
    run,
    busy: running > 0,
  };
  const Component = widget.component;
  return (
    <div className="adit-action">
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
        <Component {...own} {...given} />
      </NodeFence>
    </div>
  );
});
