import type { Descriptor } from '../../../engine/schema/fields/descriptor.ts';
import { propsOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Language, Translate } from '../../../engine/schema/text/text.ts';
import { staticOptions } from '../../../engine/schema/values/index.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { asNode } from '../../document/node-facts.ts';
import { wordsAt } from '../../document/node-words.ts';

/** What a drawing of a control is made from. */
export interface InertParts {
  readonly node: JsonObject;
  /** Key of the node in the design. */
  readonly nodeKey: string;
  readonly descriptor: Descriptor;
  /** Stored props over the widget's defaults. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly translate: Translate;
  readonly language: Language;
}

export function propsAt(node: JsonObject, descriptor: Descriptor): Readonly<Record<string, unknown>> {
  const stored = isObject(node.props) ? node.props : {};
  return { ...stored, ...propsOf(asNode(node), descriptor) };
}

/** A prop that is words; '' where it is not. */
export function wordsOf({ props, language }: InertParts, name: string): string {
  return wordsAt(props[name], language);
}

export function numberOf({ props }: InertParts, name: string, otherwise: number): number {
  const value = props[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Labels of the options that the design holds itself; undefined when they come from elsewhere. */
export function optionLabels({ node, language }: InertParts): readonly string[] | undefined {
  if (!isObject(node.config)) return undefined;
  return staticOptions({ node: asNode(node) })?.map(({ label, labels }) => labels?.[language] ?? label);
}

/** Where options come from, in words, when the design does not hold them. */
export function optionSource({ node, translate }: InertParts): string {
  const config = isObject(node.config) ? node.config : {};
  if (config.dataType === 'dictionary' && typeof config.dictionaryType === 'string')
    return translate('designer.canvas.fromDictionary', { name: config.dictionaryType });
  if (config.dataType === 'dynamic' && typeof config.propsUrl === 'string')
    return translate('designer.canvas.fromInterface', { name: config.propsUrl });
  return translate('designer.canvas.noOptions');
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
