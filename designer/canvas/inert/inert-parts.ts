import { type Descriptor, propsOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Translate } from '../../../engine/schema/text/text.ts';
import type { PreviewParts } from '../../../widgets/preview/preview.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { asNode } from '../../document/node-facts.ts';

/** What a drawing on the canvas is made from. */
export interface InertParts extends PreviewParts {
  /** Key of the node in the design. */
  readonly nodeKey: string;
}

export function propsAt(node: JsonObject, descriptor: Descriptor): Readonly<Record<string, unknown>> {
  const stored = isObject(node.props) ? node.props : {};
  return { ...stored, ...propsOf(asNode(node), descriptor) };
}

/** `yyyy-MM-dd HH:mm` as people write it where nothing is chosen: 年-月-日 时:分. */
export function formatWords(format: string, translate: Translate): string {
  const parts: Readonly<Record<string, string>> = {
    yyyy: translate('designer.canvas.year'),
    MM: translate('designer.canvas.month'),
    dd: translate('designer.canvas.day'),
    HH: translate('designer.canvas.hour'),
    mm: translate('designer.canvas.minute'),
    ss: translate('designer.canvas.second'),
  };
  // The signs of Chinese formats say the unit already.
  const plain = format.replace(/[年月]/g, '-').replace(/日/g, '');
  return plain.replace(/-$/, '').replace(/yyyy|MM|dd|HH|mm|ss/g, (part) => parts[part] ?? part);
}
