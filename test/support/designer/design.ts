import { expect } from 'vitest';
import type { Command, Design, Refused } from '../../../designer/document/command.ts';
import { treeOf } from '../../../designer/document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../../designer/document/json.ts';
import { valueAt } from '../../../designer/document/patch.ts';
import { chineseTitle, createDesignStore } from '../../../designer/history/design-store.ts';
import { describe } from '../../../engine/schema/fields/descriptor.ts';
import * as descriptors from '../../../widgets/index.ts';

/** The widgets of the product. For tests. */
export const productWidgets = describe(Object.values(descriptors));

export function field(id: string, more: { readonly [key: string]: Json } = {}, aditKey = 'input'): JsonObject {
  const { config, ...rest } = more;
  return { id, vModel: id, config: { aditKey, label: id, span: 12, ...(isObject(config) ? config : {}) }, ...rest };
}

export function container(id: string, children: readonly Json[], aditKey = 'card'): JsonObject {
  const isTable = aditKey === 'table';
  return { id, ...(isTable ? { vModel: id } : {}), config: { aditKey, label: id, span: 24, children } };
}

/** A form; with more, a model whose form it is. */
export function form(nodes: readonly Json[], more: { readonly [key: string]: Json } = {}): JsonObject {
  return Object.keys(more).length === 0
    ? { version: 1, nodes }
    : { version: 1, fullName: '测试', enCode: 'test', form: { version: 1, nodes }, ...more };
}

export function designOf(document: JsonObject, selection: readonly string[] = []): Design {
  return { document, tree: treeOf(document), descriptors: productWidgets, title: chineseTitle, selection };
}

/** How the nodes stand: `card(a,b) c`. */
export function outline(document: JsonObject): string {
  const tree = treeOf(document);
  const show = (key: string): string => {
    const node = tree.nodes.get(key);
    return node && node.children.length > 0 ? `${key}(${node.children.map(show).join(' ')})` : key;
  };
  return tree.roots.map(show).join(' ');
}

export interface Outcome {
  readonly document: JsonObject;
  readonly selection: readonly string[];
  /** What was said: the text's key and what stands in its places. */
  readonly says: JsonObject;
  at(pointer: string): Json | undefined;
}

/**
 * Gives a command, and goes back and forth: undone, the document is what it was, byte for byte; done again, what it became.
 */
export function carryOut<Args>(document: JsonObject, command: Command<Args>, args: Args): Outcome {
  const store = createDesignStore(document, productWidgets);
  const start = JSON.stringify(document);
  expect(store.run(command, args)).toBeNull();
  const { document: done, selection, past, news } = store.state();
  expect(past.length, 'one gesture, one entry').toBe(1);
  const end = JSON.stringify(done);
  store.undo();
  expect(JSON.stringify(store.state().document)).toBe(start);
  store.redo();
  expect(JSON.stringify(store.state().document)).toBe(end);
  expect(store.state().selection).toEqual(selection);
  const { key = '', places = {} } = news?.says ?? {};
  return { document: done, selection, says: { key, ...places }, at: (pointer) => valueAt(done, pointer) };
}

/** A command that is refused changes nothing. */
export function refusalOf<Args>(document: JsonObject, command: Command<Args>, args: Args): Refused | null {
  const store = createDesignStore(document, productWidgets);
  const refused = store.run(command, args);
  expect(store.state().document).toBe(document);
  expect(store.state().past).toEqual([]);
  return refused;
}
