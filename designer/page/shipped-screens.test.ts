import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { productWidgets } from '../../test/support/designer/design.ts';
import { stepNode } from '../commands/step-node.ts';
import { treeOf } from '../document/design-tree.ts';
import { bodyOf, documentOf } from '../document/model-text.ts';
import { createDesignStore } from '../history/design-store.ts';

const folder = new URL('../../schemas/screens/', import.meta.url);
const screens = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

function stored(formData: string): StoredModel {
  const { id } = JSON.parse(formData);
  const facts = { id: 's1', fullName: '页面', enCode: id, type: modelTypes.screen, webType: 1, category: '系统' };
  return { ...facts, state: 1, description: '', tables: '', formData, columnData: '', revision: 3, releaseVersion: 1 };
}

describe.each(screens)('$name in the designer', ({ text }) => {
  const { document, findings } = documentOf(stored(text));

  it('opens as it is and goes back as it came', () => {
    expect(findings).toEqual([]);
    expect(formatDocument(document)).toBe(text);
    const body = bodyOf(document, 3);
    expect(body).toMatchObject({ type: modelTypes.screen, enCode: document.id, columnData: '', revision: 3 });
    expect(Object.keys(body)).not.toContain('category');
    expect(formatDocument(JSON.parse(String(body.formData)))).toBe(text);
  });

  it('takes a move of any node and the move back without a trace', () => {
    const store = createDesignStore(document, productWidgets);
    let moved = 0;
    for (const key of treeOf(document).nodes.keys()) {
      for (const by of [1, -1] as const) {
        if (store.run(stepNode, { keys: [key], by }) !== null) continue;
        moved += 1;
        const there = formatDocument(store.state().document);
        expect(there).not.toBe(text);
        expect(store.run(stepNode, { keys: [key], by: by === 1 ? -1 : 1 })).toBeNull();
        expect(formatDocument(store.state().document), key).toBe(text);
      }
    }
    // A page of one node alone has nowhere to move it.
    expect(moved > 0).toBe(treeOf(document).nodes.size > 1);
    while (store.state().past.length > 0) store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(document));
  });
});
