import type { Change } from '../../engine/schema/diff/index.ts';
import { diffDocuments } from '../../engine/schema/diff/index.ts';
import { nodeLabel } from '../commands/node-facts.ts';
import { treeOf } from '../document/design-tree.ts';
import { isScreen } from '../document/is-screen.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';

export interface PropertyDifference {
  /** JSON pointer from the node, the entry of the list, or the document. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** What became of one node, one column, one button, or of the settings of a part. */
export interface DesignChange {
  readonly key: string;
  readonly group: 'form' | 'page' | 'list' | 'model';
  /** `settings`: of the whole form, list or model. The others: one entry. */
  readonly part: 'node' | 'column' | 'search' | 'button' | 'rowButton' | 'ownButton' | 'settings';
  readonly kinds: readonly Change['kind'][];
  readonly label: string;
  /** The field's name, or what tells the entry apart. */
  readonly name: string;
  /** Labels of what is around a node, then its own. */
  readonly textPath: string;
  /** JSON pointer in the model (of a removed one in the earlier model); '' where there is none. */
  readonly at: string;
  /** The node as it is now, or was before it was removed. */
  readonly node: JsonObject | undefined;
  readonly properties: readonly PropertyDifference[];
}

const lists = [
  { name: 'searchList', by: 'prop', part: 'search' },
  { name: 'columnList', by: 'prop', part: 'column' },
  { name: 'btnsList', by: 'value', part: 'button' },
  { name: 'columnBtnsList', by: 'value', part: 'rowButton' },
  { name: 'customBtnsList', by: 'value', part: 'ownButton' },
] as const;

/**
 * What differs between two models, one entry for each node, column, search condition and button. A draft without a list
 * goes online with one that is made for it, so that such a list is not compared.
 */
export function designChanges(before: JsonObject, after: JsonObject): DesignChange[] {
  return [...formChanges(before, after), ...listChanges(before, after), ...modelChanges(before, after)];
}

function formChanges(before: JsonObject, after: JsonObject): DesignChange[] {
  // The nodes of a page are its own, those of a model stand in its form.
  const at = isScreen(after) ? '' : '/form';
  const [old, now] = at === '' ? [before, after] : [before.form ?? {}, after.form ?? {}];
  return joined(diffDocuments(old, now)).map((changes) => {
    const [first] = changes;
    const gone = first.kind === 'removed';
    const node = first.id === null ? undefined : valueAt(gone ? old : now, first.at);
    return {
      ...common(changes),
      key: `form/${gone ? 'removed' : ''}${first.at}`,
      group: at === '' ? 'page' : 'form',
      part: first.id === null ? 'settings' : 'node',
      name: isObject(node) && typeof node.vModel === 'string' ? node.vModel : '',
      at: first.id === null ? at : `${at}${first.at}`,
      node: isObject(node) ? node : undefined,
    };
  });
}

function listChanges(before: JsonObject, after: JsonObject): DesignChange[] {
  const [old, now] = [before.list, after.list];
  if (!isObject(old) || !isObject(now)) return [];
  const labels = new Map([...fieldLabels(before), ...fieldLabels(after)]);
  const entries = lists.flatMap(({ name, by, part }) => {
    // Entries are compared as nodes are: by what tells them apart, with moves as moves.
    const changes = diffDocuments(asNodes(old[name], by, labels), asNodes(now[name], by, labels));
    // `config` is ours; what it says stands in the entry too.
    return joined(changes.filter(({ path = '' }) => !path.startsWith('/config'))).map((own): DesignChange => {
      const id = own[0].id ?? '';
      return { ...common(own), key: `list/${name}/${id}`, group: 'list', part, name: id, at: '/list', node: undefined };
    });
  });
  const rest = withoutLists(old);
  const settings = differences(diffDocuments(rest, withoutLists(now)));
  return settings.length === 0 ? entries : [...entries, settingsOf('list', settings)];
}

function modelChanges(before: JsonObject, after: JsonObject): DesignChange[] {
  const kept = new Set(['category', 'description']);
  const names = ['fullName', 'enCode', 'type', 'webType', ...kept, 'tables'];
  const properties = names.flatMap((name) => {
    // A version may lack what its draft has not said either.
    const [old, now] = [before[name], after[name]];
    // What a version of long ago does not know of itself is not compared.
    if (kept.has(name) && (old === undefined || now === undefined)) return [];
    return sameJson(old ?? null, now ?? null) ? [] : [{ path: `/${name}`, before: old, after: now }];
  });
  return properties.length === 0 ? [] : [settingsOf('model', properties)];
}

function settingsOf(group: DesignChange['group'], properties: readonly PropertyDifference[]): DesignChange {
  const nothing = { label: '', name: '', textPath: '', node: undefined };
  return {
    ...nothing,
    key: `${group}/settings`,
    group,
    part: 'settings',
    kinds: ['changed'],
    at: `/${group}`,
    properties,
  };
}

type Some = readonly [Change, ...Change[]];

/** The changes of one node together, where the first of them stood. */
function joined(changes: readonly Change[]): Some[] {
  const byNode = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = `${change.kind === 'removed'} ${change.id} ${change.at}`;
    const known = byNode.get(key);
    if (known) known.push(change);
    else byNode.set(key, [change]);
  }
  return [...byNode.values()];
}

function common(changes: Some): Pick<DesignChange, 'kinds' | 'label' | 'textPath' | 'properties'> {
  const [{ label, textPath, id }] = changes;
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return {
    kinds,
    label: id === null ? '' : label,
    textPath: id === null ? '' : textPath,
    properties: differences(changes),
  };
}

function differences(changes: readonly Change[]): PropertyDifference[] {
  // Both documents are JSON, so what stands in them is.
  const json = (value: unknown) => value as Json | undefined;
  return changes.flatMap(({ kind, path = '', before, after }) =>
    kind === 'changed' ? [{ path, before: json(before), after: json(after) }] : [],
  );
}

function asNodes(list: Json | undefined, by: string, labels: ReadonlyMap<string, string>): JsonObject {
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const nodes = entries.map((entry) => {
    const id = typeof entry[by] === 'string' ? entry[by] : '';
    return { ...entry, id, config: { label: entry.label ?? labels.get(id) ?? id } };
  });
  return { nodes };
}

function withoutLists(list: JsonObject): JsonObject {
  const names: readonly string[] = lists.map(({ name }) => name);
  return Object.fromEntries(Object.entries(list).filter(([key]) => !names.includes(key)));
}

/** Labels by the names under which lists know fields: `name`, and `table-name` for a column of a sub-table. */
function fieldLabels(document: JsonObject): Map<string, string> {
  const { nodes } = treeOf(document);
  const labels = new Map<string, string>();
  for (const { node, parent } of nodes.values()) {
    if (typeof node.vModel !== 'string') continue;
    const table = parent === null ? undefined : nodes.get(parent)?.node.vModel;
    labels.set(typeof table === 'string' ? `${table}-${node.vModel}` : node.vModel, nodeLabel(node));
  }
  return labels;
}
