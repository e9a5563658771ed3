import { type DescriptorMap, valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { aditKeyOf, asNode, descriptorOf, fieldName } from './node-facts.ts';

export function configOf(node: JsonObject): JsonObject {
  return isObject(node.config) ? node.config : {};
}

export function storedPropsOf(node: JsonObject): JsonObject {
  return isObject(node.props) ? node.props : {};
}

/** What is printed small beside a node: its field name, else its id. */
export function codeOf(node: JsonObject): string {
  return fieldName(node) || textAt(node.id);
}

export function textAt(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Words of a document in a language; anything else is no words. */
export function wordsAt(value: unknown, language: Language): string {
  return typeof value === 'string' || isLocalText(value) ? localText(value, language) : '';
}

/** The label that people gave a node; '' where there is none. Cards and dialogs carry theirs in a prop. */
export function labelOf(node: JsonObject, language: Language): string {
  const props = storedPropsOf(node);
  return (
    wordsAt(configOf(node).label, language) ||
    wordsAt(props.header, language) ||
    wordsAt(props.title, language) ||
    wordsAt(props.content, language) ||
    wordsAt(props.buttonText, language)
  );
}

/** Name of a node's widget for people; an unknown one keeps the key that the design writes. */
export function typeNameOf(node: JsonObject, descriptors: DescriptorMap, translate: Translate): string {
  const key = aditKeyOf(node);
  const descriptor = descriptors.get(key);
  return descriptor ? translate(descriptor.title) : key || '?';
}

/** Name of the picture of a node's widget. */
export function iconOf(node: JsonObject, descriptors: DescriptorMap): string {
  return descriptorOf(node, descriptors)?.icon ?? 'DisconnectOutlined';
}

/** What a node is called in sentences: its label, else its widget. */
export function nameOf(node: JsonObject, descriptors: DescriptorMap, translate: Translate): string {
  return labelOf(node, translate.language ?? 'zh') || typeNameOf(node, descriptors, translate);
}

/** Kind of value of a node, as a text to choose a drawing by. */
export function kindOf(node: JsonObject, descriptors: DescriptorMap): string | undefined {
  return isObject(node.config) ? valueKindOf(asNode(node), descriptors) : undefined;
}

/** Width in columns of 24; a node that says none is as wide as the form. */
export function spanOf(node: JsonObject): number {
  const { span } = configOf(node);
  return typeof span === 'number' && Number.isInteger(span) && span >= 1 && span <= 24 ? span : 24;
}

/** Never shown, or not on this device. */
export function isHidden(node: JsonObject, device: 'pc' | 'phone' | 'any' = 'any'): boolean {
  const { noShow, visibility } = configOf(node);
  if (noShow === true) return true;
  if (device === 'any' || !Array.isArray(visibility)) return false;
  return !visibility.includes(device === 'pc' ? 'pc' : 'app');
}

/** Whether something decides at run time if it is shown, required or enabled, or what it holds. */
export function hasCondition(node: JsonObject): boolean {
  const isSet = Array.isArray(node.setWhen) && node.setWhen.length > 0;
  return isSet || isObject(node.showWhen) || isObject(node.enableWhen) || isObject(node.requireWhen);
}
