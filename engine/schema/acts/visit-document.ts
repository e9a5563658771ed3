import { isBinding } from '../bindings.ts';
import { pageEvents } from '../documents/page-events.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import { pointer } from '../findings/pointer.ts';
import { type HtmlNode, readHtml } from '../html/index.ts';
import { limits } from '../limits.ts';
import type { DocumentVisitor, Stored, Trigger } from './document-visitor.ts';
import { holdsPlaces } from './is-bound.ts';
import { writtenTexts } from './written-texts.ts';

interface Walk {
  readonly descriptors: DescriptorMap;
  readonly visitor: DocumentVisitor;
}

/**
 * Tells of every step, source, button, binding and address of a form or a screen.
 * @param at of the document: '' or, in a model, '/form'
 */
export function visitNodesDocument(
  document: unknown,
  descriptors: DescriptorMap,
  visitor: DocumentVisitor,
  at = '',
): void {
  if (!isRecord(document)) return;
  const walk = { descriptors, visitor };
  if (isRecord(document.sources)) {
    for (const [name, source] of Object.entries(document.sources)) {
      if (isRecord(source)) visitSource(source, pointer(at, 'sources', name), name, walk);
    }
  }
  if (isRecord(document.on)) {
    for (const event of pageEvents) visitSteps(document.on[event], pointer(at, 'on', event), 'page', walk);
  }
  visitNodes(document.nodes, pointer(at, 'nodes'), 0, walk);
}

/** The same of a list: buttons of its own, and the tree beside it. @param at of the list: '' or '/list' */
export function visitList(document: unknown, descriptors: DescriptorMap, visitor: DocumentVisitor, at = ''): void {
  if (!isRecord(document)) return;
  const walk = { descriptors, visitor };
  visitTreeSource(document, at, walk);
  for (const [index, button] of listOf(document.customBtnsList).entries()) {
    if (!isRecord(button)) continue;
    const here = pointer(at, 'customBtnsList', index);
    visitor.button?.(button, here);
    visitSteps(button.actions, pointer(here, 'actions'), 'button', walk);
  }
}

/** The same of a model: pointers begin with `/form` and `/list`. */
export function visitModel(document: unknown, descriptors: DescriptorMap, visitor: DocumentVisitor): void {
  if (!isRecord(document)) return;
  visitNodesDocument(document.form, descriptors, visitor, '/form');
  visitList(document.list, descriptors, visitor, '/list');
}

/** What stands in the other source of the tree is kept for the day that it is chosen. */
function visitTreeSource(list: Stored, at: string, { visitor }: Walk): void {
  if (list.treeDataSource !== 'api') {
    if (isNamed(list.treeDictionary)) visitor.dictionary?.(list.treeDictionary, pointer(at, 'treeDictionary'));
    return;
  }
  const key = isNamed(list.treeInterfaceId) ? 'treeInterfaceId' : 'treePropsUrl';
  if (isNamed(list[key])) visitor.dataInterface?.(list[key], pointer(at, key));
}

function visitSource(source: Stored, at: string, name: string, walk: Walk): void {
  const { visitor } = walk;
  visitor.source?.(source, at, name);
  const { params, query, body } = source;
  visitor.call?.({ by: 'source', name: source.call, params, query, body, at: pointer(at, 'call') });
  for (const key of ['params', 'query', 'body']) visitBindings(source[key], pointer(at, key), 0, walk);
  visitSteps(source.onError, pointer(at, 'onError'), 'source', walk);
}

function visitNodes(nodes: unknown, at: string, depth: number, walk: Walk): void {
  // Deeper ones are refused by who checks the document first, and are never drawn.
  if (depth > limits.documentDepth) return;
  for (const [index, node] of listOf(nodes).entries()) {
    if (!isRecord(node)) continue;
    const here = pointer(at, index);
    const config = isRecord(node.config) ? node.config : {};
    walk.visitor.node?.(node, here);
    visitOptionSource(config, pointer(here, 'config'), walk);
    visitReaches(node, config, here, walk);
    for (const key of ['props', 'slot']) visitBindings(node[key], pointer(here, key), 0, walk);
    if (isRecord(node.on)) {
      for (const [event, steps] of Object.entries(node.on)) visitSteps(steps, pointer(here, 'on', event), 'node', walk);
    }
    visitNodes(config.children, pointer(here, 'config', 'children'), depth + 1, walk);
  }
}

