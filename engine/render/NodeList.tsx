import { memo, useMemo } from 'react';
import type { ResolvedError, ResolvedNode } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import { sayWords } from '../schema/findings/words.ts';
import { localText } from '../schema/text/local-text.ts';
import { ActionView } from './ActionView.tsx';
import { chunkNodes } from './chunk-nodes.ts';
import { ErrorNode } from './ErrorNode.tsx';
import { FieldBlock } from './FieldBlock.tsx';
import { FieldView } from './FieldView.tsx';
import { LayoutView } from './LayoutView.tsx';

interface Props {
  readonly nodes: readonly ResolvedNode[];
  /** Blocks that are drawn without waiting to see whether they are near the view. */
  readonly eagerBlocks?: number;
}

/** Nodes in their order: stretches of fields in blocks, everything else by itself. */
export const NodeList = memo(function NodeList({ nodes, eagerBlocks = 0 }: Props) {
  const chunks = useMemo(() => chunkNodes(nodes), [nodes]);
  return (
    <div className="adit-nodes">
      {chunks.map((chunk, index) =>
        chunk.kind === 'fields' ? (
          <FieldBlock key={chunk.id} fields={chunk.fields} eager={index < eagerBlocks} />
        ) : (
          <NodeView key={chunk.id} node={chunk.node} />
        ),
      )}
    </div>
  );
});

function NodeView({ node }: { readonly node: ResolvedNode }) {
  switch (node.kind) {
    case 'field':
      return (
        <div className="adit-grid">
          <FieldView node={node} />
        </div>
      );
    case 'layout':
      return <LayoutView node={node} />;
    case 'action':
      return <ActionView node={node} />;
    case 'error':
      return <BrokenNode node={node} />;
  }
}

function BrokenNode({ node }: { readonly node: ResolvedError }) {
  const { translate, language } = useServices();
  const { code, args } = node.fault;
  const { aditKey, label: words } = node.node.config ?? {};
  const label = localText(words, language);
  const title = translate('node.error.unknown');
  const detail = sayWords({ code, args }, translate);
  return (
    <ErrorNode
      title={label ? `${label}: ${title}` : title}
      text={code === 'widget.unknown' ? translate('node.error.unknownText', { key: String(aditKey) }) : detail}
      at={node.at}
      detail={detail}
      fix={sayWords({ code: `${code}.fix`, args }, translate)}
    />
  );
}
