import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Descriptor, DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { validateForm } from '../../engine/schema/validate/index.ts';
import { type Design, defineCommand } from '../document/command.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { aditKeyOf, descriptorOf, fieldName, holdsOf, nodeLabel } from '../document/node-facts.ts';
import type { Operation } from '../document/patch.ts';
import { mayHold, nodesIn, placementFault } from './placement.ts';
import { soleFault } from './sole-nodes.ts';

export interface ChangeKind {
  readonly key: string;
  /** `aditKey` of the widget that it becomes. */
  readonly to: string;
}

/**
 * Makes a node one of another widget. Everything stays but the props that the new widget does not have or would not take,
 * and a default value that it would not take.
 */
export const changeKind = defineCommand<ChangeKind>({
  name: 'node.changeKind',
  plan: (design, { key, to }) => {
    const { tree, descriptors } = design;
    const found = tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const { node, at } = found;
    const descriptor = descriptors.get(to);
    if (!descriptor) return { refused: 'refusal.unknownWidget', places: { key: to } };
    if (!isObject(node.config)) return { refused: 'refusal.broken' };
    if (aditKeyOf(node) === to) return { patch: [] };
    if (descriptorOf(node, descriptors)?.sole)
      return { refused: 'refusal.soleNeeded', places: { label: nodeLabel(node) } };
    const places = { label: nodeLabel(node), kind: design.title(descriptor) };
    if (holdOthers(node, descriptor, descriptors)) return { refused: 'refusal.kindDiffers', places };
    const changed = changedNode(node, node.config, descriptor, design);
    const fault = placementFault(design, [changed], found.parent, 0) ?? soleFault(design, [changed]);
    if (fault) return fault;
    return {
      patch: differences(node, node.config, changed, at),
      says: { key: 'command.node.changeKind', places },
    };
  },
});

/** What one carries and the other does not (a value, children of one sort) cannot be kept. */
function holdOthers(node: JsonObject, to: Descriptor, descriptors: DescriptorMap): boolean {
  const from = descriptorOf(node, descriptors);
  if (from && from.kind !== to.kind) return true;
  const inside = nodesIn(node);
  const holds = to.holds ?? (to.kind === 'layout' ? 'nodes' : 'none');
  if (inside.length > 0 && from && holdsOf(node, descriptors) !== holds) return true;
  return inside.some((child) => !mayHold(holds, child, descriptors));
}

function changedNode(node: JsonObject, config: JsonObject, to: Descriptor, { tree, descriptors }: Design): JsonObject {
  const from = descriptorOf(node, descriptors);
  const named = (descriptor: Descriptor) => new Set(descriptor.settings.map(({ vModel }) => vModel));
  const [before, after] = [from && named(from), named(to)];
  const isCommon = (name: string) =>
    name === 'props' ? to.options === true : after.has(name) && before?.has(name) !== false;
  const props = isObject(node.props) ? Object.entries(node.props).filter(([name]) => isCommon(name)) : [];
  const { props: _old, ...rest } = node;
  const changed: JsonObject = {
    ...rest,
    ...(to.kind === 'field' && fieldName(node) === '' ? { vModel: freeNames(tree).fieldName(to.key) } : {}),
    config: { ...config, aditKey: to.key },
    ...(props.length > 0 ? { props: Object.fromEntries(props) } : {}),
  };
  return withoutMisfits(changed, descriptors);
}

/** Leaves out what the validator would say does not fit the widget. */
function withoutMisfits(node: JsonObject, descriptors: DescriptorMap): JsonObject {
  const { children, ...config } = isObject(node.config) ? node.config : {};
  const alone = { version: documentVersion, nodes: [{ ...node, config }] };
  const misfits = new Set(validateForm(alone, { descriptors }).map(({ at }) => at));
  const props = isObject(node.props)
    ? Object.entries(node.props).filter(([name]) => !misfits.has(pointer('/nodes/0/props', name)))
    : [];
  const { defaultValue, ...others } = config;
  const { props: _all, ...rest } = node;
  return {
    ...rest,
    config: {
      ...(misfits.has('/nodes/0/config/defaultValue') ? others : config),
      ...(children === undefined ? {} : { children }),
    },
    ...(props.length > 0 ? { props: Object.fromEntries(props) } : {}),
  };
}

/** The change as small steps, so that what stays keeps its place and its reference. */
function differences(node: JsonObject, config: JsonObject, changed: JsonObject, at: string): Operation[] {
  const { config: newConfig, props, vModel } = changed;
  const operations: Operation[] = [
    { op: 'replace', path: pointer(at, 'config', 'aditKey'), value: aditKeyOf(changed) },
  ];
  if (isObject(newConfig) && 'defaultValue' in config && !('defaultValue' in newConfig))
    operations.push({ op: 'remove', path: pointer(at, 'config', 'defaultValue') });
  if (vModel !== undefined && vModel !== node.vModel)
    operations.push({ op: node.vModel === undefined ? 'add' : 'replace', path: pointer(at, 'vModel'), value: vModel });
  if (node.props === undefined) return operations;
  if (props === undefined) return [...operations, { op: 'remove', path: pointer(at, 'props') }];
  if (isObject(node.props) && isObject(props))
    for (const name of Object.keys(node.props))
      if (!(name in props)) operations.push({ op: 'remove', path: pointer(at, 'props', name) });
  return operations;
}
