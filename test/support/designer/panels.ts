import { expect } from 'vitest';
import { designFields } from '../../../designer/document/design-fields.ts';
import { treeOf } from '../../../designer/document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../../designer/document/json.ts';
import { entriesOf, idOf, listOf, zones } from '../../../designer/document/list-edit.ts';
import { descriptorOf } from '../../../designer/document/node-facts.ts';
import { codeOf } from '../../../designer/document/node-words.ts';
import { outlineRows } from '../../../designer/outline/outline-rows.ts';
import { dataFields } from '../../../designer/palette/data-fields.ts';
import { countConditionsOf, countRulesOf } from '../../../designer/settings/panel/tab-counts.ts';
import { productWidgets } from './design.ts';

/** A node as it stands in the text, read without anything of the designer. */
interface Plain {
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly node: JsonObject;
}

/** What panels show of a design is what its text says, however many commands it went through. For tests. */
export function expectPanelsAgree(document: JsonObject): void {
  const text: JsonObject = JSON.parse(JSON.stringify(document));
  const all = plainNodes(text);
  const tree = treeOf(document);

  const rows = outlineRows(tree, new Set(), null).slice(1);
  expect(rows.map(({ level, position, size, open }) => ({ level, position, size, open }))).toEqual(
    all.map(({ level, position, size, node }) => ({
      level,
      position,
      size,
      open: childrenIn(node).length > 0 ? true : null,
    })),
  );
  expect(rows.map(({ key }) => tree.nodes.get(key)?.node)).toEqual(all.map(({ node }) => node));

  const countsOf = (node: JsonObject) => [
    countRulesOf(node, descriptorOf(node, productWidgets)),
    countConditionsOf(node),
  ];
  expect([...tree.nodes.values()].map(({ node }) => countsOf(node))).toEqual(all.map(({ node }) => countsOf(node)));

  const fields = designFields(document, productWidgets, 'zh');
  expect(fields).toEqual(designFields(text, productWidgets, 'zh'));
  for (const { key, name, node } of fields) {
    expect(tree.nodes.get(key)?.node, `field ${name} leads to its node`).toEqual(node);
    expect(codeOf(node)).toBe(name);
  }
  expect(dataFields(document, productWidgets, 'zh')).toEqual(dataFields(text, productWidgets, 'zh'));

  for (const zone of zones) {
    const stored = isObject(text.list) ? text.list[zone] : undefined;
    if (!Array.isArray(stored)) continue;
    const ids = (entries: readonly Json[]) => entries.filter(isObject).map((entry) => idOf(zone, entry));
    expect(ids(entriesOf(listOf(document, productWidgets), zone))).toEqual(ids(stored));
  }
}

function plainNodes(document: JsonObject): Plain[] {
  const form = isObject(document.form) ? document.form : {};
  const outer = Array.isArray(document.nodes) ? document.nodes : Array.isArray(form.nodes) ? form.nodes : [];
  const found: Plain[] = [];
  const visit = (list: readonly Json[], level: number) => {
    const nodes = list.filter(isObject);
    nodes.forEach((node, index) => {
      found.push({ level, position: index + 1, size: nodes.length, node });
      visit(childrenIn(node), level + 1);
    });
  };
  visit(outer, 2);
  return found;
}

function childrenIn({ config }: JsonObject): readonly Json[] {
  return isObject(config) && Array.isArray(config.children) ? config.children : [];
}
