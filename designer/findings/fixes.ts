import { type DescriptorMap, valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { FindingCode } from '../../engine/schema/findings/finding-codes.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { firstOptions } from '../commands/fresh-node.ts';
import { changeDocument, changeKind, insertNode, moveNodes, renameField, replaceDocument } from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { entriesOf, listOf } from '../document/list-edit.ts';
import { asNode, descriptorOf, fieldName } from '../document/node-facts.ts';
import { applyPatch, valueAt } from '../document/patch.ts';
import { parentOf, tokensOf } from '../document/pointer.ts';
import type { DesignStore } from '../history/design-store.ts';
import { change, done, type Find, type Fix, type Place } from './fix.ts';
import { deleteRule, deleteSetRule, deleteStep, fixActionPart, fixCondition, fixToken } from './fix-references.ts';
import { clearInTables, deleteFromTables, fitLength, ownColumn, renameColumn } from './fix-tables.ts';
import { nodeOfFinding } from './node-of-finding.ts';

/** What to do about each finding that can be put right without asking; the others are shown at their place. */
const table: Partial<Record<FindingCode, Find>> = {
  'node.dangling': (place) => fixCondition(place) ?? fixToken(place) ?? deleteSetRule(place) ?? fixActionPart(place),
  'node.twinField': rename,
  'node.noField': rename,
  'node.fieldName': rename,
  'node.reservedName': rename,
  'node.idName': rename,
  'node.twinId': ({ finding: { at }, tree, document }) => ({
    name: 'newId',
    apply: (store) => {
      const next = applyPatch(document, [{ op: 'replace', path: at, value: freeNames(tree).id() }]);
      return done(store.run(replaceDocument, { document: next, because: 'fix' }));
    },
  }),
  'node.parent': ({ node, tree }) => {
    const around = node?.parent == null ? undefined : tree.nodes.get(node.parent);
    if (!node || !around) return null;
    const to = { keys: [node.key], parent: around.parent, index: around.index + 1 };
    return { name: 'moveOut', apply: (store) => done(store.run(moveNodes, to)) };
  },
  'node.parameter': ({ node, rest }) => (node ? change('clear', node.key, rest, '') : null),
  'node.dictionary': clear,
  'node.interface': clear,
  'node.style': ({ node }) => (node ? change('clear', node.key, '/props/textStyle', undefined) : null),
  'node.noColumns': ({ node }) =>
    node
      ? {
          name: 'addColumn',
          apply: (store) => done(store.run(insertNode, { key: 'input', parent: node.key, index: 0 })),
        }
      : null,
  'node.noOptions': ({ node }) => (node ? change('addOptions', node.key, '/slot/options', firstOptions()) : null),
  'node.defaultTitle': ({ node }) =>
    node ? { name: 'giveName', leads: true, apply: (store) => lead(store, node.key) } : null,
  'node.default': ({ node }) => (node ? change('clear', node.key, '/config/defaultValue', undefined) : null),
  'widget.unknown': ({ node }) =>
    // What holds others is no field: a person decides what becomes of them.
    node && (fieldName(node.node) !== '' || node.children.length === 0)
      ? { name: 'replace', apply: (store) => done(store.run(changeKind, { key: node.key, to: 'input' })) }
      : null,
  'widget.property': ({ node, rest }) => (node ? change('restore', node.key, rest, undefined) : null),
  'widget.field': fixFieldProp,
  'code.contrast': ({ node, rest }) => (node ? change('restore', node.key, rest, undefined) : null),
  'rule.unknown': deleteRule,
  'rule.empty': deleteRule,
  'rule.pattern': deleteRule,
  'rule.setTarget': ({ node }) => (node ? change('deleteRule', node.key, '/setWhen', undefined) : null),
  'rule.setField': deleteSetRule,
  'rule.setValue': clear,
  'calc.target': ({ node, rest }) =>
    node && rest === '/config/defaultExpression' ? change('clear', node.key, rest, undefined) : null,
  'rule.operator': fixOperator,
  'action.unknown': deleteStep,
  'action.dialog': deleteStep,
  // Without the step nothing would be judged; without the node everything is.
  'action.within': fixActionPart,
  'action.source': deleteStep,
  'action.call': deleteStep,
  'list.noColumns': ({ document, descriptors }) => {
    const { list: _drawn, ...untouched } = document;
    const value = entriesOf(listOf(untouched, descriptors), 'columnList');
    if (value.length === 0) return null;
    return {
      name: 'usualColumns',
      apply: (store) => done(store.run(changeDocument, { path: '/list/columnList', value })),
    };
  },
  'list.column': deleteEntry,
  'list.twinColumn': deleteEntry,
  'list.notColumn': deleteEntry,
  'list.notSearched': deleteEntry,
  'table.twin': deleteFromTables,
  'table.twinColumn': deleteFromTables,
  'table.noField': deleteFromTables,
  'table.shared': ownColumn,
  'table.reserved': ownColumn,
  'table.noColumn': ownColumn,
  'table.longName': renameColumn,
  'table.columnName': renameColumn,
  'table.notUnique': clearInTables,
  'table.notIndexed': clearInTables,
  'table.longIndex': clearInTables,
  'table.length': clearInTables,
  'table.decimals': clearInTables,
  'table.short': fitLength,
};

function lead(store: DesignStore, key: string): boolean {
  store.select([key]);
  return true;
}

/** The fix of a finding as the design is now; null where a person has to decide. */
export function fixOf(finding: Finding, document: JsonObject, descriptors: DescriptorMap): Fix | null {
  const tree = treeOf(document);
  const node = nodeOfFinding(tree, finding.at);
  const rest = node ? finding.at.slice(node.at.length) : finding.at;
  return table[finding.code]?.({ finding, document, tree, descriptors, node, rest }) ?? null;
}

function clear({ node, rest }: Place): Fix | null {
  return node ? change('clear', node.key, rest, undefined) : null;
}

/** The name goes; where the widget would then go by one of its own, a person decides. */
function fixFieldProp({ node, rest, descriptors }: Place): Fix | null {
  const [, prop = ''] = tokensOf(rest);
  const usual = node && descriptorOf(node.node, descriptors)?.defaults[prop];
  return node && !usual ? change('clear', node.key, rest, undefined) : null;
}

/** A name that is free and keeps to the rule, as near to the old one as can be. */
function rename({ node, tree }: Place): Fix | null {
  if (!node) return null;
  const wish = fieldName(node.node)
    .replace(/[^A-Za-z0-9_]/g, '')
    .replace(/^[^A-Za-z]+/, '');
  return {
    name: 'rename',
    apply: (store) =>
      done(store.run(renameField, { key: node.key, name: freeNames(tree).fieldName(wish.slice(0, 40) || 'field') })),
  };
}

/** The first comparison that the field's kind has. */
function fixOperator({ node, rest, document, tree, descriptors }: Place): Fix | null {
  const condition = valueAt(document, parentOf(`${node?.at ?? ''}${rest}`).parent);
  if (!node || !isObject(condition)) return null;
  const field = [...tree.nodes.values()].find((one) => fieldName(one.node) === condition.field);
  const kind = field && valueKindOf(asNode(field.node), descriptors);
  const [operator] = kind ? valueKinds[kind].operators : [];
  return operator ? change('operator', node.key, rest, operator) : null;
}

/** An entry of the list that shows nothing: a column, a search condition, a name in a list of names. */
function deleteEntry({ finding: { at }, document }: Place): Fix | null {
  const match = /^(\/list\/\w+)(?:\/(\d+))?/.exec(at);
  const [, path, index] = match ?? [];
  if (path === undefined) return null;
  const list = valueAt(document, path);
  const value = Array.isArray(list) && index !== undefined ? list.toSpliced(Number(index), 1) : undefined;
  return { name: 'deleteEntry', apply: (store) => done(store.run(changeDocument, { path, value })) };
}
