import { memo, type ReactNode, useMemo } from 'react';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from '../document/json.ts';
import { kindOf, labelOf } from '../document/node-words.ts';
import { WidgetIcon } from '../parts/WidgetIcon.tsx';
import { displayDrawings } from './inert/display-drawings.tsx';
import { fieldDrawings, kindDrawings, otherField } from './inert/field-drawings.tsx';
import { type InertParts, propsAt } from './inert/inert-parts.ts';
import { pageDrawings } from './page/page-drawings.tsx';
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
    () => ({ node, nodeKey, descriptor, props: propsAt(node, descriptor), translate, language }),
    [node, nodeKey, descriptor, translate, language],
  );
  if (descriptor.kind === 'field') {
    const draw = own(fieldDrawings, descriptor.key) ?? own(kindDrawings, kindOf(node, descriptors) ?? '') ?? otherField;
    return draw(parts);
  }
  const draw = own(displayDrawings, descriptor.key) ?? own(pageDrawings, descriptor.key);
  if (draw) return draw(parts);
  const label = labelOf(node, language);
  const type = translate(descriptor.title);
  return (
    <div className="adit-design-inert-block">
      <WidgetIcon name={descriptor.icon} />
      <span>{type}</span>
      {label && label !== type && <span className="adit-design-inert-hint">{label}</span>}
    </div>
  );
});

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
