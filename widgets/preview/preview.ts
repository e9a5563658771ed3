// Here: what previews are made of: how a widget looks on the canvas of the designer, where it can do nothing.

import type { ReactNode } from 'react';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { wordsIn } from '../../engine/schema/text/local-text.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { staticOptions } from '../../engine/schema/values/index.ts';
import { isRecord } from '../shared/records.ts';

/** What a drawing is made from. */
export interface PreviewParts {
  /** As the design has it: it may hold anything. */
  readonly node: Node;
  readonly descriptor: Descriptor;
  /** Stored props over the widget's defaults. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly translate: Translate;
  readonly language: Language;
}

export type Drawing = (parts: PreviewParts) => ReactNode;

/**
 * What `<name>.preview.tsx` beside a widget exports as `preview`, where its kind of value, or its icon with its name, does not
 * draw it: the whole of it, or of a layout what stands before and after the nodes in it.
 */
export interface Preview {
  readonly draw?: Drawing;
  readonly before?: Drawing;
  readonly after?: Drawing;
}

/** A prop that is words; '' where it is not. */
export function wordsOf({ props, language }: PreviewParts, name: string): string {
  return wordsIn(props[name], language);
}

export function numberOf({ props }: PreviewParts, name: string, otherwise: number): number {
  const value = props[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Labels of the options that the design holds itself; undefined when they come from elsewhere. */
export function optionLabels({ node, language }: PreviewParts): readonly string[] | undefined {
  if (!isRecord(node.config)) return undefined;
  return staticOptions({ node })?.map(({ label, labels }) => labels?.[language] ?? label);
}

/** Where options come from, in words, when the design does not hold them. */
export function optionSource({ node, translate }: PreviewParts): string {
  const { dataType, dictionaryType, propsUrl } = isRecord(node.config) ? node.config : {};
  if (dataType === 'dictionary' && typeof dictionaryType === 'string')
    return translate('designer.canvas.fromDictionary', { name: dictionaryType });
  if (dataType === 'dynamic' && typeof propsUrl === 'string')
    return translate('designer.canvas.fromInterface', { name: propsUrl });
  return translate('designer.canvas.noOptions');
}

/** On which side words stand. */
export const side = (value: unknown): 'left' | 'center' | 'right' =>
  value === 'center' || value === 'right' ? value : 'left';

export const titleOf = ({ descriptor, translate }: PreviewParts) => translate(descriptor.title);