function visitOptionSource({ dataType, dictionaryType, propsUrl }: Stored, at: string, { visitor }: Walk): void {
  if (dataType === 'dictionary' && isNamed(dictionaryType))
    visitor.dictionary?.(dictionaryType, pointer(at, 'dictionaryType'));
  if (dataType === 'dynamic' && isNamed(propsUrl)) visitor.dataInterface?.(propsUrl, pointer(at, 'propsUrl'));
}

/** Props of which the widget says that they name something. */
function visitReaches(node: Stored, config: Stored, at: string, { descriptors, visitor }: Walk): void {
  const reaches = typeof config.aditKey === 'string' ? descriptors.get(config.aditKey)?.reaches : undefined;
  if (!reaches || !isRecord(node.props)) return;
  const { params, query } = node.props;
  for (const [path, what] of Object.entries(reaches)) {
    for (const { value, at: here } of valuesAt(node.props, path.split('.'), pointer(at, 'props'))) {
      switch (what) {
        case 'call':
          visitor.call?.({ by: 'widget', name: value, params, query, body: undefined, at: here });
          break;
        case 'model':
          visitor.model?.(value, here);
          break;
        case 'interface':
          visitor.dataInterface?.(value, here);
          break;
        case 'html':
          for (const link of htmlLinks(value)) visitor.address?.({ by: 'link', ...link, at: here, owner: node });
          break;
        case 'links':
          for (const link of menuLinks(value, here)) visitor.address?.({ by: 'link', ...link, owner: node });
          break;
        default:
          visitor.address?.({ by: what === 'link' ? 'link' : 'widget', value, at: here, owner: node });
      }
    }
  }
}

interface Placed {
  readonly value: unknown;
  readonly at: string;
}

/** What stands at the end of a path, `*` being each entry of a list; nothing of what is empty. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[], at: string): Placed[] {
  if (key === undefined) return value === undefined || value === null || value === '' ? [] : [{ value, at }];
  if (key === '*') return listOf(value).flatMap((entry, index) => valuesAt(entry, rest, pointer(at, index)));
  return isRecord(value) ? valuesAt(value[key], rest, pointer(at, key)) : [];
}

/** Where the links of a written text lead, in each of its languages. */
function htmlLinks(html: unknown): { readonly value: string; readonly isBound: boolean }[] {
  const hrefsOf = (nodes: readonly HtmlNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'text') return [];
      const { href } = node.attributes;
      return [...(href === undefined ? [] : [href]), ...hrefsOf(node.children)];
    });
  return writtenTexts(html).flatMap((text) =>
    hrefsOf(readHtml(text)).map((value) => ({ value, isBound: holdsPlaces(text) })),
  );
}

/** Where the entries of a menu lead that stands in the document itself. */
function menuLinks(items: unknown, at: string, depth = 0): Placed[] {
  if (depth > limits.documentDataDepth) return [];
  return listOf(items).flatMap((item, index) => {
    if (!isRecord(item)) return [];
    const here = pointer(at, index);
    return [...valuesAt(item, ['urlAddress'], here), ...menuLinks(item.children, pointer(here, 'children'), depth + 1)];
  });
}

function visitSteps(steps: unknown, at: string, trigger: Trigger, walk: Walk, depth = 0): void {
  if (depth > limits.documentDepth) return;
  const { visitor } = walk;
  for (const [index, step] of listOf(steps).entries()) {
    if (!isRecord(step)) continue;
    const here = pointer(at, index);
    visitor.step?.(step, here, trigger);
    const { params, query, body, name } = step;
    if (step.action === 'request' || step.action === 'download')
      visitor.call?.({ by: 'step', name: step.call, params, query, body, at: pointer(here, 'call') });
    if (step.action === 'command') visitor.command?.({ name, with: step.with, trigger, at: pointer(here, 'name') });
    if (step.action === 'navigate')
      visitor.address?.({ by: 'navigate', value: step.to, at: pointer(here, 'to'), owner: step });
    for (const [key, value] of Object.entries(step)) {
      if (key !== 'onError' && key !== 'when') visitBindings(value, pointer(here, key), 0, walk);
    }
    visitSteps(step.onError, pointer(here, 'onError'), trigger, walk, depth + 1);
  }
}

function visitBindings(value: unknown, at: string, depth: number, walk: Walk): void {
  const { visitor } = walk;
  if (!visitor.binding || depth > limits.documentDataDepth) return;
  if (typeof value === 'string') {
    if (holdsPlaces(value)) visitor.binding(value, at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isBinding(value)) {
    visitor.binding(value, at);
    return;
  }
  for (const [key, entry] of Object.entries(value)) visitBindings(entry, pointer(at, key), depth + 1, walk);
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isNamed = (value: unknown): boolean => typeof value === 'string' && value !== '';
