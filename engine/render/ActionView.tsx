import { memo, useCallback, useMemo, useState } from 'react';
import type { ResolvedNode } from '../resolve/resolved.ts';
import { propsOf } from '../schema/descriptor.ts';
import { localText } from '../schema/documents/text.ts';
import type { ActionProps } from '../widget.ts';
import { bindProps } from './bind-props.ts';
import { ErrorNode } from './ErrorNode.tsx';
import { useEngine, useRule } from './engine-context.ts';
import { NodeFence } from './NodeFence.tsx';
import { useServices } from './services.ts';

/** A node that carries neither value nor children: text, link, alert, button … */
export const ActionView = memo(function ActionView({
  node,
}: {
  readonly node: Extract<ResolvedNode, { kind: 'action' }>;
}) {
  const engine = useEngine();
  const { registry, session, sources, disabled } = engine;
  const { language, translate } = useServices();
  const shown = useRule(node.shown);
  const enabled = useRule(node.enabled);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (event: string) => {
      const actions = node.node.on?.[event];
      if (!actions || actions.length === 0) return;
      setBusy(true);
      try {
        await engine.run(actions);
      } finally {
        setBusy(false);
      }
    },
    [engine, node],
  );
  const widget = registry.widget(node.descriptor.key);
  const own = useMemo(() => {
    const props = propsOf(node.node, node.descriptor);
    return widget?.mapProps?.(props, node.node) ?? props;
  }, [node, widget]);
  if (!shown || !widget) return null;
  const given: ActionProps = {
    id: node.id,
    label: localText(node.node.config.label, language),
    node: node.node,
    disabled: disabled || !enabled,
    size: session.document.settings.size,
    run,
    busy,
  };
  const Component = widget.component;
  return (
    <div className="adit-action">
      <NodeFence
        fallback={(thrown, again) => (
          <ErrorNode
            title={translate('node.error.threw', { label: given.label || node.descriptor.key })}
            text={translate('node.error.threwText')}
            at={node.at}
            detail={thrown.message}
            fix={translate('node.error.threwFix')}
            onAgain={again}
          />
        )}
      >
        <Component {...bindProps(own, sources)} {...given} />
      </NodeFence>
    </div>
  );
});
