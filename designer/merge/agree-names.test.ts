import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDesigns } from '../../test/designs/foreign-designs.ts';
import { realDesigns } from '../../test/support/designer/command-steps.ts';
import { container, field, form, productWidgets } from '../../test/support/designer/design.ts';
import { changeDocument, changeProperty, renameField } from '../commands/index.ts';
import { fieldNamesOf } from '../commands/references/field-names.ts';
import { type Site, sitesOfDocument, sitesOfNode } from '../commands/references/reference-places.ts';
import { resolveCode } from '../commands/references/resolve-code.ts';
import { treeOf } from '../document/design-tree.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { fieldName } from '../document/node-facts.ts';
import { applyPatch, valueAt } from '../document/patch.ts';
import { createDesignStore } from '../history/design-store.ts';
import { merge3 } from './merge3.ts';
import { resolveConflict } from './resolve-conflict.ts';

const when = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });
const merge = (base: JsonObject, mine: JsonObject, theirs: JsonObject) => merge3(base, mine, theirs, productWidgets);

function renamed(document: JsonObject, ...names: readonly (readonly [string, string])[]): JsonObject {
  const store = createDesignStore(document, productWidgets);
  for (const [key, name] of names) expect(store.run(renameField, { key, name })).toBeNull();
  return store.state().document;
}

/** A model of two fields and a sub-table, with what names `names` in a condition, the list and the search. */
function naming(first: string, second: string, names: readonly string[], rows = 't', column = 'x'): JsonObject {
  const list: Json = {
    version: 1,
    searchList: names.map((prop) => ({ prop })),
    columnList: names.map((prop) => ({ prop })),
  };
  const [shown] = names;
  return form(
    [
      field('n1', { vModel: first }),
      field('n2', { vModel: second }),
      { ...container('t', [field('x', { vModel: column })], 'table'), vModel: rows },
      field('n3', shown === undefined ? {} : { showWhen: when(shown) }),
    ],
    { list },
  );
}

/** Merges from either side, and expects the same without a question. */
function expectJoined(base: JsonObject, one: JsonObject, other: JsonObject, joined: JsonObject): void {
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const)
    expect(merge(base, mine, theirs)).toEqual({ merged: joined, conflicts: [] });
}

describe('merging what names a field with a new name of it', () => {
  it('makes what the other side wrote name it anew', () => {
    const base = naming('amount', 'b', []);
    const other = naming('amount', 'b', ['amount', 'b']);
    expectJoined(base, renamed(base, ['n1', 'total']), other, naming('total', 'b', ['total', 'b']));
  });

  it('does so for sub-tables and their columns', () => {
    const base = naming('a', 'b', []);
    const one = renamed(base, ['t', 'items'], ['x', 'price']);
    expectJoined(base, one, naming('a', 'b', ['a', 't-x']), naming('a', 'b', ['a', 'items-price'], 'items', 'price'));
  });

  it('does so where a name goes from one field to another', () => {
    const base = naming('amount', 'b', []);
    const one = renamed(base, ['n1', 'total'], ['n2', 'amount']);
    expectJoined(base, one, naming('amount', 'b', ['amount', 'b']), naming('total', 'amount', ['total', 'amount']));
  });

  it('does so where each side renamed another field', () => {
    const base = naming('a', 'b', ['a', 'b']);
    expectJoined(base, renamed(base, ['n1', 'm']), renamed(base, ['n2', 't1']), naming('m', 't1', ['m', 't1']));
  });

  it('asks for the name alone where both gave it another one, and makes what names it follow the choice', () => {
    const base = naming('amount', 'b', []);
    const theirs = renamed(naming('amount', 'b', ['amount']), ['n1', 'sum']);
    const { merged, conflicts } = merge(base, renamed(base, ['n1', 'total']), theirs);
    expect(merged).toEqual(naming('total', 'b', ['total']));
    expect(conflicts).toMatchObject([{ path: '/vModel', base: 'amount', mine: 'total', theirs: 'sum' }]);
    const [conflict] = conflicts;
    const choose = (side: 'mine' | 'theirs') =>
      conflict ? applyPatch(merged, resolveConflict(merged, conflict, side, productWidgets)) : merged;
    expect(choose('mine')).toEqual(merged);
    expect(choose('theirs')).toEqual(naming('sum', 'b', ['sum']));
  });

  it('asks for names last, so that what else is taken from the other side follows', () => {
    const base = renamed(naming('amount', 'b', ['b']), ['n2', 'c']);
    const change = (name: string, shown: string) =>
      applyPatch(renamed(base, ['n1', name]), [
        { op: 'replace', path: '/form/nodes/3/showWhen', value: { ...when(name), logic: shown } },
      ]);
    const { merged, conflicts } = merge(base, change('total', 'and'), change('sum', 'or'));
    expect(conflicts.map(({ id, path }) => [id, path])).toEqual([
      ['n3', '/showWhen'],
      ['n1', '/vModel'],
    ]);
    const done = conflicts.reduce(
      (one, conflict) => applyPatch(one, resolveConflict(one, conflict, 'theirs', productWidgets)),
      merged,
    );
    expect(valueAt(done, '/form/nodes/3/showWhen')).toEqual({ ...when('sum'), logic: 'or' });
  });

  it('leaves a name alone that another field of the other side has', () => {
    const base = form([field('n1', { vModel: 'amount' }), field('n2')]);
    const theirs = form([field('n1', { vModel: 'amount' }), field('n2'), field('n3', { vModel: 'total' })]);
    const { merged, conflicts } = merge(base, renamed(base, ['n1', 'total']), theirs);
    expect(conflicts).toEqual([]);
    expect([...treeOf(merged).nodes.values()].map(({ node }) => fieldName(node))).toEqual(['total', 'n2', 'total']);
  });
});

