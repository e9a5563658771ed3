import type { TreeNode } from '../document/design-tree.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';
import { readGroup, removePart } from '../document/rule-group-edit.ts';
import { change, type Fix, type Place } from './fix.ts';

/** A condition that names what is not there goes, and the group that it leaves empty. */
export function fixCondition({ node, rest, document }: Place): Fix | null {
  const match = /^(.*?\/(?:showWhen|enableWhen|requireWhen|when))((?:\/conditions\/\d+)+)\/(?:field|valueField)$/.exec(
    rest,
  );
  if (!node || !match) return null;
  const [, path = '', inside = ''] = match;
  const group = readGroup(valueAt(document, `${node.at}${path}`));
  const indices = [...inside.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const next = group && removePart(group, indices);
  // A rule that sets a value is nothing without conditions, and one that judges a value would judge it always.
  const [, list, rule] = /^(\/setWhen|\/config\/regList)\/(\d+)\/when$/.exec(path) ?? [];
  if (list !== undefined && next === undefined) return without('deleteRule', node, list, Number(rule), document);
  return change('deleteReference', node.key, path, next as Json | undefined); // a rule is JSON
}

/** A formula goes on with 0 in the place of a field that is gone: it is what it gave anyway. */
export function fixToken({ node, rest }: Place): Fix | null {
  const isToken = /^(\/props\/expression|\/config\/defaultExpression|\/setWhen\/\d+\/expression)\/\d+$/.test(rest);
  return node && isToken ? change('asZero', node.key, rest, '0') : null;
}

/** A rule that sets what cannot be set. */
export function deleteSetRule({ node, rest, document }: Place): Fix | null {
  const index = /^\/setWhen\/(\d+)\/valueField$/.exec(rest)?.[1];
  return node && index !== undefined ? without('deleteRule', node, '/setWhen', Number(index), document) : null;
}

export function fixActionPart(place: Place): Fix | null {
  const { node, rest } = place;
  if (!node || !rest.startsWith('/on/')) return null;
  return rest.endsWith('/field') ? deleteStep(place) : change('deleteReference', node.key, rest, undefined);
}

export function deleteStep({ node, rest, document }: Place): Fix | null {
  // The innermost: steps may hold the steps that run where they fail.
  const [, steps, index] = /^(\/on\/[^/]+(?:\/\d+\/onError)*)\/(\d+)(?:\/|$)/.exec(rest) ?? [];
  if (!node || steps === undefined) return null;
  return without('deleteStep', node, steps, Number(index), document);
}

export function deleteRule({ node, rest, document }: Place): Fix | null {
  const index = /^\/config\/regList\/(\d+)/.exec(rest)?.[1];
  return node && index !== undefined ? without('deleteRule', node, '/config/regList', Number(index), document) : null;
}

function without(name: Fix['name'], node: TreeNode, path: string, index: number, document: JsonObject): Fix | null {
  const list = valueAt(document, `${node.at}${path}`);
  if (!Array.isArray(list)) return null;
  const rest = list.toSpliced(index, 1);
  return change(name, node.key, path, rest.length > 0 ? rest : undefined);
}
