import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedNode } from '../../engine/contract/resolved.ts';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import { type DesignChange, designChanges } from '../../engine/schema/compare/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { defaultList } from '../../engine/schema/lists/default-list.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { allDesigns } from '../../test/designs/foreign-designs.ts';
import { anyNumbers, type Numbers, realDesigns, stepOf } from '../../test/support/designer/command-steps.ts';
import { productWidgets } from '../../test/support/designer/design.ts';
import { buttonsOf } from '../../widgets/model-list/buttons.ts';
import { listColumns, type Model } from '../../widgets/model-list/model.ts';
import { searchDocument } from '../../widgets/model-list/search-document.ts';
import { changeDocument } from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import {
  addEntry,
  entriesOf,
  idOf,
  listChange,
  listOf,
  moveEntry,
  removeEntry,
  setEntry,
  withKey,
  zones,
} from '../document/list-edit.ts';
import { createDesignStore, type DesignStore } from '../history/design-store.ts';

const designs = realDesigns(allDesigns);
const translate = (key: string) => key;

/** What the pages of the product draw of a design, by the code that draws it: nothing of the comparison is asked. */
function pagesOf(document: JsonObject): { readonly form: Map<string, string>; readonly list: Map<string, string> } {
  const isPage = Array.isArray(document.nodes);
  const { form } = drawableForm(isPage ? document : document.form);
  const seen = new Map<string, string>();
  const look = (nodes: readonly ResolvedNode[], parent: string) => {
    for (const node of nodes) {
      const { children: _children, ...config } = node.node.config;
      // An empty text is drawn as none.
      const props = Object.entries(node.kind === 'field' ? node.field.props : {}).filter(([, value]) => value !== '');
      seen.set(
        node.id,
        JSON.stringify([
          parent,
          node.kind,
          config.aditKey,
          node.span,
          config.label ?? '',
          config.required === true,
          props,
        ]),
      );
      if (node.kind === 'layout') look(node.children, node.id);
    }
  };
  look(resolveDocument(form, productWidgets).nodes, '');
  return { form: seen, list: isPage ? new Map() : listPage(document, form) };
}

function listPage(document: JsonObject, form: Model['form']): Map<string, string> {
  const catalogue = catalogueOf(form, productWidgets);
  const stored = isObject(document.list) ? (document.list as unknown as ListDocument) : defaultList(catalogue); // the designs' own
  const list = { ...stored, columnList: stored.columnList ?? [], searchList: stored.searchList ?? [] };
  const model: Model = { id: 'm', name: '', recordName: '', form, list, catalogue };
  const seen = new Map<string, string>();
  const languages = ['zh', 'en', 'zhtw'] as const;
  const heads = languages.map((language) => listColumns(model, language));
  heads[0]?.forEach(({ column, thousands }, index) => {
    const { width = null, fixed = 'none' } = column;
    const labels = heads.map((one) => one[index]?.label);
    seen.set(`column ${column.prop}`, JSON.stringify([labels, width, fixed, thousands]));
  });
  const asked = languages.map((language) => searchDocument(model, { language, translate }));
  asked[0]?.nodes.forEach(({ id, config }, index) => {
    const labels = asked.map(({ nodes }) => nodes[index]?.config.label);
    seen.set(
      `search ${asked[0]?.codes.get(id)}`,
      JSON.stringify([labels, config.aditKey, config.defaultValue ?? null]),
    );
  });
  const { own, addBelow: _below, ...buttons } = buttonsOf(model, () => true);
  for (const [name, button] of Object.entries(buttons))
    if (button) seen.set(`button ${name}`, JSON.stringify([button.label ?? '', button.icon ?? '']));
  for (const [place, some] of Object.entries(own))
    for (const { value, label = '', icon = '', danger = false } of some)
      seen.set(`ownButton ${value}`, JSON.stringify([place, label, icon, danger]));
  return seen;
}

