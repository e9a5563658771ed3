import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  changeDocument,
  changeKind,
  changeProperty,
  copyText,
  cutNodes,
  deleteNodes,
  duplicateNodes,
  fromSubTable,
  insertNode,
  moveNodes,
  pasteNodes,
  renameField,
  replaceDocument,
  resizeSpan,
  stepNode,
  toSubTable,
  unwrapNode,
  wrapNodes,
} from '../../../designer/commands/index.ts';
import type { Refused } from '../../../designer/document/command.ts';
import { type DesignTree, treeOf } from '../../../designer/document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../../designer/document/json.ts';
import { createDesignStore, type DesignStore } from '../../../designer/history/design-store.ts';
import { readDesign } from '../../../engine/schema/foreign/index.ts';
import { designOf, productWidgets } from './design.ts';

const widgetKeys = [...productWidgets.keys()].filter((key) => productWidgets.get(key)?.category !== 'page');
const layoutKeys = ['card', 'row', 'tabs', 'collapse', 'steps', 'table', 'columns'];

/** Models and screens that the product brings. */
const own = ['models/defect', 'models/inspection', 'screens/shell', 'screens/home', 'screens/onlineDev-webDesign'];

/** Real designs: those of other products, as they are stored, and the product's own. */
export function realDesigns(
  foreign: readonly { readonly name: string; readonly design: unknown }[],
): { readonly name: string; readonly document: JsonObject }[] {
  const read = foreign.map(({ name, design }) => {
    const { model } = readDesign(design);
    return { name, document: plain({ version: 1, fullName: name, enCode: 'design', ...model }) };
  });
  const brought = own.map((name) => {
    const file = new URL(`../../../schemas/${name}.json`, import.meta.url);
    return { name, document: plain(JSON.parse(readFileSync(file, 'utf8'))) };
  });
  return [...read, ...brought]
    .map(({ name, document }) => ({ name, document: marked(document) }))
    .filter(({ document }) => treeOf(document).nodes.size > 0);
}

/** As it comes from the server. */
export function plain(document: unknown): JsonObject {
  return JSON.parse(JSON.stringify(document));
}

/** Every node carries a key that nobody knows: its own id. */
function marked(document: JsonObject): JsonObject {
  const mark = (value: Json): Json => {
    if (!isObject(value)) return value;
    const { config } = value;
    const inside = isObject(config) && Array.isArray(config.children) ? config.children.map(mark) : undefined;
    return {
      ...value,
      ...(inside && isObject(config) ? { config: { ...config, children: inside } } : {}),
      mark: value.id ?? '',
    };
  };
  if (Array.isArray(document.nodes)) return { ...document, nodes: document.nodes.map(mark) };
  const form = isObject(document.form) ? document.form : {};
  const nodes = Array.isArray(form.nodes) ? form.nodes : [];
  return { ...document, form: { ...form, nodes: nodes.map(mark) } };
}

