import { isRecord, sameData } from '../diff/index.ts';
import type { Node } from '../documents/node.ts';
import { type DescriptorMap, propsOf } from '../fields/descriptor.ts';
import { saysNothing, unusual } from './says-nothing.ts';
import { usualFormSettings, usualNodeConfig } from './usual-settings.ts';

/** What the engine reads of a node besides its id, config and props; anything else is kept and has no effect. */
export const readNodeKeys = [
  ...['vModel', 'slot', 'showWhen', 'enableWhen', 'requireWhen', 'setWhen', 'access', 'onAccess', 'on'],
] as const;

/**
 * A form or page as those who open it get it: what is as usual and what has no effect is left out, so that two that look and
 * work alike are equal. Nodes stand where they stood, so that pointers lead to the same ones.
 * @param document of any kind, whatever is wrong with it
 */
export function readersForm(document: unknown, descriptors: DescriptorMap): Record<string, unknown> {
  if (!isRecord(document)) return { nodes: [] };
  const { $schema: _schema, version: _version, form, nodes, ...rest } = document;
  const settings = isRecord(form) ? unusual(form, usualFormSettings) : {};
  return {
    ...unusual(rest),
    ...(saysNothing(settings) ? {} : { form: settings }),
    nodes: Array.isArray(nodes) ? nodes.map((node: unknown) => readersNode(node, descriptors)) : [],
  };
}

function readersNode(node: unknown, descriptors: DescriptorMap): unknown {
  if (!isRecord(node) || !isRecord(node.config)) return node;
  const { children, ...config } = node.config;
  const own = config.span === undefined ? config : { ...config, span: widthOf(config.span) };
  const props = shownProps(node, descriptors);
  const inside = Array.isArray(children) ? children.map((child: unknown) => readersNode(child, descriptors)) : [];
  return {
    id: node.id,
    ...unusual(Object.fromEntries(readNodeKeys.map((key) => [key, node[key]]))),
    config: { ...unusual(own, usualNodeConfig), ...(inside.length > 0 ? { children: inside } : {}) },
    ...(saysNothing(props) ? {} : { props }),
  };
}

/** The props that reach the widget and are not what it does anyway. Of an unknown widget nobody knows: all of them. */
function shownProps(node: Record<string, unknown>, descriptors: DescriptorMap): Record<string, unknown> {
  const stored = isRecord(node.props) ? node.props : {};
  const key = isRecord(node.config) ? node.config.aditKey : undefined;
  const descriptor = typeof key === 'string' ? descriptors.get(key) : undefined;
  if (!descriptor) return stored;
  // Only the props of the node are asked here.
  const all = propsOf({ props: stored } as unknown as Node, descriptor);
  const shown = Object.entries(all).filter(([name, value]) => {
    const usual = descriptor.defaults[name];
    return usual === undefined ? !saysNothing(value) : !sameData(value, usual);
  });
  return Object.fromEntries(shown);
}

/** As the renderer takes it. */
function widthOf(span: unknown): number {
  return typeof span === 'number' && span >= 1 && span <= 24 ? Math.round(span) : 24;
}
