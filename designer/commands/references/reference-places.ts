// Here: the places of a document that name a field or a source, so that they follow when it is renamed.

import { type DescriptorMap, fieldsNamedBy } from '../../../engine/schema/fields/descriptor.ts';
import { pointer } from '../../../engine/schema/findings/finding.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { aditKeyOf, asNode, descriptorOf } from '../../document/node-facts.ts';
import { tokensOf } from '../../document/pointer.ts';
import { nodeArguments } from './node-arguments.ts';

/**
 * How a text names a field.
 * - `row`: a column of the row that the node stands in, else a field of the form
 * - `parameter`: as `row`, else a code
 * - `code`: a field of the form, or `table-column`
 * - `formula`: a field of the form, `table-column`, `table.column`, else a column of the own row
 * - `column`: written on a sub-table: one of its own columns, with or without `table-` before it
 * - `form`: a field of the form only
 * - `node`: not a field but the id of a node (a dialog to open, a part to load again, a card whose fields are judged)
 */
export type Style = 'row' | 'parameter' | 'code' | 'formula' | 'column' | 'form' | 'node';

/** A text of a design that names something. */
export interface Site {
  /** JSON pointer from the node, or from the document. */
  readonly at: string;
  readonly style: Style;
  readonly codes: readonly string[];
  /** Nothing is written there yet: what holds there is what the widget goes by of itself. */
  readonly isUnsaid?: true;
  /** The value at `at` with each code put through `follow`. */
  rewrite(follow: (code: string) => string): Json;
}

interface Place {
  /**
   * Tokens of a pointer; `*` stands for every entry of a list or object, `**` for a step and all that run where it fails, in
   * one another.
   */
  readonly path: readonly string[];
  readonly style: Style;
  /**
   * What stands there: one name; conditions; or texts at any depth with places such as `{values.name}`. In the steps of a
   * list's buttons `row.name` is what a condition asks and a text names. Of a step that asks the program for something:
   * those of its arguments that are names.
   */
  readonly reads: 'name' | 'rule' | 'texts' | 'rowRule' | 'rowTexts' | 'arguments';
  readonly only?: (node: JsonObject) => boolean;
}

const place = (style: Style, reads: Place['reads'], paths: readonly string[], only?: Place['only']): Place[] =>
  paths.map((path) => ({ path: tokensOf(path), style, reads, ...(only ? { only } : {}) }));

/** Controls whose `relationField` is a field of this form; on others it is a column of what is picked. */
const linked = new Set(['relationFormAttr', 'relationFlowAttr', 'popupAttr', 'qrcode', 'barcode']);

/** Where rows of a sub-table come from: its own settings, those of imported designs, those of its buttons. */
const recordSources = ['/props', '/props/addTableConf', '/props/columnBtnsList/*/actionConfig'].concat(
  '/props/footerBtnsList/*/actionConfig',
);

/** Parts of a step whose texts hold places. */
const stepTexts = ['value', 'params', 'query', 'body', 'with', 'to', 'title', 'text', 'okText', 'fileName'];

/** The places of steps, and of those that run where one of them fails. */
function stepPlaces(steps: string): Place[] {
  const step = `${steps}/**`;
  return [
    ...place('row', 'rule', [`${step}/when`]),
    ...place('row', 'name', [`${step}/field`, `${step}/valueField`, `${step}/failField`]),
    ...place('node', 'name', [`${step}/dialog`, `${step}/source`, `${step}/within`]),
    ...place('node', 'arguments', [step]),
    ...place(
      'form',
      'texts',
      stepTexts.map((key) => `${step}/${key}`),
    ),
  ];
}