/** What an edit of the list designer does, chosen by numbers. */
function editList(store: DesignStore, { a, b, c }: Numbers): void {
  const { document } = store.state();
  if (Array.isArray(document.nodes)) return;
  const list = listOf(document, productWidgets);
  const zone = zones[a % zones.length] ?? 'columnList';
  const entries = entriesOf(list, zone);
  const fields = [...treeOf(document).nodes.values()].map(({ node }) => String(node.vModel ?? ''));
  const place = { zone, id: idOf(zone, entries[b % Math.max(1, entries.length)] ?? {}) };
  const edits: readonly (() => JsonObject)[] = [
    () => removeEntry(list, place),
    () =>
      addEntry(
        list,
        {
          zone,
          id: zone.includes('tns')
            ? (['add', 'edit', 'detail', 'upload'][c % 4] ?? '')
            : (fields[c % Math.max(1, fields.length)] ?? ''),
        },
        b % 5,
      ),
    () => moveEntry(list, place, c % (entries.length + 1)),
    () => setEntry(list, place, 'label', c % 3 ? `名称 ${c}` : undefined),
    () =>
      setEntry(list, place, zone === 'columnList' ? 'width' : 'icon', zone === 'columnList' ? c % 400 : 'PlusOutlined'),
    () => withKey(list, 'pageSize', c % 2 ? 50 : undefined),
    () => withKey(list, 'thousands', c % 2 ? true : undefined),
    () => withKey(list, 'useBtnPermission', c % 2 === 0),
  ];
  const next = (edits[c % edits.length] ?? edits[0])?.();
  const change = next && listChange(document, next);
  if (change) store.run(changeDocument, change);
}

const partNames = {
  column: 'column',
  search: 'search',
  button: 'button',
  rowButton: 'button',
  ownButton: 'ownButton',
} as const;

/** The entries of the list page that a comparison names. */
const listedIn = (changes: readonly DesignChange[]) =>
  new Set(
    changes.flatMap(({ part, name }) => (part === 'node' || part === 'settings' ? [] : [`${partNames[part]} ${name}`])),
  );

/** Nodes that a comparison names; of one that is new or gone also those in it. */
function nodesIn(changes: readonly DesignChange[]): Set<string> {
  const named = new Set<string>();
  const name = (node: unknown) => {
    const { id, config } = Object(node);
    named.add(String(id));
    for (const child of Array.isArray(config?.children) ? config.children : []) name(child);
  };
  for (const { part, node } of changes) if (part === 'node') name(node);
  return named;
}

const differing = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

function expectTold(before: JsonObject, after: JsonObject): void {
  const changes = designChanges(before, after, productWidgets);
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const named = nodesIn(changes);
  const missed = differing(old.form, now.form).filter((id) => !named.has(id) && !id.includes('~'));
  expect(missed, 'nodes that readers see differ, and the comparison does not say so').toEqual([]);
  const listed = listedIn(changes);
  expect(
    differing(old.list, now.list).filter((key) => !listed.has(key)),
    'parts of the list that differ unsaid',
  ).toEqual([]);
  for (const { part, name, kinds } of changes) {
    if (part === 'node' || part === 'settings') continue;
    const key = `${partNames[part]} ${name}`;
    if (kinds.includes('added') && !kinds.includes('removed')) expect([key, old.list.has(key)]).toEqual([key, false]);
    if (kinds.includes('removed') && kinds.length === 1) expect([key, now.list.has(key)]).toEqual([key, false]);
  }
  for (const { properties, kinds, key } of changes)
    if (kinds.join() === 'changed')
      for (const { before: was, after: is } of properties)
        expect([key, JSON.stringify(was)]).not.toEqual([key, JSON.stringify(is)]);
}

describe('the comparison of two designs', () => {
  const anyEdits = fc.array(fc.record({ isList: fc.boolean(), numbers: anyNumbers }), { minLength: 1, maxLength: 8 });

  it('lists every difference that readers of the pages see, and nothing else, whatever was edited', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.nat({ max: designs.length - 1 }), anyEdits, (which, edits) => {
        const before = designs[which]?.document ?? {};
        const store = createDesignStore(before, productWidgets);
        const clipboard = { text: '' };
        for (const { isList, numbers } of edits)
          if (isList) editList(store, numbers);
          else stepOf(store, numbers, clipboard).run();
        const after = store.state().document;
        expectTold(before, after);
        told += designChanges(before, after, productWidgets).length;
      }),
      { numRuns: Number(process.env.ADIT_COMPARISONS ?? 60) },
    );
    expect(told).toBeGreaterThan(60);
  });

  it('lists nothing where an edit was taken back', () => {
    fc.assert(
      fc.property(fc.nat({ max: designs.length - 1 }), anyNumbers, anyNumbers, (which, one, other) => {
        const before = designs[which]?.document ?? {};
        const store = createDesignStore(before, productWidgets);
        stepOf(store, one, { text: '' }).run();
        editList(store, other);
        while (store.state().past.length > 0) store.undo();
        expect(designChanges(before, store.state().document, productWidgets)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
