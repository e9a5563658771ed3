import { accessShape } from '../access/access-shape.ts';
import { actionShape } from '../documents/action.ts';
import {
  formDocumentShape,
  formSettingsShape,
  pageEventsShape,
  screenDocumentShape,
  sourceShape,
} from '../documents/form-document.ts';
import {
  columnShape,
  listButtonShape,
  listDocumentShape,
  ownButtonShape,
  searchItemShape,
} from '../documents/list-document.ts';
import { documentVersion, modelDocumentShape, tableColumnShape, tableShape } from '../documents/model-document.ts';
import { namesShape } from '../documents/names-shape.ts';
import { nodeShape, parameterShape, regRuleShape, setRuleShape } from '../documents/node.ts';
import { conditionShape, ruleGroupShape } from '../documents/rule-group-shape.ts';
import { localTextShape } from '../text/text-shape.ts';
import { isSchema, type JsonSchema, plainSchemas } from './plain-schema.ts';

export const documentKinds = ['form', 'screen', 'list', 'model'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const descriptions: Readonly<Record<string, string>> = {
  form: 'What a person fills in: the form of a model.',
  screen: 'A page: a tree of nodes, each drawn by the widget that it names.',
  list: 'The list of a model: search area, columns, buttons.',
  model: 'Form, list and tables: what the generated pages come from.',
  node: 'One place in a document. Keys that are not named here are kept untouched.',
  ruleGroup: 'Conditions joined by and / or, to any depth.',
  condition: 'One comparison of a field with a value or with another field.',
  access: 'Which right is asked for: a permission code, alone or with its kind and what it must be granted on.',
  action: 'One step of what a button or an event does; steps run in order.',
  source: 'A named source of data: loaded once, shared by every node that binds to it.',
  pageEvents: 'What a page does by itself: once its data is there, and when it is left.',
  names: 'A list of names or codes.',
  formSettings: 'Settings of a form as a whole.',
  regRule: 'One rule of a field: a pattern "/…/flags" or the name of a reusable rule, and what to say.',
  setRule: 'What a field takes once the conditions come to hold: expression, else valueField, else value.',
  parameter: 'A parameter of a data interface.',
  column: 'A column of a list; prop is a vModel, or table-child for a column of a sub-table.',
  searchItem: 'A search condition of a list.',
  listButton: 'A button of a list or of a row; its value with btn_ before it is the permission code.',
  ownButton: 'A button of a list that runs steps; what they can name: row, ids, count, names, modelId, menuId.',
  table: 'A table of a model: typeId "1" main, "0" child.',
  tableColumn: 'A column of a table: its name, length, decimals, whether it is unique or has an index.',
};

/** Every named shape, referring to the others by `#/$defs/…`. */
export function metaDefinitions(): Record<string, JsonSchema> {
  const plain = plainSchemas({
    form: formDocumentShape,
    screen: screenDocumentShape,
    list: listDocumentShape,
    model: modelDocumentShape,
    node: nodeShape,
    ruleGroup: ruleGroupShape,
    condition: conditionShape,
    access: accessShape,
    action: actionShape,
    localText: localTextShape,
    names: namesShape,
    source: sourceShape,
    pageEvents: pageEventsShape,
    formSettings: formSettingsShape,
    regRule: regRuleShape,
    setRule: setRuleShape,
    parameter: parameterShape,
    column: columnShape,
    searchItem: searchItemShape,
    listButton: listButtonShape,
    ownButton: ownButtonShape,
    table: tableShape,
    tableColumn: tableColumnShape,
  });
  return Object.fromEntries(
    Object.entries(plain).map(([name, { title, description, ...schema }]) => [
      name,
      { title: title ?? name, description: descriptions[name] ?? description, ...schema },
    ]),
  );
}

/**
 * The published JSON Schema of a kind of document, complete in one file so that an editor needs no second one.
 * @param aditKeys the widgets that there are: an editor completes them, and any other name stays allowed
 */
export function metaSchema(kind: DocumentKind, aditKeys: readonly string[] = []): JsonSchema {
  const definitions = withWidgetKeys(metaDefinitions(), aditKeys);
  const used = reachedFrom(definitions[kind], definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:adit:schema:${kind}:${documentVersion}`,
    ...definitions[kind],
    $defs: Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name))),
  };
}

function withWidgetKeys(
  definitions: Readonly<Record<string, JsonSchema>>,
  aditKeys: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  if (aditKeys.length === 0) return definitions;
  const words = { anyOf: [{ enum: [...aditKeys].sort() }, { minLength: 1 }] };
  return { ...definitions, node: extended(definitions.node, ['properties', 'config', 'properties', 'aditKey'], words) };
}

/** A copy in which the schema at a path of keys has more to say. */
function extended(schema: unknown, [key, ...rest]: readonly string[], more: JsonSchema): JsonSchema {
  if (!isSchema(schema)) throw new Error(`The schema of a node has no "${key}" any more.`);
  return key === undefined ? { ...schema, ...more } : { ...schema, [key]: extended(schema[key], rest, more) };
}

function reachedFrom(start: unknown, definitions: Readonly<Record<string, JsonSchema>>): Set<string> {
  const names = new Set<string>();
  const waiting = [start];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (Array.isArray(part)) waiting.push(...part);
    else if (isSchema(part)) {
      const name = typeof part.$ref === 'string' ? part.$ref.replace('#/$defs/', '') : undefined;
      if (name !== undefined && !names.has(name)) {
        names.add(name);
        waiting.push(definitions[name]);
      }
      waiting.push(...Object.values(part));
    }
  }
  return names;
}
