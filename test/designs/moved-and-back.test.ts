import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moveNodes, stepNode } from '../../designer/commands/index.ts';
import { type TreeNode, treeOf } from '../../designer/document/design-tree.ts';
import type { JsonObject } from '../../designer/document/json.ts';
import { bodyOf, documentOf } from '../../designer/document/model-text.ts';
import { holdsOf } from '../../designer/document/node-facts.ts';
import { createDesignStore } from '../../designer/history/design-store.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { productWidgets } from '../support/designer/design.ts';
import { allDesigns } from './foreign-designs.ts';

const brought = ['defect', 'inspection'].map((name) => ({
  name,
  design: JSON.parse(readFileSync(new URL(`../../schemas/models/${name}.json`, import.meta.url), 'utf8')),
}));

/** A design as the server stores it when it is imported. */
function imported(design: unknown): StoredModel {
  const { form, list, tables } = readDesign(design).model;
  return {
    id: 'm1',
    fullName: '读入的设计',
    enCode: 'imported',
    type: 1,
    webType: 2,
    category: '',
    state: 0,
    description: '',
    formData: JSON.stringify(form),
    columnData: list ? JSON.stringify(list) : '',
    tables: tables ? JSON.stringify(tables) : '',
    revision: 1,
    releaseVersion: null,
  };
}

/** What is sent to the server, as it would be stored. */
const sent = (document: JsonObject) => {
  const { formData, columnData, tables } = bodyOf(document, 1);
  return { formData, columnData, tables };
};

describe.each([...allDesigns, ...brought])('$name, opened in the designer', ({ design }) => {
  const stored = imported(design);
  const { document } = documentOf(stored);
  const { formData, columnData, tables } = stored;
  const { nodes } = treeOf(document);
  // What stands in a widget that nobody knows can be taken out, and nobody knows whether it may go back in.
  const keys = [...nodes.values()].filter((node) => !isInUnknown(node)).map(({ key }) => key);
  function isInUnknown({ parent }: TreeNode): boolean {
    const around = parent === null ? undefined : nodes.get(parent);
    return around !== undefined && (holdsOf(around.node, productWidgets) === 'anything' || isInUnknown(around));
  }

  it('goes back as it came', () => {
    expect(sent(document)).toEqual({ formData, columnData, tables });
  });

  it('is the same text to the byte after any node was moved and moved back', () => {
    const text = formatDocument(document);
    let moved = 0;
    for (const key of keys) {
      const store = createDesignStore(document, productWidgets);
      const by = store.refusal(stepNode, { keys: [key], by: 1 }) === null ? 1 : -1;
      if (store.run(stepNode, { keys: [key], by }) !== null) continue;
      expect(store.run(stepNode, { keys: [key], by: by === 1 ? -1 : 1 })).toBeNull();
      const after = store.state().document;
      expect(formatDocument(after) === text, `${key} moved and moved back`).toBe(true);
      expect(sent(after)).toEqual({ formData, columnData, tables });
      moved += 1;
    }
    if (keys.length > 1) expect(moved).toBeGreaterThan(0);
  });

  it('is the same text to the byte after its first node was moved to the end and back', () => {
    const store = createDesignStore(document, productWidgets);
    const { roots } = treeOf(document);
    const [first = ''] = roots;
    expect(store.run(moveNodes, { keys: [first], parent: null, index: roots.length })).toBeNull();
    expect(treeOf(store.state().document).roots.at(-1)).toBe(first);
    expect(store.run(moveNodes, { keys: [first], parent: null, index: 0 })).toBeNull();
    expect(sent(store.state().document)).toEqual({ formData, columnData, tables });
  });
});
