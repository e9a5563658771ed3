import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateForm } from '../../engine/schema/validate/index.ts';
import { allDesigns } from '../../test/designs/foreign-designs.ts';
import { afterSteps, anySteps, realDesigns } from '../../test/support/designer/command-steps.ts';
import { container, field, form, outline, productWidgets } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import { type Json, type JsonObject, sameJson } from '../document/json.ts';
import { applyPatch, valueAt } from '../document/patch.ts';
import { type Conflict, merge3 } from './merge3.ts';
import { resolveConflict } from './resolve-conflict.ts';

const designs = realDesigns(allDesigns);
const labelled = (id: string, label: string, more: { [key: string]: Json } = {}) => ({
  ...field(id, more),
  config: { aditKey: 'input', label, span: 12 },
});
const merge = (base: JsonObject, mine: JsonObject, theirs: JsonObject) => merge3(base, mine, theirs, productWidgets);
const brief = ({ kind, id, path, mine, theirs }: Conflict) => ({ kind, id, path, mine, theirs });

describe('merging what touches nothing else', () => {
  it('joins additions, removals, moves and changes of both sides', () => {
    const base = form([container('c', [field('a'), field('b')]), field('d'), field('e')]);
    const mine = form([container('c', [field('a'), field('x'), field('b')]), labelled('d', '新'), field('e')]);
    const theirs = form([field('e'), container('c', [field('a')]), { ...field('d'), note: 1 }, field('y')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(outline(merged)).toBe('e c(a x) d y');
    expect(treeOf(merged).nodes.get('d')?.node).toEqual({ ...labelled('d', '新'), note: 1 });
  });

  it('joins settings of the form, columns of the list and tables, entry by entry', () => {
    const model = (list: Json, tables: Json, width: number): JsonObject => ({
      ...form([field('a')], { list, tables }),
      form: { version: 1, form: { labelWidth: width }, nodes: [field('a')] },
    });
    const columns = (...columnList: Json[]) => ({ version: 1, searchList: [], columnList });
    const base = model(columns({ prop: 'a' }, { prop: 'b' }, { prop: 'c' }), [{ table: 't' }], 100);
    const mine = model(columns({ prop: 'c' }, { prop: 'a', width: 9 }, { prop: 'b' }), [{ table: 't', x: 1 }], 100);
    const theirs = model(columns({ prop: 'a', fixed: 'left' }, { prop: 'c' }), [{ table: 't' }, { table: 'u' }], 120);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(
      model(
        columns({ prop: 'c' }, { prop: 'a', width: 9, fixed: 'left' }),
        [{ table: 't', x: 1 }, { table: 'u' }],
        120,
      ),
    );
  });

  it('takes the same change of both sides once', () => {
    const [base, both] = [form([field('a')]), form([labelled('a', '新'), field('n2')])];
    expect(merge(base, both, JSON.parse(JSON.stringify(both)))).toEqual({ merged: both, conflicts: [] });
  });

  it('gives nodes that both sides added under one id and name each their own', () => {
    const base = form([field('a')]);
    const shown = { logic: 'and', conditions: [{ field: 'input', operator: 'notEmpty' }] };
    const mine = form([
      field('a'),
      { ...labelled('n2', '我的'), vModel: 'input' },
      labelled('n3', '其后', { showWhen: shown }),
    ]);
    const theirs = form([field('a'), { ...labelled('n2', '他的'), vModel: 'input' }]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(outline(merged)).toBe('a n2 n4 n3');
    expect(valueAt(merged, '/nodes/2')).toEqual({ ...labelled('n4', '我的'), vModel: 'input1' });
    expect(valueAt(merged, '/nodes/3/showWhen/conditions/0/field')).toBe('input1');
    expect(validateForm(merged, { descriptors: productWidgets })).toEqual([]);
  });
});

describe('a conflict', () => {
  it('has both values of a property, and each can be taken', () => {
    const base = form([container('c', [labelled('a', '旧', { props: { max: 1 } })])]);
    const mine = form([container('c', [labelled('a', '我的', { props: { max: 2 } })])]);
    const theirs = form([field('x'), container('c', [labelled('a', '他的', { props: { max: 2 } })])]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([
      {
        kind: 'changed',
        at: '/nodes/1/config/children/0',
        id: 'a',
        label: '我的',
        path: '/config/label',
        base: '旧',
        mine: '我的',
        theirs: '他的',
        trail: ['config', 'label'],
      },
    ]);
    for (const side of ['mine', 'theirs'] as const) {
      const [conflict] = conflicts;
      const done = conflict ? applyPatch(merged, resolveConflict(merged, conflict, side)) : merged;
      expect(treeOf(done).nodes.get('a')?.node).toEqual(
        labelled('a', side === 'mine' ? '我的' : '他的', { props: { max: 2 } }),
      );
    }
  });

  it('keeps a node that one side removed and the other changed until somebody has decided', () => {
    const base = form([container('c', [field('a'), field('b')]), field('d')]);
    const mine = form([field('d')]);
    const theirs = form([container('c', [labelled('a', '新'), field('b'), field('n')]), field('d')]);
    for (const [one, other, side] of [
      [mine, theirs, 'mine'],
      [theirs, mine, 'theirs'],
    ] as const) {
      const { merged, conflicts } = merge(base, one, other);
      expect(outline(merged)).toBe('c(a b n) d');
      expect(conflicts.map(({ kind, id }) => [kind, id])).toEqual([['removed', 'c']]);
      const [conflict] = conflicts;
      expect(conflict?.[side]).toBeUndefined();
      expect(outline(applyPatch(merged, conflict ? resolveConflict(merged, conflict, side) : []))).toBe('d');
      const kept = conflict ? resolveConflict(merged, conflict, side === 'mine' ? 'theirs' : 'mine') : [];
      expect(applyPatch(merged, kept)).toEqual(theirs);
    }
  });

  it('takes out what one side removed and the other left alone, even what was moved out before', () => {
    const base = form([container('c', [field('a'), field('b')]), field('d')]);
    const mine = form([field('b'), field('d')]);
    const theirs = form([container('c', [field('a'), labelled('b', '新')]), field('d')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(form([labelled('b', '新'), field('d')]));
  });

  it('tells of a node that both sides moved, also into each other', () => {
    const base = form([container('c', []), container('d', []), field('a')]);
    const moved = merge(
      base,
      form([container('c', [field('a')]), container('d', [])]),
      form([container('c', []), container('d', [field('a')])]),
    );
    expect(outline(moved.merged)).toBe('c(a) d');
    expect(moved.conflicts.map(brief)).toEqual([
      { kind: 'moved', id: 'a', path: '', mine: { parent: 'c', behind: null }, theirs: { parent: 'd', behind: null } },
    ]);
    const [conflict] = moved.conflicts;
    const done = applyPatch(moved.merged, conflict ? resolveConflict(moved.merged, conflict, 'theirs') : []);
    expect(outline(done)).toBe('c d(a)');

    const circle = merge(
      base,
      form([container('d', [container('c', [])]), field('a')]),
      form([container('c', [container('d', [])]), field('a')]),
    );
    expect(outline(circle.merged)).toBe('d(c) a');
    expect(circle.conflicts.map(({ kind, id }) => [kind, id])).toEqual([['moved', 'd']]);
  });

  it('is found in the entries of lists, and holds while others are resolved', () => {
    const list = (...columnList: Json[]) => form([field('a')], { list: { version: 1, searchList: [], columnList } });
    const base = list({ prop: 'a', width: 1 }, { prop: 'b', width: 1 }, { prop: 'c', width: 1 });
    const mine = list({ prop: 'b', width: 2 }, { prop: 'c', width: 2 });
    const theirs = list({ prop: 'a', width: 3 }, { prop: 'b', width: 3 }, { prop: 'c', width: 3 });
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts.map(brief)).toEqual([
      { kind: 'changed', id: null, path: '/list/columnList/1/width', mine: 2, theirs: 3 },
      { kind: 'changed', id: null, path: '/list/columnList/2/width', mine: 2, theirs: 3 },
      { kind: 'changed', id: null, path: '/list/columnList/0', mine: undefined, theirs: { prop: 'a', width: 3 } },
    ]);
    const resolved = (side: 'mine' | 'theirs') =>
      conflicts.toReversed().reduce((done, one) => applyPatch(done, resolveConflict(done, one, side)), merged);
    expect(resolved('mine')).toEqual(mine);
    expect(resolved('theirs')).toEqual(theirs);
  });

  it('is the order of a list that both sides changed otherwise', () => {
    const list = (...props: string[]) =>
      form([field('a')], { list: { version: 1, searchList: [], columnList: props.map((prop) => ({ prop })) } });
    const { merged, conflicts } = merge(list('a', 'b', 'c'), list('c', 'a', 'b'), list('a', 'c', 'b'));
    expect(merged).toEqual(list('c', 'a', 'b'));
    expect(conflicts.map(brief)).toEqual([
      { kind: 'order', id: null, path: '/list/columnList', mine: ['c', 'a', 'b'], theirs: ['a', 'c', 'b'] },
    ]);
    const [conflict] = conflicts;
    expect(applyPatch(merged, conflict ? resolveConflict(merged, conflict, 'theirs') : [])).toEqual(
      list('a', 'c', 'b'),
    );
  });
});

describe('merging any designs', () => {
  const anyDesign = fc.nat({ max: designs.length - 1 }).map((which) => designs[which]?.document ?? {});

  it('is what one side has where the other changed nothing, or the same', () => {
    fc.assert(
      fc.property(anyDesign, anySteps, (base, steps) => {
        const one = afterSteps(base, steps);
        for (const [mine, theirs] of [
          [one, base],
          [base, one],
          [one, one],
          [one, JSON.parse(JSON.stringify(one))],
        ] as const) {
          const { merged, conflicts } = merge(base, mine, theirs);
          expect(conflicts).toEqual([]);
          expect(merged).toEqual(one);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the same from either side where the changes are of different nodes', () => {
    const setting = fc.tuple(fc.constantFrom('label', 'tipLabel', 'span', 'unknown'), fc.nat({ max: 24 }));
    fc.assert(
      fc.property(
        anyDesign,
        fc.array(setting, { maxLength: 20 }),
        fc.array(setting, { maxLength: 20 }),
        (base, ones, others) => {
          const keys = [...treeOf(base).nodes.keys()];
          const half = Math.ceil(keys.length / 2);
          const set = (
            document: JsonObject,
            own: readonly string[],
            settings: readonly (readonly [string, number])[],
          ) =>
            settings.reduce((done, [name, value], index) => {
              const node = treeOf(done).nodes.get(own[index % Math.max(own.length, 1)] ?? '');
              if (!node) return done;
              const path = `${node.at}/config/${name}`;
              return applyPatch(done, [{ op: valueAt(done, path) === undefined ? 'add' : 'replace', path, value }]);
            }, document);
          const [mine, theirs] = [set(base, keys.slice(0, half), ones), set(base, keys.slice(half), others)];
          const [here, there] = [merge(base, mine, theirs), merge(base, theirs, mine)];
          expect(here.conflicts).toEqual([]);
          expect(here.merged).toEqual(there.merged);
          expect(here.merged).toEqual(set(mine, keys.slice(half), others));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('loses no node that either side has and no side removed, whatever both did, and every conflict can be resolved', () => {
    fc.assert(
      fc.property(anyDesign, anySteps, anySteps, (base, ones, others) => {
        const [mine, theirs] = [afterSteps(base, ones), afterSteps(base, others)];
        const before = JSON.stringify([base, mine, theirs]);
        const { merged, conflicts } = merge(base, mine, theirs);
        expect(JSON.stringify([base, mine, theirs])).toBe(before);
        const [was, here, there, now] = [treeOf(base), treeOf(mine), treeOf(theirs), treeOf(merged)];
        const stays = [...new Set([...here.nodes.keys(), ...there.nodes.keys()])].filter(
          (key) => !was.nodes.has(key) || (here.nodes.has(key) && there.nodes.has(key)),
        );
        for (const key of stays) expect(now.nodes.has(key), key).toBe(true);
        // Two nodes that got one id by chance are two nodes still.
        const twice = stays.filter((key) => {
          const [one, other] = [here.nodes.get(key)?.node, there.nodes.get(key)?.node];
          return !was.nodes.has(key) && one && other && !sameJson(one, other);
        });
        expect(now.nodes.size).toBeGreaterThanOrEqual(stays.length + twice.length);
        for (const side of ['mine', 'theirs'] as const) {
          const done = conflicts.reduce(
            (one, conflict) => applyPatch(one, resolveConflict(one, conflict, side)),
            merged,
          );
          expect(treeOf(done)).toEqual(treeOf(JSON.parse(JSON.stringify(done))));
        }
      }),
      { numRuns: 60 },
    );
  });
});