/** Every place of a node that names a field or a node. Whoever adds one to the format adds it here. */
const nodePlaces: readonly Place[] = [
  ...place('row', 'rule', ['/showWhen', '/enableWhen', '/requireWhen', '/setWhen/*/when', '/config/regList/*/when']),
  ...place('row', 'name', ['/setWhen/*/valueField']),
  ...place('node', 'name', ['/props/active', '/props/active/*']),
  ...stepPlaces('/on/*/*'),
  // A right on a field is named by the field's code.
  ...place('code', 'name', ['/access', '/access/code', '/onAccess/*', '/onAccess/*/code']),
  ...place('row', 'name', ['/config/startRelationField', '/config/endRelationField']),
  ...place('parameter', 'name', [
    '/config/parentVModel',
    '/config/relationField',
    '/config/transferList/*/targetField',
  ]),
  ...place('parameter', 'name', ['/config/templateJson/*/relationField']),
  ...place('parameter', 'name', ['/props/relationField'], (node) => linked.has(aditKeyOf(node))),
  ...place('formula', 'name', ['/props/expression/*', '/config/defaultExpression/*', '/setWhen/*/expression/*']),
  ...place('column', 'name', ['/props/summaryField/*', '/props/thousandsField/*']),
  ...place('column', 'name', ['/config/complexHeaderList/*/childColumns/*']),
  ...place(
    'parameter',
    'name',
    recordSources.map((at) => `${at}/templateJson/*/relationField`),
  ),
  ...place(
    'column',
    'name',
    recordSources.map((at) => `${at}/relationOptions/*/field`),
  ),
];

/** Every place beside the nodes, from the document: a screen or form, or a model with its list and tables. */
const documentPlaces: readonly Place[] = [
  ...['/sources/*', '/form/sources/*'].flatMap((source) => [
    ...place('row', 'rule', [`${source}/when`]),
    ...place(
      'form',
      'texts',
      ['params', 'query', 'body'].map((key) => `${source}/${key}`),
    ),
    ...stepPlaces(`${source}/onError/*`),
  ]),
  ...stepPlaces('/on/*/*'),
  ...place(
    'code',
    'name',
    ['columnList', 'searchList', 'defaultColumnList', 'columnOptions'].flatMap((list) =>
      ['prop', 'id', '__vModel__'].map((key) => `/list/${list}/*/${key}`),
    ),
  ),
  ...place('code', 'name', ['/list/summaryField/*', '/list/thousandsField/*']),
  ...place('code', 'name', [
    ...['/list/defaultSidx', '/list/groupField', '/list/stateField', '/list/parentField', '/list/treeRelation'],
  ]),
  ...place('code', 'rule', ['/list/btnsList/*/showWhen', '/list/columnBtnsList/*/showWhen']),
  ...place('code', 'rowRule', ['/list/customBtnsList/*/actions/*/**/when']),
  ...place(
    'code',
    'rowTexts',
    stepTexts.map((key) => `/list/customBtnsList/*/actions/*/**/${key}`),
  ),
  ...place('code', 'name', ['/list/ruleList/*/field', '/list/ruleList/conditionList/*/groups/*/field']),
  ...place('code', 'name', ['/tables/*/fields/*/vModel']),
];

const known = new WeakMap<JsonObject, readonly Site[]>();

/** A node never changes, so each is looked through once; not the nodes in it. */
export function sitesOfNode(node: JsonObject, descriptors: DescriptorMap): readonly Site[] {
  const sites = known.get(node) ?? sitesOf(node, nodePlaces);
  known.set(node, sites);
  const named = sitesOfProps(node, descriptors);
  return named.length > 0 ? [...sites, ...named] : sites;
}

/** Props of which the widget says that they name a field. */
function sitesOfProps(node: JsonObject, descriptors: DescriptorMap): Site[] {
  const descriptor = descriptorOf(node, descriptors);
  // Those that may name a field of their own row stand above.
  if (!descriptor?.fieldProps || linked.has(descriptor.key)) return [];
  const named = fieldsNamedBy(asNode(node), descriptor);
  if (named.length === 0) return [];
  const { props } = node;
  if (isObject(props))
    return named.map(({ prop, name }) => ({
      at: pointer('/props', prop),
      style: 'form',
      codes: [name],
      ...(Object.hasOwn(props, prop) ? {} : { isUnsaid: true }),
      rewrite: (follow) => follow(name),
    }));
  if (props !== undefined) return [];
  return [
    {
      at: '/props',
      style: 'form',
      codes: named.map(({ name }) => name),
      isUnsaid: true,
      rewrite: (follow) => Object.fromEntries(named.map(({ prop, name }) => [prop, follow(name)])),
    },
  ];
}

export function sitesOfDocument(document: JsonObject): Site[] {
  return sitesOf(document, documentPlaces);
}

function sitesOf(holder: JsonObject, places: readonly Place[]): Site[] {
  const sites: Site[] = [];
  for (const one of places) {
    const [first] = one.path;
    if (first === undefined || holder[first] === undefined || one.only?.(holder) === false) continue;
    find(holder, one, 0, '', sites);
  }
  return sites;
}

