import { useMemo } from 'react';
import type { Descriptor, DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { previewOf } from '../../widgets/preview-of.ts';
import { childrenOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { asNode, carriesValue } from '../document/node-facts.ts';
import { storedPropsOf, textAt } from '../document/node-words.ts';
import { CanvasList, type CanvasNodeProps } from './CanvasNode.tsx';
import { GroupBox } from './GroupBox.tsx';
import { type InertParts, propsAt } from './inert/inert-parts.ts';
import { NodeFrame } from './NodeFrame.tsx';
import { Arranged } from './page/Arranged.tsx';
import { useCanvas } from './parts/canvas-context.ts';

/** A layout: a dashed frame round its nodes, with its name on the first line. */
export function GroupNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { translate, language, descriptors } = useCanvas();
  const fields = fieldsIn(node, descriptors);
  const count = childrenOf(node).filter(isObject).length;
  const place = placeOf(node, descriptor);
  const parts = useMemo<InertParts>(
    () => ({ node: asNode(node), nodeKey, descriptor, props: propsAt(node, descriptor), translate, language }),
    [node, nodeKey, descriptor, translate, language],
  );
  const own = previewOf(descriptor.key);
  const inside = (
    <>
      {own?.before?.(parts)}
      <Arranged node={node} descriptor={descriptor}>
        {count === 0 ? <div className="adit-design-hollow">{translate('designer.canvas.hollow')}</div> : null}
        <CanvasList parent={nodeKey} />
      </Arranged>
      {own?.after?.(parts)}
    </>
  );
  if (descriptor.inner)
    return (
      <NodeFrame nodeKey={nodeKey} node={node} look="pane">
        {inside}
      </NodeFrame>
    );
  const facts =
    fields === 0 && count > 0
      ? translate('designer.page.inside', { count })
      : translate('designer.canvas.fieldCount', { count: fields });
  const placeKey = `designer.choice.${descriptor.namedBy}.${place}`;
  const placeWords = place === undefined ? placeKey : translate(placeKey);
  // What no word is known for, nobody chose from the list.
  const title = placeWords === placeKey ? undefined : placeWords;
  return (
    <GroupBox nodeKey={nodeKey} node={node} descriptor={descriptor} title={title} area={place} facts={facts}>
      {inside}
    </GroupBox>
  );
}

/** What is chosen for the prop that names it. */
function placeOf(node: JsonObject, { namedBy, defaults }: Descriptor): string | undefined {
  if (namedBy === undefined) return undefined;
  return textAt(storedPropsOf(node)[namedBy]) || String(defaults[namedBy] ?? '');
}

/** Fields inside, at any depth; columns of a sub-table belong to it. */
function fieldsIn(node: JsonObject, descriptors: DescriptorMap): number {
  return childrenOf(node)
    .filter(isObject)
    .reduce((sum, child) => sum + (carriesValue(child, descriptors) ? 1 : fieldsIn(child, descriptors)), 0);
}
