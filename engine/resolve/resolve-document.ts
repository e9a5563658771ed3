// Here: from a document to what can be drawn, once for each revision.

import type {
  ResolvedDocument,
  ResolvedError,
  ResolvedLayout,
  ResolvedNode,
  ResolvedSettings,
} from '../contract/resolved.ts';
import { comparedElsewhere, compileForm, compileRules } from '../schema/check/index.ts';
import type { FormDocument } from '../schema/documents/form-document.ts';
import type { Node } from '../schema/documents/node.ts';
import type { RuleGroup } from '../schema/documents/rule-group.ts';
import { type DescriptorMap, valueKindOf } from '../schema/fields/descriptor.ts';
import { fieldNameFault } from '../schema/fields/field-name.ts';
import { catalogueOf, type Field } from '../schema/fields/fields.ts';
import { readableOf } from '../schema/fields/secret-fields.ts';
import type { NodeFault } from '../schema/findings/node-fault.ts';
import { pointer } from '../schema/findings/pointer.ts';
import { limits } from '../schema/limits.ts';
import { latePatterns } from './late-patterns.ts';

type Drawn = Pick<FormDocument, 'nodes' | 'form'>;

const cache = new WeakMap<Drawn, WeakMap<DescriptorMap, ResolvedDocument>>();

/**
 * Turns a document into the tree that the renderer draws, children in array order, widths in columns of 24. Done once
 * for a document object and a set of widgets. Document order is order on the page: nothing else says it.
 * @param document validated and migrated to the current version, without nodes that the user may not see
 * @returns one node for each of the document's that is ever shown; an unknown widget becomes an error node
 */
export function resolveDocument(document: Drawn, descriptors: DescriptorMap): ResolvedDocument {
  const known = cache.get(document)?.get(descriptors);
  if (known) return known;
  const resolved = resolve(document, descriptors);
  const byWidgets = cache.get(document) ?? new WeakMap<DescriptorMap, ResolvedDocument>();
  byWidgets.set(descriptors, resolved);
  cache.set(document, byWidgets);
  return resolved;
}

function resolve(document: Drawn, descriptors: DescriptorMap): ResolvedDocument {
  const catalogue = catalogueOf(document, descriptors);
  const form = compileForm(catalogue, latePatterns);
  const fieldAt = new Map<string, Field>([...catalogue.byName.values()].map((field) => [field.at, field]));
  const around = new Map<string, readonly ResolvedLayout[]>();
  const widgetKeys = new Set<string>();
  const blocking: ResolvedError[] = [];
  const ids = new Set<string>();
  const readable = readableOf(catalogue);
  const find = (name: string) => readable.byName.get(name) ?? comparedElsewhere(name);

  const visit = (nodes: readonly Node[], at: string, shownBy: readonly RuleGroup[]): ResolvedNode[] =>
    nodes.flatMap((node, index) => {
      const here = pointer(at, index);
      if (isNeverShown(node)) return [];
      const resolved = resolveNode(node, here, node.showWhen ? [...shownBy, node.showWhen] : shownBy);
      if (resolved.kind === 'error' && resolved.blocksSubmit) blocking.push(resolved);
      return [resolved];
    });

  const resolveNode = (node: Node, at: string, shownBy: readonly RuleGroup[]): ResolvedNode => {
    const key = node.config?.aditKey;
    const base = { id: uniqueId(node.id ?? at, ids), node, at, span: spanOf(node) };
    const descriptor = descriptors.get(key);
    if (!descriptor) {
      const blocksSubmit = node.config?.required === true;
      const fault: NodeFault = { code: 'widget.unknown', args: { key: String(key) } };
      return { ...base, kind: 'error', fault, blocksSubmit, shown: compileRules(shownBy, find) };
    }
    widgetKeys.add(key);
    const { showWhen, enableWhen } = node;
    const shown = compileRules(showWhen ? [showWhen] : [], find);
    if (descriptor.kind === 'field') {
      const field = fieldAt.get(at);
      if (!field) {
        const fault = fieldFault(node, descriptors);
        return { ...base, kind: 'error', fault, blocksSubmit: false, shown: compileRules(shownBy, find) };
      }
      const table = catalogue.tables.get(field.name);
      if (field.kind === 'table') for (const column of table?.columns ?? []) widgetKeys.add(column.descriptor.key);
      return { ...base, kind: 'field', descriptor, field };
    }
    if (descriptor.kind === 'action') {
      return {
        ...base,
        kind: 'action',
        descriptor,
        shown,
        enabled: compileRules(enableWhen ? [enableWhen] : [], find),
      };
    }
    const children = descriptor.ownScope
      ? []
      : visit(node.config.children ?? [], pointer(at, 'config', 'children'), shownBy);
    const layout: ResolvedLayout = {
      ...base,
      kind: 'layout',
      descriptor,
      shown,
      children,
      fieldNames: namesIn(children),
    };
    for (const name of layout.fieldNames) around.set(name, [layout, ...(around.get(name) ?? [])]);
    return layout;
  };

  const nodes = visit(document.nodes, '/nodes', []);
  const { fields, tables } = catalogue;
  const hasPatterns = [...fields, ...[...tables.values()].flatMap(({ columns }) => columns)].some(hasPattern);
  return { nodes, settings: settingsOf(document), form, around, widgetKeys, hasPatterns, blocking };
}

function hasPattern({ node }: Field): boolean {
  return node.config.regList?.some(({ pattern }) => pattern !== undefined && pattern !== '') ?? false;
}

/** `noShow`, and nodes that are not for a page. */
function isNeverShown(node: Node): boolean {
  const { noShow, visibility } = node.config ?? {};
  return noShow === true || (Array.isArray(visibility) && visibility.length > 0 && !visibility.includes('pc'));
}

/** Why a node of a field's widget holds no value: it has no name, or another node has it. */
function fieldFault(node: Node, descriptors: DescriptorMap): NodeFault {
  const { vModel: name = '', config } = node;
  const fault = name && fieldNameFault(name);
  if (fault) return { code: fault, args: { name, limit: limits.fieldNameLength } };
  if (name && valueKindOf(node, descriptors)) return { code: 'node.twinField', args: { name } };
  return { code: 'node.noField', args: { label: config.label || config.aditKey } };
}

function namesIn(nodes: readonly ResolvedNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'field') return [node.field.name];
    return node.kind === 'layout' ? [...node.fieldNames] : [];
  });
}

function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) unique = `${id}~${count}`;
  taken.add(unique);
  return unique;
}

function spanOf(node: Node): number {
  const span = node.config?.span;
  return typeof span === 'number' && span >= 1 && span <= 24 ? Math.round(span) : 24;
}

function settingsOf({ form = {} }: Drawn): ResolvedSettings {
  return {
    ...form,
    labelPosition: form.labelPosition ?? 'right',
    labelWidth: form.labelWidth ?? 100,
    gutter: form.gutter ?? 15,
    size: form.size ?? 'middle',
    disabled: form.disabled ?? false,
  };
}
