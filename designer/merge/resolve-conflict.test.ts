import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDesigns } from '../../test/designs/foreign-designs.ts';
import { afterSteps, anySteps, realDesigns } from '../../test/support/designer/command-steps.ts';
import { carryOut, container, field, form, outline, productWidgets } from '../../test/support/designer/design.ts';
import { deleteNodes, moveNodes } from '../commands/index.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { applyPatch, valueAt } from '../document/patch.ts';
import { createDesignStore } from '../history/design-store.ts';
import { type Conflict, merge3 } from './merge3.ts';
import { resolveConflict } from './resolve-conflict.ts';

type Side = 'mine' | 'theirs';

function resolved(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  sideOf: (conflict: Conflict, index: number) => Side,
): JsonObject {
  const { merged, conflicts } = merge3(base, mine, theirs, productWidgets);
  return conflicts.reduce(
    (done, one, index) => applyPatch(done, resolveConflict(done, one, sideOf(one, index), productWidgets)),
    merged,
  );
}

describe('taking out what one side took out', () => {
  const cases: readonly (readonly [string, JsonObject, JsonObject, JsonObject, string])[] = [
    [
      'a field that the other side moved in',
      form([container('c', []), field('a')]),
      form([field('a')]),
      form([container('c', [field('a')])]),
      'a',
    ],
    [
      'a container with what it holds, and its neighbours in order',
      form([container('c', []), container('k', [field('b')]), field('a'), field('z')]),
      form([container('k', [field('b')]), field('a'), field('z')]),
      form([container('c', [field('a'), container('k', [field('b'), field('n')])]), field('z')]),
      'k(b n) a z',
    ],
    [
      'a field in a container in it',
      form([container('c', [container('d', [])]), container('e', [field('a')])]),
      form([container('e', [field('a')])]),
      form([container('c', [container('d', [field('a')])]), container('e', [])]),
      'e(a)',
    ],
    [
      'what the removing side put into one another',
      form([container('c', []), container('p', []), field('a')]),
      form([container('p', [field('a')])]),
      form([container('c', [container('p', []), field('a')])]),
      'p(a)',
    ],
  ];
  it.each(cases)('leaves what that side still has: %s', (_what, base, removing, other, left) => {
    expect(outline(resolved(base, removing, other, () => 'mine'))).toBe(left);
    expect(outline(resolved(base, other, removing, () => 'theirs'))).toBe(left);
    const { merged } = merge3(base, removing, other, productWidgets);
    const kept = resolved(base, removing, other, ({ kind }) => (kind === 'removed' ? 'theirs' : 'mine'));
    expect(outline(kept)).toBe(outline(merged));
  });

  it('leaves a node whose places are gone on both sides', () => {
    const base = form([container('c', []), container('p', []), field('a'), field('z')]);
    const mine = form([container('p', [field('a')]), field('z')]);
    const theirs = form([container('c', [field('a')]), field('z')]);
    for (const moved of ['mine', 'theirs'] as const)
      for (const [one, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        const gone = resolved(base, one, other, (conflict) =>
          conflict.kind !== 'removed' ? moved : conflict.mine === undefined ? 'mine' : 'theirs',
        );
        expect(outline(gone)).toBe('a z');
      }
  });

  it('loses nothing where moves into one another end in a container that the other side took out', () => {
    const base = form([container('c', []), container('d', [container('p', [])]), container('e', [])]);
    const mine = form([container('d', [container('p', [container('c', [])])]), container('e', [])]);
    const theirs = form([container('e', [container('c', [container('p', [])])])]);
    expect(outline(resolved(base, mine, theirs, () => 'mine'))).toBe('d(p(c)) e');
    expect(outline(resolved(base, mine, theirs, () => 'theirs'))).toBe('e(c(p))');
    for (const side of ['mine', 'theirs'] as const)
      expect(outline(resolved(base, theirs, mine, () => side))).toBe('e(c(p))');
  });

  it('makes follow what names a field that leaves a sub-table with it', () => {
    const columns = { list: { version: 1, searchList: [], columnList: [{ prop: 'a' }] } };
    const base = form([container('t', [field('x')], 'table'), field('a')], columns);
    const removing = carryOut(base, deleteNodes, { keys: ['t'] }).document;
    const other = carryOut(base, moveNodes, { keys: ['a'], parent: 't', index: 0 }).document;
    expect(valueAt(other, '/list/columnList/0/prop')).toBe('t-a');
    expect(resolved(base, removing, other, () => 'mine')).toEqual(removing);
    expect(resolved(base, other, removing, () => 'theirs')).toEqual(removing);
    expect(resolved(base, removing, other, () => 'theirs')).toEqual(other);
  });
});

describe('resolving any conflicts', () => {
  const designs = realDesigns(allDesigns);
  const anyDesign = fc.nat({ max: designs.length - 1 }).map((which) => designs[which]?.document ?? {});
  const choices: readonly ((conflict: Conflict, index: number) => Side)[] = [
    () => 'mine',
    () => 'theirs',
    (_conflict, index) => (index % 2 === 0 ? 'mine' : 'theirs'),
    ({ mine }) => (mine === undefined ? 'mine' : 'theirs'),
  ];

  function expectAll(base: JsonObject, mine: JsonObject, theirs: JsonObject): void {
    // A node without an id, or a twin, goes by its pointer, where another one may stand.
    const own = (document: JsonObject) =>
      new Set([...treeOf(document).nodes.values()].flatMap(({ key, at }) => (key === at ? [] : [key])));
    const [was, here, there] = [own(base), own(mine), own(theirs)];
    const both = [...was].filter((key) => here.has(key) && there.has(key));
    for (const sideOf of choices) {
      const now = own(resolved(base, mine, theirs, sideOf));
      expect(both.filter((key) => !now.has(key))).toEqual([]);
    }
  }

  it('leaves every node that both sides still have', () => {
    fc.assert(
      fc.property(anyDesign, anySteps, anySteps, (base, ones, others) => {
        expectAll(base, afterSteps(base, ones), afterSteps(base, others));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves them where the work is moving and deleting among few containers', () => {
    const card = (id: string) => container(id, [container(`${id}1`, []), field(`${id}2`)]);
    const base = form([card('c'), card('d'), container('t', [field('x')], 'table'), container('e', []), field('a')]);
    const place = fc.nat({ max: 12 });
    const work = fc.array(fc.tuple(fc.nat({ max: 2 }), place, place, fc.nat({ max: 3 })), { maxLength: 6 });
    type Work = readonly (readonly [number, number, number, number])[];
    const worked = (steps: Work) => {
      const store = createDesignStore(base, productWidgets);
      for (const [what, one, other, index] of steps) {
        const keys = [...treeOf(store.state().document).nodes.keys()];
        const [key, parent] = [keys[one % keys.length] ?? '', keys[other] ?? null];
        if (what === 0) store.run(deleteNodes, { keys: [key] });
        else store.run(moveNodes, { keys: [key], parent, index });
      }
      return store.state().document;
    };
    fc.assert(
      fc.property(work, work, (ones, others) => {
        expectAll(base, worked(ones), worked(others));
      }),
      { numRuns: 300 },
    );
  });
});