/** A step is chosen by numbers, so that it means something on every design. */
export interface Numbers {
  readonly command: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export interface Step {
  readonly name: string;
  run(): Refused | null;
}

export function stepOf(store: DesignStore, { command, a, b, c }: Numbers, clipboard: { text: string }): Step {
  const { document, selection } = store.state();
  const tree = treeOf(document);
  const all = [...tree.nodes.keys()];
  const pick = (number: number) => all[number % Math.max(1, all.length)] ?? 'nobody';
  const keys =
    a % 3 === 0 && selection.length > 0 ? selection : a % 3 === 1 ? [pick(b)] : [pick(b), pick(b + 1), pick(c)];
  const parent = c % 4 === 0 ? null : pick(c);
  const index = b % 7;
  const widget = widgetKeys[c % widgetKeys.length] ?? 'input';
  const run = store.run;
  const steps: readonly (() => Step)[] = [
    () => ({ name: 'insert', run: () => run(insertNode, { key: widget, parent, index }) }),
    () => ({
      name: 'insert node',
      run: () => run(insertNode, { node: tree.nodes.get(pick(a))?.node ?? {}, parent, index }),
    }),
    () => ({ name: 'move', run: () => run(moveNodes, { keys, parent, index }) }),
    () => ({
      name: 'move to a sibling',
      run: () => run(moveNodes, { keys, parent: tree.nodes.get(pick(b))?.parent ?? null, index }),
    }),
    () => ({ name: 'step', run: () => run(stepNode, { keys, by: c % 2 ? 1 : -1 }) }),
    () => ({ name: 'resize', run: () => run(resizeSpan, { keys, span: c }) }),
    () => ({
      name: 'change label',
      run: () =>
        run(changeProperty, { key: pick(b), path: '/config/label', value: `标签 ${c}`, mergeKey: `label ${b}` }),
    }),
    () => ({
      name: 'change prop',
      run: () =>
        run(changeProperty, { key: pick(b), path: '/props/placeholder', value: c % 3 ? `提示 ${c}` : undefined }),
    }),
    () => ({
      name: 'change setting',
      run: () =>
        run(changeDocument, {
          path: Array.isArray(document.nodes) ? '/form/labelWidth' : '/form/form/labelWidth',
          value: c % 5 ? c : undefined,
          mergeKey: 'width',
        }),
    }),
    () => ({ name: 'rename', run: () => run(renameField, { key: pick(b), name: `renamed${c}` }) }),
    () => ({
      name: 'rename to another',
      run: () => run(renameField, { key: pick(b), name: String(tree.nodes.get(pick(c))?.node.vModel ?? 'x') }),
    }),
    () => ({
      name: 'change kind',
      run: () => run(changeKind, { key: pick(b), to: widget }),
    }),
    () => ({
      name: 'wrap',
      run: () => run(wrapNodes, { keys, in: layoutKeys[c % layoutKeys.length] ?? 'card' }),
    }),
    () => ({ name: 'unwrap', run: () => run(unwrapNode, { key: pick(b) }) }),
    () => ({ name: 'duplicate', run: () => run(duplicateNodes, { keys }) }),
    () => ({ name: 'delete', run: () => run(deleteNodes, { keys: keys.slice(0, 2) }) }),
    () => ({
      name: 'cut',
      run: () => {
        clipboard.text = copyText(designOf(document), keys);
        return run(cutNodes, { keys });
      },
    }),
    () => ({ name: 'paste', run: () => run(pasteNodes, { text: clipboard.text, parent, index }) }),
    () => ({ name: 'to sub-table', run: () => run(toSubTable, { keys }) }),
    () => ({
      name: 'from sub-table',
      run: () => run(fromSubTable, { key: tables(tree)[c % 3] ?? pick(b) }),
    }),
    () => ({
      name: 'replace',
      run: () => run(replaceDocument, { document: { ...plain(document), description: `第 ${c} 稿` }, because: 'text' }),
    }),
  ];
  // A thousand steps would make most designs grow to the limit, where little else than refusals happens.
  if (all.length > largest) return { name: 'delete', run: () => run(deleteNodes, { keys }) };
  const step = steps[command % steps.length] ?? steps[0];
  return step ? step() : { name: 'none', run: () => null };
}

/** The document after steps, of which those that are refused change nothing. */
export function afterSteps(document: JsonObject, steps: readonly Numbers[]): JsonObject {
  const store = createDesignStore(document, productWidgets);
  const clipboard = { text: '' };
  for (const numbers of steps) stepOf(store, numbers, clipboard).run();
  return store.state().document;
}

/** Nodes from which on a step takes some away. */
const largest = 150;

function tables(tree: DesignTree): string[] {
  return [...tree.nodes.values()]
    .filter(({ node }) => isObject(node.config) && node.config.aditKey === 'table')
    .map(({ key }) => key);
}

const number = fc.nat({ max: 10_000 });
export const anyNumbers = fc.record({ command: number, a: number, b: number, c: number });
export const anySteps = fc.array(anyNumbers, { minLength: 1, maxLength: 12 });