function find(value: Json | undefined, one: Place, depth: number, at: string, sites: Site[]): void {
  const token = one.path[depth];
  if (token === undefined) {
    read(value, one, at, sites);
  } else if (token === '*') {
    entriesOf(value).forEach(([key, entry]) => {
      find(entry, one, depth + 1, pointer(at, key), sites);
    });
  } else if (token === '**') {
    find(value, one, depth + 1, at, sites);
    for (const [key, step] of isObject(value) ? entriesOf(value.onError) : [])
      find(step, one, depth, pointer(at, 'onError', key), sites);
  } else if (isObject(value) && Object.hasOwn(value, token)) {
    find(value[token], one, depth + 1, pointer(at, token), sites);
  }
}

function entriesOf(value: Json | undefined): [string | number, Json][] {
  if (Array.isArray(value)) return value.map((entry: Json, index) => [index, entry]);
  return isObject(value) ? Object.entries(value) : [];
}

function read(value: Json | undefined, one: Pick<Place, 'style' | 'reads'>, at: string, sites: Site[]): void {
  const { style, reads } = one;
  switch (reads) {
    case 'name':
      if (typeof value === 'string' && value !== '')
        sites.push({ at, style, codes: [value], rewrite: (follow) => follow(value) });
      return;
    case 'rule':
      readRule(value, style, at, sites);
      return;
    case 'texts':
      readTexts(value, style, at, valuePlace, sites);
      return;
    case 'rowRule':
      readRule(value, style, at, sites, 'row.');
      return;
    case 'rowTexts':
      readTexts(value, style, at, rowPlace, sites);
      return;
    case 'arguments': {
      const given = isObject(value) && value.action === 'command' ? value.with : undefined;
      if (!isObject(value) || !isObject(given)) return;
      for (const key of nodeArguments.get(String(value.name)) ?? [])
        read(given[key], { style, reads: 'name' }, pointer(at, 'with', key), sites);
      return;
    }
  }
}

/** @param before what stands before the name of a field */
function readRule(rule: Json | undefined, style: Style, at: string, sites: Site[], before = ''): void {
  if (!isObject(rule)) return;
  if (Array.isArray(rule.conditions))
    rule.conditions.forEach((part: Json, index) => {
      readRule(part, style, pointer(at, 'conditions', index), sites, before);
    });
  for (const key of ['field', 'valueField'] as const) {
    const whole = rule[key];
    if (typeof whole !== 'string' || !whole.startsWith(before) || whole === before) continue;
    const name = whole.slice(before.length);
    const rewrite = (follow: (code: string) => string) => `${before}${before ? followRow(follow, name) : follow(name)}`;
    sites.push({ at: pointer(at, key), style, codes: before ? rowCodes(name) : [name], rewrite });
  }
}

/** What a row holds for a field that is looked up: its words under the name, what is stored under `name_id`. */
function rowCodes(name: string): string[] {
  return name.endsWith('_id') ? [name, name.slice(0, -'_id'.length)] : [name];
}

function followRow(follow: (code: string) => string, name: string): string {
  const next = follow(name);
  const [, looked] = rowCodes(name);
  return next === name && looked !== undefined ? `${follow(looked)}_id` : next;
}

/** A value of the form in a text: `{values.name}`, and further into it `{values.name.id}`. */
const valuePlace = /\{(values)\.(\w+)/g;
const rowPlace = /\{(row)\.(\w+)/g;

function readTexts(value: Json | undefined, style: Style, at: string, place: RegExp, sites: Site[]): void {
  if (typeof value !== 'string') {
    for (const [key, entry] of entriesOf(value)) readTexts(entry, style, pointer(at, key), place, sites);
    return;
  }
  const isRow = place === rowPlace;
  const codes = [...value.matchAll(place)].flatMap(([, , name = '']) => (isRow ? rowCodes(name) : [name]));
  if (codes.length === 0) return;
  const rewrite = (follow: (code: string) => string) =>
    value.replace(
      place,
      (_place, before: string, name: string) => `{${before}.${isRow ? followRow(follow, name) : follow(name)}`,
    );
  sites.push({ at, style, codes, rewrite });
}
