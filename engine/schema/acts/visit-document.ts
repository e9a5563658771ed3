import { isBinding } from '../bindings.ts';
import type { DescriptorMap } from '../descriptor.ts';
import { pageEvents } from '../documents/page-events.ts';
import { pointer } from '../findings/pointer.ts';
import { limits } from '../limits.ts';
import type { DocumentVisitor, Stored, Trigger } from './document-visitor.ts';
import { holdsPlaces } from './is-bound.ts';

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
  for (const key of ['treeInterfaceId', 'treePropsUrl']) {
    if (isNamed(document[key])) visitor.dataInterface?.(document[key], pointer(at, key));
  }
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
    if (isNamed(config.propsUrl)) walk.visitor.dataInterface?.(config.propsUrl, pointer(here, 'config', 'propsUrl'));
    visitReaches(node, config, here, walk);
    for (const key of ['props', 'slot']) visitBindings(node[key], pointer(here, key), 0, walk);
    if (isRecord(node.on)) {
      for (const [event, steps] of Object.entries(node.on)) visitSteps(steps, pointer(here, 'on', event), 'node', walk);
    }
    visitNodes(config.children, pointer(here, 'config', 'children'), depth + 1, walk);
  }
}

/** Props of which the widget says that they name a call, a model or an address. */
function visitReaches(node: Stored, config: Stored, at: string, { descriptors, visitor }: Walk): void {
  const reaches = typeof config.aditKey === 'string' ? descriptors.get(config.aditKey)?.reaches : undefined;
  if (!reaches || !isRecord(node.props)) return;
  const { props } = node;
  for (const [prop, what] of Object.entries(reaches)) {
    const value = props[prop];
    if (value === undefined || value === null || value === '') continue;
    const here = pointer(at, 'props', prop);
    const { params, query } = props;
    if (what === 'call') visitor.call?.({ by: 'widget', name: value, params, query, body: undefined, at: here });
    else if (what === 'model') visitor.model?.(value, here);
    else visitor.address?.({ by: what === 'link' ? 'link' : 'widget', value, at: here, owner: node });
  }
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
