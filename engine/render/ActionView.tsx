import { memo, useCallback, useState } from 'react';
import { useEngine, useRule } from '../contract/engine-context.ts';
import type { ResolvedNode } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import type { ActionProps } from '../contract/widget.ts';
import { localText } from '../schema/text/local-text.ts';
import { MissingWidget } from './MissingWidget.tsx';
import { NodeFence } from './NodeFence.tsx';
import { useNodeWidget } from './use-node-widget.ts';
import { WidgetError } from './WidgetError.tsx';

/** A node that carries neither value nor children: text, link, alert, button … */
export const ActionView = memo(function ActionView({
  node,
}: {
  readonly node: Extract<ResolvedNode, { kind: 'action' }>;
}) {
  const engine = useEngine();
  const { session, disabled, idPrefix } = engine;
  const { language } = useServices();
  const shown = useRule(node.shown);
  const enabled = useRule(node.enabled);
  const { widget, bound, own, drawAgain } = useNodeWidget(node);
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
        at={node.at}
        fallback={(thrown, again) => (
          <WidgetError label={label || node.descriptor.key} at={node.at} detail={thrown.message} onAgain={again} />
        )}
      >
        <Component {...own} {...given} />
      </NodeFence>
    </div>
  );
});