describe('merging any names', () => {
  const designs = realDesigns(allDesigns);
  const anyDesign = fc.nat({ max: designs.length - 1 }).map((which) => designs[which]?.document ?? {});
  const number = fc.nat({ max: 10_000 });
  const anySteps = fc.array(fc.record({ what: fc.nat({ max: 3 }), field: number, from: number }), { maxLength: 12 });
  type Steps = readonly { readonly what: number; readonly field: number; readonly from: number }[];

  /** Renames fields, and names them in conditions and in the list. @param sign before names, which no other side gives */
  function changed(document: JsonObject, steps: Steps, sign: string): JsonObject {
    const store = createDesignStore(document, productWidgets);
    for (const { what, field: which, from } of steps) {
      const now = store.state().document;
      const all = [...treeOf(now).nodes.values()];
      const named = all.filter(({ key, at, node }) => key !== at && fieldName(node) !== '');
      const target = named[which % Math.max(named.length, 1)];
      const holder = all[from % Math.max(all.length, 1)];
      if (!target || !holder) continue;
      const name = fieldName(target.node);
      const place = what === 2 ? '/list/columnList' : '/list/searchList';
      const list = valueAt(now, place);
      if (what === 0) store.run(renameField, { key: target.key, name: `${sign}${all.indexOf(target)}` });
      else if (what === 1) store.run(changeProperty, { key: holder.key, path: '/showWhen', value: when(name) });
      else if (Array.isArray(list)) store.run(changeDocument, { path: place, value: [...list, { prop: name }] });
    }
    return store.state().document;
  }

  /** References that name nothing: who names it, how, and with which words. */
  function dangling(document: JsonObject): ReadonlySet<string> {
    const tree = treeOf(document);
    const names = fieldNamesOf(tree, productWidgets);
    const hasNode = (id: string) => tree.nodes.has(id);
    const lost = (sites: readonly Site[], key: string | null) =>
      sites
        .filter(({ style, codes }) => codes.every((code) => !resolveCode(style, code, { names, key, hasNode })))
        .map(({ style, codes }) => `${key} ${style} ${codes.join(' ')}`);
    const inNodes = [...tree.nodes.values()].flatMap(({ key, node }) => lost(sitesOfNode(node, productWidgets), key));
    return new Set([...inNodes, ...lost(sitesOfDocument(document), null)]);
  }

  it('leaves no reference that names nothing and named something on its side, whatever is chosen', () => {
    fc.assert(
      fc.property(anyDesign, anySteps, anySteps, (base, ones, others) => {
        const [mine, theirs] = [changed(base, ones, 'm'), changed(base, others, 't')];
        const known = new Set([...dangling(mine), ...dangling(theirs)]);
        const { merged, conflicts } = merge(base, mine, theirs);
        const expectNone = (document: JsonObject) =>
          expect([...dangling(document)].filter((one) => !known.has(one))).toEqual([]);
        expectNone(merged);
        for (const side of ['mine', 'theirs'] as const)
          expectNone(
            conflicts.reduce((done, one) => applyPatch(done, resolveConflict(done, one, side, productWidgets)), merged),
          );
      }),
      { numRuns: 60 },
    );
  });
});
