import { memo, type ReactNode, useMemo } from 'react';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { boundWords } from '../../widgets/preview/BoundWords.tsx';
import { InertBlock } from '../../widgets/preview/InertBlock.tsx';
import { previewOf } from '../../widgets/preview-of.ts';
import type { JsonObject } from '../document/json.ts';
import { asNode } from '../document/node-facts.ts';
import { kindOf, labelOf } from '../document/node-words.ts';
import { type Drawing, filledDrawings, kindDrawings, otherField } from './inert/field-drawings.tsx';
import { type InertParts, propsAt } from './inert/inert-parts.ts';
import { ModelChip } from './page/ModelChip.tsx';
import { useCanvas } from './parts/canvas-context.ts';

interface Props {
  readonly node: JsonObject;
  readonly nodeKey: string;
  readonly descriptor: Descriptor;
}

/** A control as the canvas shows it: like the real one, grey, and of no use. */
export const InertControl = memo(function InertControl({ node, nodeKey, descriptor }: Props): ReactNode {
  const { translate, language, descriptors } = useCanvas();
  const parts = useMemo<InertParts>(
    () => ({ node: asNode(node), nodeKey, descriptor, props: propsAt(node, descriptor), translate, language }),
    [node, nodeKey, descriptor, translate, language],
  );
  const draw = previewOf(descriptor.key)?.draw;
  if (draw) return draw(parts);
  if (descriptor.kind === 'field') return fieldDrawing(descriptor, kindOf(node, descriptors))(parts);
  const label = labelOf(node, language);
  const isNamed = label !== '' && label !== translate(descriptor.title);
  return (
    <InertBlock parts={parts}>
      {isNamed && <span className="adit-design-inert-hint">{label}</span>}
      <DataOf parts={parts} />
    </InertBlock>
  );
});

/** What the server fills in looks so whatever its kind; all others as their kind does. */
function fieldDrawing({ filledBy }: Descriptor, kind: string | undefined): Drawing {
  const ofKind = kind !== undefined && Object.hasOwn(kindDrawings, kind) ? kindDrawings[kind] : undefined;
  return (filledBy && filledDrawings[filledBy]) ?? ofKind ?? otherField;
}

/** What it takes from the page, and which model it is about. */
function DataOf({ parts }: { readonly parts: InertParts }) {
  const { props, language, translate, descriptor } = parts;
  return descriptor.settings.map(({ vModel = '', edit }) => {
    const value = props[vModel];
    if (edit === 'model' && typeof value === 'string' && value !== '') return <ModelChip key={vModel} id={value} />;
    const words = boundWords(value, language) ?? (edit === 'model' ? translate('designer.page.noModel') : null);
    if ((edit !== 'model' && edit !== 'data') || words === null) return null;
    return (
      <span key={vModel} className="adit-design-inert-hint">
        {words}
      </span>
    );
  });
}
